internal import CPango
import Foundation
import GalleyGraphics

extension CairoCanvas {
  package func drawGlyphs(_ line: ShapedLine, at origin: CGPoint, paints: [Paint]) {
    guard origin.x.isFinite, origin.y.isFinite else { return }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    let area = CGRect(
      x: origin.x - line.ascent, y: origin.y - line.ascent * 2,
      width: line.width + line.ascent * 2, height: line.height * 3)
    for (index, run) in line.runs.enumerated() {
      guard paints.indices.contains(run.paint), let font = run.font as? CairoFont else { continue }
      let paint = paints[run.paint]
      setSource(paint, covering: area)
      draw(run, font: font, at: origin, opacity: font.isColored ? paint.opacity : 1)
      drawDecorations(of: line.runs, at: index, origin: origin)
    }
  }

  private func draw(_ run: GlyphRun, font: CairoFont, at origin: CGPoint, opacity: Double) {
    var glyphs: [cairo_glyph_t] = []
    glyphs.reserveCapacity(run.glyphs.count)
    for glyph in run.glyphs {
      let (x, y) = (origin.x + glyph.x, origin.y + glyph.y)
      if glyph.index == GlyphRun.Glyph.missing {
        drawBox(x: x, y: y, advance: glyph.advance, height: font.capHeight)
      } else {
        glyphs.append(cairo_glyph_t(index: UInt(glyph.index), x: x, y: y))
      }
    }
    guard !glyphs.isEmpty else { return }
    if self.font !== font {
      font.select(in: context)
      self.font = font
    }
    let isLarge = lineHeight(of: font) >= Self.largeLine
    switch (isLarge, font.isColored) {
    case (false, false): cairo_show_glyphs(context, glyphs, Int32(clamping: glyphs.count))
    case (false, true): show(glyphs, opacity: opacity)
    case (true, false): fillOutlines(of: glyphs, font: font)
    case (true, true): paintPictures(of: glyphs, font: font, opacity: opacity)
    }
  }

  /// Shows glyphs that bring their own colours, which take nothing from the paint but its opacity.
  private func show(_ glyphs: [cairo_glyph_t], opacity: Double) {
    if opacity < 1 { cairo_push_group(context) }
    cairo_show_glyphs(context, glyphs, Int32(clamping: glyphs.count))
    if opacity < 1 {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    }
  }

  /// A thin empty box for a character that no font has.
  private func drawBox(x: Double, y: Double, advance: Double, height: Double) {
    let thickness = max(height / 12, 0.25)
    let inset = min(advance * 0.1, height * 0.1) + thickness / 2
    guard advance > inset * 2, height > thickness else { return }
    cairo_save(context)
    cairo_new_path(context)
    cairo_set_line_width(context, thickness)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    cairo_set_dash(context, nil, 0, 0)
    cairo_rectangle(
      context, x + inset, y - height + thickness / 2, advance - inset * 2, height - thickness)
    cairo_stroke(context)
    cairo_restore(context)
  }

  /// Draws the decorations that start at the run at `index`; those that the next runs continue are
  /// drawn as one, without seams.
  private func drawDecorations(of runs: [GlyphRun], at index: Int, origin: CGPoint) {
    let run = runs[index]
    for decoration in run.decorations {
      func continues(_ next: GlyphRun) -> Bool {
        next.paint == run.paint && next.decorations.contains(decoration)
      }
      if index > 0, continues(runs[index - 1]) { continue }
      var end = run.x + run.width
      for next in runs[(index + 1)...] {
        guard continues(next) else { break }
        end = next.x + next.width
      }
      let (top, bottom) = snapped(
        top: origin.y + decoration.offset, thickness: decoration.thickness)
      cairo_new_path(context)
      cairo_rectangle(context, origin.x + run.x, top, end - run.x, bottom - top)
      cairo_fill(context)
    }
  }

  /// Moves the edges of a horizontal bar to pixels, at least one apart, when pixels lie level.
  private func snapped(top: Double, thickness: Double) -> (top: Double, bottom: Double) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.yy > 0 else { return (top, top + thickness) }
    let grid = PixelGrid(scale: matrix.yy)
    let shift = matrix.y0 / matrix.yy
    let start = grid.round(top + shift)
    let height = max(grid.round(thickness), grid.pixel)
    return (start - shift, start - shift + height)
  }
}

extension Paint {
  fileprivate var opacity: Double {
    if case .color(let color) = self { color.displayable.opacity } else { 1 }
  }
}
