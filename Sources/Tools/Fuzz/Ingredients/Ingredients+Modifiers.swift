import Galley

extension Ingredients {
  mutating func addSizing() {
    #add("{view}.frame(width: {length?}, height: {length?}, alignment: {alignment})")
    #add(
      "{view}.frame(minWidth: {length?}, idealWidth: {length?}, maxWidth: {length?}, minHeight: {length?}, idealHeight: {length?}, maxHeight: {length?}, alignment: {alignment})"
    )
    #add("{view}.fixedSize(horizontal: {bool}, vertical: {bool})")
    #add("{view}.aspectRatio({length?}, contentMode: {contentMode})")
    #add(
      "{view}.aspectRatio(CGSize(width: {number}, height: {number}), contentMode: {contentMode})")
    #add("{view}.scaledToFit()")
    #add("{view}.scaledToFill()")
    #add("{view}.padding({edges}, {length?})")
    #add(
      "{view}.padding(EdgeInsets(top: {number}, leading: {number}, bottom: {number}, trailing: {number}))"
    )
  }

  mutating func addPlacing() {
    #add("{view}.offset(x: {number}, y: {number})")
    #add("{view}.position(x: {number}, y: {number})")
    #add("{view}.alignmentGuide({horizontal}) { _ in {number} }")
    #add("{view}.alignmentGuide({vertical}) { $0[{vertical}] * {number} + $0.height }")
    #add("{view}.layoutValue(key: Weight.self, value: {number})")
    #add("{view}.accessibilityIdentifier({string})")
  }

  mutating func addLayers() {
    #add("{view}.overlay(alignment: {alignment}) {other}")
    #add("{view}.background(alignment: {alignment}) {other}")
    #add("{view}.overlay({color}, in: Capsule())")
    #add("{view}.background({color}, ignoresSafeAreaEdges: {edges})")
    #add("{view}.background(in: RoundedRectangle(cornerRadius: {number}))")
    #add("{view}.border({color}, width: {number})")
  }

  mutating func addEffects() {
    #add("{view}.opacity({number})")
    #add("{view}.hidden()")
    #add("{view}.clipped()")
    #add("{view}.clipShape(Circle())")
    #add("{view}.cornerRadius({number})")
    #add("{view}.shadow(color: {color}, radius: {number}, x: {number}, y: {number})")
    #add("{view}.rotationEffect(.degrees({number}), anchor: {point})")
    #add("{view}.scaleEffect(x: {number}, y: {number}, anchor: {point})")
  }

  mutating func addFilters() {
    #add("{view}.blur(radius: {number}, opaque: {bool})")
    #add("{view}.brightness({number}).contrast({number})")
    #add("{view}.saturation({number}).grayscale({number})")
    #add("{view}.hueRotation(.degrees({number})).colorInvert()")
    #add("{view}.colorMultiply({color})")
    #add("{view}.luminanceToAlpha()")
    #add("{view}.blendMode({blendMode})")
    #add("{view}.compositingGroup().drawingGroup()")
    #add("{view}.mask(alignment: {alignment}) {other}")
  }

  mutating func addStyles() {
    #add("{view}.foregroundStyle({color}, {color}.opacity({number}), .tertiary)")
    #add("{view}.foregroundStyle({style}, {style})")
    #add("{view}.background({style}, in: .rect(cornerRadius: {number}))")
    #add("{view}.overlay({style}, ignoresSafeAreaEdges: {edges}).border({style})")
    #add("{view}.clipShape(.rect(topLeadingRadius: {number}, bottomTrailingRadius: {number}))")
    #add("{view}.foregroundColor({color})")
    #add(
      "{view}.foregroundStyle(.linearGradient(colors: [{color}, {color}], startPoint: {point}, endPoint: {point}))"
    )
    #add("{view}.tint({color}).backgroundStyle({color}).accentColor({color})")
    #add("{view}.environment(\\.layoutDirection, {direction})")
    #add("{view}.environment(\\.colorScheme, {colorScheme})")
    #add("{view}.preferredColorScheme({colorScheme})")
    #add("{view}.transformEnvironment(\\.displayScale) { $0 = {number} }")
    #add("{view}.shapeSizing(.square)")
    #add("{view}.imageScale(.large).symbolVariant(.fill.circle)")
    #add("{view}.symbolRenderingMode(.palette).foregroundStyle({color}, {color})")
  }
}

/// The weight that a weighted layout reads from its views.
enum Weight: LayoutValueKey {
  static var defaultValue: CGFloat { 1 }
}
