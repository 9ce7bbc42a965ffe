internal import CPango
import Synchronization

/// Makes Pango shape text of the system family with iOS's advances.
///
/// Pango reads advances from a HarfBuzz font that each of its fonts creates once, through a public
/// function of its class. The hook replaces the function by one that corrects the advances, so
/// that measuring, breaking lines, kerning and painting agree. Fonts of other families are created
/// as before.
enum SystemFontHook {
  private typealias Create =
    @convention(c) (UnsafeMutablePointer<PangoFont>?) -> OpaquePointer?

  private static let installed = Mutex(false)
  /// Pango's own function. Written once, before the hook that reads it is in place.
  nonisolated(unsafe) private static var createPlainFont: Create?
  private static let advances = Mutex<[String: SystemFontAdvances]>([:])

  /// Installs the hook in the class of `font`, once in the process.
  static func install(in font: UnsafeMutablePointer<PangoFont>) {
    installed.withLock { isInstalled in
      guard !isInstalled else { return }
      isInstalled = true
      let instance = UnsafeRawPointer(font).assumingMemoryBound(to: GTypeInstance.self)
      guard let type = instance.pointee.g_class else { return }
      type.withMemoryRebound(to: PangoFontClass.self, capacity: 1) {
        createPlainFont = $0.pointee.create_hb_font
        $0.pointee.create_hb_font = { SystemFontHook.create($0) }
      }
    }
  }

  private static func create(_ font: UnsafeMutablePointer<PangoFont>?) -> OpaquePointer? {
    guard let plain = createPlainFont?(font) else { return nil }
    guard let font, let advances = advances(for: font, plain),
      let corrected = hb_font_create_sub_font(plain)
    else { return plain }
    hb_font_destroy(plain)
    let table = table(of: advances, emWidth: SystemFontAdvances.emWidth(of: corrected))
    hb_font_set_funcs(corrected, functions.pointer, table.baseAddress, { $0?.deallocate() })
    return corrected
  }

  /// Returns the corrections for a font of the system family; `nil` for other fonts.
  private static func advances(
    for font: UnsafeMutablePointer<PangoFont>, _ plain: OpaquePointer
  ) -> SystemFontAdvances? {
    let pattern = pango_fc_font_get_pattern(
      UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    guard FontPattern.string(FC_FAMILY, of: pattern) == FontCatalog.systemFamily,
      let file = FontPattern.string(FC_FILE, of: pattern)
    else { return nil }
    return advances.withLock { known in
      if let advances = known[file] { return advances }
      let made = SystemFontAdvances(plain, weight: FontPattern.weight(of: pattern))
      known[file] = made
      return made
    }
  }

  /// Returns the corrections for a font of the system family; `nil` for other fonts.
  static func advances(of font: UnsafeMutablePointer<PangoFont>) -> SystemFontAdvances? {
    pango_font_get_hb_font(font).flatMap { advances(for: font, $0) }
  }

  /// Returns the number of a font's glyphs, then the correction of each of them, in the font's units.
  private static func table(
    of advances: SystemFontAdvances, emWidth: Double
  ) -> UnsafeMutableBufferPointer<Int32> {
    let table = UnsafeMutableBufferPointer<Int32>.allocate(capacity: advances.count + 1)
    table.initializeElement(at: 0, to: Int32(advances.count))
    for glyph in 0..<advances.count {
      table.initializeElement(
        at: glyph + 1, to: advances.correction(of: hb_codepoint_t(glyph), in: emWidth))
    }
    return table
  }

  /// Returns the correction of a glyph. HarfBuzz asks several times for each glyph that it shapes.
  private static func correction(
    _ table: UnsafeMutableRawPointer?, _ glyph: hb_codepoint_t
  ) -> Int32 {
    guard let table = table?.assumingMemoryBound(to: Int32.self), Int(glyph) < Int(table[0]) else {
      return 0
    }
    return table[Int(glyph) + 1]
  }

  /// HarfBuzz's callbacks; immutable, so all threads may share them.
  private struct Functions: @unchecked Sendable { let pointer: OpaquePointer? }

  private static let functions: Functions = {
    let functions = hb_font_funcs_create()
    hb_font_funcs_set_glyph_h_advance_func(
      functions,
      { font, data, glyph, _ in
        hb_font_get_glyph_h_advance(hb_font_get_parent(font), glyph)
          + correction(data, glyph)
      }, nil, nil)
    // Half of each correction goes to either side of the glyph.
    hb_font_funcs_set_glyph_h_origin_func(
      functions,
      { _, data, glyph, x, y, _ in
        x?.pointee = -correction(data, glyph) / 2
        y?.pointee = 0
        return 1
      }, nil, nil)
    hb_font_funcs_make_immutable(functions)
    return Functions(pointer: functions)
  }()
}
