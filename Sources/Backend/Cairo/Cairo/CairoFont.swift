internal import CPango
import GalleyGraphics
import Synchronization

/// A face at a size, with everything that painting and measuring need.
///
/// It holds a Cairo font face, which is thread-safe, and no Pango objects, which are not. So text
/// shaped on one thread can be painted on any other.
final class CairoFont: FontResource, @unchecked Sendable {
  let familyName: String
  let styleName: String
  let metrics: FontMetrics
  /// Whether lines and letters have the metrics of iOS's system font.
  let hasIOSMetrics: Bool
  private let systemAdvances: SystemFontAdvances?
  /// The size at which text was shaped, in points.
  private let shapedSize: Double
  let underline: GlyphRun.Decoration
  let strikethrough: GlyphRun.Decoration
  let spaceAdvance: Double
  /// The glyph for a space; `nil` if the face has none.
  let spaceGlyph: UInt32?

  private let program: FontProgram
  private let masks = Mutex(GlyphMasks())
  private let stretches = Mutex<[UInt32: Stretch]>([:])
  private let face: OpaquePointer
  private let options: OpaquePointer
  private let matrix: (xx: Double, yx: Double, xy: Double, yy: Double)

  /// Reads the properties of `font`; `nil` if Cairo cannot load its file.
  ///
  /// - Parameter program: The program of the font's face.
  init?(_ font: UnsafeMutablePointer<PangoFont>, program: FontProgram) {
    guard Self.open(font), let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
      let face = cairo_scaled_font_get_font_face(scaled),
      let options = cairo_font_options_create()
    else { return nil }
    self.face = cairo_font_face_reference(face)
    self.options = options
    self.program = program
    cairo_scaled_font_get_font_options(scaled, options)
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaled, &matrix)
    self.matrix = (matrix.xx, matrix.yx, matrix.xy, matrix.yy)
    shapedSize = matrix.yy

    let pattern = pango_fc_font_get_pattern(
      UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    let family = FontPattern.string(FC_FAMILY, of: pattern) ?? program.postScriptName
    familyName = FontCatalog.name(of: family)
    styleName = FontPattern.string(FC_STYLE, of: pattern) ?? "Regular"
    var logical = PangoRectangle()
    pango_font_get_glyph_extents(font, 0, nil, &logical)
    let measures = OpenTypeMeasures(font)
    var metrics = FontMetrics(
      ascent: PangoUnits.points(-logical.y),
      descent: PangoUnits.points(logical.height + logical.y), leading: 0,
      capHeight: measures.position(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? measures.height(of: "H") ?? 0,
      xHeight: measures.position(HB_OT_METRICS_TAG_X_HEIGHT) ?? measures.height(of: "x") ?? 0)
    hasIOSMetrics = family == FontCatalog.systemFamily
    systemAdvances = hasIOSMetrics ? SystemFontHook.advances(of: font) : nil
    if hasIOSMetrics { metrics.takeLineHeight(ofIOSAt: matrix.yy) }
    self.metrics = metrics
    spaceAdvance = measures.advance(of: " ") ?? 0
    spaceGlyph = measures.glyph(" ")
    let thickness = measures.position(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? metrics.ascent / 16
    underline = GlyphRun.Decoration(
      offset: -(measures.position(HB_OT_METRICS_TAG_UNDERLINE_OFFSET) ?? -metrics.descent / 2),
      thickness: thickness)
    strikethrough = GlyphRun.Decoration(
      offset: -(measures.position(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) ?? metrics.xHeight / 2),
      thickness: measures.position(HB_OT_METRICS_TAG_STRIKEOUT_SIZE) ?? thickness)
  }

  private static let opening = Mutex(())

  /// Opens the file of `font`, which stays open. Returns `false` if Cairo cannot load it.
  ///
  /// Cairo closes font files when more than ten are open, even one that another thread begins to use at that
  /// moment. It never closes files that are locked, so the lock is kept.
  private static func open(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    opening.withLock { _ in
      guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
        cairo_scaled_font_status(scaled) == CAIRO_STATUS_SUCCESS
      else { return false }
      return cairo_ft_scaled_font_lock_face(scaled) != nil
    }
  }

  /// Creates the same face, `factor` times as large. Metrics scale with it, because nothing is
  /// hinted.
  private init(_ other: CairoFont, scaledBy factor: Double) {
    face = cairo_font_face_reference(other.face)
    options = cairo_font_options_copy(other.options)
    program = other.program
    let matrix = other.matrix
    self.matrix = (
      matrix.xx * factor, matrix.yx * factor, matrix.xy * factor, matrix.yy * factor
    )
    familyName = other.familyName
    styleName = other.styleName
    metrics = other.metrics.scaled(by: factor)
    hasIOSMetrics = other.hasIOSMetrics
    systemAdvances = other.systemAdvances
    shapedSize = other.shapedSize
    spaceAdvance = other.spaceAdvance * factor
    spaceGlyph = other.spaceGlyph
    func scaled(_ decoration: GlyphRun.Decoration) -> GlyphRun.Decoration {
      GlyphRun.Decoration(
        offset: decoration.offset * factor, thickness: decoration.thickness * factor)
    }
    underline = scaled(other.underline)
    strikethrough = scaled(other.strikethrough)
  }

  deinit {
    cairo_font_face_destroy(face)
    cairo_font_options_destroy(options)
  }

  var identity: FontIdentity {
    FontIdentity(
      postScriptName: program.postScriptName, faceIndex: program.faceIndex,
      checksum: program.checksum, size: size, variations: program.variations)
  }

  /// The size of the em square, in points. Pango's sizes are multiples of 1/1024. For a bitmap
  /// font, the matrix scales from its own size to this one.
  var size: Double { (matrix.yy * 1024).rounded() / 1024 }

  var hasColoredGlyphs: Bool { program.hasPictures }
  func covers(_ scalar: Unicode.Scalar) -> Bool { program.covers(scalar) }
  func hasFeature(_ name: String) -> Bool { program.hasFeature(name) }
  func fontData() -> FontData? { program.data() }
  func outline(of glyph: UInt32) -> Path {
    let path = program.outline(of: glyph, size: matrix.yy)
    guard let stretch = stretch(of: glyph) else { return path }
    return path.applying(
      CGAffineTransform(a: stretch.factor, b: 0, c: 0, d: 1, tx: stretch.shift, ty: 0))
  }

  /// Returns how a glyph is drawn narrower: scaled from its origin, then moved by points; `nil` for
  /// glyphs drawn as they are.
  func stretch(of glyph: UInt32) -> (factor: Double, shift: Double)? {
    guard let systemAdvances else { return nil }
    if let known = stretches.withLock({ $0[glyph] }) { return known.value }
    let stretch = stretch(of: glyph, systemAdvances)
    stretches.withLock { $0[glyph] = Stretch(value: stretch) }
    return stretch
  }

  /// How a glyph is drawn narrower, if it is.
  private struct Stretch {
    let value: (factor: Double, shift: Double)?
  }

  private func stretch(
    of glyph: UInt32, _ systemAdvances: SystemFontAdvances
  ) -> (factor: Double, shift: Double)? {
    guard let ink = program.extents(of: glyph, size: 1), ink.width > 0,
      let edges = systemAdvances.inkEdges(
        of: glyph, ink: Double(ink.minX)...Double(ink.maxX),
        advance: program.advance(of: glyph, size: 1), size: shapedSize)
    else { return nil }
    let factor = (edges.upperBound - edges.lowerBound) / Double(ink.width)
    return (factor, (edges.lowerBound - Double(ink.minX) * factor) * matrix.yy)
  }

  func picture(of glyph: UInt32) -> PlacedBitmap? { program.picture(of: glyph, size: matrix.yy) }
  /// Returns bounds of what a glyph paints; `nil` if the file doesn't tell.
  func extents(of glyph: UInt32) -> CGRect? { program.extents(of: glyph, size: matrix.yy) }

  /// Returns the mask of a glyph, and the object that keeps it alive; see `GlyphMasks`.
  func find(
    _ key: GlyphMasks.Key, scale: CGSize
  ) throws(PaintError) -> (mask: GlyphMask, owner: GlyphMasks.Scaled) {
    if let known = masks.withLock({ $0.find(key, scale: scale) }) { return known }
    // Without the lock, so that several threads can paint masks.
    let mask = try GlyphMask(outline(of: key.glyph), scale: scale, shift: key.shift)
    return masks.withLock { $0.add(mask, key, scale: scale) }
  }

  func scaled(by factor: Double) -> any FontResource { CairoFont(self, scaledBy: factor) }

  /// Selects this font in `context` (a `cairo_t`), optionally stretched horizontally.
  func select(in context: OpaquePointer, stretch: Double = 1) {
    var matrix = cairo_matrix_t(
      xx: matrix.xx * stretch, yx: matrix.yx, xy: matrix.xy, yy: matrix.yy, x0: 0, y0: 0)
    cairo_set_font_face(context, face)
    cairo_set_font_matrix(context, &matrix)
    cairo_set_font_options(context, options)
  }
}

/// Metrics that only HarfBuzz reads from a font file, in points.
private struct OpenTypeMeasures {
  private let font: OpaquePointer?

  init(_ font: UnsafeMutablePointer<PangoFont>) { self.font = pango_font_get_hb_font(font) }

  func position(_ tag: hb_ot_metrics_tag_t) -> Double? {
    var value: hb_position_t = 0
    guard let font, hb_ot_metrics_get_position(font, tag, &value) != 0, value != 0 else {
      return nil
    }
    return PangoUnits.points(value)
  }

  func height(of letter: Unicode.Scalar) -> Double? {
    var extents = hb_glyph_extents_t()
    guard let font, let glyph = glyph(letter),
      hb_font_get_glyph_extents(font, glyph, &extents) != 0
    else { return nil }
    return PangoUnits.points(extents.y_bearing)
  }

  func advance(of letter: Unicode.Scalar) -> Double? {
    guard let font, let glyph = glyph(letter) else { return nil }
    return PangoUnits.points(hb_font_get_glyph_h_advance(font, glyph))
  }

  func glyph(_ letter: Unicode.Scalar) -> hb_codepoint_t? {
    var glyph: hb_codepoint_t = 0
    guard let font, hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0 else { return nil }
    return glyph
  }
}
