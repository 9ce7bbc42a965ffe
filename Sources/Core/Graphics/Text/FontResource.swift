import Foundation

/// A face at a size, provided by the engine that shaped text with it: everything a canvas needs to
/// paint its glyphs or embed the font in a file.
///
/// Glyphs are identified by their index in the face. Lengths are in points at the font's size;
/// positions are relative to the glyph's origin on the baseline, with y downward. Safe to use from
/// any thread.
public protocol FontResource: AnyObject, Sendable {
  /// Identifies the font, even across processes.
  var identity: FontIdentity { get }
  /// The family name by which texts request it, such as “Inter”.
  var familyName: String { get }
  /// The style within the family, such as “Bold Italic”, or “Regular” for the plain style.
  var styleName: String { get }
  /// The vertical metrics. `leading` is 0 because it depends on the text style.
  var metrics: FontMetrics { get }
  /// Whether some glyphs have their own colors, in which case `picture(of:)` returns them and a
  /// paint affects only their opacity.
  var hasColoredGlyphs: Bool { get }

  /// Returns the file that contains the face, for embedding, or `nil` if there is none.
  ///
  /// - Complexity: May read the file.
  func fontData() -> FontData?

  /// Returns the path that paints a glyph when filled with the nonzero rule; empty for color
  /// glyphs, missing glyphs and glyphs without ink.
  func outline(of glyph: UInt32) -> Path

  /// Returns a color glyph with its position; `nil` for missing glyphs, glyphs without ink, damaged
  /// pictures, and glyphs drawn by `outline(of:)`.
  func picture(of glyph: UInt32) -> PlacedBitmap?

  /// Returns the same face at `factor` times its size.
  ///
  /// - Parameter factor: A positive, finite factor.
  func scaled(by factor: Double) -> any FontResource
}

extension FontResource {
  /// The family, style and size, for printing.
  public var name: String {
    let style = styleName == "Regular" ? "" : " \(styleName)"
    return "\(familyName)\(style) \(NumberText.points(identity.size))"
  }

  /// Returns the path for a character missing in all fonts: a frame that is as wide as `advance`
  /// allows and as high as a capital letter.
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
      // Reversed, so that the nonzero rule leaves the inside empty.
      path.addLines([
        CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.minX, y: inner.maxY),
        CGPoint(x: inner.maxX, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.minY),
      ])
      path.closeSubpath()
    }
  }
}
