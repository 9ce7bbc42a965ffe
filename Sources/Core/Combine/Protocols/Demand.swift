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

    /// `unlimited`, or `max(n)` with the number.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Whether fewer values are demanded; ``unlimited`` is more than any number.
    public static func < (left: Demand, right: Demand) -> Bool { left.rawValue < right.rawValue }
  }
}

extension Subscribers.Demand {
  /// Both demands together; a sum above the largest `Int` is ``unlimited``.
  public static func + (left: Self, right: Self) -> Self {
    let (sum, isTooLarge) = left.rawValue.addingReportingOverflow(right.rawValue)
    return isTooLarge ? .unlimited : Self(sum)
  }

  /// What is left of a demand; ``none``, if the right one is as large or larger.
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

  /// A demand for so many more values. A negative number is subtracted.
  public static func + (left: Self, right: Int) -> Self {
    right < 0 ? left - (0 - right) : left + .max(right)
  }

  /// A demand for so many values fewer, at least ``none``. A negative number is added.
  public static func - (left: Self, right: Int) -> Self {
    right < 0 ? left + (0 - right) : left - .max(right)
  }

  /// Adds a demand.
  public static func += (left: inout Self, right: Self) { left = left + right }
  /// Subtracts a demand; the result is at least ``none``.
  public static func -= (left: inout Self, right: Self) { left = left - right }
  /// Multiplies by a number; a negative one counts as 0.
  public static func *= (left: inout Self, right: Int) { left = left * right }
  /// Adds a number of values; a negative one is subtracted.
  public static func += (left: inout Self, right: Int) { left = left + right }
  /// Subtracts a number of values; a negative one is added.
  public static func -= (left: inout Self, right: Int) { left = left - right }
}

/// Comparisons with numbers. ``unlimited`` is more than any number.
extension Subscribers.Demand {
  /// Above, at or below 0, as this demand is larger than, equal to or smaller than the number.
  private func compared(with number: Int) -> Int {
    guard let max else { return 1 }
    return max < number ? -1 : max == number ? 0 : 1
  }

  /// Whether exactly so many values are demanded.
  public static func == (left: Self, right: Int) -> Bool { left.compared(with: right) == 0 }
  /// Whether another number of values is demanded.
  public static func != (left: Self, right: Int) -> Bool { left.compared(with: right) != 0 }
  /// Whether fewer values are demanded.
  public static func < (left: Self, right: Int) -> Bool { left.compared(with: right) < 0 }
  /// Whether at most so many values are demanded.
  public static func <= (left: Self, right: Int) -> Bool { left.compared(with: right) <= 0 }
  /// Whether more values are demanded.
  public static func > (left: Self, right: Int) -> Bool { left.compared(with: right) > 0 }
  /// Whether at least so many values are demanded.
  public static func >= (left: Self, right: Int) -> Bool { left.compared(with: right) >= 0 }

  /// Whether exactly so many values are demanded.
  public static func == (left: Int, right: Self) -> Bool { right == left }
  /// Whether another number of values is demanded.
  public static func != (left: Int, right: Self) -> Bool { right != left }
  /// Whether more values are demanded.
  public static func < (left: Int, right: Self) -> Bool { right > left }
  /// Whether at least so many values are demanded.
  public static func <= (left: Int, right: Self) -> Bool { right >= left }
  /// Whether fewer values are demanded.
  public static func > (left: Int, right: Self) -> Bool { right < left }
  /// Whether at most so many values are demanded.
  public static func >= (left: Int, right: Self) -> Bool { right <= left }
}
