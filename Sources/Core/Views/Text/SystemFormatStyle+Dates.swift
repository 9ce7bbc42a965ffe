import Foundation

extension SystemFormatStyle {
  /// The time between a date and a point in time: `3:46`, or `3 days, 11 hours`. Languages other
  /// than English use weeks in place of months and years.
  public struct DateOffset: Sendable {
    private let anchor: Date
    private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
    private let fieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent

    /// Creates a format for the time since or until a date.
    ///
    /// - Parameters:
    ///   - anchor: The date. Later dates have a positive offset.
    ///   - allowedFields: The units. Minutes and seconds alone, or with hours, are shown as `3:46`.
    ///   - maxFieldCount: The largest number of units. Small units are left out first.
    ///   - sign: When to show the sign. Default: the minus sign of negative offsets.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .week, .day, .hour, .minute, .second,
      ], maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      self.allowedFields = allowedFields
      fieldCount = max(maxFieldCount, 1)
      self.sign = sign
    }
  }
}

extension SystemFormatStyle.DateOffset: DiscreteFormatStyle {
  /// The units in use, the largest first.
  private var units: [DateUnit] { DateUnit.all(in: allowedFields) }

  /// Returns the offset of a date.
  public func format(_ value: Date) -> AttributedString {
    let seconds = value.timeIntervalSince(anchor)
    let number = seconds < 0 ? -1 : seconds < 1 ? 0 : 1
    let mark = number.formatted(.number.sign(strategy: sign).locale(locale))
      .filter { !$0.isNumber }
    let units = units
    guard fieldCount >= units.count, units.suffix(2) == [.minute, .second], units.count < 4,
      units.count == 2 || units[0] == .hour
    else {
      return AttributedString(mark + words(from: min(anchor, value), to: max(anchor, value)))
    }
    let clock = ClockFormat(
      showsHours: units.count == 3, padsMinutes: false, fieldCount: 3, precision: .seconds(1))
    return AttributedString(mark) + clock.format(abs(seconds))
  }

  /// Returns the largest units of an interval.
  private func words(from start: Date, to end: Date) -> String {
    let isEnglish = locale.language.languageCode == .english
    var units = units
    if !isEnglish, units.contains(where: \.isCalendrical) {
      units = DateUnit.allCases.filter {
        !$0.isCalendrical && (units.contains($0) || $0 == .week || $0 == .day)
      }
    }
    let counts = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    func count(_ unit: DateUnit) -> Int { counts.value(for: unit.component) ?? 0 }
    let shown = units.filter { count($0) > 0 }.prefix(fieldCount)
    return (shown.isEmpty ? units.suffix(1) : shown).map { $0.words(count($0), in: locale) }
      .joined(separator: ", ")
  }

  /// Returns the format in a locale.
  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy.locale = locale
    return copy
  }

  /// Returns a date one unit earlier.
  public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-step) }

  /// Returns a date one unit later.
  public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(step) }

  private var step: Double { units.last?.seconds ?? 1 }
}

extension SystemFormatStyle.DateOffset: CalendarFormat {
  var usesCurrentCalendar: Bool { calendar == .autoupdatingCurrent }

  /// Returns the format in a calendar.
  public func calendar(_ calendar: Calendar) -> Self {
    var copy = self
    copy.calendar = calendar
    return copy
  }
}

extension SystemFormatStyle {
  /// A date as people refer to it: `in 3 hours` or `yesterday` when it is near, and its day or month
  /// when it is not.
  public struct DateReference: Sendable {
    private let date: Date
    private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
    private let fieldCount: Int
    private let threshold: Date.ComponentsFormatStyle.Field
    private var locale = Locale.autoupdatingCurrent
    private var calendar = Calendar.autoupdatingCurrent

    /// Creates a format for a date.
    ///
    /// - Parameters:
    ///   - date: The date. The format's input is the time from which it is seen.
    ///   - allowedFields: The units, which include the threshold.
    ///   - maxFieldCount: The largest number of units for a date that is not near.
    ///   - thresholdField: The largest unit for a date that is near, which is one in the same
    ///     interval of the next larger unit. Default: days, for dates in the same month.
    public init(
      to date: Date,
      allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
      maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) {
      self.date = date
      self.allowedFields = allowedFields.union([thresholdField])
      fieldCount = max(maxFieldCount, 1)
      threshold = thresholdField
    }
  }
}

extension SystemFormatStyle.DateReference: DiscreteFormatStyle {
  /// The units in use, the largest first.
  private var units: [DateUnit] { DateUnit.all(in: allowedFields) }

  /// Returns the date as seen from a time.
  public func format(_ value: Date) -> AttributedString {
    let units = units
    let near = units.lastIndex { $0.field == threshold } ?? 0
    if near == 0 || calendar.isDate(date, equalTo: value, toGranularity: units[near - 1].component)
    {
      return AttributedString(relative.format(value))
    }
    // Larger units that are the same go without saying.
    let first = units.firstIndex {
      calendar.component($0.component, from: date) != calendar.component($0.component, from: value)
    }
    let format = units[(first ?? 0)...].prefix(fieldCount).reduce(
      Date.FormatStyle(
        date: nil, time: nil, locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    ) { $1.added(to: $0) }
    return AttributedString(format.format(date))
  }

  private var relative: Date.AnchoredRelativeFormatStyle {
    Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: allowedFields, presentation: .named, unitsStyle: .wide,
      locale: locale, calendar: calendar)
  }

  /// Returns the format in a locale.
  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy.locale = locale
    return copy
  }

  /// Returns the last time with an earlier text.
  public func discreteInput(before input: Date) -> Date? { relative.discreteInput(before: input) }

  /// Returns the first time with a later text.
  public func discreteInput(after input: Date) -> Date? { relative.discreteInput(after: input) }
}

extension SystemFormatStyle.DateReference: CalendarFormat {
  var usesCurrentCalendar: Bool { calendar == .autoupdatingCurrent }

  /// Returns the format in a calendar.
  public func calendar(_ calendar: Calendar) -> Self {
    var copy = self
    copy.calendar = calendar
    return copy
  }
}

/// A format with a calendar.
protocol CalendarFormat {
  /// Whether the calendar is not set.
  var usesCurrentCalendar: Bool { get }
  func calendar(_ calendar: Calendar) -> Self
}

/// A unit of time, the largest first.
private enum DateUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  /// Returns the units of fields, the largest first.
  static func all(in fields: Set<Date.ComponentsFormatStyle.Field>) -> [DateUnit] {
    allCases.filter { fields.contains($0.field) }
  }

  /// Whether the unit has no fixed length.
  var isCalendrical: Bool { self == .year || self == .month }

  var field: Date.ComponentsFormatStyle.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfYear
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The length in seconds; on average, of months and years.
  var seconds: Double {
    switch self {
    case .year: 31_556_952
    case .month: 2_629_746
    case .week: 604_800
    case .day: 86_400
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    }
  }

  /// Returns a number of units, such as `2 hours`.
  func words(_ count: Int, in locale: Locale) -> String {
    let unit: Duration.UnitsFormatStyle.Unit
    switch self {
    case .year, .month: return "\(count) \(self)" + (count == 1 ? "" : "s")
    case .week: unit = .weeks
    case .day: unit = .days
    case .hour: unit = .hours
    case .minute: unit = .minutes
    case .second: unit = .seconds
    }
    return Duration.seconds(Double(count) * seconds).formatted(
      .units(allowed: [unit], width: .wide).locale(locale))
  }

  /// Returns a format that also shows this unit of a date.
  func added(to format: Date.FormatStyle) -> Date.FormatStyle {
    switch self {
    case .year: format.year()
    case .month: format.month(.wide)
    case .week: format.week()
    case .day: format.day()
    case .hour: format.hour()
    case .minute: format.minute()
    case .second: format.second()
    }
  }
}
