import Foundation

extension Text {
  /// How a date is shown.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable { case date, time, relative, offset, timer }
    let kind: Kind
    /// The day, the month and the year.
    public static let date = DateStyle(kind: .date)
    /// The hour and the minute.
    public static let time = DateStyle(kind: .time)
    /// How long ago, or in how long, in words.
    public static let relative = DateStyle(kind: .relative)
    /// How long ago, or in how long, in words with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// How long ago, or in how long, in hours, minutes and seconds.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text of a date, in the environment's locale, calendar and time zone. Styles that
  /// depend on the present take it from `EnvironmentValues.now`.
  public init(_ date: Date, style: DateStyle) {
    self.init(runs: [Run(FormattedValue(DateText(date: date, style: style)))])
  }

  /// Creates a text of a time between two dates that is counted, as it is at
  /// `EnvironmentValues.now`.
  ///
  /// - Parameters:
  ///   - timerInterval: When the timer begins and ends.
  ///   - pauseTime: When it stands still; `nil`, the default, is never.
  ///   - countsDown: Whether it shows what is left of the time. Default: `true`.
  ///   - showsHours: Whether hours are shown apart from minutes. Default: `true`.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let timer = TimerText(
      interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
      showsHours: showsHours)
    self.init(runs: [Run(FormattedValue(timer))])
  }

  /// Creates a text of the time between two dates: hours and minutes, and the days where there are
  /// several.
  public init(_ dates: ClosedRange<Date>) {
    let range = DateRangeText(range: dates.lowerBound..<dates.upperBound)
    self.init(runs: [Run(FormattedValue(range))])
  }

  /// Creates a text of the time between two dates: hours and minutes, and the days where there are
  /// several.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text of a value that a formatter formats.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text of an image, which is set like a letter: a symbol follows the font and its
  /// color, a picture stands on the baseline in its own size.
  public init(_ image: Image) { self.init(runs: [Run(image)]) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends an image, which is set like a letter.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

  /// Appends a date in a style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Appends the time between two dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  /// Appends a time between two dates that is counted.
  ///
  /// - Parameters:
  ///   - timerInterval: When the timer begins and ends.
  ///   - pauseTime: When it stands still; `nil`, the default, is never.
  ///   - countsDown: Whether it shows what is left of the time. Default: `true`.
  ///   - showsHours: Whether hours are shown apart from minutes. Default: `true`.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }

  /// Appends the time between two dates.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }

  /// Appends a value that a formatter formats.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(formatter.string(for: subject) ?? "\(subject)")
  }

  /// Appends a text with attributes, which it keeps.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    appendInterpolation(Text(attributedString))
  }
}
