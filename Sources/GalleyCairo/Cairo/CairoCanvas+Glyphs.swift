internal import CCairo
import Foundation

extension CairoCanvas {
  public func drawGlyphs(_ line: ShapedLine, at origin: CGPoint, paints: [Paint]) {
    guard origin.x.isFinite, origin.y.isFinite else { return }
    for run in line.runs {
      let paint =
        paints.indices.contains(run.paint) ? paints[run.paint] : paints.last ?? .color(.black)
      let room = line.height
      let box = (
        origin.x + run.x - room, origin.y - line.ascent - room, origin.x + run.x + run.width + room,
        origin.y + line.descent + room
      )
      cairo_new_path(context)
      guard setSource(paint, within: box) else { continue }
      let face = run.font as? CairoFontFace
      var glyphs: [cairo_glyph_t] = []
      glyphs.reserveCapacity(run.glyphs.count)
      for glyph in run.glyphs {
        let (x, y) = (origin.x + glyph.x, origin.y + glyph.y)
        if glyph.index == GlyphRun.Glyph.missing || face == nil {
          drawMissingGlyph(x: x, y: y, advance: glyph.advance, height: face?.capHeight ?? line.ascent)
        } else {
          glyphs.append(cairo_glyph_t(index: UInt(glyph.index), x: x, y: y))
        }
      }
      if let face, !glyphs.isEmpty {
        face.select(on: context)
        cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
      }
      for decoration in run.decorations {
        fillDecoration(
          x: origin.x + run.x, y: origin.y + decoration.offset, width: run.width,
          thickness: decoration.thickness)
      }
    }
  }

  /// A thin box of the glyph's advance, standing on the baseline.
  private func drawMissingGlyph(x: Double, y: Double, advance: Double, height: Double) {
    guard advance > 0, height > 0 else { return }
    let line = max(height / 16, 0.25)
    let side = min(advance * 0.1, height * 0.1) + line / 2
    guard advance > 2 * side + line else { return }
    cairo_rectangle(
      context, x + side, y - height + line / 2, advance - 2 * side, height - line)
    setStroke(StrokeStyle(lineWidth: line), on: context)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_stroke(context)
  }

  /// A bar whose edges are on pixels, so that a thin line stays sharp.
  private func fillDecoration(x: Double, y: Double, width: Double, thickness: Double) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    var (top, height) = (y, thickness)
    if matrix.xy == 0, matrix.yx == 0, matrix.yy > 0 {
      let pixels = max((thickness * matrix.yy).rounded(), 1)
      top = ((y * matrix.yy + matrix.y0).rounded() - matrix.y0) / matrix.yy
      height = pixels / matrix.yy
    }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_rectangle(context, x, top, width, height)
    cairo_fill(context)
  }
}
