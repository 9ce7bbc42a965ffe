internal import CPixels
import Foundation

/// Rows of Cairo's pixels: native words with premultiplied colors.
struct PNGRows {
  let bytes: UnsafePointer<UInt8>
  let stride: Int
  let width: Int
  let height: Int

  var isOpaque: Bool {
    (0..<height).allSatisfy { galley_row_is_opaque(row($0), width) }
  }

  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<UInt32> {
    UnsafeRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
  }

  /// Whether a row equals the one above, as is common in drawn pictures.
  func isRepeated(_ y: Int) -> Bool { memcmp(row(y), row(y - 1), width * 4) == 0 }

  /// Returns the lines of a file in order; `nil` if `pixels` cannot hold them.
  func lines(as pixels: PNGPixels) -> [UInt8]? {
    let size = pixels.bytesPerLine(width: width)
    var isHeld = true
    let lines = [UInt8](unsafeUninitializedCapacity: size * height) { buffer, count in
      count = size * height
      guard let out = buffer.baseAddress else { return }
      for y in 0..<height where isHeld {
        isHeld = pixels.write(row(y), width: width, to: out + y * size)
      }
    }
    return isHeld ? lines : nil
  }
}
