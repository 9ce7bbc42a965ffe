internal import CDeflate
internal import CPango
import Foundation
import GalleyGraphics

/// The contents of a face at any size, read by HarfBuzz.
///
/// HarfBuzz's fonts and faces are immutable here, so any thread may read them.
final class FontProgram: @unchecked Sendable {
  /// See `FontIdentity`.
  let postScriptName: String
  let faceIndex: Int
  let checksum: UInt32
  let variations: [Double]
  /// Whether the face has bitmap glyphs, such as emoji.
  let hasPictures: Bool

  /// The font at a size of one point per font unit.
  private let font: OpaquePointer
  private let unitsPerEm: Double

  /// Creates a program from the face of `other` (an `hb_font_t`) with its variations.
  init(_ other: OpaquePointer) {
    let face = hb_font_get_face(other)
    font = hb_font_create(face)
    let units = Int32(clamping: hb_face_get_upem(face))
    unitsPerEm = Double(units)
    hb_font_set_scale(font, units, units)
    var count: UInt32 = 0
    let coordinates = hb_font_get_var_coords_normalized(other, &count)
    let variations = UnsafeBufferPointer(start: coordinates, count: Int(count))
    hb_font_set_var_coords_normalized(font, variations.baseAddress, count)
    hb_font_make_immutable(font)
    // Coordinates are in 1/16,384.
    self.variations = variations.contains { $0 != 0 } ? variations.map { Double($0) / 16_384 } : []
    postScriptName = Self.postScriptName(of: face)
    faceIndex = Int(hb_face_get_index(face) & 0xFFFF)
    checksum = Self.checksum(of: face)
    hasPictures = hb_ot_color_has_png(face) != 0
  }

  deinit { hb_font_destroy(font) }

  /// Whether the face has a glyph for a character.
  func covers(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
  }

  /// Whether the face can substitute glyphs by an OpenType feature, such as `smcp`.
  func hasFeature(_ name: String) -> Bool {
    let (face, table) = (hb_font_get_face(font), hb_tag_from_string("GSUB", -1))
    var count = hb_ot_layout_table_get_feature_tags(face, table, 0, nil, nil)
    var tags = [hb_tag_t](repeating: 0, count: Int(count))
    hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
    return tags.contains(hb_tag_from_string(name, -1))
  }

  /// Returns the path to fill for a glyph in an em square of `size` points.
  func outline(of glyph: UInt32, size: Double) -> Path {
    if hasPictures, pictureFile(of: glyph) != nil { return Path() }
    let pen = OutlinePen(scale: size / unitsPerEm)
    hb_font_get_glyph_shape(
      font, glyph, OutlinePen.functions.pointer, Unmanaged.passUnretained(pen).toOpaque())
    return pen.path
  }

  /// Returns the advance of a glyph in an em square of `size` points.
  func advance(of glyph: UInt32, size: Double) -> Double {
    Double(hb_font_get_glyph_h_advance(font, glyph)) * size / unitsPerEm
  }

  /// Returns the largest bitmap of a glyph, placed for an em square of `size` points.
  func picture(of glyph: UInt32, size: Double) -> PlacedBitmap? {
    guard hasPictures, let file = pictureFile(of: glyph),
      let frame = extents(of: glyph, size: size),
      let bitmap = try? PNGDecoder.decode(file, pixelLimit: Self.pictureLimit)
    else { return nil }
    return PlacedBitmap(bitmap, in: frame)
  }

  /// Returns the bounds of a glyph's outline or bitmap for an em square of `size` points; `nil` if
  /// the face doesn't tell.
  func extents(of glyph: UInt32, size: Double) -> CGRect? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return nil }
    let scale = size / unitsPerEm
    return CGRect(
      x: Double(extents.x_bearing) * scale, y: -Double(extents.y_bearing) * scale,
      width: Double(extents.width) * scale, height: -Double(extents.height) * scale)
  }

  /// Returns the largest bitmap of a glyph as a PNG file.
  private func pictureFile(of glyph: UInt32) -> [UInt8]? {
    guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return [UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(length)))
  }

  /// The largest number of pixels of a glyph's bitmap.
  private static let pictureLimit = 4_000_000

  /// Returns the file that contains the face.
  func data() -> FontData? {
    guard let blob = hb_face_reference_blob(hb_font_get_face(font)) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
    return FontData(file: Data(bytes: bytes, count: Int(length)), faceIndex: faceIndex)
  }

  private static func postScriptName(of face: OpaquePointer?) -> String {
    var bytes = [CChar](repeating: 0, count: 128)
    var length = UInt32(bytes.count)
    hb_ot_name_get_utf8(face, 6, hb_language_from_string("en", -1), &length, &bytes)
    return String(decoding: bytes.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Returns the checksum of the table `head`, which contains the font's revision, dates and
  /// checksum.
  private static func checksum(of face: OpaquePointer?) -> UInt32 {
    guard let table = hb_face_reference_table(face, 0x6865_6164) else { return 0 }
    defer { hb_blob_destroy(table) }
    var length: UInt32 = 0
    let bytes = hb_blob_get_data(table, &length)
    return libdeflate_crc32(0, bytes, Int(length))
  }
}

/// Collects the outline of a glyph that HarfBuzz draws with y pointing up.
private final class OutlinePen {
  var path = Path()
  private let scale: Double

  init(scale: Double) { self.scale = scale }

  func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: Double(x) * scale, y: -Double(y) * scale)
  }

  /// HarfBuzz's callbacks; immutable, so all threads may share them.
  struct Functions: @unchecked Sendable {
    let pointer: OpaquePointer?
  }

  static let functions: Functions = {
    func pen(_ data: UnsafeMutableRawPointer?) -> OutlinePen? {
      data.map { Unmanaged<OutlinePen>.fromOpaque($0).takeUnretainedValue() }
    }
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let pen = pen(data) else { return }
        pen.path.move(to: pen.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let pen = pen(data) else { return }
        pen.path.addLine(to: pen.point(x, y))
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, controlX, controlY, x, y, _ in
        guard let pen = pen(data) else { return }
        pen.path.addQuadCurve(to: pen.point(x, y), control: pen.point(controlX, controlY))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        guard let pen = pen(data) else { return }
        pen.path.addCurve(
          to: pen.point(x, y), control1: pen.point(x1, y1), control2: pen.point(x2, y2))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in pen(data)?.path.closeSubpath() }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return Functions(pointer: functions)
  }()
}
