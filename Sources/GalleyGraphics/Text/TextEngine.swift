import Foundation

/// The port through which text is measured and shaped. `GalleyCairo` implements it with Pango,
/// `GalleyFixedText` with glyphs of fixed widths.
///
/// What comes out depends on what is asked for and on the registered fonts alone, never on what was
/// asked before. An engine belongs to one thread at a time; what it returns may be painted on any.
public protocol TextEngine: AnyObject {
  /// Vertical measures of the face that `font` resolves to.
  func metrics(for font: FontDescription) -> FontMetrics

  /// Breaks `text` into lines and positions its glyphs.
  ///
  /// - Parameters:
  ///   - width: The width of each line, in points; below zero counts as 0, and `nil`, infinity and
  ///     what is not a number break at line separators only. Words wrap first, then characters; a
  ///     line always holds at least one character, even if it is wider.
  ///   - lineLimit: Number of lines to keep; the last one kept ends in an ellipsis where text is
  ///     left out. `nil` and numbers below 1 keep all.
  ///   - truncation: Where that ellipsis goes. A truncated line is no wider than `width` unless
  ///     the ellipsis alone is.
  /// - Returns: At least one line; an empty text gives one line without glyphs, as high as its font.
  func shape(
    _ text: StyledText, width: Double?, lineLimit: Int?, truncation: TruncationPosition
  ) -> ShapedText

  /// The work that the engine has done so far.
  var counts: TextCounts { get }
}

/// How much a text engine had to do; the same on every machine.
public struct TextCounts: Hashable, Sendable {
  /// How many times text was really shaped.
  public var shapings = 0
  /// How many times a shaped text was handed out again.
  public var memoHits = 0
  /// The number of fonts that were made: one for each face and size.
  public var fonts = 0

  /// Creates counts, by default of no work.
  public init(shapings: Int = 0, memoHits: Int = 0, fonts: Int = 0) {
    self.shapings = shapings
    self.memoHits = memoHits
    self.fonts = fonts
  }
}
