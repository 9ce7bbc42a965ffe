import Foundation

extension Text {
  /// The style for showing a date.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable { case date, time, relative, offset, timer }
    let kind: Kind
    /// The day, the month and the year.
    public static let date = DateStyle(kind: .date)
    /// The hour and the minute.
    public static let time = DateStyle(kind: .time)
    /// The time since or until the date, in words.
    public static let relative = DateStyle(kind: .relative)
    /// The time since or until the date, in words with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// The time since or until the date, in hours, minutes and seconds.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text from a date, in the environment's locale, calendar and time zone. Relative
  /// styles use `EnvironmentValues.now` as the current time.
  public init(_ date: Date, style: DateStyle) {
    self.init(runs: [Run(FormattedValue(DateText(date: date, style: style)))])
  }

  /// Creates a text that counts the time between two dates, as of `EnvironmentValues.now`.
  ///
  /// - Parameters:
  ///   - timerInterval: The start and end of the timer.
  ///   - pauseTime: The time at which it pauses; `nil`, the default, never pauses.
  ///   - countsDown: Whether it shows the remaining time. Default: `true`.
  ///   - showsHours: Whether hours are shown separately from minutes. Default: `true`.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let timer = TimerText(
      interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
      showsHours: showsHours)
    self.init(runs: [Run(FormattedValue(timer))])
  }

  /// Creates a text for the interval between two dates: hours and minutes, with days if there are
  /// several.
  public init(_ dates: ClosedRange<Date>) {
    let range = DateRangeText(range: dates.lowerBound..<dates.upperBound)
    self.init(runs: [Run(FormattedValue(range))])
  }

  /// Creates a text for the interval between two dates: hours and minutes, with days if there are
  /// several.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text from a value, using a formatter.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text from an inline image. A symbol follows the font and its color; a bitmap keeps
  /// its size and sits on the baseline.
  public init(_ image: Image) { self.init(runs: [Run(image)]) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends an inline image.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

  /// Appends a date in a style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Appends the interval between two dates.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    appendInterpolation(Text(dates))
  }

  /// Appends a count of the time between two dates.
  ///
  /// - Parameters:
  ///   - timerInterval: The start and end of the timer.
  ///   - pauseTime: The time at which it pauses; `nil`, the default, never pauses.
  ///   - countsDown: Whether it shows the remaining time. Default: `true`.
  ///   - showsHours: Whether hours are shown separately from minutes. Default: `true`.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    appendInterpolation(
      Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }

  /// Appends the interval between two dates.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    appendInterpolation(Text(interval))
  }

  /// Appends a value, using a formatter.
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(formatter.string(for: subject) ?? "\(subject)")
  }

  /// Appends an attributed string, keeping its attributes.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    appendInterpolation(Text(attributedString))
  }
}
