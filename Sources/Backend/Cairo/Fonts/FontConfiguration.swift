internal import CPango
import GalleyGraphics

/// A private fontconfig configuration that lists selected faces and none of the host's.
///
/// It is immutable, so font maps of several threads may share it.
final class FontConfiguration: @unchecked Sendable {
  private let pointer: OpaquePointer

  /// - Throws: `FontError.configuration` if fontconfig rejects the rules.
  init(patterns: [FontPattern]) throws(FontError) {
    guard let pointer = FcConfigCreate() else { throw .configuration("out of memory") }
    self.pointer = pointer
    let parsed = Self.rules.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: 1) {
        FcConfigParseAndLoadFromMemory(pointer, $0, 1)
      }
    }
    guard parsed != 0 else { throw .configuration("fontconfig rejected the built-in rules") }
    // Adding a nonexistent file creates the empty list of application fonts.
    _ = FcConfigAppFontAddFile(pointer, "")
    guard let fonts = FcConfigGetFonts(pointer, FcSetApplication) else {
      throw .configuration("there is no list of application fonts")
    }
    for pattern in patterns { pattern.add(to: fonts) }
  }

  deinit { FcConfigDestroy(pointer) }

  /// Makes `map` (a `PangoFontMap`) use this configuration.
  func install(in map: OpaquePointer) { pango_fc_font_map_set_config(map, pointer) }

  /// Makes this the process's default configuration.
  func makeCurrent() { FcConfigSetCurrent(pointer) }

  /// Scales bitmap faces (color emoji) to the requested size, which fontconfig leaves to its
  /// configuration files. Pango requests the family "emoji" for characters with emoji presentation.
  private static let rules = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
      <match target="pattern">
        <test name="family" qual="any"><string>emoji</string></test>
        <edit name="family" mode="assign" binding="strong">
          <string>\(FontCatalog.emojiFamily)</string>
        </edit>
      </match>
      <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
          <divide>
            <name target="pattern">pixelsize</name>
            <name target="font">pixelsize</name>
          </divide>
        </edit>
      </match>
      <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <test name="pixelsizefixupfactor" compare="not_eq"><double>1.0</double></test>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <name>pixelsizefixupfactor</name><double>0</double>
              <double>0</double><name>pixelsizefixupfactor</name>
            </matrix>
          </times>
        </edit>
        <edit name="size" mode="assign">
          <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
        </edit>
      </match>
    </fontconfig>
    """
}

/// Fontconfig's description of a face: names, style and covered characters.
///
/// It is immutable, and fontconfig counts references atomically.
final class FontPattern: @unchecked Sendable {
  private let pointer: OpaquePointer
  private let characters: OpaquePointer?

  /// Reads the file of `face`; `nil` if the file has no such face.
  convenience init?(scanning face: FontFace) {
    var count: Int32 = 0
    guard let pointer = FcFreeTypeQuery(face.path, face.index, nil, &count) else { return nil }
    if face.family == FontCatalog.systemFamily {
      // Fontconfig and Pango must not confuse it with the file's own family.
      FcPatternDel(pointer, FC_FAMILY)
      FcPatternAddString(pointer, FC_FAMILY, face.family)
    }
    if [FontCatalog.systemFamily, FontCatalog.monospacedFamily].contains(face.family) {
      // The fonts of iOS have no contextual forms such as the multiplication sign of Inter in 450x750 and
      // the arrow of JetBrains Mono for ->.
      FcPatternAddString(pointer, FC_FONT_FEATURES, "calt=0")
    }
    self.init(owning: pointer)
  }

  private init(owning pointer: OpaquePointer) {
    self.pointer = pointer
    var characters: OpaquePointer?
    characters =
      FcPatternGetCharSet(pointer, FC_CHARSET, 0, &characters) == FcResultMatch ? characters : nil
    self.characters = characters
  }

  deinit { FcPatternDestroy(pointer) }

  func covers(_ scalar: Unicode.Scalar) -> Bool {
    guard let characters else { return false }
    return FcCharSetHasChar(characters, scalar.value) != 0
  }

  func add(to set: UnsafeMutablePointer<FcFontSet>) {
    FcPatternReference(pointer)
    if FcFontSetAdd(set, pointer) == 0 { FcPatternDestroy(pointer) }
  }

  /// Returns all faces in the file at `path`, described by the file itself; empty if it has none.
  static func faces(inFileAt path: String) -> [(FontFace, FontPattern)] {
    guard let set = FcFontSetCreate() else { return [] }
    defer { FcFontSetDestroy(set) }
    var count: Int32 = 0
    _ = FcFreeTypeQueryAll(path, UInt32.max, nil, &count, set)
    let patterns = (0..<Int(set.pointee.nfont)).compactMap { index -> FontPattern? in
      guard let pointer = set.pointee.fonts[index] else { return nil }
      FcPatternReference(pointer)
      return FontPattern(owning: pointer)
    }
    // A variable face replaces the named instances in the file.
    let variable = Set(patterns.filter(\.isVariable).map(\.faceIndex))
    return patterns.compactMap { pattern in
      guard let family = pattern.string(FC_FAMILY),
        pattern.isVariable || !variable.contains(pattern.faceIndex)
      else { return nil }
      let index = pattern.isVariable ? UInt32(pattern.faceIndex) : pattern.index
      let axes = pattern.isVariable ? FontAxis.axes(inFileAt: path, face: index) : []
      let face = FontFace(
        family: family, path: path, index: index, weight: pattern.weight,
        isItalic: (pattern.integer(FC_SLANT) ?? 0) > 0, stretch: pattern.stretch, axes: axes,
        postScriptName: pattern.string(FC_POSTSCRIPT_NAME), package: nil)
      return (face, pattern)
    }
  }

  private var index: UInt32 { UInt32(max(0, integer(FC_INDEX) ?? 0)) }

  /// The index of the face in the file. The upper bits of the value number named instances.
  private var faceIndex: Int { (integer(FC_INDEX) ?? 0) & 0xFFFF }

  private var isVariable: Bool {
    var value: FcBool = 0
    return FcPatternGetBool(pointer, FC_VARIABLE, 0, &value) == FcResultMatch && value == 1
  }

  private var stretch: Int {
    var value = 0.0
    guard FcPatternGetDouble(pointer, FC_WIDTH, 0, &value) == FcResultMatch, value > 0 else {
      return 100
    }
    return Int(min(value, 1000).rounded())
  }

  private func string(_ key: String) -> String? { Self.string(key, of: pointer) }

  /// Returns the first string of a property of `pattern` (an `FcPattern`).
  static func string(_ key: String, of pattern: OpaquePointer?) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  private func integer(_ key: String) -> Int? {
    var value: Int32 = 0
    return FcPatternGetInteger(pointer, key, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  private var weight: Int { Self.weight(of: pointer) }

  /// Returns the CSS weight of `pattern` (an `FcPattern`).
  static func weight(of pattern: OpaquePointer?) -> Int {
    var value = 0.0
    guard FcPatternGetDouble(pattern, FC_WEIGHT, 0, &value) == FcResultMatch else { return 400 }
    let weight = FcWeightToOpenTypeDouble(value)
    return weight > 0 ? Int(weight.rounded()) : 400
  }
}

extension FontAxis {
  /// Returns the axes of a variable face that text uses.
  fileprivate static func axes(inFileAt path: String, face index: UInt32) -> [FontAxis] {
    guard let blob = hb_blob_create_from_file(path) else { return [] }
    defer { hb_blob_destroy(blob) }
    guard let face = hb_face_create(blob, index) else { return [] }
    defer { hb_face_destroy(face) }
    var count = UInt32(min(hb_ot_var_get_axis_count(face), 64))
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    _ = hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).compactMap { info in
      let tag = (0..<4).map { UInt8(truncatingIfNeeded: info.tag >> (24 - 8 * $0)) }
      guard let name = Name(rawValue: String(decoding: tag, as: UTF8.self)),
        info.min_value <= info.default_value, info.default_value <= info.max_value
      else { return nil }
      return FontAxis(
        name: name, range: Double(info.min_value)...Double(info.max_value),
        standard: Double(info.default_value))
    }
  }
}
