import Galley

/// Values of a type with their names in source code; the first is the plainest.
struct Choice<Value> {
  let names: [String]
  let values: [Value]

  init(_ pairs: KeyValuePairs<String, Value>) {
    names = pairs.map(\.key)
    values = pairs.map(\.value)
  }
}

/// Makes a choice whose names are the sources of the values.
@freestanding(expression)
macro choice<Value>(_ values: Value...) -> Choice<Value> =
  #externalMacro(module: "GalleyMacros", type: "ChoiceMacro")

/// A modifier for transitions.
struct Wide: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View {
    content.padding(.horizontal, isOn ? 30 : 0).rotationEffect(.degrees(isOn ? 45 : 0))
  }
}

/// The values of parameters with few possibilities.
enum Choices {
  static var bool: Choice<Bool> { #choice(false, true) }
  static var horizontal: Choice<HorizontalAlignment> {
    #choice(.center, .leading, .trailing)
  }
  static var vertical: Choice<VerticalAlignment> {
    #choice(.center, .top, .bottom, .firstTextBaseline, .lastTextBaseline)
  }
  static var alignment: Choice<Alignment> {
    #choice(
      .center, .topLeading, .top, .topTrailing, .leading, .trailing, .bottomLeading, .bottom,
      .bottomTrailing, .leadingFirstTextBaseline, .trailingLastTextBaseline)
  }
  static var axes: Choice<Axis.Set> {
    #choice(.vertical, .horizontal, [.horizontal, .vertical], [])
  }
  static var axis: Choice<Axis> { #choice(.horizontal, .vertical) }
  static var edges: Choice<Edge.Set> {
    #choice(.all, .top, .leading, .bottom, .trailing, .horizontal, .vertical, [])
  }
  static var contentMode: Choice<ContentMode> { #choice(.fit, .fill) }
  static var point: Choice<UnitPoint> {
    #choice(
      .center, .topLeading, .bottomTrailing, UnitPoint(x: -3, y: 7),
      UnitPoint(x: .nan, y: .infinity))
  }
  static var color: Choice<Color> {
    #choice(
      .red, .primary, .clear, .white, .accentColor, .blue.opacity(0.5), .red.opacity(.nan),
      .red.opacity(1e300), Color(red: .nan, green: -1, blue: 1e300),
      Color(hue: 7, saturation: -1, brightness: .infinity), .red.mix(with: .blue, by: .nan))
  }
  static var direction: Choice<LayoutDirection> {
    #choice(.leftToRight, .rightToLeft)
  }
  static var typeSize: Choice<DynamicTypeSize> {
    #choice(.large, .xSmall, .accessibility1, .accessibility5)
  }
  static var colorScheme: Choice<ColorScheme> { #choice(.light, .dark) }
  static var controlSize: Choice<ControlSize> {
    #choice(.regular, .mini, .small, .large)
  }
  static var visibility: Choice<Visibility> {
    #choice(.automatic, .visible, .hidden)
  }
  static var device: Choice<Device> {
    #choice(.iPhone16, .iPad, .iPhoneSE.landscape, Device(size: .zero))
  }

  /// The names of all values, by parameter name.
  static let names: [String: [String]] = [
    "bool": bool.names, "horizontal": horizontal.names, "vertical": vertical.names,
    "alignment": alignment.names, "axes": axes.names, "axis": axis.names, "edges": edges.names,
    "contentMode": contentMode.names, "point": point.names, "color": color.names,
    "direction": direction.names, "typeSize": typeSize.names, "colorScheme": colorScheme.names,
    "controlSize": controlSize.names, "visibility": visibility.names, "device": device.names,
    "textStyle": textStyle.names, "weight": weight.names, "design": design.names,
    "textAlignment": textAlignment.names, "truncation": truncation.names,
    "textCase": textCase.names, "locale": locale.names, "symbol": symbol.names,
    "safeArea": safeArea.names, "margins": margins.names,
    "transition": transition.names, "blendMode": blendMode.names, "animation": animation.names,
    "style": style.names,
  ]

  static var textStyle: Choice<Font.TextStyle> {
    #choice(.body, .largeTitle, .caption2)
  }
  static var weight: Choice<Font.Weight> {
    #choice(.regular, .ultraLight, .black)
  }
  static var design: Choice<Font.Design> {
    #choice(.default, .serif, .monospaced, .rounded)
  }
  static var textAlignment: Choice<TextAlignment> {
    #choice(.leading, .center, .trailing)
  }
  static var truncation: Choice<Text.TruncationMode> {
    #choice(.tail, .head, .middle)
  }
  static var textCase: Choice<Text.Case> {
    #choice(.uppercase, .lowercase)
  }
  static var locale: Choice<Locale> {
    #choice(
      Locale(identifier: "en"), Locale(identifier: "ja"), Locale(identifier: "ar"),
      Locale(identifier: ""))
  }
  static var symbol: Choice<String> {
    #choice("star", "heart.fill", "no such")
  }
  static var safeArea: Choice<SafeAreaRegions> {
    #choice(.all, .container, .keyboard)
  }
  static var margins: Choice<ContentMarginPlacement> {
    #choice(.automatic, .scrollContent)
  }
  static var blendMode: Choice<BlendMode> {
    #choice(.multiply, .hue, .destinationOut)
  }
  static var transition: Choice<AnyTransition> {
    #choice(
      .opacity, .slide, .push(from: .top), .move(edge: .leading).combined(with: .opacity),
      .scale(scale: .nan, anchor: .top), .asymmetric(insertion: .scale, removal: .identity),
      .offset(x: .infinity, y: 1e300),
      .modifier(active: Wide(isOn: true), identity: Wide(isOn: false)))
  }
  static var animation: Choice<Animation?> {
    #choice(
      .default, nil, .linear(duration: 1), .bouncy.delay(0.2), .easeIn(duration: .nan).speed(-1),
      .linear(duration: 0.3).repeatForever(), .timingCurve(-1, 9, 2, -9, duration: 1e300),
      .interpolatingSpring(mass: 0, stiffness: .infinity, damping: -1))
  }
  static var style: Choice<AnyShapeStyle> {
    Choice([
      ".tint": AnyShapeStyle(.tint), ".secondary": AnyShapeStyle(.secondary),
      ".red.gradient": AnyShapeStyle(.red.gradient), ".quinary": AnyShapeStyle(.quinary),
      ".background": AnyShapeStyle(.background), ".separator": AnyShapeStyle(.separator),
      ".regularMaterial": AnyShapeStyle(.regularMaterial), ".bar": AnyShapeStyle(.bar),
      ".tint.opacity(.infinity)": AnyShapeStyle(.tint.opacity(.infinity)),
      ".angularGradient(colors: [.red, .blue], center: .top, startAngle: .zero, endAngle: .degrees(-90))":
        AnyShapeStyle(
          .angularGradient(
            colors: [.red, .blue], center: .top, startAngle: .zero, endAngle: .degrees(-90))),
      ".radialGradient(colors: [], center: .center, startRadius: 9, endRadius: 2)": AnyShapeStyle(
        .radialGradient(colors: [], center: .center, startRadius: 9, endRadius: 2)),
    ])
  }
}
