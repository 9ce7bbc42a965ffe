import Foundation

/// Cairo's pixels: native words, colours multiplied by opacity.
struct PNGRows {
  let bytes: UnsafePointer<UInt8>
  let stride: Int
  let width: Int
  let height: Int

  var isOpaque: Bool {
    PixelReader.isOpaque(bytes, stride: stride, width: width, height: height)
  }

  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<UInt32> {
    UnsafeRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
  }

  /// Whether a row is equal to the one above, which many rows of drawn pictures are.
  func isRepeated(_ y: Int) -> Bool { memcmp(row(y), row(y - 1), width * 4) == 0 }

  /// The lines of a file, one after the other; `nil` where `pixels` cannot hold them.
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
