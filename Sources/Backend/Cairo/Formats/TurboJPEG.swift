import Foundation
import GalleyGraphics

/// Reads and writes JPEG files with libjpeg-turbo's TurboJPEG interface.
struct TurboJPEG: LoadedLibrary {
  static let library = FormatLibrary(
    name: "libturbojpeg", file: "libturbojpeg.so.0", package: "libturbojpeg0", use: "JPEG")
  static let shared = try? TurboJPEG(DynamicLibrary(library.file))

  private typealias Handle = UnsafeMutableRawPointer
  private typealias Number = UnsafeMutablePointer<Int32>
  private typealias Bytes = UnsafePointer<UInt8>
  private typealias Output = UnsafeMutablePointer<UInt8>

  private let startReading: @convention(c) @Sendable () -> Handle?
  private let startWriting: @convention(c) @Sendable () -> Handle?
  private let end: @convention(c) @Sendable (Handle) -> Int32
  private let readHeader:
    @convention(c) @Sendable (Handle, Bytes, UInt, Number, Number, Number, Number) -> Int32
  private let read:
    @convention(c) @Sendable (Handle, Bytes, UInt, Output, Int32, Int32, Int32, Int32, Int32)
      -> Int32
  private let write:
    @convention(c) @Sendable (
      Handle, Bytes, Int32, Int32, Int32, Int32, UnsafeMutablePointer<Output?>,
      UnsafeMutablePointer<UInt>, Int32, Int32, Int32
    ) -> Int32
  private let free: @convention(c) @Sendable (Output?) -> Void
  private let message: @convention(c) @Sendable (Handle) -> UnsafePointer<CChar>?

  private init(_ library: DynamicLibrary) throws(DynamicLibrary.Missing) {
    startReading = try library.function("tjInitDecompress")
    startWriting = try library.function("tjInitCompress")
    end = try library.function("tjDestroy")
    readHeader = try library.function("tjDecompressHeader3")
    read = try library.function("tjDecompress2")
    write = try library.function("tjCompress2")
    free = try library.function("tjFree")
    message = try library.function("tjGetErrorStr2")
  }

  // TurboJPEG constants.
  private static let rgba: Int32 = 7
  private static let cmyk: Int32 = 11
  private static let cmykSpaces: Set<Int32> = [3, 4]
  private static let subsampled420: Int32 = 2
  private static let notSubsampled: Int32 = 0
  private static let accurate: Int32 = 4096
  /// Limits the scans, because a few bytes could demand thousands of them.
  private static let limitsScans: Int32 = 32_768

  /// Decoded pixels in the file's color space.
  struct Pixels {
    var width: Int
    var height: Int
    /// Four bytes per pixel: red, green, blue and opacity, or cyan, magenta, yellow and black.
    var bytes: [UInt8]
    var isCMYK: Bool
  }

  /// - Throws: `ImageFileError`, also if the file ends early.
  func decode(_ bytes: [UInt8], pixelLimit: Int) throws(ImageFileError) -> Pixels {
    guard let handle = startReading() else { throw .damaged(.jpeg, "out of memory") }
    defer { _ = end(handle) }
    var (width, height, subsampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let header = bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map {
        readHeader(handle, $0, UInt(buffer.count), &width, &height, &subsampling, &space)
      }
    }
    guard header == 0 else { throw failure(handle) }
    try ImageFormat.jpeg.check(width: Int(width), height: Int(height), limit: pixelLimit)
    let isCMYK = Self.cmykSpaces.contains(space)
    var pixels = [UInt8](repeating: 255, count: Int(width) * Int(height) * 4)
    let status = bytes.withUnsafeBufferPointer { buffer in
      pixels.withUnsafeMutableBufferPointer { output -> Int32 in
        guard let source = buffer.baseAddress, let target = output.baseAddress else { return -1 }
        return read(
          handle, source, UInt(buffer.count), target, width, 0, height,
          isCMYK ? Self.cmyk : Self.rgba, Self.accurate | Self.limitsScans)
      }
    }
    // Ignore warnings, but reject a file that ends early.
    if status != 0, isFatal(handle) { throw failure(handle) }
    return Pixels(width: Int(width), height: Int(height), bytes: pixels, isCMYK: isCMYK)
  }

  private func isFatal(_ handle: Handle) -> Bool {
    let text = text(handle)
    return !["extraneous", "unknown Adobe", "JFIF", "Warning"].contains { text.contains($0) }
  }

  private func text(_ handle: Handle) -> String {
    message(handle).map { String(cString: $0) } ?? "unknown"
  }

  private func failure(_ handle: Handle) -> ImageFileError {
    let text = text(handle)
    return .damaged(
      .jpeg,
      text.contains("Premature end")
        ? "it ends early" : text.prefix(1).lowercased() + text.dropFirst())
  }

  /// Returns the bytes of a file, ignoring opacity.
  ///
  /// - Parameters:
  ///   - rgba: The pixels. Translucent ones are written as if they were opaque.
  ///   - quality: 1…100. From 90 on, chroma is not subsampled.
  func encode(
    rgba bytes: [UInt8], width: Int, height: Int, quality: Int
  ) throws(ImageFileError) -> [UInt8] {
    guard let handle = startWriting() else { throw .unwritable(.jpeg, "out of memory") }
    defer { _ = end(handle) }
    var output: Output?
    var count: UInt = 0
    let status = bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map {
        write(
          handle, $0, Int32(width), 0, Int32(height), Self.rgba, &output, &count,
          quality >= 90 ? Self.notSubsampled : Self.subsampled420, Int32(quality), Self.accurate)
      }
    }
    defer { free(output) }
    guard status == 0, let output else { throw .unwritable(.jpeg, text(handle)) }
    return Array(UnsafeBufferPointer(start: output, count: Int(count)))
  }
}
