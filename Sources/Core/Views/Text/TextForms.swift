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
}

extension LocalizedStringKey.StringInterpolation {
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
}
