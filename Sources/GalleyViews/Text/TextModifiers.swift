import Foundation

extension View {
  /// The font of text in this view; `nil` is body.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// The weight of text in this view; `nil` is the font's.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.text.fontWeight, weight)
  }
  /// The kind of the system's typeface in this view; `nil` is the default one.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.text.fontDesign, design)
  }
  /// Whether text in this view is bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    environment(\.text.isBold, isActive)
  }
  /// Whether text in this view is slanted.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    environment(\.text.isItalic, isActive)
  }
  /// Gives digits in this view one width.
  nonisolated public func monospacedDigit() -> some View {
    environment(\.text.hasMonospacedDigits, true)
  }
  /// Whether all letters in this view have one width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.text.isMonospaced, isActive)
  }
  /// Whether there is a line under text in this view.
  ///
  /// - Parameter color: Accepted for source compatibility: the line has the text's colour.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    environment(\.text.underline, Text.Decoration(isActive: isActive))
  }
  /// Whether there is a line through text in this view.
  ///
  /// - Parameter color: Accepted for source compatibility: the line has the text's colour.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    environment(\.text.strikethrough, Text.Decoration(isActive: isActive))
  }
  /// Adds space after each character in this view, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    environment(\.text.tracking, kerning)
  }
  /// Adds space after each character in this view, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.text.tracking, tracking)
  }
  /// Raises text in this view, by points.
  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View {
    environment(\.text.baselineOffset, offset)
  }
  /// The case of text in this view; `nil` leaves it as it is.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// The number of lines a text may have; `nil` for any number.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    transformEnvironment(\.text) {
      $0.lineLimit = number.map { max($0, 1) }
      $0.reservedLines = 0
    }
  }

  /// The number of lines a text may have, and whether it always takes the space of so many.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    transformEnvironment(\.text) {
      $0.lineLimit = max(limit, 1)
      $0.reservedLines = reservesSpace ? max(limit, 1) : 0
    }
  }

  /// The number of lines a text may have; it always takes the space of the lower one.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    transformEnvironment(\.text) {
      $0.lineLimit = max(limit.upperBound, 1)
      $0.reservedLines = limit.lowerBound
    }
  }

  /// The number of lines a text may have.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// The number of lines whose space a text always takes.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    transformEnvironment(\.text) {
      $0.lineLimit = nil
      $0.reservedLines = limit.lowerBound
    }
  }

  /// The distance between the lines of a text, in points, where it is more than the font's.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// How the lines of texts in this view lie to each other.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Where the ellipsis of a shortened text goes in this view.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// How far a text may shrink, 0…1, before it is shortened.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Accepted for source compatibility: texts are not tightened.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
}
