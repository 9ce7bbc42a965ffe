import Foundation

extension StyledText {
  /// A text with its fonts and paints looked up in `environment`.
  static func resolved(
    _ text: Text, in environment: EnvironmentValues
  ) -> (text: StyledText, paints: [_ResolvedStyle]) {
    var paints: [_ResolvedStyle] = []
    func index(of paint: _ResolvedStyle) -> Int {
      if let index = paints.firstIndex(of: paint) { return index }
      paints.append(paint)
      return paints.count - 1
    }
    var runs: [Run] = []
    for run in text.runs {
      var (resolved, paint) = empty(run.style, in: environment)
      resolved.text = cased(run.string, in: environment)
      resolved.paint = index(of: paint)
      // Letters are shaped together wherever they look alike, as in "n = \(count)".
      if let last = runs.last, last.hasStyle(of: resolved) {
        runs[runs.count - 1].text += resolved.text
      } else {
        runs.append(resolved)
      }
    }
    return (StyledText(runs: runs, language: environment.standard.languageTag), paints)
  }

  /// A run without characters in `style`, with its paint.
  static func empty(
    _ style: Text.Style, in environment: EnvironmentValues
  ) -> (run: Run, paint: _ResolvedStyle) {
    let values = environment.text
    let run = Run(
      text: "", font: font(style, in: environment),
      isUnderlined: style.isUnderlined ?? values.underline?.isActive ?? false,
      isStruckThrough: style.isStruckThrough ?? values.strikethrough?.isActive ?? false,
      baselineOffset: finite(style.baselineOffset ?? values.baselineOffset),
      tracking: finite(style.tracking ?? values.tracking))
    let color = style.color?.style ?? AnyShapeStyle(ForegroundStyle())
    return (run, color._resolved(in: environment))
  }

  private static func finite(_ value: CGFloat) -> Double {
    value.isFinite ? min(max(Double(value), -1000), 1000) : 0
  }

  static func cased(_ string: String, in environment: EnvironmentValues) -> String {
    switch environment.text.textCase {
    case .uppercase: string.uppercased(with: environment.locale)
    case .lowercase: string.lowercased(with: environment.locale)
    case nil: string
    }
  }

  /// The font of text with `style`.
  static func font(
    _ style: Text.Style, in environment: EnvironmentValues
  ) -> FontDescription {
    let values = environment.text
    var font = style.font ?? values.font ?? .body
    if let weight = style.weight ?? values.fontWeight { font = font.weight(weight) }
    if style.isBold ?? values.isBold { font = font.bold() }
    if style.isItalic ?? values.isItalic { font = font.italic() }
    if style.hasMonospacedDigits ?? values.hasMonospacedDigits {
      font = font.monospacedDigit()
    }
    if style.isMonospaced ?? values.isMonospaced { font = font.monospaced() }
    return font.resolved(
      for: environment.dynamicTypeSize, design: style.design ?? values.fontDesign)
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

extension StyledText.Run {
  /// Whether only the characters may differ.
  fileprivate func hasStyle(of other: Self) -> Bool {
    font == other.font && paint == other.paint && isUnderlined == other.isUnderlined
      && isStruckThrough == other.isStruckThrough && baselineOffset == other.baselineOffset
      && tracking == other.tracking
  }
}
