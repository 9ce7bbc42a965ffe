import Foundation

/// A value with its format; the string follows from the environment, so that it does not depend on
/// the machine.
///
/// `Text` is `Sendable`, while SwiftUI requires that of neither formats nor what they format. They
/// are values that nobody changes once they are here.
package struct FormattedValue: Equatable, @unchecked Sendable {
  private let value: any Formattable

  /// A locale or time zone that `format` names stays; else the environment's is used.
  package init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatOutput == String {
    value = Formatted(input: input, format: format)
  }

  package func string(in environment: EnvironmentValues) -> String { value.string(in: environment) }

  package static func == (a: FormattedValue, b: FormattedValue) -> Bool {
    StructuralEquality.areEqual(a.value, b.value)
  }
}

private protocol Formattable {
  func string(in environment: EnvironmentValues) -> String
}

private struct Formatted<F: FormatStyle>: Formattable where F.FormatOutput == String {
  let input: F.FormatInput
  let format: F

  func string(in environment: EnvironmentValues) -> String {
    format.following(environment).format(input)
  }
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
