import GalleyGraphics

/// Reads cairo's pixels (native 32-bit words, colours multiplied by opacity).
enum PixelReader {
  /// A component as it was before it was multiplied by opacity, rounded to nearest.
  @inline(__always)
  static func straight(_ component: UInt32, _ alpha: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: min((component * 255 + alpha / 2) / alpha, 255))
  }

  /// Whether every pixel hides what is below it.
  static func isOpaque(
    _ bytes: UnsafePointer<UInt8>, stride: Int, width: Int, height: Int
  ) -> Bool {
    for y in 0..<height {
      let row = UnsafeRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
      var all: UInt32 = 0xFF00_0000
      var x = 0
      while x < width {
        all &= row[x]
        x &+= 1
      }
      if all != 0xFF00_0000 { return false }
    }
    return true
  }

  /// Writes one row as RGBA, not multiplied by opacity.
  static func writeRGBA(
    _ row: UnsafePointer<UInt32>, width: Int, to out: UnsafeMutablePointer<UInt8>
  ) {
    var (x, out) = (0, out)
    while x < width {
      let pixel = row[x]
      x &+= 1
      let alpha = pixel >> 24
      if alpha == 255 {
        // Red and blue change places.
        let word = pixel & 0xFF00_FF00 | (pixel & 0xFF) &<< 16 | pixel &>> 16 & 0xFF
        UnsafeMutableRawPointer(out).storeBytes(of: word.littleEndian, as: UInt32.self)
      } else if alpha == 0 {
        (out[0], out[1], out[2], out[3]) = (0, 0, 0, 0)
      } else {
        out[0] = straight(pixel >> 16 & 0xFF, alpha)
        out[1] = straight(pixel >> 8 & 0xFF, alpha)
        out[2] = straight(pixel & 0xFF, alpha)
        out[3] = UInt8(truncatingIfNeeded: alpha)
      }
      out += 4
    }
  }
}

extension ImageSurface {
  /// A copy of the pixels, not multiplied by opacity.
  func bitmap() -> Bitmap? {
    withPixels { bytes, stride in
      let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
        count = width * height * 4
        guard let out = buffer.baseAddress else { return }
        for y in 0..<height {
          let row = UnsafeRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
          PixelReader.writeRGBA(row, width: width, to: out + y * width * 4)
        }
      }
      return Bitmap(width: width, height: height, pixels: pixels)
    }
  }
}
