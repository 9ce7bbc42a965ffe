import Foundation

/// Converts the values of an axis to positions.
struct PositionScale {
  /// How numbers are spread.
  enum Transform: Equatable {
    case linear, logarithmic, power(Double), symmetricLog(Double)

    func callAsFunction(_ value: Double) -> Double? {
      switch self {
      case .linear: value
      case .logarithmic: value > 0 ? log10(value) : nil
      case .power(let exponent): value < 0 ? -pow(-value, exponent) : pow(value, exponent)
      case .symmetricLog(let slope): value < 0 ? -log1p(-value * slope) : log1p(value * slope)
      }
    }

    func inverse(_ value: Double) -> Double {
      switch self {
      case .linear: value
      case .logarithmic: pow(10, value)
      case .power(let exponent): value < 0 ? -pow(-value, 1 / exponent) : pow(value, 1 / exponent)
      case .symmetricLog(let slope): value < 0 ? -expm1(-value) / slope : expm1(value) / slope
      }
    }
  }

  /// The categories in order; `nil` for numbers and dates.
  private(set) var categories: [String]?
  private var indices: [String: Int] = [:]
  let isDate: Bool
  let range: ClosedRange<Double>
  let transform: Transform
  /// The distance between the numbers at which an automatic domain ends.
  var step: Double?
  /// Whether positions run from the right or from the bottom.
  var isFlipped = false
  var padding: (start: CGFloat, end: CGFloat) = (0, 0)
  /// The space for annotations, instead of the padding.
  var room: AnnotationRoom?
  /// The positions of the bounds, in points, if they are not those of the plot.
  var points: ClosedRange<CGFloat>?

  init(categories: [String]) {
    (isDate, range, transform) = (false, 0...1, .linear)
    for category in categories where indices[category] == nil { indices[category] = indices.count }
    self.categories = indices.sorted { $0.value < $1.value }.map(\.key)
  }

  init(_ range: ClosedRange<Double>, isDate: Bool = false, _ transform: Transform = .linear) {
    (self.range, self.isDate, self.transform) = (range, isDate, transform)
  }

  /// The fraction of a number, 0…1 in the domain; `nil` if the scale cannot show it.
  func fraction(_ number: Double) -> Double? {
    guard let value = transform(number), let low = transform(range.lowerBound),
      let high = transform(range.upperBound)
    else { return nil }
    // Halves, so that the span of any two numbers is finite.
    let span = high / 2 - low / 2
    let fraction = span > 0 ? (value / 2 - low / 2) / span : 0.5
    // Far outside, positions would be too large to draw.
    return fraction.isFinite ? min(max(fraction, -100), 100) : nil
  }

  /// The fractions of the start and end of a category or bin; for a value, both are the same.
  func fractions(_ coordinate: Coordinate) -> (Double, Double)? {
    fractions(coordinate.value, upper: coordinate.upper)
  }

  func fractions(_ value: _PlottedValue, upper: Double? = nil) -> (Double, Double)? {
    switch value {
    case .category(let name):
      guard let index = indices[name] else { return nil }
      let count = Double(indices.count)
      return (Double(index) / count, Double(index + 1) / count)
    case .number(let number), .date(let number):
      guard categories == nil, let start = fraction(number) else { return nil }
      guard let upper else { return (start, start) }
      return fraction(upper).map { (start, $0) }
    }
  }

  /// The position of a fraction in a plot of a length, in points.
  func position(_ fraction: Double, in length: CGFloat) -> CGFloat {
    let fraction = CGFloat(isFlipped ? 1 - fraction : fraction)
    if let points {
      return points.lowerBound + fraction * (points.upperBound - points.lowerBound)
    }
    var (start, end) = isFlipped ? (padding.end, padding.start) : padding
    if let room { (start, end) = room.paddings(in: length) }
    return start + fraction * (length - start - end)
  }

  /// The middle of a value in a plot of a length, in points.
  func position(_ value: _PlottedValue, in length: CGFloat) -> CGFloat? {
    fractions(value).map { position(($0.0 + $0.1) / 2, in: length) }
  }

  /// The value at a position in a plot of a length.
  func value(at position: CGFloat, in length: CGFloat) -> _PlottedValue? {
    let (start, end) = (self.position(0, in: length), self.position(1, in: length))
    guard start != end, position.isFinite else { return nil }
    let fraction = Double((position - start) / (end - start))
    if let categories {
      guard !categories.isEmpty else { return nil }
      let index = Int(min(max(fraction, 0), 0.999999) * Double(categories.count))
      return .category(categories[index])
    }
    guard let low = transform(range.lowerBound), let high = transform(range.upperBound) else {
      return nil
    }
    let number = transform.inverse(low + (high - low) * fraction)
    return isDate ? .date(number) : .number(number)
  }

  /// Where bars and areas begin: at 0, or at the nearest end of the domain.
  var base: Double { min(max(transform == .logarithmic ? 0 : fraction(0) ?? 0, 0), 1) }
}
