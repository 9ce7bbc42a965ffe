internal import CCairo
import Foundation
import GalleyGraphics

/// Memory that painting glyphs reuses from run to run.
final class GlyphWork {
  /// A glyph of the run, with the pixel that contains its origin.
  struct Glyph {
    let key: GlyphMasks.Key
    let x: Int
    let y: Int
  }

  // Exclusivity is unchecked because a canvas is used by one thread, and paints one run at a time.
  @exclusivity(unchecked) var glyphs: [Glyph] = []
  /// The masks of the glyphs.
  @exclusivity(unchecked) private(set) var masks: [GlyphMask] = []
  let coverage = CoverageBuffer()
  /// The masks of the fonts and scales used last; the latest come last.
  @exclusivity(unchecked) private var found: [FoundMasks] = []
  private static let limit = 8
  /// The height of the latest font's lines, in points.
  @exclusivity(unchecked) private(set) var lineHeight = 0.0
  @exclusivity(unchecked) private(set) var hasColoredGlyphs = false
  var font: CairoFont? { found.last?.font }

  /// Makes the masks of a font at a scale the latest ones.
  ///
  /// - Returns: `false` for a font of another backend.
  func select(_ font: any FontResource, scale: CGSize) -> Bool {
    let identity = ObjectIdentifier(font)
    if !found.isEmpty, found[found.count - 1].belong(to: identity, at: scale) { return true }
    if let index = found.indices.first(where: { found[$0].belong(to: identity, at: scale) }) {
      found.append(found.remove(at: index))
    } else {
      guard let font = font as? CairoFont else { return false }
      if found.count == Self.limit { found.removeFirst() }
      found.append(FoundMasks(of: font, scale: scale))
    }
    (lineHeight, hasColoredGlyphs) = (font.metrics.lineHeight, font.hasColoredGlyphs)
    return true
  }

  /// Finds the masks of the glyphs in the latest font.
  func findMasks() throws(PaintError) {
    masks.removeAll(keepingCapacity: true)
    try found[found.count - 1].find(glyphs, into: &masks)
  }

  /// The pixels that the masks cover; `nil` for none.
  var covered: (x: Range<Int>, y: Range<Int>)? {
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    for (mask, glyph) in zip(masks, glyphs) where mask.width > 0 {
      let (x, y) = (glyph.x + mask.x, glyph.y + mask.y)
      (left, top) = (min(left, x), min(top, y))
      (right, bottom) = (max(right, x + mask.width), max(bottom, y + mask.height))
    }
    return left < right ? (left..<right, top..<bottom) : nil
  }

  /// Adds the part of the masks in an area to the coverage.
  func cover(_ area: PixelArea) {
    coverage.reset(width: area.width, height: area.height)
    for (mask, glyph) in zip(masks, glyphs) {
      mask.add(to: coverage, x: glyph.x - area.x, y: glyph.y - area.y)
    }
  }
}

extension CairoCanvas {
  package func drawGlyphs(_ line: ShapedLine, at origin: CGPoint, paints: [Paint]) {
    guard origin.x.isFinite, origin.y.isFinite else { return }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    if isVector { return writeText(line, at: origin, paints: paints) }
    // The runs are read in place: threads that paint the same texts would wait for one another to count
    // references.
    line.runs.withUnsafeBufferPointer { runs in
      guard var run = runs.baseAddress else { return }
      for index in runs.indices {
        draw(run, index, of: line, at: origin, paints: paints)
        run += 1
      }
    }
  }

  /// - Parameters:
  ///   - address: The address of the run.
  ///   - index: The index of the run.
  private func draw(
    _ address: UnsafePointer<GlyphRun>, _ index: Int, of line: ShapedLine, at origin: CGPoint,
    paints: [Paint]
  ) {
    var run: GlyphRun { address.pointee }
    guard paints.indices.contains(run.paint) else {
      attempt { () throws(PaintError) in throw .drawing("text run without paint \(run.paint)") }
      return
    }
    let area = CGRect(
      x: origin.x - line.ascent, y: origin.y - line.ascent * 2,
      width: line.width + line.ascent * 2, height: line.height * 3)
    let paint = paints[run.paint]
    // Glyphs painted without Cairo need no source.
    var hasSource = false
    func useSource() {
      if !hasSource { setSource(paint, covering: area) }
      hasSource = true
    }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    // Masks of glyphs are cached for speed. For large glyphs the masks would take megabytes, and
    // FreeType supports sizes below 32,768 pixels only.
    if glyphWork.select(run.font, scale: CGSize(width: matrix.xx, height: matrix.yy)),
      glyphWork.lineHeight * matrix.largestScale < Self.largeLine
    {
      if glyphWork.hasColoredGlyphs, let font = glyphWork.font {
        useSource()
        show(run, in: font, at: origin, opacity: paint.opacity)
      } else if !drawMasks(of: address, at: origin, matrix, paint: paint, useSource) {
        useSource()
        drawShapes(of: run, at: origin, opacity: paint.opacity)
      }
    } else {
      useSource()
      drawShapes(of: run, at: origin, opacity: paint.opacity)
    }
    if run.decorations.isEmpty { return }
    var source: Int?
    for bar in line.decorationBars(startingAt: index) where paints.indices.contains(bar.paint) {
      if bar.paint == run.paint { useSource() }
      if bar.paint != source ?? run.paint { setSource(paints[bar.paint], covering: area) }
      source = bar.paint
      draw(bar, at: origin)
    }
  }

  /// The line height from which glyphs are large, in pixels.
  private static let largeLine = 200.0

  /// Returns the line height in pixels, along the axis that is stretched more.
  func lineHeight(of font: any FontResource) -> Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return font.metrics.lineHeight * matrix.largestScale
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
    of run: UnsafePointer<GlyphRun>, at origin: CGPoint, _ matrix: cairo_matrix_t, paint: Paint,
    _ useSource: () -> Void
  ) -> Bool {
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0 else { return false }
    let work = glyphWork
    work.glyphs.removeAll(keepingCapacity: true)
    for glyph in run.pointee.glyphs {
      let (x, y) = (origin.x + glyph.x, origin.y + glyph.y)
      if glyph.index == GlyphRun.Glyph.missing {
        useSource()
        let outline = run.pointee.font.missingGlyphOutline(advance: glyph.advance)
        fill(outline.offsetBy(dx: x, dy: y))
        continue
      }
      let column = ((x * matrix.xx + matrix.x0) * Double(GlyphMasks.steps)).rounded()
      let row = (y * matrix.yy + matrix.y0).rounded()
      guard abs(column) < 1e9, abs(row) < 1e9 else { continue }
      let steps = Int(column)
      // The remainder is never negative, so positions round down below zero, too.
      let pixel = (steps - (steps & (GlyphMasks.steps - 1))) / GlyphMasks.steps
      let key = GlyphMasks.Key(glyph: glyph.index, step: steps & (GlyphMasks.steps - 1))
      work.glyphs.append(GlyphWork.Glyph(key: key, x: pixel, y: Int(row)))
    }
    attempt { () throws(PaintError) in
      try work.findMasks()
      guard let area = work.covered.flatMap({ visible(x: $0.x, y: $0.y) }) else { return }
      try area.check()
      work.cover(area)
      try lay(paint, through: work.coverage, area, useSource)
    }
    return true
  }

  /// Returns the part of an area of device pixels that is inside the clip.
  private func visible(x: Range<Int>, y: Range<Int>) -> PixelArea? {
    if let clip = pixelTarget?.clip {
      let (left, top) = (max(x.lowerBound, clip.x), max(y.lowerBound, clip.y))
      let area = PixelArea(
        x: left, y: top, width: min(x.upperBound, clip.x + clip.width) - left,
        height: min(y.upperBound, clip.y + clip.height) - top)
      return area.width > 0 && area.height > 0 ? area : nil
    }
    let covered = CGRect(x: x.lowerBound, y: y.lowerBound, width: x.count, height: y.count)
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

extension Paint {
  /// The opacity that color glyphs take from the paint.
  var opacity: Double {
    if case .color(let color) = self { color.displayable.opacity } else { 1 }
  }
}

extension cairo_matrix_t {
  /// How much lengths grow along the axis that is stretched more.
  fileprivate var largestScale: Double { max(hypot(xx, yx), hypot(xy, yy)) }
}
