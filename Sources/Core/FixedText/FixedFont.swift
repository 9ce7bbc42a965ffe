import Foundation
import GalleyGraphics

/// A font whose glyphs are boxes of one width, at every size and weight.
///
/// All lengths are fractions of the em square; see the constants.
public final class FixedFont: FontResource {
  /// The advance of every character, as a fraction of the em square.
  public static let advance = 0.5
  /// The distance from a line's top to its baseline, as a fraction of the em square.
  public static let ascent = 0.8
  /// The distance from the baseline to a line's bottom, as a fraction of the em square.
  public static let descent = 0.2
  /// The height of capital letters and of all glyphs, as a fraction of the em square.
  public static let capHeight = 0.7
  /// The nominal height of lowercase letters, as a fraction of the em square.
  public static let xHeight = 0.5
  /// The gap on either side of a glyph's box, as a fraction of the em square.
  public static let sideBearing = 0.05

  /// The size of the em square, in points.
  public let size: Double
  /// The weight and `Italic` where they differ from the default, or `Regular`.
  public let styleName: String

  /// - Parameters:
  ///   - size: The size of the em square, in points.
  ///   - weight: A weight of 100…900, which affects only the name.
  public init(size: Double, weight: Int = 400, isItalic: Bool = false) {
    self.size = size
    let names = [weight == 400 ? nil : "Weight \(weight)", isItalic ? "Italic" : nil]
    let style = names.compactMap { $0 }.joined(separator: " ")
    styleName = style.isEmpty ? "Regular" : style
  }

  private init(size: Double, styleName: String) {
    self.size = size
    self.styleName = styleName
  }

  /// Always `Fixed`.
  public var familyName: String { "Fixed" }

  /// The family and style as a name, with a checksum of 0 because there is no file.
  public var identity: FontIdentity {
    FontIdentity(
      postScriptName: "Fixed-" + styleName.filter { $0 != " " }, checksum: 0, size: size)
  }

  /// The constants scaled to the font's size, in points.
  public var metrics: FontMetrics {
    FontMetrics(
      ascent: size * Self.ascent, descent: size * Self.descent, leading: 0,
      capHeight: size * Self.capHeight, xHeight: size * Self.xHeight)
  }

  /// Always `false`.
  public var hasColoredGlyphs: Bool { false }

  /// Always `nil`, because there is no file.
  public func fontData() -> FontData? { nil }

  /// A box from the baseline to cap height; empty for white space.
  ///
  /// - Parameter glyph: The character's scalar value.
  public func outline(of glyph: UInt32) -> Path {
    guard let scalar = Unicode.Scalar(glyph), !scalar.properties.isWhitespace else {
      return Path()
    }
    return Path(
      CGRect(
        x: size * Self.sideBearing, y: -size * Self.capHeight,
        width: size * (Self.advance - 2 * Self.sideBearing), height: size * Self.capHeight))
  }

  /// Always `nil`, because no glyph has colors of its own.
  public func picture(of glyph: UInt32) -> PlacedBitmap? { nil }

  /// Returns the font at `factor` times its size.
  public func scaled(by factor: Double) -> any FontResource {
    FixedFont(size: size * factor, styleName: styleName)
  }

  /// Whether the font has a glyph, as it does for all but unassigned and private-use characters.
  static func hasGlyph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .unassigned, .privateUse, .surrogate: false
    default: true
    }
  }

  /// The top edge of the underline below the baseline, and its thickness, in points.
  var underline: GlyphRun.Decoration {
    GlyphRun.Decoration(offset: size * 0.1, thickness: size * 0.05)
  }

  var strikethrough: GlyphRun.Decoration {
    GlyphRun.Decoration(offset: size * -0.275, thickness: size * 0.05)
  }
}
