import Foundation

/// A string literal with interpolated values, in which inline Markdown is parsed. Where string
/// catalogs or `.strings` files have a translation for the environment's locale, that is shown, else
/// the literal itself.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Markdown is parsed in literal parts only; values are shown as they are.
  enum Part: Equatable, Sendable {
    case literal(String)
    case value(String)
    case text(Text)
    case formatted(FormattedValue)
    case specified(SpecifiedNumber)
  }
  private(set) var parts: [Part]
  /// The key, where it does not follow from the parts.
  private(set) var explicitKey: String?

  init(_ parts: [Part], key: String? = nil) { (self.parts, explicitKey) = (parts, key) }

  /// Creates a key from a string, in which inline Markdown is parsed.
  public init(_ value: String) { parts = [.literal(value)] }

  /// Creates a key from a literal, in which inline Markdown is parsed.
  public init(stringLiteral value: String) { parts = [.literal(value)] }

  /// Creates a key from a literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Collects the literal parts and interpolated values of a key.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Creates an empty interpolation; the sizes have no effect.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a literal part, in which inline Markdown is parsed.
    public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

    /// Appends a string as it is.
    public mutating func appendInterpolation(_ string: String) { parts.append(.value(string)) }

    /// Appends a text, which keeps its style.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }

    /// Appends the description of a value.
    public mutating func appendInterpolation<T>(_ value: T) {
      parts.append(.value("\(value)"))
    }

    /// Appends a number in the format of the environment's locale: 2021 is "2,021" and 0.5 is
    /// "0.500000" in English, as in SwiftUI. `Text(verbatim:)` and `Text(String)` show it as it is.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      parts.append(.formatted(FormattedValue(interpolated: value)))
    }

    /// Appends a formatted value, in the locale, calendar and time zone of the format, or else of
    /// the environment.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      parts.append(.formatted(FormattedValue(input, format)))
    }
    /// Appends a number with a specifier of `String(format:)`, such as `%.2f`. Where it does not
    /// fit a number of this type, the number is shown as it is, and a warning is reported.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      parts.append(.specified(SpecifiedNumber(value, format: specifier)))
    }
  }

  /// The text with Markdown turned into styles.
  var runs: [Text.Run] {
    var markdown = InlineMarkdown()
    var problem: String?
    for part in parts {
      switch part {
      case .literal(let string): markdown.read(string)
      case .value(let string): markdown.append(verbatim: string)
      case .text(let text): markdown.append(text.runs)
      case .formatted(let value): markdown.append([Text.Run(value)])
      case .specified(let number):
        markdown.append(verbatim: number.string)
        problem = problem ?? number.problem
      }
    }
    var runs = markdown.finish()
    if let problem, !runs.isEmpty { runs[runs.count - 1].problem = problem }
    return runs
  }
}
