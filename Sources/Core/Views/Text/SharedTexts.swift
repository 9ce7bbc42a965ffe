import Foundation

/// The texts of one evaluation. Texts with equal characters, style and environment share their
/// resolved, shaped and measured results.
final class SharedTexts: ResolveCache {
  /// A resolved text that nodes refer to.
  struct Resolved {
    let paragraph: TextParagraph
    let payload: TextPayload
    /// The text before case conversion.
    fileprivate let string: String

    fileprivate init(_ text: Text, _ string: String, in context: _ResolveContext) {
      paragraph = TextParagraph(text, context)
      self.string = string
      let environment = context.environment
      payload = TextPayload(
        paragraph,
        redaction: environment.redactionReasons.contains(.placeholder)
          ? environment.redactionStyle : nil)
    }
  }

  // Recently used styles. The texts of a row or cell use only a few. Exclusivity is unchecked
  // because no other code runs during an access.
  @exclusivity(unchecked) private var styles: ContiguousArray<SharedStyle> = []
  @exclusivity(unchecked) private var latest = 0
  private static let limit = 8

  init() {}

  /// Returns a resolved text. Its values are already formatted.
  func resolved(_ text: Text, in context: _ResolveContext) -> Resolved {
    // Inline images and text renderers depend on the text's position in the tree.
    guard text.runs.count == 1, text.runs[0].image == nil,
      context.environment.text.renderer == nil
    else { return Resolved(text, "", in: context) }
    return style(of: text, in: context.environment).text(text, in: context)
  }

  /// Returns the shared style of a text that consists of one run.
  private func style(of text: Text, in environment: EnvironmentValues) -> SharedStyle {
    // The latest style is the most likely match.
    for step in styles.indices {
      let index = (latest + styles.count - step) % styles.count
      if styles[index].isStyle(of: text, in: environment) {
        latest = index
        return styles[index]
      }
    }
    let made = SharedStyle(text.runs[0].style, in: environment)
    if styles.count < Self.limit {
      latest = styles.count
      styles.append(made)
    } else {
      latest = (latest + 1) % Self.limit
      styles[latest] = made
    }
    return made
  }
}

/// A style in one environment, with its texts.
private final class SharedStyle {
  private let style: Text.Style
  private let environment: EnvironmentValues
  // Exclusivity is unchecked because no other code runs during an access.
  @exclusivity(unchecked) private var texts: [String: SharedTexts.Resolved] = [:]

  init(_ style: Text.Style, in environment: EnvironmentValues) {
    (self.style, self.environment) = (style, environment)
  }

  func isStyle(of text: Text, in environment: EnvironmentValues) -> Bool {
    self.environment.isIdentical(to: environment) && text.runs[0].style == style
  }

  func text(_ text: Text, in context: _ResolveContext) -> SharedTexts.Resolved {
    let string = text.runs[0].string
    // Strings compare equal under canonical equivalence; their bytes may differ.
    if let known = texts[string], known.string.hasBytes(of: string) { return known }
    let made = SharedTexts.Resolved(text, string, in: context)
    texts[string] = made
    return made
  }
}
