internal import CCairo
import Foundation
import GalleyGraphics

/// Memory that painting glyphs reuses from run to run.
struct GlyphWork {
  var keys: [GlyphMasks.Key] = []
  var places: [(x: Int, y: Int)] = []
  var masks: [GlyphMask] = []
  lazy var coverage = CoverageBuffer()

  mutating func start() {
    keys.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    masks.removeAll(keepingCapacity: true)
  }
}

extension CairoCanvas {
  package func drawGlyphs(_ line: ShapedLine, at origin: CGPoint, paints: [Paint]) {
    guard origin.x.isFinite, origin.y.isFinite else { return }
    guard !isLeftOut(line.paintedBounds(at: origin)) else { return }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    if isVector { return writeText(line, at: origin, paints: paints) }
    let area = CGRect(
      x: origin.x - line.ascent, y: origin.y - line.ascent * 2,
      width: line.width + line.ascent * 2, height: line.height * 3)
    for (index, run) in line.runs.enumerated() {
      guard paints.indices.contains(run.paint) else {
        attempt { () throws(PaintError) in throw .drawing("text run without paint \(run.paint)") }
        continue
      }
      let paint = paints[run.paint]
      // Glyphs painted without Cairo need no source.
      var hasSource = false
      func useSource() {
        if !hasSource { setSource(paint, covering: area) }
        hasSource = true
      }
      // Masks of glyphs are cached for speed. For large glyphs the masks would take megabytes, and
      // FreeType supports sizes below 32,768 pixels only.
      if let font = run.font as? CairoFont, lineHeight(of: font) < Self.largeLine {
        if font.hasColoredGlyphs {
          useSource()
          show(run, in: font, at: origin, opacity: paint.opacity)
        } else if !drawMasks(of: run, in: font, at: origin, paint: paint, useSource) {
          useSource()
          drawShapes(of: run, at: origin, opacity: paint.opacity)
        }
      } else {
        useSource()
        drawShapes(of: run, at: origin, opacity: paint.opacity)
      }
      var source: Int?
      for bar in line.decorationBars(startingAt: index) where paints.indices.contains(bar.paint) {
        if bar.paint == run.paint { useSource() }
        if bar.paint != source ?? run.paint { setSource(paints[bar.paint], covering: area) }
        source = bar.paint
        draw(bar, at: origin)
      }
    }
  }

  /// The line height from which glyphs are large, in pixels.
  private static let largeLine = 200.0

  /// Returns the line height in pixels, along the axis that is stretched more.
  func lineHeight(of font: any FontResource) -> Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let scale = max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy))
    return font.metrics.lineHeight * scale
  }

  /// Paints glyphs of any font as outlines or as color bitmaps, which use only the opacity of the
  /// paint.
  func drawShapes(of run: GlyphRun, at origin: CGPoint, opacity: Double) {
    fill(run.outlines(at: origin))
    for picture in run.pictures(at: origin) { draw(picture, stencil: nil, opacity: opacity) }
  }

  /// Paints glyphs from their masks. The result is that of `drawShapes`, with horizontal positions
  /// rounded to a quarter pixel and vertical positions to whole pixels for sharp baselines.
  ///
  /// - Parameter useSource: Sets the source to `paint`.
  /// - Returns: `false` if the text is rotated or skewed.
  private func drawMasks(
    of run: GlyphRun, in font: CairoFont, at origin: CGPoint, paint: Paint,
    _ useSource: () -> Void
  ) -> Bool {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0 else { return false }
    var work = glyphWork
    glyphWork = GlyphWork()
    defer { glyphWork = work }
    work.start()
    for glyph in run.glyphs {
      let (x, y) = (origin.x + glyph.x, origin.y + glyph.y)
      if glyph.index == GlyphRun.Glyph.missing {
        useSource()
        fill(font.missingGlyphOutline(advance: glyph.advance).offsetBy(dx: x, dy: y))
        continue
      }
      let column = ((x * matrix.xx + matrix.x0) * Double(GlyphMasks.steps)).rounded()
      let row = (y * matrix.yy + matrix.y0).rounded()
      guard abs(column) < 1e9, abs(row) < 1e9 else { continue }
      let steps = Int(column)
      // The remainder is never negative, so positions round down below zero, too.
      let pixel = (steps - (steps & (GlyphMasks.steps - 1))) / GlyphMasks.steps
      work.keys.append(GlyphMasks.Key(glyph: glyph.index, step: steps & (GlyphMasks.steps - 1)))
      work.places.append((pixel, Int(row)))
    }
    attempt { () throws(PaintError) in
      let owner = try font.find(
        work.keys, scale: CGSize(width: matrix.xx, height: matrix.yy), into: &work.masks)
      try withExtendedLifetime(owner) { () throws(PaintError) in
        guard let area = covered(by: work) else { return }
        try area.check()
        work.coverage.reset(width: area.width, height: area.height)
        for (mask, place) in zip(work.masks, work.places) {
          mask.add(to: work.coverage, x: place.x - area.x, y: place.y - area.y)
        }
        try lay(paint, through: work.coverage, area, useSource)
      }
    }
    return true
  }

  /// Returns the pixels covered by masks and inside the clip.
  private func covered(by work: GlyphWork) -> PixelArea? {
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    for (mask, place) in zip(work.masks, work.places) where mask.width > 0 {
      let (x, y) = (place.x + mask.x, place.y + mask.y)
      (left, top) = (min(left, x), min(top, y))
      (right, bottom) = (max(right, x + mask.width), max(bottom, y + mask.height))
    }
    guard left < right else { return nil }
    if let clip = pixelTarget?.clip {
      let area = PixelArea(
        x: max(left, clip.x), y: max(top, clip.y),
        width: min(right, clip.x + clip.width) - max(left, clip.x),
        height: min(bottom, clip.y + clip.height) - max(top, clip.y))
      return area.width > 0 && area.height > 0 ? area : nil
    }
    let covered = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    return deviceClip.flatMap { covered.overlap(with: $0) }.flatMap { PixelArea($0) }
  }

  /// Applies `paint` to an area of device pixels through a coverage mask.
  private func lay(
    _ paint: Paint, through coverage: CoverageBuffer, _ area: PixelArea, _ useSource: () -> Void
  ) throws(PaintError) {
    if case .color(let color) = paint, let pixelTarget {
      return pixelTarget.lay(
        coverage.covered(color.pixel), through: coverage.coverage, x: area.x, y: area.y)
    }
    useSource()
    guard
      let mask = cairo_image_surface_create_for_data(
        coverage.bytes, CAIRO_FORMAT_A8, Int32(coverage.width), Int32(coverage.height),
        Int32(coverage.stride))
    else { throw .outOfMemory }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    cairo_mask_surface(context, mask, Double(area.x), Double(area.y))
    cairo_set_matrix(context, &matrix)
    // Release the mask before its memory is reused.
    cairo_surface_finish(mask)
    cairo_surface_destroy(mask)
  }

  /// Paints color glyphs with Cairo's font and its cache. The result is that of `drawShapes`.
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
    guard font.hasColoredGlyphs, opacity < 1 else {
      return cairo_show_glyphs(context, glyphs, Int32(clamping: glyphs.count))
    }
    cairo_save(context)
    pushGroup(run.ink(at: origin, toDevice).expanded(by: 2))
    cairo_show_glyphs(context, glyphs, Int32(clamping: glyphs.count))
    cairo_pop_group_to_source(context)
    paint(opacity: opacity)
    cairo_restore(context)
  }

  func fill(_ outlines: Path) {
    guard add(outlines) else { return }
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
  }

  /// Draws a line under or through text. Unless the text is rotated or skewed, the edges of the
  /// line are aligned to pixels, at least one pixel apart.
  func draw(_ bar: ShapedLine.DecorationBar, at origin: CGPoint) {
    let frame = bar.frame.offsetBy(dx: origin.x, dy: origin.y)
    var (top, height) = (Double(frame.minY), Double(frame.height))
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    if !isVector, matrix.xy == 0, matrix.yx == 0, matrix.yy > 0 {
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

extension ShapedLine {
  /// Returns the area that the line may paint. Glyphs may be taller than the line, but hardly four
  /// times as tall.
  func paintedBounds(at origin: CGPoint) -> CGRect {
    let reach = 4 * (height + ascent)
    return CGRect(
      x: origin.x - reach, y: origin.y - reach, width: width + 2 * reach, height: 2 * reach)
  }
}

extension Paint {
  /// The opacity that color glyphs take from the paint.
  var opacity: Double {
    if case .color(let color) = self { color.displayable.opacity } else { 1 }
  }
}
