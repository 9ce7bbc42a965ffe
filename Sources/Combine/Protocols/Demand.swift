extension Subscribers {
  /// How many values a subscriber asks for.
  ///
  /// There is no negative demand: what would be less than none is ``none``. What is added to or
  /// subtracted from ``unlimited`` leaves it unlimited; ``unlimited`` subtracted from another demand
  /// leaves none.
  public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The number; one more than the largest `Int` stands for no limit.
    private let rawValue: UInt

    private init(_ rawValue: UInt) {
      self.rawValue = Swift.min(rawValue, UInt(Int.max) + 1)
    }

    /// As many values as there are.
    public static let unlimited = Demand(.max)

    /// No values.
    public static let none = Demand(0)

    /// At most this many values; none, if the number is negative.
    public static func max(_ value: Int) -> Demand { Demand(UInt(Swift.max(0, value))) }

    /// The number of values, or `nil` if there is no limit.
    public var max: Int? { Int(exactly: rawValue) }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public static func < (left: Demand, right: Demand) -> Bool { left.rawValue < right.rawValue }
  }
}

extension Subscribers.Demand {
  public static func + (left: Self, right: Self) -> Self {
    let (sum, isTooLarge) = left.rawValue.addingReportingOverflow(right.rawValue)
    return isTooLarge ? .unlimited : Self(sum)
  }

  public static func - (left: Self, right: Self) -> Self {
    if left == .unlimited { return .unlimited }
    return left > right ? Self(left.rawValue - right.rawValue) : .none
  }

  /// Each of the demanded values counts this many times.
  public static func * (left: Self, right: Int) -> Self {
    guard left != .unlimited else { return .unlimited }
    let (product, isTooLarge) = left.rawValue.multipliedReportingOverflow(
      by: UInt(Swift.max(0, right)))
    return isTooLarge ? .unlimited : Self(product)
  }

  public static func + (left: Self, right: Int) -> Self {
    right < 0 ? left - (0 - right) : left + .max(right)
  }

  public static func - (left: Self, right: Int) -> Self {
    right < 0 ? left + (0 - right) : left - .max(right)
  }

  public static func += (left: inout Self, right: Self) { left = left + right }
  public static func -= (left: inout Self, right: Self) { left = left - right }
  public static func *= (left: inout Self, right: Int) { left = left * right }
  public static func += (left: inout Self, right: Int) { left = left + right }
  public static func -= (left: inout Self, right: Int) { left = left - right }
}

/// Comparisons with numbers. ``unlimited`` is more than any number.
extension Subscribers.Demand {
  /// Above, at or below 0, as this demand is larger than, equal to or smaller than the number.
  private func compared(with number: Int) -> Int {
    guard let max else { return 1 }
    return max < number ? -1 : max == number ? 0 : 1
  }

  public static func == (left: Self, right: Int) -> Bool { left.compared(with: right) == 0 }
  public static func != (left: Self, right: Int) -> Bool { left.compared(with: right) != 0 }
  public static func < (left: Self, right: Int) -> Bool { left.compared(with: right) < 0 }
  public static func <= (left: Self, right: Int) -> Bool { left.compared(with: right) <= 0 }
  public static func > (left: Self, right: Int) -> Bool { left.compared(with: right) > 0 }
  public static func >= (left: Self, right: Int) -> Bool { left.compared(with: right) >= 0 }

  public static func == (left: Int, right: Self) -> Bool { right == left }
  public static func != (left: Int, right: Self) -> Bool { right != left }
  public static func < (left: Int, right: Self) -> Bool { right > left }
  public static func <= (left: Int, right: Self) -> Bool { right >= left }
  public static func > (left: Int, right: Self) -> Bool { right < left }
  public static func >= (left: Int, right: Self) -> Bool { right <= left }
}
