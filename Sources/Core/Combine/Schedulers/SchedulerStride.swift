/// A numeric duration; the common implementation of the schedulers' strides.
public protocol _SchedulerStride: SignedNumeric, Comparable, ExpressibleByFloatLiteral, Codable,
  SchedulerTimeIntervalConvertible, Sendable
where Magnitude: SignedNumeric & Sendable, IntegerLiteralType == Int, FloatLiteralType == Double {
  /// Creates a duration from a number in the unit of the type.
  init(_ magnitude: Magnitude)
}

extension _SchedulerStride {
  /// Creates a duration in seconds.
  public init(integerLiteral value: Int) { self = .seconds(value) }
  /// Creates a duration in seconds.
  public init(floatLiteral value: Double) { self = .seconds(value) }

  /// Creates a duration from a number in the unit of the type, unless it is too large.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let magnitude = Magnitude(exactly: source) else { return nil }
    self.init(magnitude)
  }

  /// Whether the left duration is shorter.
  public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
  /// Adds two durations.
  public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
  /// Subtracts a duration; the result may be negative.
  public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
  /// Multiplies the magnitudes, as `Numeric` requires; the result is not a meaningful time.
  public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
  /// Adds a duration.
  public static func += (left: inout Self, right: Self) { left = left + right }
  /// Subtracts a duration.
  public static func -= (left: inout Self, right: Self) { left = left - right }
  /// Multiplies the magnitudes.
  public static func *= (left: inout Self, right: Self) { left = left * right }

  /// Creates a duration in seconds.
  public static func seconds(_ seconds: Int) -> Self { .seconds(Double(seconds)) }
  /// Creates a duration in milliseconds.
  public static func milliseconds(_ milliseconds: Int) -> Self {
    .seconds(Double(milliseconds) / 1e3)
  }
  /// Creates a duration in microseconds.
  public static func microseconds(_ microseconds: Int) -> Self {
    .seconds(Double(microseconds) / 1e6)
  }
  /// Creates a duration in nanoseconds.
  public static func nanoseconds(_ nanoseconds: Int) -> Self { .seconds(Double(nanoseconds) / 1e9) }
}

extension Int {
  /// Creates the nearest integer to any number.
  init(clamping value: Double) {
    let value = value.rounded()
    self = value.isNaN ? 0 : value >= 0x1p63 ? .max : value < -0x1p63 ? .min : Int(value)
  }
}
