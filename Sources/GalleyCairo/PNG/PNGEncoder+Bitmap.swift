import GalleyGraphics

extension PNGEncoder {
  /// See `RenderBackend.png(of:scale:compression:)`.
  static func encode(
    _ bitmap: Bitmap, scale: Double, compression: PNGCompression
  ) throws(PaintError) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width > 0, height > 0 else {
      throw .invalidCanvas(width: Double(width), height: Double(height), scale: scale)
    }
    guard width <= DisplayList.sideLimit, height <= DisplayList.sideLimit else {
      throw .canvasTooLong(width: width, height: height, limit: DisplayList.sideLimit)
    }
    let words = bitmap.premultipliedWords()
    let encoded = words.withUnsafeBytes { buffer -> [UInt8]? in
      guard let bytes = buffer.bindMemory(to: UInt8.self).baseAddress else { return nil }
      return PNGEncoder(width: width, height: height, scale: scale)
        .encode(premultiplied: bytes, stride: width * 4, compression: compression)
    }
    guard let encoded else { throw .drawing("out of memory") }
    return encoded
  }
}

extension Bitmap {
  /// Native words, colours multiplied by opacity and rounded to nearest.
  func premultipliedWords() -> [UInt32] {
    let count = width * height
    return pixels.withUnsafeBytes { pixels in
      [UInt32](unsafeUninitializedCapacity: count) { words, initialized in
        guard let words = words.baseAddress,
          let pixels = pixels.baseAddress?.assumingMemoryBound(to: UInt32.self)
        else { return }
        // A plain loop over pointers: tests run without optimisation, where a closure or a range
        // costs a call for each pixel.
        var index = 0
        while index < count {
          let pixel = pixels[index].littleEndian
          let alpha = pixel >> 24
          if alpha == 255 {
            words[index] = pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | pixel >> 16 & 0xFF
          } else {
            func part(_ value: UInt32) -> UInt32 { (value & 0xFF) &* alpha &+ 127 }
            let (red, green, blue) = (
              part(pixel) / 255, part(pixel >> 8) / 255, part(pixel >> 16) / 255
            )
            words[index] = alpha << 24 | red << 16 | green << 8 | blue
          }
          index &+= 1
        }
        initialized = count
      }
    }
  }
}
