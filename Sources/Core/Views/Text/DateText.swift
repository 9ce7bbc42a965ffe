import Foundation

/// A date in a style, relative to the environment's current time.
struct DateText: Formattable, Equatable {
  let date: Date
  let style: Text.DateStyle

  func string(in environment: EnvironmentValues) -> String {
    let seconds = date.timeIntervalSince(environment.now)
    switch style.kind {
    case .date:
      return formatted(.dateTime.year().month(.wide).day(), in: environment)
    case .time: return formatted(.dateTime.hour().minute(), in: environment)
    case .relative: return Self.words(seconds, units: 2, in: environment)
    case .offset:
      return (seconds < 0 ? "-" : "+") + Self.words(seconds, units: 1, in: environment)
    case .timer: return TimerText.clock(abs(seconds), showsHours: true)
    }
  }

  private func formatted(_ format: Date.FormatStyle, in environment: EnvironmentValues) -> String {
    FormattedValue(date, format).string(in: environment)
  }

  /// Returns the largest units of an interval, such as "2 min, 5 sec", or "2 hours" for one unit.
  /// For a month or longer, languages other than English use weeks in place of months and years.
  private static func words(
    _ seconds: Double, units count: Int, in environment: EnvironmentValues
  ) -> String {
    let total = seconds.isFinite ? min(abs(seconds), 1e12).rounded(.down) : 0
    let months = Int(total / 86_400 / 30.436875)
    if months > 0, environment.locale.language.languageCode == .english {
      return englishMonths(months, days: Int(total / 86_400), units: count)
    }
    let units: Set<Duration.UnitsFormatStyle.Unit> =
      months > 0 ? [.weeks, .days] : [.days, .hours, .minutes, .seconds]
    return Duration.seconds(total).formatted(
      .units(allowed: units, width: count == 1 ? .wide : .abbreviated, maximumUnitCount: count)
        .locale(environment.locale))
  }

  private static func englishMonths(_ months: Int, days: Int, units count: Int) -> String {
    let rest = days - Int(Double(months) * 30.436875)
    let (year, month) = count == 1 ? ("year", "month") : ("yr", "mth")
    return [(months / 12, year), (months % 12, month), (months < 12 ? rest : 0, "day")]
      .filter { $0.0 > 0 }.prefix(count)
      .map { "\($0.0) \($0.1)" + ($0.0 == 1 ? "" : "s") }.joined(separator: ", ")
  }
}

/// The elapsed or remaining time of an interval, at the environment's current time.
struct TimerText: Formattable, Equatable {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func string(in environment: EnvironmentValues) -> String {
    let moment = min(pauseTime ?? environment.now, environment.now)
    let shown = min(max(moment, interval.lowerBound), interval.upperBound)
    // The two ends of `Date()...Date() + 60` are more than a minute apart.
    let slack = 0.01
    let seconds =
      countsDown
      ? (interval.upperBound.timeIntervalSince(shown) - slack).rounded(.up)
      : shown.timeIntervalSince(interval.lowerBound)
    return Self.clock(seconds, showsHours: showsHours)
  }

  /// Returns a time such as "1:02:03". Without hours, minutes count past 59.
  static func clock(_ seconds: Double, showsHours: Bool) -> String {
    let total = seconds.isFinite ? Int(min(max(seconds, 0), 1e12)) : 0
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard showsHours, total >= 3600 else { return "\(total / 60):\(two(total % 60))" }
    return "\(total / 3600):\(two(total % 3600 / 60)):\(two(total % 60))"
  }
}

/// An interval between dates: hours within one day, otherwise days with hours.
struct DateRangeText: Formattable, Equatable {
  let range: Range<Date>

  func string(in environment: EnvironmentValues) -> String {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    let isOneDay = calendar.isDate(range.lowerBound, inSameDayAs: range.upperBound)
    let format =
      isOneDay ? Date.IntervalFormatStyle.interval.hour().minute() : .interval
    return FormattedValue(range, format).string(in: environment)
  }
}

extension EnvironmentValues {
  /// The current time for date texts and timeline views. Default: the date given with `--now`, or else
  /// the start of 2001 in UTC, so that pictures are reproducible.
  @Stored(in: \.text) public var now: Date
}
