import GalleyFixedText
import GalleyGraphics

/// A backend without libraries: it sets text in boxes, knows no Markdown, and paints nothing.
struct FixedBackend: RenderBackend {
  func makeTextEngine() throws(FontError) -> any TextEngine { FixedTextEngine() }

  var fontFiles: [FontFile] { [] }

  func registerFont(atPath path: String) throws(FontError) -> [String] {
    throw .configuration("text is set in boxes")
  }

  func sha256(ofFileAtPath path: String) -> String? { nil }

  func skipHostFontConfiguration() {}

  func markdown(_ source: String) -> [MarkdownPiece] { [MarkdownPiece(text: source)] }

  func bitmap(of list: DisplayList) throws(PaintError) -> Bitmap { throw Self.noPainter }

  func png(
    of list: DisplayList, compression: PNGCompression
  ) throws(PaintError) -> [UInt8] { throw Self.noPainter }

  func png(
    of bitmap: Bitmap, scale: Double, compression: PNGCompression?
  ) throws(PaintError) -> [UInt8] { throw Self.noPainter }

  func animatedPNG(
    of frames: [DisplayList], frameRate: Int, pause: Double, compression: PNGCompression
  ) throws(PaintError) -> [UInt8] { throw Self.noPainter }

  func bitmap(ofPNG bytes: [UInt8], pixelLimit: Int) throws(PNGError) -> Bitmap { throw .notPNG }

  var libraryVersions: [LibraryVersion] { [] }

  private static let noPainter = PaintError.drawing(
    "there is nothing to paint with; a test that paints is '.enabled(if: hasPainter)'")
}

/// What Galley finds by its symbol.
@_silgen_name("galley_make_render_backend")
public func makeRenderBackend() -> any RenderBackend { FixedBackend() }
