import Foundation

/// A value with its format, formatted in the environment so that the result does not depend on the
/// machine.
///
/// `@unchecked` because `Text` is `Sendable`, but SwiftUI requires neither formats nor their input
/// to be. The stored values never change.
package struct FormattedValue: Equatable, @unchecked Sendable {
  private let value: any Formattable

  /// Keeps a locale or time zone set on `format`; otherwise uses the environment's.
  package init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == String {
    value = Formatted(input: input, format: format)
  }

  /// Keeps a locale or time zone set on `format`; otherwise uses the environment's.
  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F)
  where F.FormatOutput == AttributedString {
    value = AttributedValue(input: { _ in input }, format: format)
  }

  /// Creates a value whose string depends on the environment.
  init(_ value: some Formattable) { self.value = value }

  /// Creates an interpolated number: grouped as in the environment's locale, with six fraction
  /// digits for floating-point numbers.
  init<T: _FormatSpecifiable>(interpolated number: T) { value = InterpolatedNumber(value: number) }

  package func string(in environment: EnvironmentValues) -> String { value.string(in: environment) }

  /// The formatted value with attributes, or `nil` for a plain string.
  func attributed(in environment: EnvironmentValues) -> AttributedString? {
    value.attributed(in: environment)
  }

  /// The specifier of the value in a localization key, such as `lld`.
  var specifier: String { value.specifier }
  /// The value, if it is an interpolated number.
  var number: PluralNumber? { value.number }
  /// Returns the number formatted with `String(format:)`, or `nil` for other values.
  func string(format: String) -> SpecifiedNumber? { value.string(format: format) }

  package static func == (a: FormattedValue, b: FormattedValue) -> Bool {
    StructuralEquality.areEqual(a.value, b.value)
  }
}

/// A value that is converted to a string in an environment.
protocol Formattable {
  var specifier: String { get }
  var number: PluralNumber? { get }
  func string(in environment: EnvironmentValues) -> String
  func attributed(in environment: EnvironmentValues) -> AttributedString?
  func string(format: String) -> SpecifiedNumber?
}

extension Formattable {
  func attributed(in environment: EnvironmentValues) -> AttributedString? { nil }
  var specifier: String { "@" }
  var number: PluralNumber? { nil }
  func string(format: String) -> SpecifiedNumber? { nil }
}

private struct Formatted<F: FormatStyle>: Formattable where F.FormatOutput == String {
  let input: F.FormatInput
  let format: F

  func string(in environment: EnvironmentValues) -> String {
    format.format(input, in: environment)
  }
}

/// A value whose format adds attributes. The input may depend on the current time.
struct AttributedValue<F: FormatStyle>: Formattable where F.FormatOutput == AttributedString {
  let input: (EnvironmentValues) -> F.FormatInput
  let format: F

  func attributed(in environment: EnvironmentValues) -> AttributedString? {
    format.format(input(environment), in: environment)
  }

  func string(in environment: EnvironmentValues) -> String {
    attributed(in: environment).map { String($0.characters) } ?? ""
  }
}

/// An interpolated number, which SwiftUI formats as `%lld` or `%lf` in the locale.
private struct InterpolatedNumber<T: _FormatSpecifiable>: Formattable {
  let value: T

  var specifier: String {
    switch value {
    case is Int8, is Int16, is Int32: "d"
    case is UInt8, is UInt16, is UInt32: "u"
    case is Float: "f"
    default: value._arg is Double ? "lf" : value._arg is UInt64 ? "llu" : "lld"
    }
  }

  var number: PluralNumber? { PluralNumber(value) }

  func string(format: String) -> SpecifiedNumber? { SpecifiedNumber(value, format: format) }

  func string(in environment: EnvironmentValues) -> String {
    let locale = environment.locale
    switch value._arg {
    case let number as Int64 where locale.isPlainEnglish:
      return (number < 0 ? "-" : "") + Self.grouped(number.magnitude)
    case let number as UInt64 where locale.isPlainEnglish: return Self.grouped(number)
    case let number as Int64: return number.formatted(.number.locale(locale))
    case let number as UInt64: return number.formatted(.number.locale(locale))
    case let number as Double where number.isFinite:
      return number.formatted(.number.precision(.fractionLength(6)).locale(locale))
    default: return "\(value)"
    }
  }

  /// The digits in groups of three, as 1,234,567.
  private static func grouped(_ number: UInt64) -> String {
    let digits = String(number)
    if number < 1_000 { return digits }
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(",") }
      result.append(digit)
    }
    return result
  }
}

extension Locale {
  /// Whether the locale is known to write numbers as in the United States.
  var isPlainEnglish: Bool { identifier == "en" || identifier == "en_US" }
}

extension FormatStyle {
  /// Returns the format with the environment's locale, calendar and time zone replacing the
  /// machine's.
  package func following(_ environment: EnvironmentValues) -> Self {
    var format = self == locale(.autoupdatingCurrent) ? locale(environment.locale) : self
    if let date = format as? any CalendarFormat, date.usesCurrentCalendar {
      var calendar = environment.calendar
      calendar.timeZone = environment.timeZone
      if let date = date.calendar(calendar) as? Self { format = date }
    }
    if var date = format as? Date.FormatStyle {
      if date.timeZone == .autoupdatingCurrent { date.timeZone = environment.timeZone }
      if date.calendar == .autoupdatingCurrent { date.calendar = environment.calendar }
      if let date = date as? Self { format = date }
    }
    if var interval = format as? Date.IntervalFormatStyle {
      if interval.timeZone == .autoupdatingCurrent { interval.timeZone = environment.timeZone }
      if interval.calendar == .autoupdatingCurrent { interval.calendar = environment.calendar }
      if let interval = interval as? Self { format = interval }
    }
    return format
  }
}

extension FormatStyle {
  /// Formats a value like an app in the environment. Relative dates count from the date given with
  /// `--now`.
  func format(_ value: FormatInput, in environment: EnvironmentValues) -> FormatOutput {
    let format = following(environment)
    if let now = PictureClock.fixed, let style = format as? Date.RelativeFormatStyle,
      let date = value as? Date, let text = style.anchored(to: date).format(now) as? FormatOutput
    {
      return text
    }
    return format.format(value)
  }
}

extension Date.RelativeFormatStyle {
  /// Returns the style that formats a date as seen from the date that is its input.
  fileprivate func anchored(to date: Date) -> Date.AnchoredRelativeFormatStyle {
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: presentation, unitsStyle: unitsStyle, locale: locale,
      calendar: calendar, capitalizationContext: capitalizationContext)
    style.allowedFields = allowedFields
    return style
  }
}
