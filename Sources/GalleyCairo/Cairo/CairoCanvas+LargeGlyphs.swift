internal import CCairo
import Foundation
import GalleyGraphics

/// Glyphs that are too large for cairo's cache, where a picture of each would take megabytes, or even
/// for FreeType, which knows sizes below 32,768 pixels only. They are made smaller and magnified.
extension CairoCanvas {
  /// The height of a line, in pixels, from which glyphs count as large.
  static let largeLine = 400.0

  /// The height of a line in pixels, along the axis that is stretched more.
  func lineHeight(of font: CairoFont) -> Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let scale = max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy))
    return (font.ascent + font.descent) * scale
  }

  /// Fills the outlines of glyphs. Their font must be selected.
  func fillOutlines(of glyphs: [cairo_glyph_t], font: CairoFont) {
    // So large that cairo's coordinates, which have steps of 1/256, are exact enough.
    let scale = 4 * Self.largeLine / (font.ascent + font.descent)
    var path = Path()
    for glyph in glyphs { append(glyph, scale: scale, to: &path) }
    guard add(path) else { return }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
  }

  private func append(_ glyph: cairo_glyph_t, scale: Double, to path: inout Path) {
    var still = cairo_glyph_t(index: glyph.index, x: 0, y: 0)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_scale(context, scale, scale)
    cairo_new_path(context)
    cairo_glyph_path(context, &still, 1)
    let outline = cairo_copy_path(context)
    cairo_restore(context)
    guard let outline else { return }
    defer { cairo_path_destroy(outline) }
    func point(_ data: cairo_path_data_t) -> CGPoint {
      CGPoint(x: glyph.x + data.point.x, y: glyph.y + data.point.y)
    }
    var index = 0
    while index < Int(outline.pointee.num_data), let start = outline.pointee.data {
      let data = start + index
      switch data[0].header.type {
      case CAIRO_PATH_MOVE_TO: path.move(to: point(data[1]))
      case CAIRO_PATH_LINE_TO: path.addLine(to: point(data[1]))
      case CAIRO_PATH_CURVE_TO:
        path.addCurve(to: point(data[3]), control1: point(data[1]), control2: point(data[2]))
      default: path.closeSubpath()
      }
      index += Int(data[0].header.length)
    }
  }

  /// Paints glyphs that bring their own colours.
  func paintPictures(of glyphs: [cairo_glyph_t], font: CairoFont, opacity: Double) {
    let line = Self.largeLine
    let scale = line / (font.ascent + font.descent)
    for glyph in glyphs {
      // Room for half a line on each side, the origin a line and a half below the top.
      guard let image = try? ImageSurface(width: Int(line * 2.5), height: Int(line * 2)),
        let pen = cairo_create(image.pointer)
      else { continue }
      defer { cairo_destroy(pen) }
      var still = cairo_glyph_t(index: glyph.index, x: 0, y: 0)
      cairo_translate(pen, line / 2, line * 1.5)
      cairo_scale(pen, scale, scale)
      font.select(in: pen)
      cairo_show_glyphs(pen, &still, 1)
      cairo_save(context)
      cairo_translate(context, glyph.x, glyph.y)
      cairo_scale(context, 1 / scale, 1 / scale)
      cairo_set_source_surface(context, image.pointer, -line / 2, -line * 1.5)
      cairo_paint_with_alpha(context, opacity)
      cairo_restore(context)
    }
  }
}
