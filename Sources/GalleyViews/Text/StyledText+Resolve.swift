import Foundation

extension StyledText {
  /// A text with its fonts and paints looked up in `environment`.
  static func resolved(
    _ text: Text, in environment: EnvironmentValues
  ) -> (text: StyledText, paints: [_ResolvedStyle]) {
    environment.withStandard { resolved(text, in: environment, $0) }
  }

  private static func resolved(
    _ text: Text, in environment: EnvironmentValues, _ standard: StandardValues
  ) -> (text: StyledText, paints: [_ResolvedStyle]) {
    var paints: [_ResolvedStyle] = []
    func paint(_ style: _ResolvedStyle) -> Int {
      if let index = paints.firstIndex(of: style) { return index }
      paints.append(style)
      return paints.count - 1
    }
    let runs = text.runs.map { run in
      let style = run.style
      let color =
        style.color?.style._resolved(in: environment)
        ?? ForegroundStyle()._resolved(in: environment)
      return Run(
        text: cased(run.string, standard),
        font: font(style, standard), paint: paint(color),
        isUnderlined: style.isUnderlined ?? standard.underline?.isActive ?? false,
        isStruckThrough: style.isStruckThrough ?? standard.strikethrough?.isActive ?? false,
        baselineOffset: finite(style.baselineOffset ?? standard.baselineOffset),
        tracking: finite(style.tracking ?? standard.tracking))
    }
    return (StyledText(runs: runs, language: standard.languageTag), paints)
  }

  private static func finite(_ value: CGFloat) -> Double {
    value.isFinite ? min(max(Double(value), -1000), 1000) : 0
  }

  private static func cased(_ string: String, _ standard: StandardValues) -> String {
    switch standard.textCase {
    case .uppercase: string.uppercased(with: standard.locale)
    case .lowercase: string.lowercased(with: standard.locale)
    case nil: string
    }
  }

  /// The font of text with `style`.
  static func font(
    _ style: Text.Style, _ standard: StandardValues
  ) -> FontDescription {
    var font = style.font ?? standard.font ?? .body
    if let weight = style.weight ?? standard.fontWeight { font = font.weight(weight) }
    if style.isBold ?? standard.isBold { font = font.bold() }
    if style.isItalic ?? standard.isItalic { font = font.italic() }
    if style.hasMonospacedDigits ?? standard.hasMonospacedDigits {
      font = font.monospacedDigit()
    }
    if style.isMonospaced ?? standard.isMonospaced { font = font.monospaced() }
    return font.resolved(
      for: standard.dynamicTypeSize, design: style.design ?? standard.fontDesign)
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
