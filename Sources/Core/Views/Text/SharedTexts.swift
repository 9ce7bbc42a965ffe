import Foundation

/// The texts of one evaluation: those of equal characters in one style and environment share what is
/// resolved, shaped and measured of them.
final class SharedTexts: ResolveCache {
  /// A text as nodes refer to it.
  struct Resolved {
    let paragraph: TextParagraph
    let payload: TextPayload
    /// The text before its case was changed.
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

  // Nothing else happens while one of these is looked at.
  /// The latest styles, as the texts of a row or a cell are set in a few.
  @exclusivity(unchecked) private var styles: ContiguousArray<SharedStyle> = []
  @exclusivity(unchecked) private var latest = 0
  private static let limit = 8

  init() {}

  /// A text whose values are formatted.
  func resolved(_ text: Text, in context: _ResolveContext) -> Resolved {
    // Pictures in a text and what draws it follow their place.
    guard text.runs.count == 1, text.runs[0].image == nil,
      context.environment.text.renderer == nil
    else { return Resolved(text, "", in: context) }
    return style(of: text, in: context.environment).text(text, in: context)
  }

  /// The style of a text that has one.
  private func style(of text: Text, in environment: EnvironmentValues) -> SharedStyle {
    // The latest is the likeliest.
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

/// A style in one environment, with the texts that are set in it.
private final class SharedStyle {
  private let style: Text.Style
  private let environment: EnvironmentValues
  // Nothing else happens while a text is looked for.
  @exclusivity(unchecked) private var texts: [String: SharedTexts.Resolved] = [:]

  init(_ style: Text.Style, in environment: EnvironmentValues) {
    (self.style, self.environment) = (style, environment)
  }

  func isStyle(of text: Text, in environment: EnvironmentValues) -> Bool {
    self.environment.isIdentical(to: environment) && text.runs[0].style == style
  }

  func text(_ text: Text, in context: _ResolveContext) -> SharedTexts.Resolved {
    let string = text.runs[0].string
    // Strings are equal also where the same letters are composed of other characters.
    if let known = texts[string], known.string.utf8.elementsEqual(string.utf8) { return known }
    let made = SharedTexts.Resolved(text, string, in: context)
    texts[string] = made
    return made
  }
}
