import Foundation

/// Measures what lines of text paint, and remembers their glyphs.
package struct LineInk {
  private struct Key: Hashable {
    let font: ObjectIdentifier
    let glyph: UInt32
  }

  /// The vertical ranges of glyphs, by font; `nil` without ink.
  private var glyphs: [Key: ClosedRange<Double>?] = [:]

  package init() {}

  /// Returns the vertical range that the line paints, in points below its baseline. It contains the
  /// middle of the line. Lines with backgrounds, decorations or pictures paint their whole height.
  package mutating func range(of line: ShapedLine) -> ClosedRange<Double> {
    let middle = (line.descent - line.ascent) / 2
    var (top, bottom) = (middle, middle)
    for run in line.runs {
      guard
        run.background == nil, run.attachment == nil, run.decorations.isEmpty,
        !run.font.hasColoredGlyphs,
        !run.glyphs.contains(where: { $0.index == GlyphRun.Glyph.missing })
      else { return min(top, -line.ascent)...max(bottom, line.descent) }
      for glyph in run.glyphs {
        guard let range = range(of: glyph.index, in: run.font) else { continue }
        top = min(top, glyph.y + range.lowerBound)
        bottom = max(bottom, glyph.y + range.upperBound)
      }
    }
    return top...bottom
  }

  private mutating func range(
    of glyph: UInt32, in font: any FontResource
  ) -> ClosedRange<Double>? {
    let key = Key(font: ObjectIdentifier(font), glyph: glyph)
    if let known = glyphs[key] { return known }
    let bounds = font.outline(of: glyph).boundingRect
    let range: ClosedRange<Double>? =
      bounds.height > 0 ? Double(bounds.minY)...Double(bounds.maxY) : nil
    glyphs[key] = .some(range)
    return range
  }
}
