internal import CCairo
internal import CPango
import Foundation
import GalleyGraphics

/// Reads SVG files with librsvg. A file without a base URL cannot refer to anything outside of it.
struct SVGLibrary: LoadedLibrary {
  static let library = FormatLibrary(
    name: "librsvg", file: "librsvg-2.so.2", package: "librsvg2-2",
    use: "SVG images, as in asset catalogs")
  static let shared = try? SVGLibrary(DynamicLibrary(library.file))

  private typealias Handle = OpaquePointer
  private typealias Failure = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
  private typealias Number = UnsafeMutablePointer<Double>
  private typealias Flag = UnsafeMutablePointer<Int32>
  /// `RsvgLength`: a number and a unit of the same size.
  private typealias Length = UnsafeMutablePointer<Double>
  /// `RsvgRectangle`: x, y, width and height.
  private typealias Rectangle = UnsafeMutablePointer<Double>

  private let open: @convention(c) @Sendable (UnsafePointer<UInt8>, Int, Failure) -> Handle?
  private let pixelSize: @convention(c) @Sendable (Handle, Number, Number) -> Int32
  private let dimensions:
    @convention(c) @Sendable (Handle, Flag, Length, Flag, Length, Flag, Rectangle) -> Void
  private let setDensity: @convention(c) @Sendable (Handle, Double) -> Void
  private let render: @convention(c) @Sendable (Handle, OpaquePointer, Rectangle, Failure) -> Int32

  private init(_ library: DynamicLibrary) throws(DynamicLibrary.Missing) {
    open = try library.function("rsvg_handle_new_from_data")
    pixelSize = try library.function("rsvg_handle_get_intrinsic_size_in_pixels")
    dimensions = try library.function("rsvg_handle_get_intrinsic_dimensions")
    setDensity = try library.function("rsvg_handle_set_dpi")
    render = try library.function("rsvg_handle_render_document")
  }

  /// - Throws: `ImageFileError`.
  func decode(_ bytes: [UInt8]) throws(ImageFileError) -> VectorImage {
    let size = try withHandle(bytes) { handle throws(ImageFileError) -> CGSize in
      self.size(of: handle)
    }
    try ImageFormat.svg.check(size)
    return VectorImage(bytes: bytes, size: size) { width, height throws(ImageFileError) in
      try paint(bytes, width: width, height: height)
    }
  }

  private func withHandle<R>(
    _ bytes: [UInt8], _ body: (Handle) throws(ImageFileError) -> R
  ) throws(ImageFileError) -> R {
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    let opened = bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.flatMap { open($0, buffer.count, &error) }
    }
    guard let handle = opened else { throw .damaged(.svg, GLibError.text(error)) }
    defer { g_object_unref(UnsafeMutableRawPointer(handle)) }
    // One CSS inch, so that a pixel of the file is a point.
    setDensity(handle, 96)
    return try body(handle)
  }

  /// Returns the size that the file declares, or else that of its contents, or else 100×100 points.
  private func size(of handle: Handle) -> CGSize {
    var (width, height) = (0.0, 0.0)
    if pixelSize(handle, &width, &height) != 0 { return CGSize(width: width, height: height) }
    var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
    var (first, second, box) = ([0.0, 0], [0.0, 0], [0.0, 0, 0, 0])
    dimensions(handle, &hasWidth, &first, &hasHeight, &second, &hasBox, &box)
    return hasBox != 0
      ? CGSize(width: box[2], height: box[3]) : CGSize(width: 100, height: 100)
  }

  private func paint(
    _ bytes: [UInt8], width: Int, height: Int
  ) throws(ImageFileError) -> Bitmap {
    try withHandle(bytes) { handle throws(ImageFileError) -> Bitmap in
      try ImageFormat.svg.painted(width: width, height: height) { context in
        // Scale the whole picture, even if the file would keep its proportions.
        let size = self.size(of: handle)
        cairo_scale(context, Double(width) / size.width, Double(height) / size.height)
        var viewport = [0, 0, Double(size.width), Double(size.height)]
        var error: UnsafeMutablePointer<GError>?
        defer { g_clear_error(&error) }
        return render(handle, context, &viewport, &error) == 0 ? GLibError.text(error) : nil
      }
    }
  }
}
