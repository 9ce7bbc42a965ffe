import Foundation
import GalleyGraphics

/// Reads and writes WebP files with libwebp's simple interface.
struct WebPLibrary: LoadedLibrary {
  static let library = FormatLibrary(
    name: "libwebp", file: "libwebp.so.7", package: "libwebp7", use: "WebP")
  static let shared = try? WebPLibrary(DynamicLibrary(library.file))

  private typealias Bytes = UnsafePointer<UInt8>
  private typealias Output = UnsafeMutablePointer<UInt8>
  private typealias Number = UnsafeMutablePointer<Int32>

  private let readSize: @convention(c) @Sendable (Bytes, Int, Number, Number) -> Int32
  private let read: @convention(c) @Sendable (Bytes, Int, Output, Int, Int32) -> Output?
  private let writeRGB:
    @convention(c) @Sendable (Bytes, Int32, Int32, Int32, Float, UnsafeMutablePointer<Output?>)
      -> Int
  private let writeLossless:
    @convention(c) @Sendable (Bytes, Int32, Int32, Int32, UnsafeMutablePointer<Output?>) -> Int
  private let free: @convention(c) @Sendable (Output?) -> Void

  private init(_ library: DynamicLibrary) throws(DynamicLibrary.Missing) {
    readSize = try library.function("WebPGetInfo")
    read = try library.function("WebPDecodeRGBAInto")
    writeRGB = try library.function("WebPEncodeRGBA")
    writeLossless = try library.function("WebPEncodeLosslessRGBA")
    free = try library.function("WebPFree")
  }

  /// The longest side of a picture, in pixels.
  static let sideLimit = 16_383

  /// - Throws: `ImageFileError`.
  func decode(_ bytes: [UInt8], pixelLimit: Int) throws(ImageFileError) -> Bitmap {
    var (width, height): (Int32, Int32) = (0, 0)
    let isReadable = bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { readSize($0, buffer.count, &width, &height) } ?? 0
    }
    guard isReadable != 0 else { throw .damaged(.webp, "its header is inconsistent") }
    try ImageFormat.webp.check(width: Int(width), height: Int(height), limit: pixelLimit)
    var pixels = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
    let result = bytes.withUnsafeBufferPointer { buffer in
      pixels.withUnsafeMutableBufferPointer { output -> Output? in
        guard let source = buffer.baseAddress, let target = output.baseAddress else { return nil }
        return read(source, buffer.count, target, output.count, width * 4)
      }
    }
    guard result != nil else { throw .damaged(.webp, "it ends early or is corrupt") }
    return Bitmap(width: Int(width), height: Int(height), pixels: pixels)
  }

  /// Returns the bytes of a file.
  ///
  /// - Parameter quality: 1…100, or `nil` for lossless compression.
  func encode(
    _ bitmap: Bitmap, quality: Int?
  ) throws(ImageFileError) -> [UInt8] {
    guard bitmap.width <= Self.sideLimit, bitmap.height <= Self.sideLimit else {
      throw .unwritable(.webp, "a side is longer than \(Self.sideLimit) pixels")
    }
    let (width, height) = (Int32(bitmap.width), Int32(bitmap.height))
    var output: Output?
    let count = bitmap.pixels.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map {
        quality.map { quality in
          writeRGB(buffer.baseAddress!, width, height, width * 4, Float(quality), &output)
        }
          ?? writeLossless($0, width, height, width * 4, &output)
      } ?? 0
    }
    defer { free(output) }
    guard count > 0, let output else { throw .unwritable(.webp, "out of memory") }
    return Array(UnsafeBufferPointer(start: output, count: count))
  }
}
