import Foundation

/// The texts of one evaluation: those of equal characters in one style share what is resolved,
/// shaped and measured of them.
final class SharedTexts: ResolveCache {
  /// A text as nodes refer to it.
  struct Resolved {
    let paragraph: TextParagraph
    let payload: TextPayload
    /// The text before its case was changed.
    fileprivate let string: String

    fileprivate init(
      _ paragraph: TextParagraph, of string: String, redaction: _ResolvedStyle?
    ) {
      (self.paragraph, self.string) = (paragraph, string)
      payload = TextPayload(paragraph, redaction: redaction)
    }
  }

  // Nothing else happens while one of these is looked at.
  /// The latest styles, as the texts of a row or a cell are set in a few.
  @exclusivity(unchecked) private var styles: ContiguousArray<SharedStyle> = []
  @exclusivity(unchecked) private var latest = 0
  private static let limit = 8

  init() {}

  /// A text whose values are formatted.
  func resolved(
    _ text: Text, in environment: EnvironmentValues, _ session: ResolveSession
  ) -> Resolved {
    guard text.runs.count == 1 else {
      let (styled, paints) = StyledText.resolved(text, in: environment)
      return Resolved(
        paragraph(styled, paints: paints, TextParagraph.Settings(environment), session),
        of: styled.string, redaction: environment.textRedaction)
    }
    let style = style(of: text, in: environment)
    return style.text(of: text.runs[0].string) { text in
      paragraph(text, paints: style.paints, style.settings, session)
    }
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

  private func paragraph(
    _ text: StyledText, paints: [_ResolvedStyle], _ settings: TextParagraph.Settings,
    _ session: ResolveSession
  ) -> TextParagraph {
    TextParagraph(
      text, paints: paints, settings, engine: session.textEngine,
      spacings: session.cache(TextSpacings.self))
  }
}

/// A style in one environment, with the texts that are set in it.
private final class SharedStyle {
  private let style: Text.Style
  private let environment: EnvironmentValues
  let paints: [_ResolvedStyle]
  let settings: TextParagraph.Settings
  private let run: StyledText.Run
  private let redaction: _ResolvedStyle?
  // Nothing else happens while a text is looked for.
  @exclusivity(unchecked) private var texts: [String: SharedTexts.Resolved] = [:]

  init(_ style: Text.Style, in environment: EnvironmentValues) {
    (self.style, self.environment) = (style, environment)
    let (run, paint) = StyledText.empty(style, in: environment)
    (self.run, paints) = (run, [paint])
    settings = TextParagraph.Settings(environment)
    redaction = environment.textRedaction
  }

  func isStyle(of text: Text, in environment: EnvironmentValues) -> Bool {
    self.environment.isIdentical(to: environment) && text.runs[0].style == style
  }

  /// - Parameter make: Makes the paragraph of a text that is new.
  func text(
    of string: String, _ make: (StyledText) -> TextParagraph
  ) -> SharedTexts.Resolved {
    // Strings are equal also where the same letters are composed of other characters.
    if let known = texts[string], known.string.utf8.elementsEqual(string.utf8) { return known }
    var run = run
    run.text = StyledText.cased(string, in: environment)
    let text = StyledText(runs: [run], language: environment.standard.languageTag)
    let made = SharedTexts.Resolved(make(text), of: string, redaction: redaction)
    texts[string] = made
    return made
  }
}

extension _ResolveContext {
  /// The paragraph of a text whose values are formatted.
  func paragraph(of text: Text) -> TextParagraph {
    session.cache(SharedTexts.self).resolved(text, in: environment, session).paragraph
  }
}

extension EnvironmentValues {
  /// The style of the bars in place of a redacted text; `nil` where texts are shown.
  fileprivate var textRedaction: _ResolvedStyle? {
    redactionReasons.contains(.placeholder) ? redactionStyle : nil
  }
}
