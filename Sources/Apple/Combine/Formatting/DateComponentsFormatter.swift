import Foundation

/// Formats durations, as `DateComponentsFormatter` does on Apple's platforms.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // `Formatter` is sendable by contract: as on Apple's platforms, clients must not change a
  // formatter on several threads at once.

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
    /// Leading zeros are dropped in the positional style, and all zeros in other styles.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Leading zeros are dropped.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Zeros in the middle are dropped.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Trailing zeros are dropped.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All zeros are dropped.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Zeros are written, and numbers of the positional style have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 16)
  }

  /// The units, from years to seconds. Default: all that have a value.
  open var allowedUnits: NSCalendar.Unit = []
  /// How units are written. Default: positional.
  open var unitsStyle = UnitsStyle.positional
  /// How zeros are written. Default: `default`.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The maximum number of units. Default: 0, for all.
  open var maximumUnitCount = 0
  /// Whether the text says that it is approximate. Default: false.
  open var includesApproximationPhrase = false
  /// Whether the text says that it is about remaining time. Default: false.
  open var includesTimeRemainingPhrase = false
  /// Whether a value of 1 in the largest unit is written in the next one. It has no effect.
  open var collapsesLargestUnit = false
  /// Whether units can be fractions. It has no effect.
  open var allowsFractionalUnits = false
  /// The context in which the text appears. It has no effect.
  open var formattingContext = Formatter.Context.unknown
  /// The date from which months and years are counted; `nil` for 2001.
  open var referenceDate: Date?
  /// The calendar, whose locale names the units.
  open var calendar: Calendar? = .autoupdatingCurrent

  /// Creates a formatter.
  public override init() { super.init() }
  /// Creates a formatter.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private static let units: [(unit: NSCalendar.Unit, component: Calendar.Component, name: String)] =
    [
      (.year, .year, "year"), (.month, .month, "month"), (.weekOfMonth, .weekOfMonth, "week"),
      (.day, .day, "day"), (.hour, .hour, "hour"), (.minute, .minute, "minute"),
      (.second, .second, "second"),
    ]

  private var locale: Locale { calendar?.locale ?? .autoupdatingCurrent }

  /// Formats the time between two dates.
  ///
  /// - Returns: The text; `nil` for times of 10¹² seconds or more, and if none of the allowed units is
  ///   supported.
  open func string(from start: Date, to end: Date) -> String? {
    guard abs(end.timeIntervalSince(start)) < 1e12 else { return nil }
    let units = Self.units.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit) }
    guard !units.isEmpty else { return nil }
    // Weeks are used only if they are allowed explicitly.
    let counted = units.filter { !allowedUnits.isEmpty || $0.component != .weekOfMonth }
    let difference = (calendar ?? .autoupdatingCurrent).dateComponents(
      Set(counted.map(\.component)), from: min(start, end), to: max(start, end))
    return string(
      counted.map { ($0.name, difference.value(for: $0.component) ?? 0) }, isNegative: end < start)
  }

  /// Formats a duration, in seconds. Fractions of a second are dropped.
  ///
  /// - Returns: The text; `nil` under the conditions of `string(from:to:)`.
  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + interval.rounded(.towardZero))
  }

  /// Formats date components, such as 90 minutes.
  ///
  /// - Returns: The text; `nil` under the conditions of `string(from:to:)`.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return (calendar ?? .autoupdatingCurrent).date(byAdding: components, to: start)
      .flatMap { string(from: start, to: $0) }
  }

  /// Formats date components in a style.
  ///
  /// - Returns: The text; `nil` under the conditions of `string(from:to:)`.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Returns a duration in seconds or date components as text, or `nil` for other objects.
  open override func string(for obj: Any?) -> String? {
    if let components = obj as? DateComponents { return string(from: components) }
    return (obj as? TimeInterval).flatMap { string(from: $0) }
  }

  private func string(_ values: [(name: String, count: Int)], isNegative: Bool) -> String {
    var shown = values.enumerated().filter { $1.count != 0 || isShownAsZero($0, in: values) }
      .map(\.element)
    if shown.isEmpty { shown = values.suffix(1) }
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    let text = unitsStyle == .positional ? positional(shown) : words(shown)
    let signed = (isNegative ? "-" : "") + text
    let exact = includesTimeRemainingPhrase ? "\(signed) remaining" : signed
    return includesApproximationPhrase ? "About \(exact)" : exact
  }

  private func isShownAsZero(_ index: Int, in values: [(name: String, count: Int)]) -> Bool {
    let behavior = zeroFormattingBehavior
    if behavior.contains(.pad) && behavior.isDisjoint(with: .dropAll) { return true }
    let isLeading = values[..<index].allSatisfy { $0.count == 0 }
    let isTrailing = values[index...].allSatisfy { $0.count == 0 }
    if behavior.contains(.default) {
      // "2:00", but "2 hours".
      return unitsStyle == .positional && !isLeading
    }
    if isLeading { return !behavior.contains(.dropLeading) }
    return !behavior.contains(isTrailing ? .dropTrailing : .dropMiddle)
  }

  private func positional(_ values: [(name: String, count: Int)]) -> String {
    let isPadded = zeroFormattingBehavior.contains(.pad)
    return values.enumerated().map { index, value in
      value.count < 10 && (isPadded || index > 0) ? "0\(value.count)" : "\(value.count)"
    }.joined(separator: ":")
  }

  private func words(_ values: [(name: String, count: Int)]) -> String {
    let width: UnitTextWidth =
      switch unitsStyle {
      case .full, .spellOut: .full
      case .abbreviated: .narrow
      default: .short
      }
    let texts = values.map { value in
      let number = UnitNumber(Double(value.count), unit: value.name, width: width, locale: locale)
      let text = number?.text ?? "\(value.count) \(value.name)"
      switch unitsStyle {
      case .brief: return text.filter { !$0.isWhitespace && $0 != "." }
      case .spellOut: return number?.text(withNumber: spelledOut(value.count)) ?? text
      default: return text
      }
    }
    return unitsStyle == .brief
      ? texts.joined(separator: " ") : texts.joinedUnits(width, in: locale)
  }

  private func spelledOut(_ count: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = locale
    return formatter.string(from: count as NSNumber) ?? "\(count)"
  }
}
