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
        // A plain loop: tests run without optimisation, where each closure costs a call.
        var index = 0
        while index < count {
          let pixel = pixels.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self).littleEndian
          let alpha = pixel >> 24
          var (red, green, blue) = (pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF)
          if alpha != 255 {
            red = (red &* alpha &+ 127) / 255
            green = (green &* alpha &+ 127) / 255
            blue = (blue &* alpha &+ 127) / 255
          }
          words[index] = alpha << 24 | red << 16 | green << 8 | blue
          index &+= 1
        }
        initialized = count
      }
    }
  }
}
