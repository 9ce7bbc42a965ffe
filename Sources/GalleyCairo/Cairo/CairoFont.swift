import Foundation

internal import CCairo
internal import CPango

/// A face at a size for painting. Cairo's faces may be used on any thread.
final class CairoFont: FontResource, @unchecked Sendable {
  let face: OpaquePointer
  let options: OpaquePointer
  var matrix = cairo_matrix_t()
  /// Ascent and descent, in points.
  let ascent: Double
  let descent: Double
  /// Top edge below the baseline and thickness, in points.
  let underline: GlyphRun.Decoration
  let strikethrough: GlyphRun.Decoration
  let name: String

  /// `nil` when the font has no outlines to paint.
  init?(_ font: UnsafeMutablePointer<PangoFont>) {
    let cairoFont = UnsafeMutableRawPointer(font)
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(cairoFont)),
      let face = cairo_scaled_font_get_font_face(scaled),
      let options = cairo_font_options_create()
    else { return nil }
    self.face = cairo_font_face_reference(face)
    self.options = options
    cairo_scaled_font_get_font_matrix(scaled, &matrix)
    cairo_scaled_font_get_font_options(scaled, options)
    (ascent, descent) = PangoContextOwner.extents(of: font)

    let units = PangoContextOwner.unitsPerPoint
    var lines = (underline: (1.0, 1.0), strike: (-4.0, 1.0))
    if let metrics = pango_font_get_metrics(font, nil) {
      lines.underline = (
        -Double(pango_font_metrics_get_underline_position(metrics)) / units,
        Double(pango_font_metrics_get_underline_thickness(metrics)) / units
      )
      lines.strike = (
        -Double(pango_font_metrics_get_strikethrough_position(metrics)) / units,
        Double(pango_font_metrics_get_strikethrough_thickness(metrics)) / units
      )
      pango_font_metrics_unref(metrics)
    }
    underline = .init(offset: lines.underline.0, thickness: max(lines.underline.1, 0.5))
    strikethrough = .init(offset: lines.strike.0, thickness: max(lines.strike.1, 0.5))

    let description = pango_font_describe_with_absolute_size(font)
    let text = description.flatMap { pango_font_description_to_string($0) }
    name = text.map { String(cString: $0) } ?? "unknown font"
    g_free(text)
    pango_font_description_free(description)
  }

  deinit {
    cairo_font_face_destroy(face)
    cairo_font_options_destroy(options)
  }
}
