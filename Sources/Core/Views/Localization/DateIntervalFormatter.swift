import Foundation

/// A formatter of date intervals, as on Apple's platforms: on Linux, Foundation's ends the program.
///
/// `galley` compiles Swift files against this.
open class _DateIntervalFormatter: Formatter, @unchecked Sendable {
  // `Formatter` is sendable by contract, as `ListFormatter` is.

  /// How much of a date or time is shown.
  public typealias Style = Foundation.DateIntervalFormatter.Style

  /// The locale. Default: the current locale.
  open var locale: Locale! = _PictureDefaults.locale
  /// The calendar. Default: the current calendar.
  open var calendar: Calendar! = _PictureDefaults.calendar
  /// The time zone. Default: the current time zone.
  open var timeZone: TimeZone! = TimeZone.current
  /// The fields to be shown, such as `MMMd`, instead of the styles. Their order depends on the
  /// locale. Default: empty.
  open var dateTemplate: String! = ""
  /// How much of the dates is shown. Default: nothing.
  open var dateStyle = Style.none
  /// How much of the times is shown. Default: nothing.
  open var timeStyle = Style.none

  /// Returns the interval between two dates as text.
  open func string(from fromDate: Date, to toDate: Date) -> String {
    format?.format(min(fromDate, toDate)..<max(fromDate, toDate)) ?? ""
  }

  /// Returns an interval as text.
  open func string(from dateInterval: DateInterval) -> String? {
    string(from: dateInterval.start, to: dateInterval.end)
  }

  /// The format; `nil` if nothing is shown.
  private var format: Date.IntervalFormatStyle? {
    let template = dateTemplate ?? ""
    let isPlain = template.isEmpty
    guard !isPlain || dateStyle != .none || timeStyle != .none else { return nil }
    let format = Date.IntervalFormatStyle(
      date: isPlain ? date : nil, time: isPlain ? time : nil,
      locale: locale ?? _PictureDefaults.locale,
      calendar: calendar ?? _PictureDefaults.calendar, timeZone: timeZone ?? TimeZone.current)
    return Set(template).reduce(format) { format, letter in
      format.adding(letter, count: template.count { $0 == letter })
    }
  }

  private var date: Date.IntervalFormatStyle.DateStyle {
    switch dateStyle {
    case .short: .numeric
    case .medium: .abbreviated
    case .long: .long
    case .full: .complete
    default: .omitted
    }
  }

  private var time: Date.IntervalFormatStyle.TimeStyle {
    switch timeStyle {
    case .short: .shortened
    case .medium: .standard
    case .long, .full: .complete
    default: .omitted
    }
  }
}

extension Date.IntervalFormatStyle {
  /// Adds the field of a letter of a template.
  ///
  /// - Parameter count: How often the template has the letter.
  fileprivate func adding(_ letter: Character, count: Int) -> Self {
    switch letter {
    case "y": year()
    case "M", "L":
      month(
        count == 1
          ? .defaultDigits
          : count == 2 ? .twoDigits : count == 4 ? .wide : count == 5 ? .narrow : .abbreviated)
    case "d": day()
    case "E": weekday(count == 4 ? .wide : count == 5 ? .narrow : .abbreviated)
    case "j", "h", "H", "k", "K": hour()
    case "m": minute()
    case "s": second()
    case "z": timeZone()
    default: self
    }
  }
}
