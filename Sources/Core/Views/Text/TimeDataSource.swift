import Foundation

/// A value that follows from the current time, for a text that formats it.
public struct TimeDataSource<Value: Sendable>: Sendable {
  /// Returns the value at a time.
  let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
  /// The current time: `EnvironmentValues.now`.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// The time since a date. Empty before it.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { date..<max(date, $0) }
  }

  /// The time until a date. Empty after it.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min(date, $0)..<date }
  }
}

extension TimeDataSource where Value == Duration {
  /// The time since a date; negative before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource { .seconds($0.timeIntervalSince(date)) }
  }
}

extension Text {
  /// Creates a text from a value that follows from the current time, which is
  /// `EnvironmentValues.now`.
  public init<V: Sendable, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    let value = AttributedValue(input: { source.value($0.now) }, format: format)
    self.init(runs: [Run(FormattedValue(value))])
  }

  /// Creates a text from a value that follows from the current time, which is
  /// `EnvironmentValues.now`.
  @_disfavoredOverload
  public init<V: Sendable, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(runs: [Run(FormattedValue(TimedValue(source: source, format: format)))])
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a value that follows from the current time.
  public mutating func appendInterpolation<V: Sendable, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where F.FormatInput == V, F.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }

  /// Appends a value that follows from the current time.
  @_disfavoredOverload
  public mutating func appendInterpolation<V: Sendable, F: DiscreteFormatStyle>(
    _ source: TimeDataSource<V>, format: F
  ) where F.FormatInput == V, F.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }
}

/// A value at the current time, in a format.
private struct TimedValue<F: FormatStyle>: Formattable
where F.FormatInput: Sendable, F.FormatOutput == String {
  let source: TimeDataSource<F.FormatInput>
  let format: F

  func string(in environment: EnvironmentValues) -> String {
    format.format(source.value(environment.now), in: environment)
  }
}
