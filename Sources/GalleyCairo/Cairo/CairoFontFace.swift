internal import CCairo
import GalleyGraphics

/// A face at a size, held as Cairo's own objects, so that it can be painted without Pango.
///
/// Cairo's font faces lock themselves; everything else is constant.
final class CairoFontFace: FontResource, @unchecked Sendable {
  let name: String
  /// In points, all positive.
  let ascent: Double
  let descent: Double
  let capHeight: Double
  let xHeight: Double
  let underline: GlyphRun.Decoration
  let strikethrough: GlyphRun.Decoration
  private let face: OpaquePointer
  private let matrix: cairo_matrix_t
  private let options: OpaquePointer

  struct Measures {
    var ascent: Double
    var descent: Double
    var capHeight: Double
    var xHeight: Double
    var underline: GlyphRun.Decoration
    var strikethrough: GlyphRun.Decoration
  }

  /// Takes what it needs from a `cairo_scaled_font_t`; `nil` if that is in error.
  init?(name: String, measures: Measures, scaledFont: OpaquePointer) {
    guard cairo_scaled_font_status(scaledFont) == CAIRO_STATUS_SUCCESS,
      let face = cairo_font_face_reference(cairo_scaled_font_get_font_face(scaledFont)),
      let options = cairo_font_options_create()
    else { return nil }
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaledFont, &matrix)
    cairo_scaled_font_get_font_options(scaledFont, options)
    self.name = name
    self.face = face
    self.matrix = matrix
    self.options = options
    ascent = measures.ascent
    descent = measures.descent
    capHeight = measures.capHeight
    xHeight = measures.xHeight
    underline = measures.underline
    strikethrough = measures.strikethrough
  }

  deinit {
    cairo_font_face_destroy(face)
    cairo_font_options_destroy(options)
  }

  /// Makes this the font of `context`.
  func select(on context: OpaquePointer) {
    var matrix = matrix
    cairo_set_font_face(context, face)
    cairo_set_font_matrix(context, &matrix)
    cairo_set_font_options(context, options)
  }
}
