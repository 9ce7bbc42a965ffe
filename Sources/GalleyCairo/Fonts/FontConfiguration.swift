internal import CPango
import GalleyGraphics

/// A private fontconfig configuration that lists chosen faces and nothing of the host.
///
/// It does not change after it was made, so font maps of several threads may share it.
final class FontConfiguration: @unchecked Sendable {
  private let pointer: OpaquePointer

  /// - Throws: `FontError.configuration` when fontconfig refuses the rules.
  init(patterns: [FontPattern]) throws(FontError) {
    guard let pointer = FcConfigCreate() else { throw .configuration("out of memory") }
    self.pointer = pointer
    let parsed = Self.rules.withCString { text in
      text.withMemoryRebound(to: FcChar8.self, capacity: 1) {
        FcConfigParseAndLoadFromMemory(pointer, $0, 1)
      }
    }
    guard parsed != 0 else { throw .configuration("the built-in rules were refused") }
    // Asking for a file that does not exist creates the empty list of application fonts.
    _ = FcConfigAppFontAddFile(pointer, "")
    guard let fonts = FcConfigGetFonts(pointer, FcSetApplication) else {
      throw .configuration("no list of application fonts")
    }
    for pattern in patterns { pattern.add(to: fonts) }
  }

  deinit { FcConfigDestroy(pointer) }

  /// Makes `map` (a `PangoFontMap`) use this configuration.
  func install(in map: OpaquePointer) { pango_fc_font_map_set_config(map, pointer) }

  /// Makes this the configuration of everything in the process that does not name one.
  func makeCurrent() { FcConfigSetCurrent(pointer) }

  /// Bitmap faces (colour emoji) are scaled to the wanted size, which fontconfig leaves to its
  /// configuration files; Pango asks for the family "emoji" where a character wants to be one.
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

/// What fontconfig knows about one face: names, style and the characters it covers.
///
/// Nothing changes it after it was read, and fontconfig counts references atomically.
final class FontPattern: @unchecked Sendable {
  private let pointer: OpaquePointer
  private let characters: OpaquePointer?

  /// Reads the file of `face`; `nil` when it holds no such face.
  convenience init?(scanning face: FontFace) {
    var count: Int32 = 0
    guard let pointer = FcFreeTypeQuery(face.path, face.index, nil, &count) else { return nil }
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

  /// All faces in the file at `path`, described from the file itself; empty when it holds none.
  static func faces(inFileAt path: String) -> [(FontFace, FontPattern)] {
    guard let set = FcFontSetCreate() else { return [] }
    defer { FcFontSetDestroy(set) }
    var count: Int32 = 0
    _ = FcFreeTypeQueryAll(path, UInt32.max, nil, &count, set)
    return (0..<Int(set.pointee.nfont)).compactMap { index in
      guard let pointer = set.pointee.fonts[index] else { return nil }
      FcPatternReference(pointer)
      let pattern = FontPattern(owning: pointer)
      guard let family = pattern.string(FC_FAMILY) else { return nil }
      let face = FontFace(
        family: family, path: path, index: UInt32(max(0, pattern.integer(FC_INDEX) ?? 0)),
        weight: pattern.weight, isItalic: (pattern.integer(FC_SLANT) ?? 0) > 0, package: nil)
      return (face, pattern)
    }
  }

  private func string(_ key: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pointer, key, 0, &value) == FcResultMatch, let value else {
      return nil
    }
    return String(cString: value)
  }

  private func integer(_ key: String) -> Int? {
    var value: Int32 = 0
    return FcPatternGetInteger(pointer, key, 0, &value) == FcResultMatch ? Int(value) : nil
  }

  private var weight: Int {
    var value = 0.0
    guard FcPatternGetDouble(pointer, FC_WEIGHT, 0, &value) == FcResultMatch else { return 400 }
    let weight = FcWeightToOpenTypeDouble(value)
    return weight > 0 ? Int(weight.rounded()) : 400
  }
}
