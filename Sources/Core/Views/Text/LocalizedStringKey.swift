import Foundation

/// A string literal with interpolated values and inline Markdown. Shows the translation from string
/// catalogs or `.strings` files for the environment's locale, or else the literal itself.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A literal, in which Markdown is parsed, or a value, shown as is.
  enum Part: Equatable, Sendable {
    case literal(String)
    case value(String)
    case text(Text)
    case formatted(FormattedValue)
    case specified(SpecifiedNumber)
  }
  private(set) var parts: [Part]
  /// The key, if it differs from the one derived from the parts.
  private(set) var explicitKey: String?

  init(_ parts: [Part], key: String? = nil) { (self.parts, explicitKey) = (parts, key) }

  /// Creates a key from a string, parsing inline Markdown.
  public init(_ value: String) { parts = [.literal(value)] }

  /// Creates a key from a literal, parsing inline Markdown.
  public init(stringLiteral value: String) { parts = [.literal(value)] }

  /// Creates a key from a literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Collects the literal parts and interpolated values of a key.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Creates an empty interpolation. The capacities have no effect.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends a literal part, parsing inline Markdown.
    public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

    /// Appends a string without parsing Markdown.
    public mutating func appendInterpolation(_ string: String) { parts.append(.value(string)) }

    /// Appends a text, which keeps its style.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }

    /// Appends the description of a value.
    public mutating func appendInterpolation<T>(_ value: T) {
      parts.append(.value("\(value)"))
    }

    /// Appends a number formatted in the environment's locale, as SwiftUI does: in English, 2021 is
    /// "2,021" and 0.5 is "0.500000". `Text(verbatim:)` and `Text(String)` do not format numbers.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      parts.append(.formatted(FormattedValue(interpolated: value)))
    }

    /// Appends a formatted value. Uses the format's locale, calendar and time zone, or else the
    /// environment's.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      parts.append(.formatted(FormattedValue(input, format)))
    }
    /// Appends a number with a `String(format:)` specifier, such as `%.2f`, formatted in the
    /// environment's locale. A mismatched specifier shows the number unformatted and reports a
    /// warning.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      parts.append(.specified(SpecifiedNumber(value, format: specifier)))
    }
  }

  /// The text with Markdown converted to styles.
  var runs: [Text.Run] { runs(inEnglish: true) }

  /// Returns the text with Markdown converted to styles.
  ///
  /// - Parameter isEnglish: Whether English nouns can agree with their number. In other languages, they
  ///   don't change.
  func runs(inEnglish isEnglish: Bool) -> [Text.Run] {
    var markdown = InlineMarkdown()
    markdown.inflects = isEnglish
    var problem: String?
    for part in parts {
      switch part {
      case .literal(let string): markdown.read(string)
      case .value(let string): markdown.append(verbatim: string)
      case .text(let text): markdown.append(text.runs)
      case .formatted(let value): markdown.append([Text.Run(value)])
      case .specified(let number):
        markdown.append([Text.Run(FormattedValue(LocalizedNumber(content: number)))])
        problem = problem ?? number.problem
      }
    }
    var runs = markdown.finish()
    if let problem, !runs.isEmpty { runs[runs.count - 1].problem = problem }
    return runs
  }
}
