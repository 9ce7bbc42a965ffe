import Foundation

/// Text with its fonts and decorations, ready to be shaped; the string keeps its line breaks.
public struct StyledText: Hashable, Sendable {
  /// A stretch of text in one style.
  public struct Run: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// The font that they are set in.
    public var font: FontDescription
    /// Index into the list of paints that is given when the text is drawn.
    public var paint: Int
    /// Whether there is a line under the text.
    public var isUnderlined: Bool
    /// Whether there is a line through the text.
    public var isStruckThrough: Bool
    /// Distance by which glyphs are raised, in points.
    public var baselineOffset: Double
    /// Distance added after each glyph, in points.
    public var tracking: Double
    /// The size that the system font's letters are spaced for, in points, where that is not the
    /// font's: what is shaped larger than it is shown keeps the proportions in which it is shown.
    package var opticalSize: Double?

    /// Creates a stretch of text, by default without decorations, on the baseline and with the
    /// font's own spacing.
    public init(
      text: String, font: FontDescription, paint: Int = 0, isUnderlined: Bool = false,
      isStruckThrough: Bool = false, baselineOffset: Double = 0, tracking: Double = 0
    ) {
      self.text = text
      self.font = font
      self.paint = paint
      self.isUnderlined = isUnderlined
      self.isStruckThrough = isStruckThrough
      self.baselineOffset = baselineOffset
      self.tracking = tracking
    }
  }

  /// The stretches of text in the order in which they are read.
  public var runs: [Run]
  /// BCP 47 language, such as `en` or `zh-Hans`: chooses Han glyphs and line-breaking rules.
  public var language: String

  /// Creates a text, by default an English one.
  public init(runs: [Run], language: String = "en") {
    self.runs = runs
    self.language = language
  }

  /// The characters of all runs.
  public var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}

/// Where the ellipsis goes when a line has to be shortened.
public enum TruncationPosition: Hashable, Sendable {
  /// At the beginning of the line.
  case head
  /// In the middle, between the line's beginning and its end.
  case middle
  /// At the end of the line.
  case tail
}
