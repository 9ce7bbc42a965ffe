import Foundation

extension View {
  /// Sets the font of text in this view; `nil` means `Font.body`.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of text in this view; `nil` uses the font's.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.text.fontWeight, weight)
  }
  /// Sets the design of the system font in this view; `nil` uses the default design.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.text.fontDesign, design)
  }
  /// Makes text in this view bold or not. Default: bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    environment(\.text.isBold, isActive)
  }
  /// Makes text in this view italic or not. Default: italic.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environment(\.text.isItalic, isActive)
  }
  /// Gives all digits of text in this view the same width.
  nonisolated public func monospacedDigit() -> some View {
    environment(\.text.hasMonospacedDigits, true)
  }
  /// Sets whether text in this view uses the monospaced font. Default: `true`.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.text.isMonospaced, isActive)
  }
  /// Underlines text in this view.
  ///
  /// - Parameters:
  ///   - isActive: Whether to draw the line. Default: `true`.
  ///   - pattern: The pattern of the line. Default: solid.
  ///   - color: The line's color; `nil`, the default, uses the text's color.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.text.underline, Text.Decoration(isActive, pattern, color))
  }
  /// Strikes through text in this view.
  ///
  /// - Parameters:
  ///   - isActive: Whether to draw the line. Default: `true`.
  ///   - pattern: The pattern of the line. Default: solid.
  ///   - color: The line's color; `nil`, the default, uses the text's color.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.text.strikethrough, Text.Decoration(isActive, pattern, color))
  }
  /// Sets the width of letters in this view, if the font's family has such faces or a variable
  /// width axis; `nil` uses the font's.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.text.fontWidth, width)
  }
  /// Scales text in this view relative to its font if enabled.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.text) { if isEnabled { $0.textScale = scale } }
  }
  /// Sets the language for choosing glyphs and line breaks in this view, if enabled.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }
  /// Sets the language for choosing glyphs and line breaks in this view, if enabled.
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    transformEnvironment(\.text) { if isEnabled { $0.typesettingLanguage = language } }
  }
  /// Adds space after each character of text in this view, in points, limited to ±1,000. Tracking
  /// overrides kerning.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.text.kerning, kerning)
  }
  /// Adds space after each character of text in this view, in points, limited to ±1,000.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.text.tracking, tracking)
  }
  /// Raises text in this view by `offset` points, or lowers it for negative offsets, limited to
  /// ±1,000.
  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
    environment(\.text.baselineOffset, offset)
  }
  /// Sets the case of text in this view; `nil` keeps its case.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Limits each text in this view to a number of lines, at least 1; `nil` sets no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    transformEnvironment(\.text) {
      $0.lineLimit = number.map { max($0, 1) }
      $0.reservedLines = 0
    }
  }

  /// Limits each text in this view to a number of lines, at least 1.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of lines.
  ///   - reservesSpace: Whether a text is always as tall as the limit.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    transformEnvironment(\.text) {
      $0.lineLimit = max(limit, 1)
      $0.reservedLines = reservesSpace ? max(limit, 1) : 0
    }
  }

  /// Limits each text in this view to a range of lines. A text is always at least as tall as the
  /// lower bound.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    transformEnvironment(\.text) {
      $0.lineLimit = max(limit.upperBound, 1)
      $0.reservedLines = limit.lowerBound
    }
  }

  /// Limits each text in this view to an upper bound of lines, at least 1.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Makes each text in this view at least as tall as a number of lines.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    transformEnvironment(\.text) {
      $0.lineLimit = nil
      $0.reservedLines = limit.lowerBound
    }
  }

  /// Sets the minimum distance between the bottom of a line and the top of the next, in points. The
  /// font's own distance applies if it is larger. Negative values count as 0.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets the alignment of lines within each text in this view.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets the position of the truncation for texts in this view.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets the fraction to which a text in this view may shrink before it is truncated, 0…1. Values
  /// below 0.05 count as 0.05.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets whether letters in this view may move closer together, by up to 5 % of the text's width,
  /// before a text is truncated.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
}
