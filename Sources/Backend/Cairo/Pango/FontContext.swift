internal import CPango
import GalleyGraphics
import Synchronization

/// Pango set up for one selection of faces. Only the engine that created it may use it.
final class FontContext {
  /// A font description for Pango and the font it resolves to.
  final class Style {
    let description: OpaquePointer
    let font: CairoFont
    /// The languages for which Pango has the font's metrics.
    var languagesWithMetrics: Set<String> = []
    init(description: OpaquePointer, font: CairoFont) {
      self.description = description
      self.font = font
    }
    deinit { pango_font_description_free(description) }
  }

  private struct StyleKey: Hashable {
    let font: FontDescription
    /// Only for faces with optical sizes.
    let opticalSize: Double?
  }

  private let map: GObjectReference
  private let context: GObjectReference
  private let families: [String]
  private var styles: [StyleKey: Style] = [:]
  private var languages: [String: OpaquePointer] = [:]
  private var fonts: [UnsafeMutablePointer<PangoFont>: CairoFont] = [:]
  /// Programs by HarfBuzz face. Each program retains its face.
  private var programs: [OpaquePointer: FontProgram] = [:]

  /// Held while Pango may compute the metrics of a font.
  ///
  /// Pango 1.50 marks this computation in a variable that all threads share. A second thread
  /// permanently gets no average character width for the font and breaks lines differently if a
  /// word barely fits.
  static let findingMetrics = Mutex(())

  /// - Parameter selection: The face numbers in `FontStore`, in the order in which to try them.
  init(selection: [Int]) throws(FontError) {
    let configuration = try FontStore.shared.configuration(for: selection)
    guard let rawMap = pango_cairo_font_map_new(),
      let map = GObjectReference(owning: OpaquePointer(rawMap))
    else { throw .configuration("Pango created no font map") }
    configuration.install(in: map.pointer)
    guard let context = GObjectReference(owning: pango_font_map_create_context(rawMap)) else {
      throw .configuration("Pango created no text context")
    }
    self.map = map
    self.context = context
    var families: [String] = []
    for index in selection {
      let family = FontStore.shared.face(index).family
      if families.last != family { families.append(family) }
    }
    self.families = families
    setUpMetrics()
  }

  var fontCount: Int { fonts.count }

  deinit {
    styles.removeAll()
    for font in fonts.keys { g_object_unref(UnsafeMutableRawPointer(font)) }
  }

  /// Without all of these, widths are rounded to whole points or depend on the scale.
  private func setUpMetrics() {
    pango_cairo_context_set_resolution(context.pointer, 72)
    pango_context_set_round_glyph_positions(context.pointer, 0)
    guard let options = cairo_font_options_create() else { return }
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_subpixel_order(options, CAIRO_SUBPIXEL_ORDER_DEFAULT)
    pango_cairo_context_set_font_options(context.pointer, options)
  }

  /// Sets the language (BCP 47) for which Pango looks for fonts.
  func setLanguage(_ language: String) {
    pango_context_set_language(context.pointer, self.language(language))
  }

  private static func direction(isRightToLeft: Bool) -> PangoDirection {
    isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
  }

  /// Returns the parts of a paragraph that are shaped at once, in text order. The caller frees them.
  ///
  /// - Parameters:
  ///   - text: The paragraph in UTF-8.
  ///   - language: A language (BCP 47).
  func items(
    of text: UnsafeBufferPointer<CChar>, style: Style, language: String, isRightToLeft: Bool
  ) -> UnsafeMutablePointer<GList>? {
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    pango_attr_list_insert(attributes, pango_attr_font_desc_new(style.description))
    setLanguage(language)
    return pango_itemize_with_base_dir(
      context.pointer, Self.direction(isRightToLeft: isRightToLeft), text.baseAddress, 0,
      Int32(clamping: text.count), attributes, nil)
  }

  /// Creates an empty layout for text in `language` (BCP 47).
  func makeLayout(language: String, isRightToLeft: Bool) -> GObjectReference? {
    setLanguage(language)
    pango_context_set_base_dir(context.pointer, Self.direction(isRightToLeft: isRightToLeft))
    guard let layout = GObjectReference(owning: pango_layout_new(context.pointer)) else {
      return nil
    }
    pango_layout_set_auto_dir(layout.pointer, 0)
    pango_layout_set_wrap(layout.pointer, PANGO_WRAP_WORD_CHAR)
    return layout
  }

  /// Returns Pango's name for a BCP 47 language.
  func language(_ language: String) -> OpaquePointer? {
    if let known = languages[language] { return known }
    let tag = pango_language_from_string(Script.pangoLanguage(language))
    languages[language] = tag
    return tag
  }

  /// Returns the font for `description`, whose faces must be in the selection.
  ///
  /// - Parameter opticalSize: The size to shape letters for, in points; `nil` for the font's size.
  func style(_ description: FontDescription, face: FontFace, opticalSize: Double? = nil) -> Style? {
    let key = StyleKey(font: description, opticalSize: face.hasOpticalSizes ? opticalSize : nil)
    if let known = styles[key] { return known }
    guard let request = pango_font_description_new() else { return nil }
    pango_font_description_set_family(request, familyList(first: face.family))
    pango_font_description_set_weight(
      request, PangoWeight(rawValue: UInt32(max(face.nearestWeight(to: description.weight), 1))))
    pango_font_description_set_style(
      request, description.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_font_description_set_stretch(
      request, Self.stretch(face.nearestStretch(to: description.stretch)))
    let size = description.size.isFinite ? min(max(description.size, 1.0 / 64), 20_000) : 1
    pango_font_description_set_absolute_size(request, size * 1024)
    let variations = face.variations(
      weight: description.weight, isItalic: description.isItalic, stretch: description.stretch,
      opticalSize: opticalSize ?? size)
    if let variations { pango_font_description_set_variations(request, variations) }
    let loaded = pango_context_load_font(context.pointer, request)
    if let loaded { SystemFontHook.install(in: loaded) }
    guard let loaded, let font = font(loaded) else {
      pango_font_description_free(request)
      return nil
    }
    g_object_unref(UnsafeMutableRawPointer(loaded))
    let style = Style(description: request, font: font)
    styles[key] = style
    return style
  }

  /// Returns Pango's name for the width, in percent, that is nearest among those fontconfig
  /// supports.
  private static func stretch(_ percent: Int) -> PangoStretch {
    let known: [(Int, PangoStretch)] = [
      (50, PANGO_STRETCH_ULTRA_CONDENSED), (63, PANGO_STRETCH_EXTRA_CONDENSED),
      (75, PANGO_STRETCH_CONDENSED), (87, PANGO_STRETCH_SEMI_CONDENSED),
      (100, PANGO_STRETCH_NORMAL), (113, PANGO_STRETCH_SEMI_EXPANDED),
      (125, PANGO_STRETCH_EXPANDED), (150, PANGO_STRETCH_EXTRA_EXPANDED),
      (200, PANGO_STRETCH_ULTRA_EXPANDED),
    ]
    return known.min { abs($0.0 - percent) < abs($1.0 - percent) }?.1 ?? PANGO_STRETCH_NORMAL
  }

  /// Returns the resource for a font that Pango chose. Each font has one, so that identity means
  /// equality.
  func font(_ font: UnsafeMutablePointer<PangoFont>) -> CairoFont? {
    if let known = fonts[font] { return known }
    guard let program = program(of: font), let resource = CairoFont(font, program: program) else {
      return nil
    }
    // Retain the font, so that its address isn't reused for another font.
    g_object_ref(UnsafeMutableRawPointer(font))
    fonts[font] = resource
    return resource
  }

  private func program(of font: UnsafeMutablePointer<PangoFont>) -> FontProgram? {
    guard let source = pango_font_get_hb_font(font), let face = hb_font_get_face(source) else {
      return nil
    }
    var variationCount: UInt32 = 0
    hb_font_get_var_coords_normalized(source, &variationCount)
    // Glyphs of a variable face depend on the font's variations.
    guard variationCount == 0 else { return FontProgram(source) }
    if let known = programs[face] { return known }
    let program = FontProgram(source)
    programs[face] = program
    return program
  }

  private func familyList(first: String) -> String {
    var rest = families.filter { $0 != first }
    if first == FontCatalog.serifFamily {
      let serif = rest.filter { $0.hasPrefix("Noto Serif") }
      rest = serif + rest.filter { !$0.hasPrefix("Noto Serif") }
    }
    return ([first] + rest).joined(separator: ",")
  }
}
