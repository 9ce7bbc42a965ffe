extension Subscribers {
  /// The number of values that a subscriber requests.
  ///
  /// Demand is never negative: lower results become ``none``. Adding to or subtracting from
  /// ``unlimited`` leaves it unlimited; subtracting ``unlimited`` from another demand results in
  /// ``none``.
  public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The number of values; unlimited is represented by one more than the largest `Int`.
    private let rawValue: UInt

    private init(_ rawValue: UInt) {
      self.rawValue = Swift.min(rawValue, UInt(Int.max) + 1)
    }

    /// Requests all values.
    public static let unlimited = Demand(.max)

    /// Requests no values.
    public static let none = Demand(0)

    /// Requests up to `value` values; none if the number is negative.
    public static func max(_ value: Int) -> Demand { Demand(UInt(Swift.max(0, value))) }

    /// The number of values, or `nil` if there is no limit.
    public var max: Int? { Int(exactly: rawValue) }

    /// `unlimited`, or `max(n)` with the number of values.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Whether fewer values are requested; ``unlimited`` is greater than any number.
    public static func < (left: Demand, right: Demand) -> Bool { left.rawValue < right.rawValue }
  }
}

extension Subscribers.Demand {
  /// Adds two demands; a sum above the largest `Int` becomes ``unlimited``.
  public static func + (left: Self, right: Self) -> Self {
    let (sum, isTooLarge) = left.rawValue.addingReportingOverflow(right.rawValue)
    return isTooLarge ? .unlimited : Self(sum)
  }

  /// Subtracts a demand; the result is at least ``none``.
  public static func - (left: Self, right: Self) -> Self {
    if left == .unlimited { return .unlimited }
    return left > right ? Self(left.rawValue - right.rawValue) : .none
  }

  /// Multiplies a demand by a number; negative numbers count as 0.
  public static func * (left: Self, right: Int) -> Self {
    guard left != .unlimited else { return .unlimited }
    let (product, isTooLarge) = left.rawValue.multipliedReportingOverflow(
      by: UInt(Swift.max(0, right)))
    return isTooLarge ? .unlimited : Self(product)
  }
}

extension Subscribers.Demand {
  /// Returns a positive, zero or negative number if this demand is greater, equal or less.
  func compared(with number: Int) -> Int {
    guard let max else { return 1 }
    return max < number ? -1 : max == number ? 0 : 1
  }
}
