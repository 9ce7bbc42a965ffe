import Foundation

/// Text with fonts and decorations, ready for shaping; the string keeps its line breaks.
public struct StyledText: Hashable, Sendable {
  /// A range of text in one style.
  public struct Run: Hashable, Sendable {
    /// The text of the run.
    public var text: String
    /// The font of the text.
    public var font: FontDescription
    /// An index into the paints passed when drawing the text.
    public var paint: Int
    /// An index into the paints for the background, or `nil` for none.
    public var background: Int?
    /// The underline, or `nil`.
    public var underline: TextLine?
    /// The strikethrough, or `nil`.
    public var strikethrough: TextLine?
    /// The distance by which glyphs are raised, in points.
    public var baselineOffset: Double
    /// The distance added after each glyph, in points.
    public var tracking: Double
    /// The BCP 47 language, or `nil` for that of the whole text.
    public var language: String?
    /// The attachment in place of the text, which is then a single object replacement character.
    public var attachment: TextAttachment?
    /// The size that determines the system font's letter spacing, in points, if it differs from the
    /// font's: text shaped at a larger size keeps the proportions of its displayed size.
    package var opticalSize: Double?

    /// Creates a run, by default without decorations, on the baseline and with the font's own
    /// spacing.
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

  /// The runs in reading order.
  public var runs: [Run]
  /// The BCP 47 language, such as `en` or `zh-Hans`, which selects Han glyphs and line-breaking
  /// rules.
  public var language: String

  /// Creates a text, by default in English.
  public init(runs: [Run], language: String = "en") {
    self.runs = runs
    self.language = language
  }

  /// Returns the index of the nearest run that is not an attachment, or `index` if all are
  /// attachments.
  package func textRun(near index: Int) -> Int {
    guard runs[index].attachment != nil else { return index }
    return runs.indices.filter { runs[$0].attachment == nil }
      .min { abs($0 - index) < abs($1 - index) } ?? index
  }

  /// The text of all runs.
  public var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
}

/// An underline or strikethrough.
public struct TextLine: Hashable, Sendable {
  /// The pattern of a line; lengths are multiples of its thickness.
  public enum Pattern: Hashable, Sendable, CaseIterable {
    /// A solid line.
    case solid
    /// Dots: length 3, gap 3.
    case dot
    /// Dashes: length 10, gap 5.
    case dash
    /// Alternating dashes and dots, gap 3.
    case dashDot
    /// Dashes each followed by two dots, gap 3.
    case dashDotDot
  }

  /// The pattern of the line.
  public var pattern: Pattern
  /// An index into the paints, or `nil` for the text's own paint.
  public var paint: Int?

  /// Creates a line, by default solid and in the text's paint.
  public init(pattern: Pattern = .solid, paint: Int? = nil) {
    self.pattern = pattern
    self.paint = paint
  }
}

/// A symbol or picture that is set like a letter; its measures include the run's baseline offset.
public struct TextAttachment: Hashable, Sendable {
  /// The index among the text's attachments.
  public var index: Int
  /// The width, in points.
  public var width: Double
  /// The distance from the top to the baseline, in points.
  public var ascent: Double
  /// The distance from the baseline to the bottom, in points.
  public var descent: Double

  /// Creates an attachment; all lengths are in points.
  public init(index: Int, width: Double, ascent: Double, descent: Double = 0) {
    self.index = index
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }

  /// The character that represents an attachment in a string: U+FFFC.
  public static let character = "\u{FFFC}"
}

/// The position of the ellipsis in a truncated line.
public enum TruncationPosition: Hashable, Sendable {
  /// At the start of the line.
  case head
  /// In the middle of the line.
  case middle
  /// At the end of the line.
  case tail
}
