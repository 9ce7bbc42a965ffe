import CReferencePNG
import Foundation
import GalleyGraphics

/// libpng, to test Galley's decoder and encoder against.
enum ReferencePNG {
  /// Returns a bitmap like those of painted pictures; `nil` if libpng rejects the file.
  static func decode(_ bytes: [UInt8]) -> Bitmap? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard let pixels = reference_png_decode(bytes, bytes.count, &width, &height) else { return nil }
    defer { free(pixels) }
    let count = Int(width) * Int(height) * 4
    return Bitmap(
      width: Int(width), height: Int(height),
      pixels: Array(UnsafeBufferPointer(start: pixels, count: count)))
  }
}
