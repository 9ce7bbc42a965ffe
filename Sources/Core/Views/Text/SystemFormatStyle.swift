import Foundation

/// Formats of times, as the system shows them.
public enum SystemFormatStyle: Sendable {}

extension SystemFormatStyle {
  /// The time of a timer, such as `1:34:00`.
  public struct Timer: Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private var clock: ClockFormat

    /// Creates a format for a timer that counts down to zero in an interval.
    ///
    /// - Parameters:
    ///   - interval: The interval. Before and after it, the timer does not move.
    ///   - showsHours: Whether an hour or more is shown as hours; otherwise, minutes count past 59.
    ///   - maxFieldCount: The largest number of units. Small units are left out first.
    ///   - maxPrecision: The precision: from a minute, no seconds are shown.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: true, showsHours, maxFieldCount, maxPrecision)
    }

    /// Creates a format for a timer that counts up from zero in an interval. See
    /// `init(countingDownIn:showsHours:maxFieldCount:maxPrecision:)`.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: false, showsHours, maxFieldCount, maxPrecision)
    }

    private init(
      _ interval: Range<Date>, countsDown: Bool, _ showsHours: Bool, _ maxFieldCount: Int,
      _ maxPrecision: Duration
    ) {
      self.interval = interval
      self.countsDown = countsDown
      clock = ClockFormat(
        showsHours: showsHours, padsMinutes: false, fieldCount: maxFieldCount,
        precision: maxPrecision)
    }
  }
}

extension SystemFormatStyle.Timer: DiscreteFormatStyle {
  /// Returns the time of the timer at a date.
  public func format(_ value: Date) -> AttributedString {
    let moment = min(max(value, interval.lowerBound), interval.upperBound)
    return clock.format(
      countsDown
        ? clock.roundedUp(interval.upperBound.timeIntervalSince(moment))
        : moment.timeIntervalSince(interval.lowerBound))
  }

  /// Returns the format in a locale.
  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy.clock.locale = locale
    return copy
  }

  /// Returns the last date with an earlier text.
  public func discreteInput(before input: Date) -> Date? {
    clock.input(before: min(input, interval.upperBound), start: interval.lowerBound)
  }

  /// Returns the first date with a later text.
  public func discreteInput(after input: Date) -> Date? {
    guard input < interval.upperBound else { return nil }
    return min(clock.input(after: input, start: interval.lowerBound), interval.upperBound)
  }
}

extension SystemFormatStyle {
  /// The time of a stopwatch, such as `01:05.23`.
  public struct Stopwatch: Sendable {
    private let start: Date
    private var clock: ClockFormat

    /// Creates a format for a stopwatch.
    ///
    /// - Parameters:
    ///   - startDate: The date from which it counts. Before, it shows zero.
    ///   - showsHours: Whether an hour or more is shown as hours; otherwise, minutes count past 59.
    ///   - maxFieldCount: The largest number of units. Small units are left out first.
    ///   - maxPrecision: The precision: 10 milliseconds show two digits after the seconds.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      clock = ClockFormat(
        showsHours: showsHours, padsMinutes: true, fieldCount: maxFieldCount,
        precision: maxPrecision)
    }
  }
}

extension SystemFormatStyle.Stopwatch: DiscreteFormatStyle {
  /// Returns the time of the stopwatch at a date.
  public func format(_ value: Date) -> AttributedString {
    clock.format(value.timeIntervalSince(start))
  }

  /// Returns the format in a locale.
  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy.clock.locale = locale
    return copy
  }

  /// Returns the last date with an earlier text.
  public func discreteInput(before input: Date) -> Date? {
    clock.input(before: input, start: start)
  }

  /// Returns the first date with a later text.
  public func discreteInput(after input: Date) -> Date? { clock.input(after: input, start: start) }
}

/// Hours, minutes, seconds and fractions of seconds with colons between them.
struct ClockFormat: Codable, Hashable, Sendable {
  let showsHours: Bool
  /// Whether minutes have two digits even without hours.
  let padsMinutes: Bool
  /// The largest number of units.
  let fieldCount: Int
  /// The time after which the text changes.
  let precision: Duration
  var locale = Locale.autoupdatingCurrent

  /// The number of digits after the seconds.
  private var fractionDigits: Int {
    let (seconds, rest) = precision.components
    guard seconds == 0, rest > 0 else { return 0 }
    return min(max(Int((-log10(Double(rest) / 1e18)).rounded(.up)), 1), 9)
  }

  private var step: Double {
    let (seconds, rest) = precision.components
    return max(Double(seconds) + Double(rest) / 1e18, 1e-3)
  }

  func roundedUp(_ seconds: Double) -> Double { (seconds / step).rounded(.up) * step }

  func format(_ seconds: Double) -> AttributedString {
    let seconds = seconds.isFinite ? min(max(seconds, 0), 1e12) : 0
    // A time just below a step because of rounding belongs to the step.
    let steps = (seconds / step + 1e-4).rounded(.down)
    let shown = steps * step + step / 1000
    let total = Int(shown)
    let hours = showsHours ? total / 3600 : 0
    let minutes = total / 60 - hours * 60
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    var fields = hours > 0 ? ["\(hours)"] : []
    fields.append(hours > 0 || padsMinutes ? two(minutes) : "\(minutes)")
    if step < 60 { fields.append(two(total % 60)) }
    let count = max(fieldCount, 1)
    var text = fields.prefix(count).joined(separator: ":")
    if fractionDigits > 0, count > fields.count {
      let scale = pow(10, Double(fractionDigits))
      let fraction = "\(Int((shown - Double(total)) * scale))"
      text += (locale.decimalSeparator ?? ".")
      text += String(repeating: "0", count: max(fractionDigits - fraction.count, 0)) + fraction
    }
    return AttributedString(text)
  }

  func input(before input: Date, start: Date) -> Date? {
    let steps = (input.timeIntervalSince(start) / step).rounded(.down)
    guard input > start, steps.isFinite else { return nil }
    return start.addingTimeInterval(steps * step - step / 1000)
  }

  func input(after input: Date, start: Date) -> Date {
    let steps = (max(input.timeIntervalSince(start), 0) / step).rounded(.down)
    return start.addingTimeInterval((steps + 1) * step)
  }
}
