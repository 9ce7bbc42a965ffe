internal import CCairo
import Foundation

extension PNGFile {
  /// Reads a PNG file of any kind as 8-bit RGBA.
  ///
  /// Half-transparent colours pass through premultiplied bytes, so those that were not written by
  /// `encode` may be off by a little.
  ///
  /// - Throws: `PNGError`, before any memory is taken if the header asks for too much of it.
  public static func decode(_ bytes: [UInt8]) throws -> Bitmap {
    try check(bytes)
    return try bytes.withUnsafeBytes { buffer in
      var reader = Reader(bytes: buffer)
      let surface = withUnsafeMutablePointer(to: &reader) { reader in
        cairo_image_surface_create_from_png_stream(readPNGBytes, UnsafeMutableRawPointer(reader))
      }
      guard let surface else { throw PNGError.outOfMemory }
      defer { cairo_surface_destroy(surface) }
      switch cairo_surface_status(surface) {
      case CAIRO_STATUS_SUCCESS: break
      case CAIRO_STATUS_READ_ERROR: throw PNGError.damaged("it ends too early")
      case CAIRO_STATUS_NO_MEMORY where reader.position == buffer.count:
        throw PNGError.outOfMemory
      default: throw PNGError.damaged("its data cannot be decoded")
      }
      guard let bitmap = Bitmap(surface: surface) else { throw PNGError.outOfMemory }
      return bitmap
    }
  }

  /// Walks the chunks without decoding: signature, sizes, and enough data for the pixels promised.
  private static func check(_ bytes: [UInt8]) throws {
    guard bytes.count >= 8, Array(bytes[..<8]) == signature else { throw PNGError.notPNG }
    func number(_ offset: Int) -> Int {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count >= 33 else { throw PNGError.damaged("it ends too early") }
    guard number(8) == 13, Array(bytes[12..<16]) == Array("IHDR".utf8) else {
      throw PNGError.damaged("it has no header")
    }
    let (width, height) = (number(16), number(20))
    guard width > 0, height > 0 else { throw PNGError.damaged("it has no pixels") }
    guard PictureLimits.allows(width: width, height: height) else {
      throw PNGError.tooLarge(width: width, height: height)
    }
    var (offset, dataCount, ended) = (8, 0, false)
    while !ended {
      guard offset + 12 <= bytes.count else { throw PNGError.damaged("it ends too early") }
      let (count, type) = (number(offset), Array(bytes[offset + 4..<offset + 8]))
      guard count <= bytes.count - offset - 12 else { throw PNGError.damaged("it ends too early") }
      if type == Array("IDAT".utf8) { dataCount += count }
      ended = type == Array("IEND".utf8)
      offset += 12 + count
    }
    // Deflate shrinks at most 1032-fold, so fewer bytes than this cannot hold that many rows.
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][bytes[25]] ?? 1
    let rowBytes = 1 + (width * channels * Int(bytes[24]) + 7) / 8
    guard dataCount * 1032 + 1032 >= rowBytes * height || bytes[28] != 0 else {
      throw PNGError.damaged("it holds too little data for its size")
    }
  }

  fileprivate struct Reader {
    var bytes: UnsafeRawBufferPointer
    var position = 0
  }
}

private func readPNGBytes(
  closure: UnsafeMutableRawPointer?, data: UnsafeMutablePointer<UInt8>?, length: UInt32
) -> cairo_status_t {
  guard let reader = closure?.assumingMemoryBound(to: PNGFile.Reader.self), let data,
    Int(length) <= reader.pointee.bytes.count - reader.pointee.position,
    let base = reader.pointee.bytes.baseAddress
  else { return CAIRO_STATUS_READ_ERROR }
  memcpy(data, base + reader.pointee.position, Int(length))
  reader.pointee.position += Int(length)
  return CAIRO_STATUS_SUCCESS
}
