import Foundation

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
