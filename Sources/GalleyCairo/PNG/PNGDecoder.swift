internal import CCairo
internal import CDeflate
import GalleyGraphics

/// Reads PNG files with cairo, which uses libpng.
enum PNGDecoder {
  /// The picture in `bytes`, in the form in which painted pictures are read.
  ///
  /// Colours of translucent pixels are exact to what their opacity lets show.
  ///
  /// - Parameter pixelLimit: The most pixels that are read.
  static func decode(
    _ bytes: [UInt8], pixelLimit: Int
  ) throws(PNGError) -> Bitmap {
    try checkHeader(bytes, pixelLimit: pixelLimit)
    let surface = bytes.withUnsafeBytes { buffer in
      var reader = Reader(rest: buffer)
      return withUnsafeMutablePointer(to: &reader) { reader in
        cairo_image_surface_create_from_png_stream(readNext, reader)
      }
    }
    guard let surface else { throw .damaged("out of memory") }
    defer { cairo_surface_destroy(surface) }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      // Cairo says of whatever libpng cannot read that memory ran out.
      throw .damaged(damage(in: bytes))
    }
    return try bitmap(of: surface)
  }

  /// What is wrong with a file that cannot be read: its chunks are walked for what does not fit.
  private static func damage(in bytes: [UInt8]) -> String {
    var start = 8
    while start < bytes.count {
      guard start + 12 <= bytes.count else { return "it ends early" }
      let length = number(in: bytes, at: start)
      guard length <= bytes.count - start - 12 else { return "it ends early" }
      let end = start + 8 + length
      let sum = bytes.withUnsafeBytes {
        libdeflate_crc32(0, $0.baseAddress.map { $0 + start + 4 }, length + 4)
      }
      let name = String(decoding: bytes[start + 4..<start + 8], as: UTF8.self)
      guard Int(sum) == number(in: bytes, at: end) else {
        return "bytes of its chunk \(name) were changed, its checksum does not fit"
      }
      if name == "IEND" { return "its contents do not fit together" }
      start = end + 4
    }
    return "it ends early"
  }

  /// Four bytes, the most significant first.
  private static func number(in bytes: [UInt8], at start: Int) -> Int {
    bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private struct Reader {
    var rest: UnsafeRawBufferPointer
  }

  private static let readNext: cairo_read_func_t = { closure, target, length in
    guard let reader = closure?.assumingMemoryBound(to: Reader.self), let target,
      reader.pointee.rest.count >= Int(length)
    else { return CAIRO_STATUS_READ_ERROR }
    let chunk = reader.pointee.rest.prefix(Int(length))
    UnsafeMutableRawBufferPointer(start: target, count: Int(length)).copyBytes(from: chunk)
    reader.pointee.rest = UnsafeRawBufferPointer(
      rebasing: reader.pointee.rest.dropFirst(Int(length)))
    return CAIRO_STATUS_SUCCESS
  }

  /// A few bytes can claim any size: it is checked before memory is set aside for it.
  private static func checkHeader(_ bytes: [UInt8], pixelLimit: Int) throws(PNGError) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.starts(with: signature) else { throw .notPNG }
    guard bytes.count >= 33 else { throw .damaged("it ends within the header") }
    guard bytes[8..<16].elementsEqual([0, 0, 0, 13] + Array("IHDR".utf8)) else {
      throw .damaged("it does not start with a header")
    }
    let (width, height) = (number(in: bytes, at: 16), number(in: bytes, at: 20))
    guard (1...DisplayList.sideLimit).contains(width), (1...DisplayList.sideLimit).contains(height),
      width * height <= pixelLimit
    else { throw .unreasonableSize(width: width, height: height) }
  }

  private static func bitmap(of surface: OpaquePointer) throws(PNGError) -> Bitmap {
    cairo_surface_flush(surface)
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let format = cairo_image_surface_get_format(surface)
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24,
      let data = cairo_image_surface_get_data(surface)
    else { throw .damaged("its pixels have an unknown format") }
    // In an opaque surface the fourth byte means nothing.
    let opaque: UInt32 = format == CAIRO_FORMAT_RGB24 ? 0xFF00_0000 : 0
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    pixels.withUnsafeMutableBufferPointer { out in
      guard let out = out.baseAddress else { return }
      for y in 0..<height {
        let row = UnsafeMutableRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
        if opaque != 0 { for x in 0..<width { row[x] |= opaque } }
        PixelReader.writeRGBA(row, width: width, to: out + y * width * 4)
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
