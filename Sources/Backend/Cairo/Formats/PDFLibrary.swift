internal import CCairo
internal import CPango
import Foundation
import GalleyGraphics

/// Reads the first page of PDF files with Poppler, as asset catalogs use them.
struct PDFLibrary: LoadedLibrary {
  static let library = FormatLibrary(
    name: "poppler-glib", file: "libpoppler-glib.so.8", package: "libpoppler-glib8",
    use: "PDF images, as in asset catalogs")
  static let shared = try? PDFLibrary(DynamicLibrary(library.file))

  private typealias Document = OpaquePointer
  private typealias Page = OpaquePointer
  private typealias Number = UnsafeMutablePointer<Double>
  private typealias Failure = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

  private let open:
    @convention(c) @Sendable (OpaquePointer, UnsafePointer<CChar>?, Failure) -> Document?
  private let page: @convention(c) @Sendable (Document, Int32) -> Page?
  private let pageSize: @convention(c) @Sendable (Page, Number, Number) -> Void
  private let render: @convention(c) @Sendable (Page, OpaquePointer) -> Void

  private init(_ library: DynamicLibrary) throws(DynamicLibrary.Missing) {
    open = try library.function("poppler_document_new_from_bytes")
    page = try library.function("poppler_document_get_page")
    pageSize = try library.function("poppler_page_get_size")
    render = try library.function("poppler_page_render")
  }

  /// - Throws: `ImageFileError`.
  func decode(_ bytes: [UInt8]) throws(ImageFileError) -> VectorImage {
    let size = try withPage(bytes) { page throws(ImageFileError) -> CGSize in
      var (width, height) = (0.0, 0.0)
      pageSize(page, &width, &height)
      return CGSize(width: width, height: height)
    }
    try ImageFormat.pdf.check(size)
    return VectorImage(bytes: bytes, size: size) { width, height throws(ImageFileError) in
      try withPage(bytes) { page throws(ImageFileError) -> Bitmap in
        try ImageFormat.pdf.painted(width: width, height: height) { context in
          cairo_scale(context, Double(width) / size.width, Double(height) / size.height)
          render(page, context)
          return nil
        }
      }
    }
  }

  private func withPage<R>(
    _ bytes: [UInt8], _ body: (Page) throws(ImageFileError) -> R
  ) throws(ImageFileError) -> R {
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    guard let data = bytes.withUnsafeBytes({ g_bytes_new($0.baseAddress, gsize($0.count)) }) else {
      throw .damaged(.pdf, "out of memory")
    }
    defer { g_bytes_unref(data) }
    guard let document = open(data, nil, &error) else {
      throw .damaged(.pdf, GLibError.text(error))
    }
    defer { g_object_unref(UnsafeMutableRawPointer(document)) }
    guard let page = page(document, 0) else { throw .damaged(.pdf, "it has no pages") }
    defer { g_object_unref(UnsafeMutableRawPointer(page)) }
    return try body(page)
  }
}
