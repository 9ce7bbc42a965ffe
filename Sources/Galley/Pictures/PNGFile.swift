import Foundation

/// Reads and writes PNG files.
public enum PNGFile {
  /// The maximum number of pixels of an image to read.
  public static let pixelLimit = ImageLimits().pixels

  /// The maximum number of bytes of a file to read.
  public static let byteLimit = ImageLimits().bytes

  /// Reads a PNG file.
  ///
  /// - Throws: `PNGError`, also if the URL is not a regular file, such as a device or a pipe.
  public static func read(from url: URL) throws(PNGError) -> Bitmap {
    return try decode(bytes(of: url))
  }

  /// Reads the bytes of a file.
  ///
  /// - Throws: `PNGError`, also if the URL is not a regular file, such as a device or a pipe.
  package static func bytes(of url: URL) throws(PNGError) -> [UInt8] {
    var status = stat()
    guard stat(url.path, &status) == 0 else {
      throw .unreadable(String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable("it is not a regular file") }
    guard status.st_size <= byteLimit else {
      throw .tooLong(bytes: status.st_size, limit: byteLimit)
    }
    guard let data = try? Data(contentsOf: url) else { throw .unreadable("it can't be read") }
    return [UInt8](data)
  }

  /// Encodes a bitmap as a PNG file.
  ///
  /// - Parameters:
  ///   - bitmap: The bitmap to encode; at most 32,767 pixels per side.
  ///   - scale: Pixels per point, stored in the file.
  ///   - compression: The trade-off between encoding time and file size.
  /// - Throws: `PaintError` if the bitmap is empty or memory runs out.
  public static func encode(
    _ bitmap: Bitmap, scale: Double = 1, compression: PNGCompression = .default
  ) throws(PaintError) -> [UInt8] {
    try Backend.current.png(of: bitmap, scale: scale, compression: compression)
  }

  /// Encodes a bitmap as fast as possible, for a PNG file that is viewed only once.
  ///
  /// - Throws: The errors of ``encode(_:scale:compression:)``.
  package static func encodeAsIs(
    _ bitmap: Bitmap, scale: Double
  ) throws(PaintError) -> [UInt8] {
    try Backend.current.png(of: bitmap, scale: scale, compression: nil)
  }

  /// Decodes a PNG file into the pixel format of `Rasterizer`.
  ///
  /// Colors of translucent pixels are only as precise as their opacity allows.
  ///
  /// - Parameters:
  ///   - bytes: The complete file.
  ///   - pixelLimit: The maximum number of pixels.
  /// - Throws: `PNGError`.
  public static func decode(
    _ bytes: [UInt8], pixelLimit: Int = PNGFile.pixelLimit
  ) throws(PNGError) -> Bitmap {
    try Backend.current.bitmap(ofPNG: bytes, pixelLimit: pixelLimit)
  }
}
