import Foundation

/// The texts of one evaluation. Texts with equal characters, style and environment share their
/// resolved, shaped and measured results.
final class SharedTexts: ResolveCache {
  /// A resolved text that nodes refer to.
  struct Resolved {
    let layout: TextLayout
    /// Keeps the text of the layout.
    let payload: TextPayload
    /// The text before case conversion.
    fileprivate let string: String

    fileprivate init(_ text: StyledText.Resolved, _ string: String, in context: _ResolveContext) {
      let paragraph = TextParagraph(text, context)
      let environment = context.environment
      layout = TextLayout(of: paragraph)
      payload = TextPayload(
        paragraph,
        redaction: environment.redactionReasons.contains(.placeholder)
          ? environment.redactionStyle : nil)
      self.string = string
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
    guard let run = text.onlyRun, !run.hasExtras || run.image == nil else {
      return Resolved(StyledText.resolved(text, in: context), "", in: context)
    }
    let style = style(of: run, in: context.environment)
    if style.hasRenderer {
      return Resolved(StyledText.resolved(text, in: context), "", in: context)
    }
    return style.text(text, run.string, in: context)
  }

  /// Returns the shared style of texts that consist of one run.
  private func style(of run: Text.Run, in environment: EnvironmentValues) -> SharedStyle {
    // The likeliest match is the latest style, and then the one that came after it before, as in the
    // rows of a list.
    for step in styles.indices {
      let index = (latest + step) % styles.count
      if styles[index].isStyle(of: run, in: environment) {
        latest = index
        return styles[index]
      }
    }
    let made = SharedStyle(run.style, in: environment)
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
  /// Whether a renderer replaces the drawing of the texts.
  let hasRenderer: Bool
  // Exclusivity is unchecked because no other code runs during an access.
  /// The texts in order of their first appearance.
  @exclusivity(unchecked) private var texts: ContiguousArray<Known> = []
  @exclusivity(unchecked) private var indices: [String: Int] = [:]
  /// The index of the latest text.
  @exclusivity(unchecked) private var latest: Int?
  /// The style of the latest new text: texts of one style differ only in their characters.
  @exclusivity(unchecked) private var latestStyle: StyledText.Resolved?

  private struct Known {
    let text: SharedTexts.Resolved
    /// The index of the text that followed this one last, at first that of the next new text.
    var next: Int
  }

  init(_ style: Text.Style, in environment: EnvironmentValues) {
    (self.style, self.environment) = (style, environment)
    hasRenderer = environment.text.renderer != nil
  }

  func isStyle(of run: Text.Run, in environment: EnvironmentValues) -> Bool {
    self.environment.isIdentical(to: environment) && run.style == style
  }

  /// Returns the resolved text, which consists of `string` in this style.
  func text(
    _ text: Text, _ string: String, in context: _ResolveContext
  ) -> SharedTexts.Resolved {
    // The rows of a list often show the same texts in the same order. Finding one takes longer than
    // comparing it.
    if let latest {
      let next = texts[latest].next
      if next < texts.count, texts[next].text.string.hasBytes(of: string) {
        self.latest = next
        return texts[next].text
      }
    }
    let index = index(of: text, string, in: context)
    if let latest { texts[latest].next = index }
    latest = index
    return texts[index].text
  }

  /// Returns the index of the resolved text, which is resolved if it is new.
  private func index(of text: Text, _ string: String, in context: _ResolveContext) -> Int {
    // Strings compare equal under canonical equivalence; their bytes may differ.
    if let known = indices[string], texts[known].text.string.hasBytes(of: string) { return known }
    let resolved =
      latestStyle?.replacingString(by: string, in: environment)
      ?? StyledText.resolved(text, in: context)
    latestStyle = resolved
    let index = texts.count
    texts.append(Known(text: SharedTexts.Resolved(resolved, string, in: context), next: index + 1))
    indices[string] = index
    return index
  }
}
