import Foundation

/// The port through which text is measured and shaped; `GalleyCairo` implements it with Pango.
///
/// An engine belongs to one thread at a time. What it returns may be painted on any thread.
public protocol TextEngine: AnyObject {
  /// Vertical measures of the face that `font` resolves to.
  func metrics(for font: FontDescription) -> FontMetrics

  /// Breaks `text` into lines and positions its glyphs.
  ///
  /// - Parameters:
  ///   - width: Room for each line, in points; `nil` breaks at line separators only. Words wrap
  ///     first, then characters; a line always holds at least one character, even if it is wider.
  ///   - lineLimit: Number of lines to keep; the last one kept ends in an ellipsis where text is
  ///     left out. `nil` keeps all.
  ///   - truncation: Where that ellipsis goes. A truncated line is no wider than `width` unless
  ///     the ellipsis alone is.
  /// - Returns: At least one line; an empty text gives one line without glyphs, as high as its font.
  func shape(
    _ text: StyledText, width: Double?, lineLimit: Int?, truncation: TruncationPosition
  ) -> ShapedText
}
