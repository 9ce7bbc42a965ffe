import Foundation

internal import CCairo
internal import CPango

/// A font map and a context with unrounded metrics, over one configuration; for one thread.
final class PangoContextOwner {
  /// Pango's units in a point.
  static let unitsPerPoint = Double(PANGO_SCALE)

  let context: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  private var fonts: [UnsafeMutablePointer<PangoFont>: CairoFontFace] = [:]

  init(_ configuration: FontConfiguration) throws(FontError) {
    guard let map = pango_cairo_font_map_new() else { throw .configurationFailed }
    configuration.install(in: map)
    guard let context = pango_font_map_create_context(map) else {
      g_object_unref(map)
      throw .configurationFailed
    }
    self.map = map
    self.context = context
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  deinit {
    fonts.removeAll()
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(map)
  }

  /// The painter's form of a font; the same for every use of it.
  func font(_ font: UnsafeMutablePointer<PangoFont>) -> CairoFontFace? {
    if let known = fonts[font] { return known }
    guard let made = Self.face(font) else { return nil }
    // The key stays valid, because the font is kept with it.
    g_object_ref(font)
    fonts[font] = made
    return made
  }

  /// Calls `body` with the description as Pango has it.
  static func withDescription<T>(
    _ font: FontDescription, language: String, _ body: (OpaquePointer) -> T
  ) -> T {
    let description = pango_font_description_new()!
    defer { pango_font_description_free(description) }
    let family =
      switch font.family {
      case .system, .rounded: PinnedFonts.systemFamily
      case .monospaced: PinnedFonts.monospacedFamily
      case .serif: PinnedFonts.serifFamily
      case .named(let name): name.replacingOccurrences(of: ",", with: " ")
      }
    pango_font_description_set_family(
      description, PinnedFonts.familyList(family, language: language))
    pango_font_description_set_absolute_size(description, font.size * unitsPerPoint)
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(min(max(font.weight, 100), 1000))))
    pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return body(description)
  }

  /// Vertical measures of the face that `font` resolves to.
  func metrics(_ font: FontDescription) -> FontMetrics {
    let loaded = Self.withDescription(font, language: "en") {
      pango_context_load_font(context, $0)
    }
    guard let loaded else {
      return FontMetrics(
        ascent: font.size, descent: font.size / 4, leading: 0, capHeight: font.size * 0.7,
        xHeight: font.size / 2)
    }
    defer { g_object_unref(loaded) }
    let (ascent, descent) = Self.extents(of: loaded)
    return FontMetrics(
      ascent: ascent, descent: descent,
      leading: font.linePitch > 0 ? max(0, font.linePitch - ascent - descent) : 0,
      capHeight: Self.openTypeHeight(loaded, HB_OT_METRICS_TAG_CAP_HEIGHT) ?? font.size * 0.7,
      xHeight: Self.openTypeHeight(loaded, HB_OT_METRICS_TAG_X_HEIGHT) ?? font.size * 0.5)
  }

  private static func face(_ font: UnsafeMutablePointer<PangoFont>) -> CairoFontFace? {
    guard
      let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(UnsafeMutableRawPointer(font)))
    else { return nil }
    let (ascent, descent) = extents(of: font)
    var measures = CairoFontFace.Measures(
      ascent: ascent, descent: descent,
      capHeight: openTypeHeight(font, HB_OT_METRICS_TAG_CAP_HEIGHT) ?? ascent * 0.75,
      xHeight: openTypeHeight(font, HB_OT_METRICS_TAG_X_HEIGHT) ?? ascent * 0.55,
      underline: .init(offset: 1, thickness: 1), strikethrough: .init(offset: -4, thickness: 1))
    if let metrics = pango_font_get_metrics(font, nil) {
      measures.underline = .init(
        offset: -Double(pango_font_metrics_get_underline_position(metrics)) / unitsPerPoint,
        thickness: Double(pango_font_metrics_get_underline_thickness(metrics)) / unitsPerPoint)
      measures.strikethrough = .init(
        offset: -Double(pango_font_metrics_get_strikethrough_position(metrics)) / unitsPerPoint,
        thickness: Double(pango_font_metrics_get_strikethrough_thickness(metrics))
          / unitsPerPoint)
      pango_font_metrics_unref(metrics)
    }
    let description = pango_font_describe_with_absolute_size(font)
    let text = description.flatMap { pango_font_description_to_string($0) }
    defer {
      g_free(text)
      pango_font_description_free(description)
    }
    return CairoFontFace(
      name: text.map { String(cString: $0) } ?? "unknown font", measures: measures,
      scaledFont: scaled)
  }

  /// Ascent and descent of a font, in points.
  static func extents(of font: UnsafeMutablePointer<PangoFont>) -> (Double, Double) {
    guard let metrics = pango_font_get_metrics(font, nil) else { return (0, 0) }
    defer { pango_font_metrics_unref(metrics) }
    return (
      Double(pango_font_metrics_get_ascent(metrics)) / unitsPerPoint,
      Double(pango_font_metrics_get_descent(metrics)) / unitsPerPoint
    )
  }

  private static func openTypeHeight(
    _ font: UnsafeMutablePointer<PangoFont>, _ tag: hb_ot_metrics_tag_t
  ) -> Double? {
    guard let shaped = pango_font_get_hb_font(font) else { return nil }
    var position: hb_position_t = 0
    guard hb_ot_metrics_get_position(shaped, tag, &position) != 0, position > 0 else { return nil }
    return Double(position) / unitsPerPoint
  }
}
