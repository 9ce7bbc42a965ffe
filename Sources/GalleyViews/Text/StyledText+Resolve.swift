import Foundation

extension StyledText {
  /// A text with its fonts and paints looked up in `environment`.
  static func resolved(
    _ text: Text, in environment: EnvironmentValues
  ) -> (text: StyledText, paints: [_ResolvedStyle]) {
    environment.withStandard { resolved(text, in: environment, $0) }
  }

  private static func resolved(
    _ text: Text, in environment: EnvironmentValues, _ surroundings: StandardValues
  ) -> (text: StyledText, paints: [_ResolvedStyle]) {
    var paints: [_ResolvedStyle] = []
    func paint(_ style: _ResolvedStyle) -> Int {
      if let index = paints.firstIndex(of: style) { return index }
      paints.append(style)
      return paints.count - 1
    }
    let runs = text.segments.map { segment in
      let style = segment.style
      let color =
        style.color?.style._resolved(in: environment)
        ?? ForegroundStyle()._resolved(in: environment)
      return Run(
        text: cased(segment.string, surroundings),
        font: font(style, surroundings), paint: paint(color),
        isUnderlined: style.isUnderlined ?? surroundings.underline?.isActive ?? false,
        isStruckThrough: style.isStruckThrough ?? surroundings.strikethrough?.isActive ?? false,
        baselineOffset: finite(style.baselineOffset ?? surroundings.baselineOffset),
        tracking: finite(style.tracking ?? surroundings.tracking))
    }
    return (StyledText(runs: runs, language: surroundings.languageTag), paints)
  }

  private static func finite(_ value: CGFloat) -> Double {
    value.isFinite ? min(max(Double(value), -1000), 1000) : 0
  }

  private static func cased(_ string: String, _ surroundings: StandardValues) -> String {
    switch surroundings.textCase {
    case .uppercase: string.uppercased(with: surroundings.locale)
    case .lowercase: string.lowercased(with: surroundings.locale)
    case nil: string
    }
  }

  /// The font of text with `style`.
  static func font(
    _ style: Text.Style, _ surroundings: StandardValues
  ) -> FontDescription {
    var font = style.font ?? surroundings.font ?? .body
    if let weight = style.weight ?? surroundings.fontWeight { font = font.weight(weight) }
    if style.isBold ?? surroundings.isBold { font = font.bold() }
    if style.isItalic ?? surroundings.isItalic { font = font.italic() }
    if style.hasMonospacedDigits ?? surroundings.hasMonospacedDigits {
      font = font.monospacedDigit()
    }
    if style.isMonospaced ?? surroundings.isMonospaced { font = font.monospaced() }
    return font.resolved(
      for: surroundings.dynamicTypeSize, design: style.design ?? surroundings.fontDesign)
  }

  /// The text with all sizes and distances multiplied by `factor`.
  func scaled(by factor: Double) -> StyledText {
    var copy = self
    for index in copy.runs.indices {
      copy.runs[index].font.size *= factor
      copy.runs[index].font.linePitch *= factor
      copy.runs[index].tracking *= factor
      copy.runs[index].baselineOffset *= factor
    }
    return copy
  }
}

extension Locale {
  /// The language as a BCP 47 tag with its script where that decides the glyphs.
  var languageTag: String {
    let tag = identifier.replacingOccurrences(of: "_", with: "-")
    guard tag.hasPrefix("zh") else { return tag }
    let isTraditional =
      tag.contains("Hant") || tag.hasSuffix("-TW") || tag.hasSuffix("-HK") || tag.hasSuffix("-MO")
    return isTraditional ? "zh-Hant" : "zh-Hans"
  }
}
