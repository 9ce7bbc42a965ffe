import Foundation
import GalleyGraphics

/// A font whose glyphs are boxes, all of one width, at every size and weight.
///
/// All lengths are parts of the em square: see the constants.
public final class FixedFont: FontResource {
  /// The advance of every character, of the em square.
  public static let advance = 0.5
  /// From a line's top to its baseline, of the em square.
  public static let ascent = 0.8
  /// From the baseline to a line's bottom, of the em square.
  public static let descent = 0.2
  /// The height of a capital letter, of the em square.
  public static let capHeight = 0.7
  /// The height of a small letter, of the em square; glyphs are as high as capitals all the same.
  public static let xHeight = 0.5
  /// From the left edge of a glyph's advance to its box, and from the box to the right edge.
  public static let sideBearing = 0.05

  /// Of the em square, in points.
  public let size: Double
  /// `Regular`, or the weight and `Italic` as far as they differ from that.
  public let styleName: String

  /// - Parameters:
  ///   - size: Of the em square, in points.
  ///   - weight: 100…900, which shows in the name alone.
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

  /// A name made of family and style, with a checksum of 0: there is no file.
  public var identity: FontIdentity {
    FontIdentity(
      postScriptName: "Fixed-" + styleName.filter { $0 != " " }, checksum: 0, size: size)
  }

  /// The parts of the em square, at the font's size, in points.
  public var metrics: FontMetrics {
    FontMetrics(
      ascent: size * Self.ascent, descent: size * Self.descent, leading: 0,
      capHeight: size * Self.capHeight, xHeight: size * Self.xHeight)
  }

  /// Always `false`.
  public var hasColoredGlyphs: Bool { false }

  /// There is no file.
  public func fontData() -> FontData? { nil }

  /// A box from the baseline to the height of capitals; empty for white space.
  ///
  /// - Parameter glyph: The number of the character.
  public func outline(of glyph: UInt32) -> Path {
    guard let scalar = Unicode.Scalar(glyph), !scalar.properties.isWhitespace else {
      return Path()
    }
    return Path(
      CGRect(
        x: size * Self.sideBearing, y: -size * Self.capHeight,
        width: size * (Self.advance - 2 * Self.sideBearing), height: size * Self.capHeight))
  }

  /// Always `nil`: the glyphs have no colours of their own.
  public func picture(of glyph: UInt32) -> PlacedBitmap? { nil }

  /// A font of `factor` times the size.
  public func scaled(by factor: Double) -> any FontResource {
    FixedFont(size: size * factor, styleName: styleName)
  }

  /// Whether the font has a glyph: for every character but those that Unicode leaves open.
  static func hasGlyph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .unassigned, .privateUse, .surrogate: false
    default: true
    }
  }

  /// Top edge below the baseline and thickness, of the em square.
  var underline: GlyphRun.Decoration {
    GlyphRun.Decoration(offset: size * 0.1, thickness: size * 0.05)
  }

  var strikethrough: GlyphRun.Decoration {
    GlyphRun.Decoration(offset: size * -0.275, thickness: size * 0.05)
  }
}
