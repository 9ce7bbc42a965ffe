import Galley

extension Ingredients {
  mutating func addSizing() {
    add("{view}.frame(width: {length?}, height: {length?}, alignment: {alignment})") {
      $0.view.frame(
        width: $0.length(0), height: $0.length(1), alignment: $0.pick(Choices.alignment, 2))
    }
    add(
      "{view}.frame(minWidth: {length?}, idealWidth: {length?}, maxWidth: {length?}, minHeight: {length?}, idealHeight: {length?}, maxHeight: {length?}, alignment: {alignment})"
    ) {
      $0.view.frame(
        minWidth: $0.length(0), idealWidth: $0.length(1), maxWidth: $0.length(2),
        minHeight: $0.length(3), idealHeight: $0.length(4), maxHeight: $0.length(5),
        alignment: $0.pick(Choices.alignment, 6))
    }
    add("{view}.fixedSize(horizontal: {bool}, vertical: {bool})") {
      $0.view.fixedSize(
        horizontal: $0.pick(Choices.bool, 0), vertical: $0.pick(Choices.bool, 1))
    }
    add("{view}.aspectRatio({length?}, contentMode: {contentMode})") {
      $0.view.aspectRatio($0.length(0), contentMode: $0.pick(Choices.contentMode, 1))
    }
    add("{view}.aspectRatio(CGSize(width: {number}, height: {number}), contentMode: {contentMode})")
    {
      $0.view.aspectRatio(
        CGSize(width: $0.number(0), height: $0.number(1)),
        contentMode: $0.pick(Choices.contentMode, 2))
    }
    add("{view}.scaledToFit()") { $0.view.scaledToFit() }
    add("{view}.scaledToFill()") { $0.view.scaledToFill() }
    add("{view}.padding({edges}, {length?})") {
      $0.view.padding($0.pick(Choices.edges, 0), $0.length(1))
    }
    add(
      "{view}.padding(EdgeInsets(top: {number}, leading: {number}, bottom: {number}, trailing: {number}))"
    ) {
      $0.view.padding(
        EdgeInsets(
          top: $0.number(0), leading: $0.number(1), bottom: $0.number(2), trailing: $0.number(3)))
    }
  }

  mutating func addPlacing() {
    add("{view}.offset(x: {number}, y: {number})") {
      $0.view.offset(x: $0.number(0), y: $0.number(1))
    }
    add("{view}.position(x: {number}, y: {number})") {
      $0.view.position(x: $0.number(0), y: $0.number(1))
    }
    add("{view}.alignmentGuide({horizontal}) { _ in {number} }") { inputs in
      let value = inputs.number(1)
      return inputs.view.alignmentGuide(inputs.pick(Choices.horizontal, 0)) { _ in value }
    }
    add("{view}.alignmentGuide({vertical}) { $0[{vertical}] * {number} + $0.height }") { inputs in
      let (guide, factor) = (inputs.pick(Choices.vertical, 1), inputs.number(2))
      return inputs.view.alignmentGuide(inputs.pick(Choices.vertical, 0)) {
        $0[guide] * factor + $0.height
      }
    }
    add("{view}.layoutValue(key: Weight.self, value: {number})") {
      $0.view.layoutValue(key: Weight.self, value: $0.number(0))
    }
    add("{view}.accessibilityIdentifier({string})") {
      $0.view.accessibilityIdentifier($0.string(0))
    }
  }

  mutating func addLayers() {
    add("{view}.overlay(alignment: {alignment}) {other}") { inputs in
      inputs.view.overlay(alignment: inputs.pick(Choices.alignment, 0)) { inputs.other }
    }
    add("{view}.background(alignment: {alignment}) {other}") { inputs in
      inputs.view.background(alignment: inputs.pick(Choices.alignment, 0)) { inputs.other }
    }
    add("{view}.overlay({color}, in: Capsule())") {
      $0.view.overlay($0.pick(Choices.color, 0), in: Capsule())
    }
    add("{view}.background({color}, ignoresSafeAreaEdges: {edges})") {
      $0.view.background($0.pick(Choices.color, 0), ignoresSafeAreaEdges: $0.pick(Choices.edges, 1))
    }
    add("{view}.background(in: RoundedRectangle(cornerRadius: {number}))") {
      $0.view.background(in: RoundedRectangle(cornerRadius: $0.number(0)))
    }
    add("{view}.border({color}, width: {number})") {
      $0.view.border($0.pick(Choices.color, 0), width: $0.number(1))
    }
  }

  mutating func addEffects() {
    add("{view}.opacity({number})") { $0.view.opacity($0.number(0)) }
    add("{view}.hidden()") { $0.view.hidden() }
    add("{view}.clipped()") { $0.view.clipped() }
    add("{view}.clipShape(Circle())") { $0.view.clipShape(Circle()) }
    add("{view}.cornerRadius({number})") { $0.view.cornerRadius($0.number(0)) }
    add("{view}.shadow(color: {color}, radius: {number}, x: {number}, y: {number})") {
      $0.view.shadow(
        color: $0.pick(Choices.color, 0), radius: $0.number(1), x: $0.number(2), y: $0.number(3))
    }
    add("{view}.rotationEffect(.degrees({number}), anchor: {point})") {
      $0.view.rotationEffect(.degrees($0.number(0)), anchor: $0.pick(Choices.point, 1))
    }
    add("{view}.scaleEffect(x: {number}, y: {number}, anchor: {point})") {
      $0.view.scaleEffect(
        x: $0.number(0), y: $0.number(1), anchor: $0.pick(Choices.point, 2))
    }
  }

  mutating func addFilters() {
    add("{view}.blur(radius: {number}, opaque: {bool})") {
      $0.view.blur(radius: $0.number(0), opaque: $0.pick(Choices.bool, 1))
    }
    add("{view}.brightness({number}).contrast({number})") {
      $0.view.brightness($0.number(0)).contrast($0.number(1))
    }
    add("{view}.saturation({number}).grayscale({number})") {
      $0.view.saturation($0.number(0)).grayscale($0.number(1))
    }
    add("{view}.hueRotation(.degrees({number})).colorInvert()") {
      $0.view.hueRotation(.degrees($0.number(0))).colorInvert()
    }
    add("{view}.colorMultiply({color})") { $0.view.colorMultiply($0.pick(Choices.color, 0)) }
    add("{view}.luminanceToAlpha()") { $0.view.luminanceToAlpha() }
    add("{view}.blendMode({blendMode})") { $0.view.blendMode($0.pick(Choices.blendMode, 0)) }
    add("{view}.compositingGroup().drawingGroup()") { $0.view.compositingGroup().drawingGroup() }
    add("{view}.mask(alignment: {alignment}) {other}") { inputs in
      inputs.view.mask(alignment: inputs.pick(Choices.alignment, 0)) { inputs.other }
    }
  }

  mutating func addStyles() {
    add("{view}.foregroundStyle({color}, {color}.opacity({number}), .tertiary)") {
      $0.view.foregroundStyle(
        $0.pick(Choices.color, 0), $0.pick(Choices.color, 1).opacity($0.number(2)), .tertiary)
    }
    add("{view}.foregroundStyle({style}, {style})") {
      $0.view.foregroundStyle($0.pick(Choices.style, 0), $0.pick(Choices.style, 1))
    }
    add("{view}.background({style}, in: .rect(cornerRadius: {number}))") {
      $0.view.background($0.pick(Choices.style, 0), in: .rect(cornerRadius: $0.number(1)))
    }
    add("{view}.overlay({style}, ignoresSafeAreaEdges: {edges}).border({style})") {
      $0.view.overlay($0.pick(Choices.style, 0), ignoresSafeAreaEdges: $0.pick(Choices.edges, 1))
        .border($0.pick(Choices.style, 2))
    }
    add("{view}.clipShape(.rect(topLeadingRadius: {number}, bottomTrailingRadius: {number}))") {
      $0.view.clipShape(
        .rect(topLeadingRadius: $0.number(0), bottomTrailingRadius: $0.number(1)))
    }
    add("{view}.foregroundColor({color})") { $0.view.foregroundColor($0.pick(Choices.color, 0)) }
    add(
      "{view}.foregroundStyle(.linearGradient(colors: [{color}, {color}], startPoint: {point}, endPoint: {point}))"
    ) {
      $0.view.foregroundStyle(
        .linearGradient(
          colors: [$0.pick(Choices.color, 0), $0.pick(Choices.color, 1)],
          startPoint: $0.pick(Choices.point, 2), endPoint: $0.pick(Choices.point, 3)))
    }
    add("{view}.tint({color}).backgroundStyle({color}).accentColor({color})") {
      $0.view.tint($0.pick(Choices.color, 0)).backgroundStyle($0.pick(Choices.color, 1))
        .accentColor($0.pick(Choices.color, 2))
    }
    add("{view}.environment(\\.layoutDirection, {direction})") {
      $0.view.environment(\.layoutDirection, $0.pick(Choices.direction, 0))
    }
    add("{view}.environment(\\.colorScheme, {colorScheme})") {
      $0.view.environment(\.colorScheme, $0.pick(Choices.colorScheme, 0))
    }
    add("{view}.preferredColorScheme({colorScheme})") {
      $0.view.preferredColorScheme($0.pick(Choices.colorScheme, 0))
    }
    add("{view}.transformEnvironment(\\.displayScale) { $0 = {number} }") { inputs in
      let scale = inputs.number(0)
      return inputs.view.transformEnvironment(\.displayScale) { $0 = scale }
    }
    add("{view}.shapeSizing(.square)") { $0.view.shapeSizing(.square) }
    add("{view}.imageScale(.large).symbolVariant(.fill.circle)") {
      $0.view.imageScale(.large).symbolVariant(.fill.circle)
    }
    add("{view}.symbolRenderingMode(.palette).foregroundStyle({color}, {color})") {
      $0.view.symbolRenderingMode(.palette)
        .foregroundStyle($0.pick(Choices.color, 0), $0.pick(Choices.color, 1))
    }
  }
}

/// The weight that a weighted layout reads from its views.
enum Weight: LayoutValueKey {
  static var defaultValue: CGFloat { 1 }
}
