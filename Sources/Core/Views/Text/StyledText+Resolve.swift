import Foundation

extension StyledText {
  /// A text with its fonts, paints and attachments resolved.
  struct Resolved {
    var text: StyledText
    var paints: [_ResolvedStyle] = []
    var attachments: [PlacedAttachment] = []
    /// The custom attributes of runs, by paint index.
    var customAttributes: [Int: [Text.CustomAttribute]] = [:]
    /// The links of runs, by paint index.
    var links: [Int: URL] = [:]

    /// The paints of runs without custom attributes or links.
    private var plainPaints: [_ResolvedStyle: Int] = [:]
    /// The latest paint of a run with custom attributes or a link.
    private var latestMarked: Int?

    fileprivate init(_ text: StyledText) { self.text = text }

    /// Returns the text with other characters, if it consists of one run.
    func replacingString(by string: String, in environment: EnvironmentValues) -> Resolved {
      var copy = self
      copy.text.runs[0].text = StyledText.cased(string, in: environment)
      return copy
    }

    fileprivate mutating func paint(_ style: _ResolvedStyle) -> Int {
      if let known = plainPaints[style] { return known }
      paints.append(style)
      plainPaints[style] = paints.count - 1
      return paints.count - 1
    }

    /// Returns a paint used only by runs with these custom attributes and link, which identifies
    /// them. Adjacent runs with equal values share it.
    fileprivate mutating func paint(
      _ style: _ResolvedStyle, for marks: [Text.CustomAttribute], _ link: URL? = nil
    ) -> Int {
      if marks.isEmpty, link == nil { return paint(style) }
      if let latestMarked, paints[latestMarked] == style, links[latestMarked] == link,
        customAttributes[latestMarked] ?? [] == marks
      {
        return latestMarked
      }
      paints.append(style)
      latestMarked = paints.count - 1
      if !marks.isEmpty { customAttributes[paints.count - 1] = marks }
      if let link { links[paints.count - 1] = link }
      return paints.count - 1
    }

    fileprivate mutating func line(
      _ decoration: Text.Decoration?, in environment: EnvironmentValues
    ) -> TextLine? {
      guard let line = decoration?.line else { return nil }
      return TextLine(
        pattern: line.pattern.pattern,
        paint: line.color.map { paint($0._resolved(in: environment)) })
    }
  }

  /// Resolves the fonts, paints and attachments of a text.
  static func resolved(_ text: Text, in context: _ResolveContext) -> Resolved {
    let environment = context.environment
    let values = environment.text
    let language = values.typesettingLanguage?.tag ?? environment.standard.languageTag
    var result = Resolved(StyledText(runs: [], language: language))
    var runs: [Run] = []
    for run in text.runs {
      let style = run.style
      let color =
        style.color?.resolved(in: environment)
        ?? ForegroundStyle()._resolved(in: environment)
      var resolved = Run(
        text: cased(run.string, in: environment), font: font(style, in: environment),
        paint: result.paint(color, for: style.customAttributes, style.link),
        background: style.background.map { result.paint($0._resolved(in: environment)) },
        underline: result.line(style.underline ?? values.underline, in: environment),
        strikethrough: result.line(style.strikethrough ?? values.strikethrough, in: environment),
        baselineOffset: finite(style.baselineOffset ?? values.baselineOffset),
        tracking: finite(
          style.tracking ?? values.tracking ?? style.kerning ?? values.kerning ?? 0),
        language: style.language == language ? nil : style.language)
      if let image = run.image {
        guard let attachment = image.attachment(in: resolved, context) else { continue }
        resolved.attachment = TextAttachment(
          index: result.attachments.count, width: length(attachment.frame.width),
          ascent: length(-attachment.frame.minY), descent: length(attachment.frame.maxY))
        result.attachments.append(attachment)
        runs.append(resolved)
        // Truncation may need to place an ellipsis here.
        (resolved.text, resolved.attachment) = ("", nil)
      }
      // Merges runs of equal style so that they are shaped together, as in "n = \(count)".
      // A copy of the last run would be copied again for each addition.
      if !runs.isEmpty, runs[runs.count - 1].hasStyle(of: resolved) {
        runs[runs.count - 1].text += resolved.text
      } else {
        runs.append(resolved)
      }
    }
    if runs.isEmpty { runs = [Run(text: "", font: font(Text.Style(), in: environment))] }
    result.text.runs = runs
    return result
  }

  /// Clamps the length of an inline image to about three times the largest canvas, because text
  /// engines count in fractions of a point.
  private static func length(_ value: CGFloat) -> Double {
    value.isFinite ? min(max(Double(value), -100_000), 100_000) : 0
  }

  private static func finite(_ value: CGFloat) -> Double {
    value.isFinite ? min(max(Double(value), -1000), 1000) : 0
  }

  fileprivate static func cased(_ string: String, in environment: EnvironmentValues) -> String {
    switch environment.text.textCase {
    case .uppercase: string.uppercased(with: environment.locale)
    case .lowercase: string.lowercased(with: environment.locale)
    case nil: string
    }
  }

  /// Returns the font for text with `style`.
  static func font(
    _ style: Text.Style, in environment: EnvironmentValues
  ) -> FontDescription {
    let values = environment.text
    var font = style.font ?? values.font ?? .body
    if let weight = style.weight ?? values.fontWeight { font = font.weight(weight) }
    if style.isBold ?? values.isBold { font = font.bold() }
    if style.isItalic ?? values.isItalic { font = font.italic() }
    if let width = style.width ?? values.fontWidth { font = font.width(width) }
    if style.hasMonospacedDigits ?? values.hasMonospacedDigits {
      font = font.monospacedDigit()
    }
    if style.isMonospaced ?? values.isMonospaced { font = font.monospaced() }
    var resolved = font.resolved(
      for: environment.dynamicTypeSize, design: style.design ?? values.fontDesign)
    resolved.systemMetrics = values.systemFontMetrics
    let scale = (style.scale ?? values.textScale)?.factor ?? 1
    return scale == 1 ? resolved : resolved.scaled(by: scale)
  }
}

extension StyledText.Run {
  /// Whether two runs can differ only in their characters. Attachments never match.
  fileprivate func hasStyle(of other: Self) -> Bool {
    font == other.font && paint == other.paint && background == other.background
      && underline == other.underline && strikethrough == other.strikethrough
      && baselineOffset == other.baselineOffset && tracking == other.tracking
      && language == other.language && attachment == nil && other.attachment == nil
  }
}
