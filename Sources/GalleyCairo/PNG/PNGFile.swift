internal import CCairo
import Foundation
import GalleyGraphics

/// PNG pictures as bytes.
public enum PNGFile {
  /// The most pixels that a picture may have to be read.
  public static let pixelLimit = 100_000_000

  /// The most bytes that a file may have to be read.
  public static let byteLimit = 256 << 20

  /// The picture in a file.
  ///
  /// - Throws: `PNGError`, also for what is no file, such as a device or a pipe.
  public static func read(from url: URL) throws(PNGError) -> Bitmap {
    var status = stat()
    guard stat(url.path, &status) == 0 else {
      throw .unreadable(String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable("it is not a file") }
    guard status.st_size <= byteLimit else {
      throw .tooLong(bytes: status.st_size, limit: byteLimit)
    }
    guard let data = try? Data(contentsOf: url) else { throw .unreadable("it cannot be read") }
    return try decode([UInt8](data))
  }

  /// The bytes of a PNG file that shows `bitmap`.
  ///
  /// - Parameter scale: Pixels per point, noted in the file.
  /// - Throws: `PaintError` when the bitmap is empty or memory runs out.
  public static func encode(
    _ bitmap: Bitmap, scale: Double = 1, compression: PNGCompression = .default
  ) throws(PaintError) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    guard width > 0, height > 0 else {
      throw .invalidCanvas(width: Double(width), height: Double(height), scale: scale)
    }
    guard width <= Rasterizer.sideLimit, height <= Rasterizer.sideLimit else {
      throw .canvasTooLong(width: width, height: height, limit: Rasterizer.sideLimit)
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

  /// The picture in `bytes`, in the form in which `Rasterizer` gives pictures.
  ///
  /// Colours of translucent pixels are exact to what their opacity lets show.
  ///
  /// - Parameter pixelLimit: The most pixels that are read.
  public static func decode(
    _ bytes: [UInt8], pixelLimit: Int = PNGFile.pixelLimit
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
      throw .damaged(String(cString: cairo_status_to_string(status)))
    }
    return try bitmap(of: surface)
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
    func number(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(at: 16), number(at: 20))
    guard (1...Rasterizer.sideLimit).contains(width), (1...Rasterizer.sideLimit).contains(height),
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
