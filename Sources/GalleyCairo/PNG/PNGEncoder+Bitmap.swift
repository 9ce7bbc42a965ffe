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
    var words = bitmap.premultipliedWords()
    let encoded = words.withUnsafeMutableBytes { buffer -> [UInt8]? in
      guard let bytes = buffer.bindMemory(to: UInt8.self).baseAddress else { return nil }
      return PNGEncoder(width: width, height: height, scale: scale)
        .encode(consuming: bytes, stride: width * 4, compression: compression)
    }
    guard let encoded else { throw .drawing("out of memory") }
    return encoded
  }
}

extension Bitmap {
  /// Native words, colours multiplied by opacity and rounded to nearest.
  func premultipliedWords() -> [UInt32] {
    pixels.withUnsafeBufferPointer { pixels in
      (0..<width * height).map { index in
        let alpha = UInt32(pixels[index * 4 + 3])
        func part(_ offset: Int) -> UInt32 {
          (UInt32(pixels[index * 4 + offset]) * alpha + 127) / 255
        }
        return alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
      }
    }
  }
}
