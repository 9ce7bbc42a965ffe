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

/// A modifier for transitions.
struct Wide: ViewModifier {
  let isOn: Bool
  func body(content: Content) -> some View {
    content.padding(.horizontal, isOn ? 30 : 0).rotationEffect(.degrees(isOn ? 45 : 0))
  }
}

/// The values of parameters with few possibilities.
enum Choices {
  static var bool: Choice<Bool> { Choice(["false": false, "true": true]) }
  static var horizontal: Choice<HorizontalAlignment> {
    Choice([".center": .center, ".leading": .leading, ".trailing": .trailing])
  }
  static var vertical: Choice<VerticalAlignment> {
    Choice([
      ".center": .center, ".top": .top, ".bottom": .bottom,
      ".firstTextBaseline": .firstTextBaseline, ".lastTextBaseline": .lastTextBaseline,
    ])
  }
  static var alignment: Choice<Alignment> {
    Choice([
      ".center": .center, ".topLeading": .topLeading, ".top": .top, ".topTrailing": .topTrailing,
      ".leading": .leading, ".trailing": .trailing, ".bottomLeading": .bottomLeading,
      ".bottom": .bottom, ".bottomTrailing": .bottomTrailing,
      ".leadingFirstTextBaseline": .leadingFirstTextBaseline,
      ".trailingLastTextBaseline": .trailingLastTextBaseline,
    ])
  }
  static var axes: Choice<Axis.Set> {
    Choice([
      ".vertical": .vertical, ".horizontal": .horizontal,
      "[.horizontal, .vertical]": [.horizontal, .vertical], "[]": [],
    ])
  }
  static var axis: Choice<Axis> { Choice([".horizontal": .horizontal, ".vertical": .vertical]) }
  static var edges: Choice<Edge.Set> {
    Choice([
      ".all": .all, ".top": .top, ".leading": .leading, ".bottom": .bottom,
      ".trailing": .trailing, ".horizontal": .horizontal, ".vertical": .vertical, "[]": [],
    ])
  }
  static var contentMode: Choice<ContentMode> { Choice([".fit": .fit, ".fill": .fill]) }
  static var point: Choice<UnitPoint> {
    Choice([
      ".center": .center, ".topLeading": .topLeading, ".bottomTrailing": .bottomTrailing,
      "UnitPoint(x: -3, y: 7)": UnitPoint(x: -3, y: 7),
      "UnitPoint(x: .nan, y: .infinity)": UnitPoint(x: .nan, y: .infinity),
    ])
  }
  static var color: Choice<Color> {
    Choice([
      ".red": .red, ".primary": .primary, ".clear": .clear, ".white": .white,
      ".accentColor": .accentColor, ".blue.opacity(0.5)": .blue.opacity(0.5),
      ".red.opacity(.nan)": .red.opacity(.nan), ".red.opacity(1e300)": .red.opacity(1e300),
      "Color(red: .nan, green: -1, blue: 1e300)": Color(red: .nan, green: -1, blue: 1e300),
      "Color(hue: 7, saturation: -1, brightness: .infinity)": Color(
        hue: 7, saturation: -1, brightness: .infinity),
      ".red.mix(with: .blue, by: .nan)": .red.mix(with: .blue, by: .nan),
    ])
  }
  static var direction: Choice<LayoutDirection> {
    Choice([".leftToRight": .leftToRight, ".rightToLeft": .rightToLeft])
  }
  static var typeSize: Choice<DynamicTypeSize> {
    Choice([
      ".large": .large, ".xSmall": .xSmall, ".accessibility1": .accessibility1,
      ".accessibility5": .accessibility5,
    ])
  }
  static var colorScheme: Choice<ColorScheme> { Choice([".light": .light, ".dark": .dark]) }
  static var controlSize: Choice<ControlSize> {
    Choice([".regular": .regular, ".mini": .mini, ".small": .small, ".large": .large])
  }
  static var visibility: Choice<Visibility> {
    Choice([".automatic": .automatic, ".visible": .visible, ".hidden": .hidden])
  }
  static var device: Choice<Device> {
    Choice([
      ".iPhone16": .iPhone16, ".iPad": .iPad, ".iPhoneSE.landscape": .iPhoneSE.landscape,
      "Device(size: .zero)": Device(size: .zero),
    ])
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
    Choice([".body": .body, ".largeTitle": .largeTitle, ".caption2": .caption2])
  }
  static var weight: Choice<Font.Weight> {
    Choice([".regular": .regular, ".ultraLight": .ultraLight, ".black": .black])
  }
  static var design: Choice<Font.Design> {
    Choice([
      ".default": .default, ".serif": .serif, ".monospaced": .monospaced, ".rounded": .rounded,
    ])
  }
  static var textAlignment: Choice<TextAlignment> {
    Choice([".leading": .leading, ".center": .center, ".trailing": .trailing])
  }
  static var truncation: Choice<Text.TruncationMode> {
    Choice([".tail": .tail, ".head": .head, ".middle": .middle])
  }
  static var textCase: Choice<Text.Case> {
    Choice([".uppercase": .uppercase, ".lowercase": .lowercase])
  }
  static var locale: Choice<Locale> {
    Choice([
      "Locale(identifier: \"en\")": Locale(identifier: "en"),
      "Locale(identifier: \"ja\")": Locale(identifier: "ja"),
      "Locale(identifier: \"ar\")": Locale(identifier: "ar"),
      "Locale(identifier: \"\")": Locale(identifier: ""),
    ])
  }
  static var symbol: Choice<String> {
    Choice(["\"star\"": "star", "\"heart.fill\"": "heart.fill", "\"no such\"": "no such"])
  }
  static var safeArea: Choice<SafeAreaRegions> {
    Choice([".all": .all, ".container": .container, ".keyboard": .keyboard])
  }
  static var margins: Choice<ContentMarginPlacement> {
    Choice([".automatic": .automatic, ".scrollContent": .scrollContent])
  }
  static var blendMode: Choice<BlendMode> {
    Choice([".multiply": .multiply, ".hue": .hue, ".destinationOut": .destinationOut])
  }
  static var transition: Choice<AnyTransition> {
    Choice([
      ".opacity": .opacity, ".slide": .slide, ".push(from: .top)": .push(from: .top),
      ".move(edge: .leading).combined(with: .opacity)": .move(edge: .leading)
        .combined(with: .opacity),
      ".scale(scale: .nan, anchor: .top)": .scale(scale: .nan, anchor: .top),
      ".asymmetric(insertion: .scale, removal: .identity)": .asymmetric(
        insertion: .scale, removal: .identity),
      ".offset(x: .infinity, y: 1e300)": .offset(x: .infinity, y: 1e300),
      ".modifier(active: Wide(isOn: true), identity: Wide(isOn: false))": .modifier(
        active: Wide(isOn: true), identity: Wide(isOn: false)),
    ])
  }
  static var animation: Choice<Animation?> {
    Choice([
      ".default": .default, "nil": nil, ".linear(duration: 1)": .linear(duration: 1),
      ".bouncy.delay(0.2)": .bouncy.delay(0.2),
      ".easeIn(duration: .nan).speed(-1)": .easeIn(duration: .nan).speed(-1),
      ".linear(duration: 0.3).repeatForever()": .linear(duration: 0.3).repeatForever(),
      ".timingCurve(-1, 9, 2, -9, duration: 1e300)": .timingCurve(-1, 9, 2, -9, duration: 1e300),
      ".interpolatingSpring(mass: 0, stiffness: .infinity, damping: -1)": .interpolatingSpring(
        mass: 0, stiffness: .infinity, damping: -1),
    ])
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
