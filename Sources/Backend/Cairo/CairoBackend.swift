internal import CCairo
internal import CDeflate
internal import CMark
internal import CPango
import Foundation
import GalleyGraphics

/// The render backend built on Pango, Cairo, cmark-gfm and libdeflate.
package struct CairoBackend: RenderBackend {
  package init() {}

  package func makeTextEngine() throws(FontError) -> any TextEngine { try PangoTextEngine() }

  package var fontFiles: [FontFile] {
    var files: [FontFile] = []
    for face in FontStore.shared.allFaces where face.family != FontCatalog.systemFamily {
      if let known = files.firstIndex(where: { $0.path == face.path }) {
        let isListed = files[known].families.contains(face.family)
        if !isListed { files[known].families.append(face.family) }
      } else {
        files.append(
          FontFile(
            path: face.path, families: [face.family], package: face.package,
            isPresent: access(face.path, R_OK) == 0))
      }
    }
    return files
  }

  package var fontCount: Int { FontStore.shared.faceCount }

  package func registerFont(atPath path: String) throws(FontError) -> [String] {
    try FontStore.shared.register(path: path)
  }

  package func sha256(ofFileAtPath path: String) -> String? { FileHash.sha256(path: path) }

  package func skipHostFontConfiguration() { FontStore.shared.skipHostConfiguration() }

  package func markdown(_ source: String) -> [MarkdownPiece] {
    MarkdownReader.pieces(of: source)
  }

  package func png(
    of list: DisplayList, compression: PNGCompression
  ) throws(PaintError) -> [UInt8] {
    try Cores.working { () throws(PaintError) in
      // `encodedPNG` frees the pixels before `file()` assembles the PNG.
      let encoded = try PaintedPicture(of: list).encodedPNG(compression)
      return encoded.file()
    }
  }

  package func painting(
    of list: DisplayList, after earlier: (any BackendPicture)?
  ) throws(PaintError) -> any BackendPicture {
    try Cores.working { () throws(PaintError) in
      try PaintedPicture(of: list, after: earlier as? PaintedPicture)
    }
  }

  package func png(
    of bitmap: Bitmap, scale: Double, compression: PNGCompression?
  ) throws(PaintError) -> [UInt8] {
    try PNGEncoder.encode(bitmap, scale: scale, compression: compression)
  }

  package func bitmap(ofPNG bytes: [UInt8], pixelLimit: Int) throws(PNGError) -> Bitmap {
    try PNGDecoder.decode(bytes, pixelLimit: pixelLimit)
  }

  package var codecs: [any ImageCodec] { ImageCodecs.all }

  package var formatLibraries: [FormatLibrary] {
    FormatLibrary.all.map { library in
      var library = library
      library.isPresent = (try? DynamicLibrary(library.file)) != nil
      return library
    }
  }

  /// The versions of the linked libraries. libdeflate reports its build-time version.
  package var libraryVersions: [LibraryVersion] {
    [
      LibraryVersion(name: "cairo", version: String(cString: cairo_version_string())),
      LibraryVersion(name: "pixman", version: String(cString: pixman_version_string())),
      LibraryVersion(name: "pango", version: String(cString: pango_version_string())),
      LibraryVersion(name: "harfbuzz", version: String(cString: hb_version_string())),
      LibraryVersion(name: "freetype", version: Self.freetypeVersion),
      LibraryVersion(name: "fontconfig", version: Self.fontconfigVersion),
      LibraryVersion(name: "cmark-gfm", version: String(cString: cmark_version_string())),
      LibraryVersion(name: "libdeflate", version: LIBDEFLATE_VERSION_STRING),
    ]
  }

  private static var freetypeVersion: String {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  private static var fontconfigVersion: String {
    let number = FcGetVersion()
    return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
  }
}

/// Galley finds this function by its symbol, without importing this module.
@_silgen_name("galley_make_render_backend")
package func makeRenderBackend() -> any RenderBackend { CairoBackend() }
