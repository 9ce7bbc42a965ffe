/// The values of several properties that are interpolated together.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values.
  public var value: (repeat each Value)

  /// Creates data from values.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  /// Data of zeros.
  public static var zero: Self { Self(repeat (each Value).zero) }

  /// Adds the values one by one.
  public static func + (a: Self, b: Self) -> Self { Self(repeat each a.value + each b.value) }

  /// Subtracts the values one by one.
  public static func - (a: Self, b: Self) -> Self { Self(repeat each a.value - each b.value) }

  /// Multiplies each value by a factor.
  public mutating func scale(by rhs: Double) {
    func scaled<T: VectorArithmetic>(_ value: T) -> T {
      var copy = value
      copy.scale(by: rhs)
      return copy
    }
    value = (repeat scaled(each value))
  }

  /// The squared length of the vector of all values.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for value in repeat each value { sum += value.magnitudeSquared }
    return sum
  }

  /// Whether all values are equal.
  public static func == (a: Self, b: Self) -> Bool {
    var isEqual = true
    for (a, b) in repeat (each a.value, each b.value) { isEqual = isEqual && a == b }
    return isEqual
  }
}

extension AnimatableValues: Sendable where repeat each Value: Sendable {}
