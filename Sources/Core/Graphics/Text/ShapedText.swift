import Foundation

/// The result of shaping: lines of positioned glyphs, used for both measuring and painting.
public struct ShapedText: Hashable, Sendable {
  /// The lines from top to bottom.
  public var lines: [ShapedLine]
  /// The number of characters without a glyph in any listed font; each is drawn as an empty box.
  public var missingGlyphs: Int
  /// Whether an ellipsis replaced some of the text.
  public var isTruncated: Bool

  /// Creates a shaped text.
  public init(lines: [ShapedLine], missingGlyphs: Int = 0, isTruncated: Bool = false) {
    self.lines = lines
    self.missingGlyphs = missingGlyphs
    self.isTruncated = isTruncated
  }

  /// The distinct warnings of all lines.
  public var warnings: [TextWarning] { lines.lazy.map(\.warnings).joined().withoutRepetitions() }
}

/// A line of text; all lengths are in points, unrounded.
public struct ShapedLine: Hashable, Sendable {
  /// The UTF-8 range of the text that the line shows.
  public var range: Range<Int>
  /// The characters that the line shows, in reading order, with an ellipsis where text is omitted.
  public var text: String
  /// The advance without trailing white space.
  public var width: Double
  /// The advance of the trailing white space.
  public var trailingWhitespace: Double
  /// The distance from the top of the line to its baseline, for the tallest run.
  public var ascent: Double
  /// The distance from the baseline to the bottom of the line, for the tallest run.
  public var descent: Double
  /// Whether the paragraph runs from right to left.
  public var isRightToLeft: Bool
  /// Whether the line ends a paragraph.
  public var endsParagraph: Bool
  /// The glyphs in visual order, relative to the left end of the line's baseline.
  public var runs: [GlyphRun]
  /// The warnings for fonts of the text and characters of the line.
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

  /// The distance from the line's top to its bottom.
  public var height: Double { ascent + descent }
}

/// Glyphs with one font and paint.
public struct GlyphRun: Sendable {
  /// A positioned glyph.
  public struct Glyph: Hashable, Sendable {
    /// The index in the font; `missing` is drawn as an empty box as wide as the advance.
    public var index: UInt32
    /// The UTF-8 offset in the line's text of the first character that the glyph represents.
    public var source: UInt32
    /// The distance from the line's left end, in points.
    public var x: Double
    /// The distance below the baseline, in points.
    public var y: Double
    /// The distance from this glyph's origin to the next one's, in points.
    public var advance: Double

    /// The index for a character missing in all fonts.
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

  /// An underline or strikethrough of the run.
  public struct Decoration: Hashable, Sendable {
    /// The distance of the top edge below the baseline (negative above it), in points.
    public var offset: Double
    /// The line's thickness, in points.
    public var thickness: Double
    /// The pattern and paint of the line.
    public var line: TextLine
    /// Creates a decoration, by default a solid line in the run's paint. Lengths are in points.
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
  /// An index into the paints passed when drawing the text.
  public var paint: Int
  /// An index into those paints for the run's background, or `nil` for none.
  public var background: Int?
  /// The attachment to draw in place of glyphs, or `nil`.
  public var attachment: TextAttachment?
  /// The distance from the line's left end to the run's left end, in points.
  public var x: Double
  /// The run's advance, in points.
  public var width: Double
  /// The underlines and strikethroughs of the run.
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
  /// Returns whether all properties are equal; fonts are compared by identity.
  public static func == (a: GlyphRun, b: GlyphRun) -> Bool {
    a.paint == b.paint && a.x == b.x && a.width == b.width && a.glyphs == b.glyphs
      && a.decorations == b.decorations && a.background == b.background
      && a.attachment == b.attachment
      && (a.font === b.font || a.font.identity == b.font.identity)
  }
  /// Hashes the glyphs and their position.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(glyphs)
    hasher.combine(x)
  }
}
