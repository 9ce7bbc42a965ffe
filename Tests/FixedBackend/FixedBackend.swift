import GalleyFixedText
import GalleyGraphics

/// A backend without libraries. It lays out text as boxes, doesn't parse Markdown, and doesn't
/// paint.
struct FixedBackend: RenderBackend {
  func makeTextEngine() throws(FontError) -> any TextEngine { FixedTextEngine() }

  var fontFiles: [FontFile] { [] }
  var fontCount: Int { 0 }

  func registerFont(atPath path: String) throws(FontError) -> [String] {
    throw .configuration("this backend lays out text as boxes")
  }

  func sha256(ofFileAtPath path: String) -> String? { nil }

  func skipHostFontConfiguration() {}

  func markdown(_ source: String) -> [MarkdownPiece] { [MarkdownPiece(text: source)] }

  func painting(
    of list: DisplayList, after earlier: (any BackendPicture)?
  ) throws(PaintError) -> any BackendPicture { throw Self.noPainter }

  func png(
    of list: DisplayList, compression: PNGCompression
  ) throws(PaintError) -> [UInt8] { throw Self.noPainter }

  func png(
    of bitmap: Bitmap, scale: Double, compression: PNGCompression?
  ) throws(PaintError) -> [UInt8] { throw Self.noPainter }

  func bitmap(ofPNG bytes: [UInt8], pixelLimit: Int) throws(PNGError) -> Bitmap { throw .notPNG }

  var codecs: [any ImageCodec] { [] }

  var formatLibraries: [FormatLibrary] { [] }

  var libraryVersions: [LibraryVersion] { [] }

  private static let noPainter = PaintError.drawing(
    "this backend cannot paint; mark tests that paint '.enabled(if: hasPainter)'")
}

/// Galley finds this function by its symbol.
@_silgen_name("galley_make_render_backend")
public func makeRenderBackend() -> any RenderBackend { FixedBackend() }
