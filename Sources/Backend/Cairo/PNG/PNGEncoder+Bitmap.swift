internal import CPixels
import Foundation
import GalleyGraphics

extension PNGEncoder {
  /// See `RenderBackend.png(of:scale:compression:)`.
  static func encode(
    _ bitmap: Bitmap, scale: Double, compression: PNGCompression?
  ) throws(PaintError) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width > 0, height > 0 else {
      throw .invalidCanvas(width: Double(width), height: Double(height), scale: scale)
    }
    guard width <= DisplayList.sideLimit, height <= DisplayList.sideLimit else {
      throw .canvasTooLong(width: width, height: height, limit: DisplayList.sideLimit)
    }
    guard let compression else {
      let encoder = PNGEncoder(width: width, height: height, scale: scale)
      guard let encoded = encoder.encodeAsIs(bitmap) else { throw .drawing("out of memory") }
      return encoded
    }
    let words = bitmap.premultipliedWords()
    let encoded = words.withUnsafeBytes { buffer -> [UInt8]? in
      guard let bytes = buffer.bindMemory(to: UInt8.self).baseAddress else { return nil }
      return PNGEncoder(width: width, height: height, scale: scale)
        .encode(premultiplied: bytes, stride: width * 4, compression: compression)?
        .file()
    }
    guard let encoded else { throw .drawing("out of memory") }
    return encoded
  }
}

extension PNGEncoder {
  /// Encodes pixels with an alpha channel by copying whole rows.
  private func encodeAsIs(_ bitmap: Bitmap) -> [UInt8]? {
    let size = PNGPixels.rgba.bytesPerLine(width: width)
    let lines = [UInt8](unsafeUninitializedCapacity: size * height) { lines, count in
      count = size * height
      guard let lines = lines.baseAddress else { return }
      bitmap.pixels.withUnsafeBytes { pixels in
        guard let pixels = pixels.baseAddress else { return }
        for y in 0..<height {
          lines[y * size] = 0
          memcpy(lines + y * size + 1, pixels + y * (size - 1), size - 1)
        }
      }
    }
    return Deflate.compressed(lines, level: 1).map {
      EncodedPNG(encoder: self, pixels: .rgba, parts: [$0]).file()
    }
  }
}

extension Bitmap {
  /// Returns native words with premultiplied colors, rounded to nearest.
  func premultipliedWords() -> [UInt32] {
    let count = width * height
    return pixels.withUnsafeBufferPointer { pixels in
      [UInt32](unsafeUninitializedCapacity: count) { words, initialized in
        guard let words = words.baseAddress, let pixels = pixels.baseAddress else { return }
        galley_rgba_to_row(pixels, count, words)
        initialized = count
      }
    }
  }
}
