/// A length of time that is a number: what the schedulers' lengths of time have in common.
public protocol _SchedulerStride: SignedNumeric, Comparable, ExpressibleByFloatLiteral, Codable,
  SchedulerTimeIntervalConvertible, Sendable
where Magnitude: SignedNumeric & Sendable, IntegerLiteralType == Int, FloatLiteralType == Double {
  /// A number of the unit that the length of time is kept in.
  init(_ magnitude: Magnitude)
}

extension _SchedulerStride {
  /// A number of seconds.
  public init(integerLiteral value: Int) { self = .seconds(value) }
  /// A number of seconds.
  public init(floatLiteral value: Double) { self = .seconds(value) }

  /// A number of the unit that the length of time is kept in, unless it is too large.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let magnitude = Magnitude(exactly: source) else { return nil }
    self.init(magnitude)
  }

  /// Whether the left length is shorter.
  public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
  /// Both lengths together.
  public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
  /// The left length without the right one; it may be negative.
  public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
  /// The product of the numbers of units, as `Numeric` asks for; it has no meaning as a time.
  public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
  /// Adds a length of time.
  public static func += (left: inout Self, right: Self) { left = left + right }
  /// Subtracts a length of time.
  public static func -= (left: inout Self, right: Self) { left = left - right }
  /// Multiplies the number of units by another one's.
  public static func *= (left: inout Self, right: Self) { left = left * right }

  /// A number of seconds.
  public static func seconds(_ seconds: Int) -> Self { .seconds(Double(seconds)) }
  /// A number of milliseconds.
  public static func milliseconds(_ milliseconds: Int) -> Self {
    .seconds(Double(milliseconds) / 1e3)
  }
  /// A number of microseconds.
  public static func microseconds(_ microseconds: Int) -> Self {
    .seconds(Double(microseconds) / 1e6)
  }
  /// A number of nanoseconds.
  public static func nanoseconds(_ nanoseconds: Int) -> Self { .seconds(Double(nanoseconds) / 1e9) }
}

extension Int {
  /// The nearest integer, whatever the number is.
  init(clamping value: Double) {
    let value = value.rounded()
    self = value.isNaN ? 0 : value >= 0x1p63 ? .max : value < -0x1p63 ? .min : Int(value)
  }
}
