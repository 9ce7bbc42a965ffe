import Foundation

/// The interface through which text is measured and shaped. `GalleyCairo` implements it with Pango,
/// `GalleyFixedText` with fixed-width glyphs.
///
/// Results depend only on the arguments and the registered fonts, never on earlier calls. An engine
/// belongs to one thread at a time; its results may be painted on any thread.
public protocol TextEngine: AnyObject {
  /// Returns the vertical metrics of the face to which `font` resolves.
  func metrics(for font: FontDescription) -> FontMetrics

  /// Breaks `text` into lines and positions its glyphs.
  ///
  /// - Parameters:
  ///   - width: The width of each line, in points. Negative widths count as 0; with `nil`, infinity
  ///     or NaN, text breaks only at line separators. Lines break between words; a word that is longer
  ///     than a line breaks between syllables, with a hyphen, if the engine hyphenates, and then between
  ///     characters. A line always holds at least one character.
  ///   - lineLimit: The maximum number of lines; the last one ends in an ellipsis if text is
  ///     omitted. `nil` and numbers below 1 keep all lines.
  ///   - truncation: The position of that ellipsis. A truncated line is no wider than `width`
  ///     unless the ellipsis alone is.
  /// - Returns: At least one line. An empty text has one line without glyphs, as high as its font.
  func shape(
    _ text: StyledText, width: Double?, lineLimit: Int?, truncation: TruncationPosition
  ) -> ShapedText

  /// The work done so far.
  var counts: TextCounts { get }
}

/// The amount of work done by a text engine; independent of the machine.
public struct TextCounts: Hashable, Sendable {
  /// The number of times text was shaped.
  public var shapings = 0
  /// The number of times a shaped text was reused.
  public var memoHits = 0
  /// The number of fonts created: one for each face and size.
  public var fonts = 0

  /// Creates counts, by default zero.
  public init(shapings: Int = 0, memoHits: Int = 0, fonts: Int = 0) {
    self.shapings = shapings
    self.memoHits = memoHits
    self.fonts = fonts
  }
}
