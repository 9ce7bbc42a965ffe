import Foundation

/// A string literal with interpolated values, as `Text` takes it.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Literal parts may hold Markdown, values are shown as they are.
  fileprivate enum Part: Equatable, Sendable {
    case literal(String)
    case value(String)
    case text(Text)
    case formatted(FormattedValue)
    case specified(SpecifiedNumber)
  }
  private var parts: [Part]

  /// A string that is known only when the program runs; inline Markdown is understood.
  public init(_ value: String) { parts = [.literal(value)] }
  public init(stringLiteral value: String) { parts = [.literal(value)] }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }
    public mutating func appendInterpolation(_ string: String) { parts.append(.value(string)) }
    public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }
    public mutating func appendInterpolation<T>(_ value: T) {
      parts.append(.value("\(value)"))
    }
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      parts.append(.formatted(FormattedValue(input, format)))
    }
    /// `specifier` as in `String(format:)`, such as `%.2f`. Where it does not fit a number of this
    /// type, the number is shown as it is, and a diagnostic says so.
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
    for (index, part) in parts.enumerated() {
      switch part {
      case .literal(let string):
        markdown.read(string, followsValue: index > 0, precedesValue: index < parts.count - 1)
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
