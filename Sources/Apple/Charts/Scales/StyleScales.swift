import Foundation

/// The options that modifiers set for the scale of a style.
struct StyleScaleSettings<Value> {
  var domain: [_PlottedValue]?
  var range: [Value] = []
  var mapping: [(_PlottedValue, Value)] = []
  var function: ((_PlottedValue) -> Value?)?
}

extension StyleScaleSettings {
  init<Key: Plottable, Style>(
    _ mapping: KeyValuePairs<Key, Style>, _ style: (Style) -> Value
  ) {
    self.mapping = mapping.map { ($0.key.plotted, style($0.value)) }
  }
}

/// Assigns styles to values in order of appearance.
struct StyleScale<Value> {
  /// The values in order.
  private(set) var values: [_PlottedValue] = []
  /// The description of the values.
  private(set) var label: ChartLabel?
  private var indices: [_PlottedValue: Int] = [:]
  private var settings = StyleScaleSettings<Value>()

  init(_ settings: StyleScaleSettings<Value> = StyleScaleSettings(), _ used: [Coordinate] = []) {
    self.settings = settings
    for value in settings.domain ?? settings.mapping.map(\.0) { add(value) }
    for coordinate in used { add(coordinate) }
  }

  private mutating func add(_ coordinate: Coordinate) {
    label = label ?? coordinate.label
    // A given domain excludes other values.
    if settings.domain == nil { add(coordinate.value) }
  }

  private mutating func add(_ value: _PlottedValue) {
    guard indices[value] == nil else { return }
    indices[value] = values.count
    values.append(value)
  }

  /// The place of a value in the order.
  func index(of value: _PlottedValue) -> Int? { indices[value] }

  /// Whether marks use the scale.
  var isUsed: Bool { label != nil }

  /// The values, if marks use the scale.
  var usedValues: [_PlottedValue] { isUsed ? values : [] }

  /// Returns the style that was set for a value.
  func given(_ value: _PlottedValue) -> Value? {
    settings.mapping.first(where: { $0.0 == value })?.1 ?? settings.function?(value)
  }

  /// Returns the style of a value.
  ///
  /// - Parameter palette: The default styles.
  func callAsFunction(_ value: _PlottedValue, _ palette: [Value]) -> Value? {
    if let known = given(value) { return known }
    let styles = settings.range.isEmpty ? palette : settings.range
    guard let index = indices[value], !styles.isEmpty else { return nil }
    return styles[index % styles.count]
  }
}

/// The style of marks that have none: the foreground style that was set for the chart, or else the tint.
struct DefaultMarkStyle: ShapeStyle {
  func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    guard environment.standard.isForegroundChosen else {
      return TintShapeStyle()._resolved(in: environment)
    }
    return ForegroundStyle()._resolved(in: environment)
  }
}

/// The foreground styles of values.
struct ForegroundScale {
  private(set) var scale: StyleScale<AnyShapeStyle>
  private let gradient: Gradient?
  private(set) var range: ClosedRange<Double>?
  /// Whether numbers are shades of a gradient.
  private(set) var isContinuous = false
  /// The styles of numbers, from low to high.
  private var colors: [AnyShapeStyle] = []

  init(
    _ settings: StyleScaleSettings<AnyShapeStyle>, _ gradient: Gradient?, _ values: [Coordinate]
  ) {
    scale = StyleScale(settings, values)
    self.gradient = gradient
    var (low, high, isNumeric) = (Double.infinity, -Double.infinity, true)
    for coordinate in values {
      guard let number = coordinate.middle.number else {
        isNumeric = false
        continue
      }
      guard number.isFinite else { continue }
      (low, high) = (min(low, number), max(high, number))
    }
    let given = settings.domain?.compactMap(\.number).filter(\.isFinite) ?? []
    if let first = given.min(), let last = given.max() { (low, high) = (first, last) }
    guard isNumeric, low <= high else { return }
    isContinuous = settings.mapping.isEmpty && settings.function == nil && settings.range.count != 1
    if given.isEmpty, low > 0, high > low {
      low = NiceNumbers.rounded(0...high, to: NiceNumbers.step(span: high, count: 5)).lowerBound
    }
    range = low...high
    colors = settings.range
  }

  /// The default styles of values.
  static let palette = [Color.blue, .green, .orange, .purple, .red, .cyan, .yellow].map {
    AnyShapeStyle($0)
  }

  /// The style of marks without a value.
  static let standard = AnyShapeStyle(DefaultMarkStyle())

  /// The shades of numbers from low to high.
  var shades: Gradient {
    gradient ?? Gradient(colors: [Color.blue.opacity(0.15), Color.blue])
  }

  func callAsFunction(_ value: _PlottedValue) -> AnyShapeStyle {
    guard isContinuous, let range, let number = value.number, number.isFinite else {
      return scale(value, Self.palette) ?? Self.standard
    }
    let span = range.upperBound - range.lowerBound
    let fraction = span > 0 ? min(max((number - range.lowerBound) / span, 0), 1) : 1
    if colors.count > 1 {
      return colors[min(Int(fraction * Double(colors.count)), colors.count - 1)]
    }
    return AnyShapeStyle(shades.color(at: fraction))
  }
}

/// The areas of symbols for values.
struct SizeScale {
  private let scale: StyleScale<CGFloat>
  private let range: (low: Double, high: Double)
  private let sizes: [CGFloat]

  init(_ settings: StyleScaleSettings<CGFloat>, _ values: [Coordinate]) {
    sizes = settings.range.isEmpty ? [20, 400] : settings.range
    scale = StyleScale(settings, values)
    let given = settings.domain?.compactMap(\.number).filter(\.isFinite) ?? []
    let numbers = values.compactMap(\.value.number).filter(\.isFinite)
    range =
      given.isEmpty
      ? (min(numbers.min() ?? 0, 0), numbers.max() ?? 0) : (given.min() ?? 0, given.max() ?? 0)
  }

  /// The area of a value, in square points.
  func callAsFunction(_ value: _PlottedValue) -> CGFloat {
    if let given = scale.given(value) { return given }
    let count = scale.values.count
    var fraction = 0.0
    if let number = value.number {
      let span = range.high - range.low
      fraction = span > 0 && number.isFinite ? (number - range.low) / span : 0
      // Numbers outside of a given domain have the size of its end.
      fraction = min(max(fraction, 0), 1)
    } else if sizes.count > 2 {
      return sizes[(scale.index(of: value) ?? 0) % sizes.count]
    } else if count > 1 {
      fraction = Double(scale.index(of: value) ?? 0) / Double(count - 1)
    }
    let position = fraction * Double(sizes.count - 1)
    let lower = min(Int(position), max(sizes.count - 2, 0))
    let upper = min(lower + 1, sizes.count - 1)
    return sizes[lower] + CGFloat(position - Double(lower)) * (sizes[upper] - sizes[lower])
  }
}

extension Gradient {
  /// The color at a fraction of the gradient.
  fileprivate func color(at fraction: Double) -> Color {
    let stops = stops.sorted { $0.location < $1.location }
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard let after = stops.firstIndex(where: { $0.location >= fraction }) else {
      return last.color
    }
    guard after > 0 else { return first.color }
    let (a, b) = (stops[after - 1], stops[after])
    let span = b.location - a.location
    let share = span > 0 ? (fraction - a.location) / span : 1
    return a.color.mix(with: b.color, by: share, in: .device)
  }
}
