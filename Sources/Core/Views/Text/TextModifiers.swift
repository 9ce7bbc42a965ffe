import Foundation

extension View {
  /// Sets the font of text in this view; `nil` is `Font.body`.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the weight of text in this view; `nil` is that of the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.text.fontWeight, weight)
  }
  /// Sets the design of the system font in this view; `nil` is the default one.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.text.fontDesign, design)
  }
  /// Makes text in this view bold, or not. Default: bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    environment(\.text.isBold, isActive)
  }
  /// Makes text in this view italic, or not. Default: italic.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environment(\.text.isItalic, isActive)
  }
  /// Gives the digits of text in this view one width.
  nonisolated public func monospacedDigit() -> some View {
    environment(\.text.hasMonospacedDigits, true)
  }
  /// Shows text in this view in the monospaced font, or not. Default: monospaced.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.text.isMonospaced, isActive)
  }
  /// Underlines text in this view.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line. Default: `true`.
  ///   - pattern: What the line is made of. Default: one stroke.
  ///   - color: The line's color; `nil`, the default, is that of the text.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.text.underline, Text.Decoration(isActive, pattern, color))
  }
  /// Strikes text in this view through.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line. Default: `true`.
  ///   - pattern: What the line is made of. Default: one stroke.
  ///   - color: The line's color; `nil`, the default, is that of the text.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.text.strikethrough, Text.Decoration(isActive, pattern, color))
  }
  /// Sets how wide the letters of text in this view are, where the font's family has such faces or a
  /// variable one; `nil` leaves it to the font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.text.fontWidth, width)
  }
  /// Sets the size of text in this view relative to its font, or leaves it.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.text) { if isEnabled { $0.textScale = scale } }
  }
  /// Sets the language that glyphs and line breaks in this view are chosen for, or leaves it.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }
  /// Sets the language that glyphs and line breaks in this view are chosen for, or leaves it.
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View {
    transformEnvironment(\.text) { if isEnabled { $0.typesettingLanguage = language } }
  }
  /// Adds space after each character of text in this view, in points. Where there is tracking too,
  /// that is used instead. It is limited to ±1,000.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.text.kerning, kerning)
  }
  /// Adds space after each character of text in this view, in points. It is limited to ±1,000.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.text.tracking, tracking)
  }
  /// Raises text in this view by `offset` points, or lowers it for negative offsets. It is limited
  /// to ±1,000.
  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
    environment(\.text.baselineOffset, offset)
  }
  /// Sets the case in which text in this view is shown; `nil` leaves it as it is.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Limits the number of lines of a text in this view, at least 1; `nil` is any number.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    transformEnvironment(\.text) {
      $0.lineLimit = number.map { max($0, 1) }
      $0.reservedLines = 0
    }
  }

  /// Limits the number of lines of a text in this view, at least 1.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of lines.
  ///   - reservesSpace: Whether a text is always as tall as that number of lines.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    transformEnvironment(\.text) {
      $0.lineLimit = max(limit, 1)
      $0.reservedLines = reservesSpace ? max(limit, 1) : 0
    }
  }

  /// Limits the number of lines of a text in this view to a range; a text is always as tall as the
  /// lower bound.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    transformEnvironment(\.text) {
      $0.lineLimit = max(limit.upperBound, 1)
      $0.reservedLines = limit.lowerBound
    }
  }

  /// Limits the number of lines of a text in this view to an upper bound, at least 1.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Makes a text in this view at least as tall as a number of lines.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    transformEnvironment(\.text) {
      $0.lineLimit = nil
      $0.reservedLines = limit.lowerBound
    }
  }

  /// Sets the distance between the bottom of a line and the top of the next, in points, where it is
  /// more than the font's own. Negative values count as 0.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets how the lines of a text in this view are aligned with each other.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets where a text in this view is truncated.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets how far a text in this view may shrink before it is truncated, 0…1. Factors below 0.05
  /// count as 0.05.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets whether letters of text in this view may stand a little closer together, by up to 5 % of
  /// the text's width, before it is truncated.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
}
