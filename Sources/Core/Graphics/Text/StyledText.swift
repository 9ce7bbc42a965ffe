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
    /// Index into the list of paints of what is behind the text; `nil` for nothing.
    public var background: Int?
    /// The line under the text; `nil` for none.
    public var underline: TextLine?
    /// The line through the text; `nil` for none.
    public var strikethrough: TextLine?
    /// Distance by which glyphs are raised, in points.
    public var baselineOffset: Double
    /// Distance added after each glyph, in points.
    public var tracking: Double
    /// BCP 47 language; `nil` is that of the whole text.
    public var language: String?
    /// What is set in the place of the text, which is then one object replacement character.
    public var attachment: TextAttachment?
    /// The size that the system font's letters are spaced for, in points, where that is not the
    /// font's: what is shaped larger than it is shown keeps the proportions in which it is shown.
    package var opticalSize: Double?

    /// Creates a stretch of text, by default without decorations, on the baseline and with the
    /// font's own spacing.
    public init(
      text: String, font: FontDescription, paint: Int = 0, background: Int? = nil,
      underline: TextLine? = nil, strikethrough: TextLine? = nil, baselineOffset: Double = 0,
      tracking: Double = 0, language: String? = nil, attachment: TextAttachment? = nil
    ) {
      self.text = text
      self.font = font
      self.paint = paint
      self.background = background
      self.underline = underline
      self.strikethrough = strikethrough
      self.baselineOffset = baselineOffset
      self.tracking = tracking
      self.language = language
      self.attachment = attachment
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

  /// The run nearest to the one at `index` that is text and no attachment; `index` where all are
  /// attachments.
  package func textRun(near index: Int) -> Int {
    guard runs[index].attachment != nil else { return index }
    return runs.indices.filter { runs[$0].attachment == nil }
      .min { abs($0 - index) < abs($1 - index) } ?? index
  }

  /// The characters of all runs.
  public var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}

/// A line under or through text.
public struct TextLine: Hashable, Sendable {
  /// What the line is made of, in parts of its thickness.
  public enum Pattern: Hashable, Sendable, CaseIterable {
    /// One stroke.
    case solid
    /// Dots, three long and three apart.
    case dot
    /// Dashes, ten long and five apart.
    case dash
    /// A dash and a dot, three apart.
    case dashDot
    /// A dash and two dots, three apart.
    case dashDotDot
  }

  /// What the line is made of.
  public var pattern: Pattern
  /// Index into the list of paints; `nil` is the text's.
  public var paint: Int?

  /// Creates a line, by default a solid one in the text's paint.
  public init(pattern: Pattern = .solid, paint: Int? = nil) {
    self.pattern = pattern
    self.paint = paint
  }
}

/// A symbol or picture that is set like a letter; the run's baseline offset is part of its measures.
public struct TextAttachment: Hashable, Sendable {
  /// Which of the text's attachments it is.
  public var index: Int
  /// From its left to its right edge, in points.
  public var width: Double
  /// From its top to the baseline, in points.
  public var ascent: Double
  /// From the baseline to its bottom, in points.
  public var descent: Double

  /// Creates an attachment; all lengths are in points.
  public init(index: Int, width: Double, ascent: Double, descent: Double = 0) {
    self.index = index
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }

  /// The character that stands for an attachment in a string: U+FFFC.
  public static let character = "\u{FFFC}"
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
