import Foundation

/// The outcome of shaping: lines of positioned glyphs, measured and painted from this one value.
public struct ShapedText: Hashable, Sendable {
  /// The lines from the top down.
  public var lines: [ShapedLine]
  /// Characters for which no listed font has a glyph; each is drawn as an empty box.
  public var missingGlyphs: Int
  /// Whether some of the text was replaced by an ellipsis.
  public var isTruncated: Bool

  /// Creates a text of lines.
  public init(lines: [ShapedLine], missingGlyphs: Int = 0, isTruncated: Bool = false) {
    self.lines = lines
    self.missingGlyphs = missingGlyphs
    self.isTruncated = isTruncated
  }

  /// What was set differently from what was asked, each once.
  public var warnings: [TextWarning] { lines.lazy.map(\.warnings).joined().withoutRepetitions() }
}

/// One line; all lengths in points, unrounded.
public struct ShapedLine: Hashable, Sendable {
  /// The UTF-8 offsets of the text that the line shows.
  public var range: Range<Int>
  /// The characters that the line shows, in the order in which they are read, with an ellipsis where
  /// some of the text is left out.
  public var text: String
  /// Advance of everything but white space at the line's end.
  public var width: Double
  /// Advance of the white space at the line's end.
  public var trailingWhitespace: Double
  /// Of the tallest run: from the top of the line to its baseline.
  public var ascent: Double
  /// Of the tallest run: from the baseline to the bottom of the line.
  public var descent: Double
  /// Whether the paragraph runs from right to left.
  public var isRightToLeft: Bool
  /// Whether a paragraph ends with this line.
  public var endsParagraph: Bool
  /// Glyphs in visual order; positions count from the line's left end and its baseline.
  public var runs: [GlyphRun]
  /// What was set differently from what was asked: fonts of the text, and characters of the line.
  public var warnings: [TextWarning]

  /// Creates a line; all lengths are in points.
  public init(
    range: Range<Int>, width: Double, trailingWhitespace: Double, ascent: Double,
    descent: Double, isRightToLeft: Bool, endsParagraph: Bool, runs: [GlyphRun],
    warnings: [TextWarning] = [], text: String = ""
  ) {
    self.range = range
    self.text = text
    self.width = width
    self.trailingWhitespace = trailingWhitespace
    self.ascent = ascent
    self.descent = descent
    self.isRightToLeft = isRightToLeft
    self.endsParagraph = endsParagraph
    self.runs = runs
    self.warnings = warnings
  }

  /// From the line's top to its bottom.
  public var height: Double { ascent + descent }
}

/// Glyphs of one font and paint.
public struct GlyphRun: Sendable {
  /// A glyph with its place.
  public struct Glyph: Hashable, Sendable {
    /// Index in the font; `missing` is drawn as an empty box of the advance's width.
    public var index: UInt32
    /// Where the first of the characters that the glyph stands for is: its UTF-8 offset in the
    /// line's text.
    public var source: UInt32
    /// From the line's left end, in points.
    public var x: Double
    /// Below the baseline, in points.
    public var y: Double
    /// From this glyph's origin to the next one's, in points.
    public var advance: Double

    /// The index that stands for a character that no font has.
    public static let missing = UInt32.max

    /// Creates a glyph; all lengths are in points.
    public init(index: UInt32, x: Double, y: Double, advance: Double, source: UInt32 = 0) {
      self.index = index
      self.source = source
      self.x = x
      self.y = y
      self.advance = advance
    }
  }

  /// A line under or through the run.
  public struct Decoration: Hashable, Sendable {
    /// Top edge below the baseline (negative above it), in points.
    public var offset: Double
    /// The line's thickness, in points.
    public var thickness: Double
    /// What the line is made of, and its paint.
    public var line: TextLine
    /// Creates a decoration, by default a solid line in the run's paint; both lengths are in
    /// points.
    public init(offset: Double, thickness: Double, line: TextLine = TextLine()) {
      self.offset = offset
      self.thickness = thickness
      self.line = line
    }
  }

  /// The font of all glyphs.
  public var font: any FontResource
  /// The glyphs in visual order.
  public var glyphs: [Glyph]
  /// Index into the list of paints that is given when the text is drawn.
  public var paint: Int
  /// Index into that list of what is behind the run; `nil` for nothing.
  public var background: Int?
  /// What is drawn in place of glyphs: one of the text's attachments.
  public var attachment: TextAttachment?
  /// From the line's left end to the run's left end, and the run's advance, in points.
  public var x: Double
  /// The run's advance, in points.
  public var width: Double
  /// Lines under and through the run.
  public var decorations: [Decoration]

  /// Creates a run; all lengths are in points.
  public init(
    font: any FontResource, glyphs: [Glyph], paint: Int, background: Int? = nil,
    attachment: TextAttachment? = nil, x: Double, width: Double, decorations: [Decoration] = []
  ) {
    self.font = font
    self.glyphs = glyphs
    self.paint = paint
    self.background = background
    self.attachment = attachment
    self.x = x
    self.width = width
    self.decorations = decorations
  }
}

extension GlyphRun: Hashable {
  /// Whether everything is equal; two fonts are, if their identities are.
  public static func == (a: GlyphRun, b: GlyphRun) -> Bool {
    a.paint == b.paint && a.x == b.x && a.width == b.width && a.glyphs == b.glyphs
      && a.decorations == b.decorations && a.background == b.background
      && a.attachment == b.attachment
      && (a.font === b.font || a.font.identity == b.font.identity)
  }
  /// Hashes the glyphs and their place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(glyphs)
    hasher.combine(x)
  }
}
