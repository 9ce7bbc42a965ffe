import Foundation

internal import CPango

/// A private fontconfig configuration over listed files: the host's fonts never leak in.
///
/// It is not changed after it was made, so threads may share it.
final class FontConfiguration: @unchecked Sendable {
  private let configuration: OpaquePointer

  /// - Throws: `FontError.configurationFailed`. Files that are no fonts are left out.
  init(files: [String]) throws(FontError) {
    guard let configuration = FcConfigCreate() else { throw .configurationFailed }
    self.configuration = configuration
    let parsed = Self.rules.withCString { rules in
      rules.withMemoryRebound(to: FcChar8.self, capacity: Self.rules.utf8.count + 1) {
        FcConfigParseAndLoadFromMemory(configuration, $0, 1)
      }
    }
    guard parsed != 0 else { throw .configurationFailed }
    for file in files {
      file.withCString { path in
        path.withMemoryRebound(to: FcChar8.self, capacity: file.utf8.count + 1) {
          _ = FcConfigAppFontAddFile(configuration, $0)
        }
      }
    }
  }

  deinit { FcConfigDestroy(configuration) }

  /// Makes `map` use this configuration alone.
  func install(in map: UnsafeMutablePointer<PangoFontMap>) {
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
  }

  /// The families of a font file; `nil` if it is none.
  static func families(inFontAt path: String) -> [String]? {
    guard let set = FcFontSetCreate(), let scratch = FcConfigCreate() else { return nil }
    defer {
      FcFontSetDestroy(set)
      FcConfigDestroy(scratch)
    }
    let isFont = path.withCString { pointer in
      pointer.withMemoryRebound(to: FcChar8.self, capacity: path.utf8.count + 1) {
        FcFileScan(set, nil, nil, nil, $0, 1)
      }
    }
    guard isFont != 0 else { return nil }
    var families: [String] = []
    for index in 0..<Int(set.pointee.nfont) {
      var name: UnsafeMutablePointer<FcChar8>?
      guard let pattern = set.pointee.fonts[index],
        FcPatternGetString(pattern, FC_FAMILY, 0, &name) == FcResultMatch, let name
      else { continue }
      let family = String(cString: name)
      if !families.contains(family) { families.append(family) }
    }
    return families
  }

  // Bitmap emoji come in one size of 109 pixels: they are scaled to the size that is asked for.
  // Everything else is outline fonts, drawn without hinting in shades of grey.
  private static let rules = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
          <divide>
            <name target="pattern">pixelsize</name>
            <name target="font">pixelsize</name>
          </divide>
        </edit>
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
      <match target="font">
        <edit name="antialias" mode="assign"><bool>true</bool></edit>
        <edit name="hinting" mode="assign"><bool>false</bool></edit>
        <edit name="rgba" mode="assign"><const>none</const></edit>
      </match>
    </fontconfig>
    """
}
