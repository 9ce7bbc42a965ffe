import Foundation

/// A face at a size, as the engine that shaped with it knows it: everything that a canvas needs to
/// paint its glyphs, or to put the font into a file.
///
/// Glyphs are named by their index in the face. Lengths are in points at the font's size, positions
/// count from the glyph's origin on the baseline, with y downwards. Safe on any thread.
public protocol FontResource: AnyObject, Sendable {
  /// What tells this font from every other one, also in other processes.
  var identity: FontIdentity { get }
  /// The family as texts ask for it, such as “Inter”.
  var familyName: String { get }
  /// The style in its family, such as “Bold Italic”; “Regular” for the plain one.
  var styleName: String { get }
  /// Vertical measures; `leading` is 0, since it depends on what a text asks for.
  var metrics: FontMetrics { get }
  /// Whether there are glyphs that bring their own colours: `picture(of:)` shows them, and they take
  /// nothing from a paint but its opacity.
  var hasColoredGlyphs: Bool { get }

  /// The file that holds the face, for embedding; `nil` where there is none.
  ///
  /// - Complexity: May read the file.
  func fontData() -> FontData?

  /// What is filled, by the nonzero winding rule, to paint a glyph; empty for glyphs without ink,
  /// glyphs that the face does not have, and glyphs in colours.
  func outline(of glyph: UInt32) -> Path

  /// A glyph in its own colours, with its place; `nil` for glyphs without ink, glyphs that the face
  /// does not have or whose picture is damaged, and glyphs that `outline(of:)` draws.
  func picture(of glyph: UInt32) -> PlacedBitmap?

  /// The same face, `factor` times as large.
  ///
  /// - Parameter factor: Positive and finite.
  func scaled(by factor: Double) -> any FontResource
}

/// What tells one font from another: equal in every process that has the same font file.
public struct FontIdentity: Hashable, Codable, Sendable {
  /// The PostScript name, such as `Inter-SemiBold`.
  public var postScriptName: String
  /// The position of the face in its file; 0 where the file holds one face.
  public var faceIndex: Int
  /// A checksum of the font file, so that two versions of a font differ.
  public var checksum: UInt32
  /// Of the em square, in points.
  public var size: Double
  /// Normalised coordinates of a variable font, −1…1 each; empty for other fonts.
  public var variations: [Double]

  /// Creates an identity, by default of the first face of a font without variations.
  public init(
    postScriptName: String, faceIndex: Int = 0, checksum: UInt32, size: Double,
    variations: [Double] = []
  ) {
    self.postScriptName = postScriptName
    self.faceIndex = faceIndex
    self.checksum = checksum
    self.size = size
    self.variations = variations
  }
}

/// A font file with the face that is meant in it.
public struct FontData: Hashable, Sendable {
  /// The whole file: TrueType, OpenType or a collection.
  public var file: Data
  /// The position of the face in a collection; 0 elsewhere.
  public var faceIndex: Int

  /// Creates a font file with the face that is meant.
  public init(file: Data, faceIndex: Int) {
    self.file = file
    self.faceIndex = faceIndex
  }
}

extension FontResource {
  /// Family, style and size, for printing.
  public var name: String {
    let style = styleName == "Regular" ? "" : " \(styleName)"
    return "\(familyName)\(style) \(NumberText.points(identity.size))"
  }

  /// What is filled for a character that no font has: the frame of a box that is as wide as
  /// `advance` allows and as high as a capital letter.
  public func missingGlyphOutline(advance: Double) -> Path {
    let height = metrics.capHeight
    let thickness = max(height / 12, 0.25)
    let inset = min(advance * 0.1, height * 0.1)
    let outer = CGRect(x: inset, y: -height, width: advance - inset * 2, height: height)
    guard outer.width > thickness, height > thickness else { return Path() }
    let inner = outer.insetBy(dx: thickness, dy: thickness)
    return Path { path in
      path.addRect(outer)
      guard !inner.isEmpty else { return }
      // The other way round, so that the winding rule leaves it open.
      path.addLines([
        CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.minX, y: inner.maxY),
        CGPoint(x: inner.maxX, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.minY),
      ])
      path.closeSubpath()
    }
  }
}
