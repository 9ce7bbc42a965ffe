internal import CCairo
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
      guard paints.indices.contains(run.paint) else {
        attempt { () throws(PaintError) in throw .drawing("a text has no paint \(run.paint)") }
        continue
      }
      let paint = paints[run.paint]
      setSource(paint, covering: area)
      // Pictures of glyphs are kept, which is fast; of large glyphs they would take megabytes, and
      // FreeType knows sizes below 32,768 pixels only.
      if let font = run.font as? CairoFont, lineHeight(of: font) < Self.largeLine {
        if font.hasColoredGlyphs {
          show(run, in: font, at: origin, opacity: paint.opacity)
        } else if !drawMasks(of: run, in: font, at: origin) {
          drawShapes(of: run, at: origin, opacity: paint.opacity)
        }
      } else {
        drawShapes(of: run, at: origin, opacity: paint.opacity)
      }
      for bar in line.decorationBars(startingAt: index) { draw(bar, at: origin) }
    }
  }

  /// The height of a line, in pixels, from which glyphs count as large.
  private static let largeLine = 200.0

  /// The height of a line in pixels, along the axis that is stretched more.
  private func lineHeight(of font: CairoFont) -> Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let scale = max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy))
    return font.metrics.lineHeight * scale
  }

  /// Paints glyphs of any font by what it gives of them: outlines, or pictures in colours, which
  /// take nothing from the paint but its opacity.
  private func drawShapes(of run: GlyphRun, at origin: CGPoint, opacity: Double) {
    fill(run.outlines(at: origin))
    for picture in run.pictures(at: origin) { draw(picture, stencil: nil, opacity: opacity) }
  }

  /// Paints glyphs from their masks: the same as `drawShapes`, at the nearest quarter of a pixel
  /// across and on whole pixels down, so that baselines are sharp.
  ///
  /// - Returns: `false` where pixels do not lie level.
  private func drawMasks(of run: GlyphRun, in font: CairoFont, at origin: CGPoint) -> Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0 else { return false }
    guard let clip = deviceClip else { return true }
    var glyphs: [(glyph: UInt32, step: Int)] = []
    var places: [(x: Int, y: Int)] = []
    glyphs.reserveCapacity(run.glyphs.count)
    places.reserveCapacity(run.glyphs.count)
    for glyph in run.glyphs {
      let (x, y) = (origin.x + glyph.x, origin.y + glyph.y)
      if glyph.index == GlyphRun.Glyph.missing {
        fill(font.missingGlyphOutline(advance: glyph.advance).offsetBy(dx: x, dy: y))
        continue
      }
      let column = ((x * matrix.xx + matrix.x0) * Double(GlyphMasks.steps)).rounded()
      let row = (y * matrix.yy + matrix.y0).rounded()
      guard abs(column) < 1e9, abs(row) < 1e9 else { continue }
      let steps = Int(column)
      // Shifting rounds down, also below zero.
      let pixel = (steps - (steps & (GlyphMasks.steps - 1))) / GlyphMasks.steps
      glyphs.append((glyph.index, steps & (GlyphMasks.steps - 1)))
      places.append((pixel, Int(row)))
    }
    attempt { () throws(PaintError) in
      let masks = try font.masks(
        of: glyphs, scale: CGSize(width: matrix.xx, height: matrix.yy))
      try draw(masks, at: places, in: clip)
    }
    return true
  }

  /// Lays the source down through all masks at once.
  private func draw(
    _ masks: [GlyphMask], at places: [(x: Int, y: Int)], in clip: CGRect
  ) throws(PaintError) {
    var covered = CGRect.null
    for (mask, place) in zip(masks, places) where mask.width > 0 {
      covered = covered.union(
        CGRect(x: place.x + mask.x, y: place.y + mask.y, width: mask.width, height: mask.height))
    }
    guard let area = covered.overlap(with: clip).flatMap({ PixelArea($0) }) else { return }
    try area.check()
    let image = try ImageSurface(width: area.width, height: area.height, isMask: true)
    _ = image.withPixels { bytes, stride in
      for (mask, place) in zip(masks, places) {
        mask.add(
          to: bytes, stride: stride, size: (area.width, area.height), x: place.x - area.x,
          y: place.y - area.y)
      }
    }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    cairo_mask_surface(context, image.pointer, Double(area.x), Double(area.y))
    cairo_set_matrix(context, &matrix)
  }

  /// Lets cairo paint glyphs in colours of its own font: the same as `drawShapes`, from its cache.
  private func show(
    _ run: GlyphRun, in font: CairoFont, at origin: CGPoint, opacity: Double
  ) {
    var glyphs: [cairo_glyph_t] = []
    glyphs.reserveCapacity(run.glyphs.count)
    for glyph in run.glyphs {
      let (x, y) = (origin.x + glyph.x, origin.y + glyph.y)
      if glyph.index == GlyphRun.Glyph.missing {
        fill(font.missingGlyphOutline(advance: glyph.advance).offsetBy(dx: x, dy: y))
      } else {
        glyphs.append(cairo_glyph_t(index: UInt(glyph.index), x: x, y: y))
      }
    }
    guard !glyphs.isEmpty else { return }
    if self.font !== font {
      font.select(in: context)
      self.font = font
    }
    let isGroup = font.hasColoredGlyphs && opacity < 1
    if isGroup { cairo_push_group(context) }
    cairo_show_glyphs(context, glyphs, Int32(clamping: glyphs.count))
    if isGroup {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    }
  }

  private func fill(_ outlines: Path) {
    guard add(outlines) else { return }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
  }

  /// Draws a line under or through text with its edges on pixels, at least one apart, when pixels
  /// lie level.
  private func draw(_ bar: ShapedLine.DecorationBar, at origin: CGPoint) {
    let frame = bar.frame.offsetBy(dx: origin.x, dy: origin.y)
    var (top, height) = (Double(frame.minY), Double(frame.height))
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    if matrix.xy == 0, matrix.yx == 0, matrix.yy > 0 {
      let grid = PixelGrid(scale: matrix.yy)
      let shift = matrix.y0 / matrix.yy
      top = grid.round(top + shift) - shift
      height = max(grid.round(height), grid.pixel)
    }
    cairo_new_path(context)
    cairo_rectangle(context, frame.minX, top, frame.width, height)
    cairo_fill(context)
  }
}

extension Paint {
  /// What glyphs in colours take from the paint.
  fileprivate var opacity: Double {
    if case .color(let color) = self { color.displayable.opacity } else { 1 }
  }
}
