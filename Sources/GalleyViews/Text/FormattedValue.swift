import Foundation

/// A value with its format; the string follows from the environment, so that it does not depend on
/// the machine.
struct FormattedValue: Hashable, @unchecked Sendable {
  // Formats and what they format are values.
  private let make: (EnvironmentValues) -> String
  /// What was written; tells values apart.
  private let name: String

  /// A locale or time zone that `format` names stays; else the environment's is used.
  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == String {
    make = { format.following($0).format(input) }
    name = "\(String(reflecting: input)) \(String(reflecting: format))"
  }

  func string(in environment: EnvironmentValues) -> String { make(environment) }

  static func == (a: FormattedValue, b: FormattedValue) -> Bool { a.name == b.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension FormatStyle {
  /// The format with the environment's locale, calendar and time zone in place of the machine's.
  fileprivate func following(_ environment: EnvironmentValues) -> Self {
    var format = self == locale(.autoupdatingCurrent) ? locale(environment.locale) : self
    if var date = format as? Date.FormatStyle {
      if date.timeZone == .autoupdatingCurrent { date.timeZone = environment.timeZone }
      if date.calendar == .autoupdatingCurrent { date.calendar = environment.calendar }
      if let date = date as? Self { format = date }
    }
    return format
  }
}
