import Foundation

/// Formats durations, as `DateComponentsFormatter` does on Apple's platforms.
open class _DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// How zeros are written.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The behavior as a bit mask.
    public let rawValue: UInt
    /// Creates a behavior from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The same as `dropLeading`.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Leading zeros are dropped.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Zeros in the middle are dropped. It has no effect.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Trailing zeros are dropped. It has no effect.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All zeros are dropped. Only leading ones are affected.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Zeros are written, and numbers have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 16)
  }

  /// The units, of which weeks, days, hours, minutes and seconds have an effect. Default: hours,
  /// minutes and seconds.
  public var allowedUnits: NSCalendar.Unit = [.hour, .minute, .second]
  /// How units are written. Default: positional.
  public var unitsStyle = UnitsStyle.positional
  /// How zeros of the positional style are written. Default: leading zeros are dropped.
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The maximum number of units. Default: 0, for all.
  public var maximumUnitCount = 0
  /// The calendar, whose locale names the units.
  public var calendar: Calendar? = .autoupdatingCurrent

  /// Creates a formatter.
  public override init() { super.init() }
  /// Creates a formatter.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private typealias Unit = (
    unit: NSCalendar.Unit, seconds: Int, style: Duration.UnitsFormatStyle.Unit,
    count: @Sendable (DateComponents) -> Int?
  )

  private static let units: [Unit] = [
    (.weekOfMonth, 604_800, .weeks, { $0.weekOfMonth }), (.day, 86_400, .days, { $0.day }),
    (.hour, 3_600, .hours, { $0.hour }), (.minute, 60, .minutes, { $0.minute }),
    (.second, 1, .seconds, { $0.second }),
  ]

  /// Formats a duration, in seconds.
  ///
  /// - Returns: The text; `nil` for durations from 10¹² seconds, and without an allowed unit.
  public func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, abs(interval) < 1e12 else { return nil }
    let units = Self.units.filter { allowedUnits.contains($0.unit) }
    guard !units.isEmpty else { return nil }
    let whole = Int(interval.rounded(.towardZero))
    if unitsStyle != .positional {
      let width: Duration.UnitsFormatStyle.UnitWidth =
        switch unitsStyle {
        case .full, .spellOut: .wide
        case .short: .abbreviated
        default: .narrow
        }
      let style = Duration.UnitsFormatStyle.units(
        allowed: Set(units.map(\.style)), width: width,
        maximumUnitCount: maximumUnitCount > 0 ? maximumUnitCount : nil)
      return Duration.seconds(whole).formatted(
        style.locale(calendar?.locale ?? .autoupdatingCurrent))
    }
    var rest = abs(whole)
    var numbers: [Int] = []
    for unit in units {
      numbers.append(rest / unit.seconds)
      rest %= unit.seconds
    }
    let isPadded = zeroFormattingBehavior.contains(.pad)
    if !isPadded { numbers = Array(numbers.dropLast().drop { $0 == 0 }) + numbers.suffix(1) }
    if maximumUnitCount > 0 { numbers = Array(numbers.prefix(maximumUnitCount)) }
    let words = numbers.enumerated().map { index, number in
      number < 10 && (isPadded || index > 0) ? "0\(number)" : "\(number)"
    }
    return (whole < 0 ? "-" : "") + words.joined(separator: ":")
  }

  /// Formats the duration between two dates.
  public func string(from start: Date, to end: Date) -> String? {
    string(from: end.timeIntervalSince(start))
  }

  /// Formats the weeks, days, hours, minutes and seconds of date components.
  public func string(from components: DateComponents) -> String? {
    let seconds = Self.units.reduce(0) { sum, unit in
      sum + TimeInterval(unit.count(components) ?? 0) * TimeInterval(unit.seconds)
    }
    return string(from: seconds)
  }

  /// Formats the weeks, days, hours, minutes and seconds of date components in a style.
  public static func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = _DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }
}
