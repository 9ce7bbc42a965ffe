import Foundation

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
    return try decode(bytes(of: url))
  }

  /// The bytes of a file.
  ///
  /// - Throws: `PNGError`, also for what is no file, such as a device or a pipe.
  package static func bytes(of url: URL) throws(PNGError) -> [UInt8] {
    var status = stat()
    guard stat(url.path, &status) == 0 else {
      throw .unreadable(String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable("it is not a file") }
    guard status.st_size <= byteLimit else {
      throw .tooLong(bytes: status.st_size, limit: byteLimit)
    }
    guard let data = try? Data(contentsOf: url) else { throw .unreadable("it cannot be read") }
    return [UInt8](data)
  }

  /// The bytes of a PNG file that shows `bitmap`.
  ///
  /// - Parameters:
  ///   - bitmap: At most 32,767 pixels a side.
  ///   - scale: Pixels per point, noted in the file.
  ///   - compression: How much time is spent on a small file.
  /// - Throws: `PaintError` when the bitmap is empty or memory runs out.
  public static func encode(
    _ bitmap: Bitmap, scale: Double = 1, compression: PNGCompression = .default
  ) throws(PaintError) -> [UInt8] {
    try Backend.current.png(of: bitmap, scale: scale, compression: compression)
  }

  /// The bytes of a PNG file that is looked at once, in the least time.
  ///
  /// - Throws: As ``encode(_:scale:compression:)``.
  package static func encodeAsIs(
    _ bitmap: Bitmap, scale: Double
  ) throws(PaintError) -> [UInt8] {
    try Backend.current.png(of: bitmap, scale: scale, compression: nil)
  }

  /// The picture in `bytes`, in the form in which `Rasterizer` gives pictures.
  ///
  /// Colours of translucent pixels are exact to what their opacity lets show.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - pixelLimit: The most pixels that are read.
  /// - Throws: `PNGError`.
  public static func decode(
    _ bytes: [UInt8], pixelLimit: Int = PNGFile.pixelLimit
  ) throws(PNGError) -> Bitmap {
    try Backend.current.bitmap(ofPNG: bytes, pixelLimit: pixelLimit)
  }
}
