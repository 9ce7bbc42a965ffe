internal import CPango
import Foundation
import GalleyGraphics

/// Reads GIF files with gdk-pixbuf.
struct PixbufLibrary: LoadedLibrary {
  static let library = FormatLibrary(
    name: "gdk-pixbuf", file: "libgdk_pixbuf-2.0.so.0", package: "libgdk-pixbuf-2.0-0", use: "GIF")
  static let shared = try? PixbufLibrary(DynamicLibrary(library.file))

  private typealias Loader = OpaquePointer
  private typealias Pixbuf = OpaquePointer
  private typealias Failure = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

  private let makeLoader: @convention(c) @Sendable (UnsafePointer<CChar>, Failure) -> Loader?
  private let write: @convention(c) @Sendable (Loader, UnsafePointer<UInt8>, Int, Failure) -> Int32
  private let close: @convention(c) @Sendable (Loader, Failure) -> Int32
  private let picture: @convention(c) @Sendable (Loader) -> Pixbuf?
  private let width: @convention(c) @Sendable (Pixbuf) -> Int32
  private let height: @convention(c) @Sendable (Pixbuf) -> Int32
  private let stride: @convention(c) @Sendable (Pixbuf) -> Int32
  private let channels: @convention(c) @Sendable (Pixbuf) -> Int32
  private let pixels: @convention(c) @Sendable (Pixbuf) -> UnsafePointer<UInt8>?

  private init(_ library: DynamicLibrary) throws(DynamicLibrary.Missing) {
    makeLoader = try library.function("gdk_pixbuf_loader_new_with_type")
    write = try library.function("gdk_pixbuf_loader_write")
    close = try library.function("gdk_pixbuf_loader_close")
    picture = try library.function("gdk_pixbuf_loader_get_pixbuf")
    width = try library.function("gdk_pixbuf_get_width")
    height = try library.function("gdk_pixbuf_get_height")
    stride = try library.function("gdk_pixbuf_get_rowstride")
    channels = try library.function("gdk_pixbuf_get_n_channels")
    pixels = try library.function("gdk_pixbuf_get_pixels")
  }

  /// Returns the first picture of a GIF file.
  ///
  /// - Throws: `ImageFileError`.
  func decodeGIF(_ bytes: [UInt8], pixelLimit: Int) throws(ImageFileError) -> Bitmap {
    let frames = try GIFFrames(bytes)
    try ImageFormat.gif.check(width: frames.width, height: frames.height, limit: pixelLimit)
    var error: UnsafeMutablePointer<GError>?
    defer { g_clear_error(&error) }
    guard let loader = makeLoader("gif", &error) else {
      throw .damaged(.gif, GLibError.text(error))
    }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    let isWritten = frames.first.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { write(loader, $0, buffer.count, &error) } ?? 0
    }
    if isWritten == 0 {
      var other: UnsafeMutablePointer<GError>?
      _ = close(loader, &other)
      g_clear_error(&other)
      throw .damaged(.gif, GLibError.text(error))
    }
    guard close(loader, &error) != 0, let picture = picture(loader) else {
      throw .damaged(.gif, GLibError.text(error))
    }
    return try bitmap(of: picture)
  }

  private func bitmap(of picture: Pixbuf) throws(ImageFileError) -> Bitmap {
    let (width, height) = (Int(width(picture)), Int(height(picture)))
    let (stride, channels) = (Int(stride(picture)), Int(channels(picture)))
    guard let source = pixels(picture), channels == 3 || channels == 4 else {
      throw .damaged(.gif, "its pixel format is unknown")
    }
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        for channel in 0..<channels {
          bytes[(y * width + x) * 4 + channel] = source[y * stride + x * channels + channel]
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: bytes)
  }
}

enum GLibError {
  /// Returns the message of an error.
  static func text(_ error: UnsafeMutablePointer<GError>?) -> String {
    guard let message = error?.pointee.message else { return "it cannot be read" }
    return String(cString: message).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
