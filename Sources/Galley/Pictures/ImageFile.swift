import Foundation

/// Reads and writes image files of every `ImageFormat`. Formats other than PNG need a library;
/// `galley doctor` lists them.
///
/// JPEG files are rotated upright and converted to sRGB, including grayscale and CMYK files. Only
/// the first frame of an animation is read. SVG files can't refer to external files.
public enum ImageFile {
  /// The maximum number of pixels of an image to read.
  public static let pixelLimit = PNGFile.pixelLimit

  /// The maximum number of bytes of a file to read.
  public static let byteLimit = PNGFile.byteLimit

  /// Reads an image file.
  ///
  /// - Parameters:
  ///   - url: The location of the file.
  ///   - scale: Pixels per point, for vector images, which have no resolution.
  /// - Throws: `ImageFileError`, also if the URL is not a regular file, such as a device or a pipe.
  public static func read(from url: URL, scale: CGFloat = 1) throws(ImageFileError) -> Bitmap {
    try decode(bytes(of: url), scale: scale)
  }

  /// Decodes an image file.
  ///
  /// - Parameters:
  ///   - bytes: The complete file.
  ///   - scale: Pixels per point, for vector images, which have no resolution.
  /// - Throws: `ImageFileError`.
  public static func decode(
    _ bytes: [UInt8], scale: CGFloat = 1
  ) throws(ImageFileError) -> Bitmap {
    switch try ImageFormat.decode(bytes) {
    case .bitmap(let bitmap): bitmap
    case .vector(let vector):
      try vector.bitmap(width: vector.size.width * scale, height: vector.size.height * scale)
    }
  }

  /// Encodes a bitmap as a JPEG file. Translucent pixels are composited over white.
  ///
  /// - Parameters:
  ///   - bitmap: The bitmap to encode.
  ///   - quality: A value from 0 (smallest file) to 1 (best quality).
  /// - Throws: `ImageFileError` without libturbojpeg.
  public static func jpeg(
    _ bitmap: Bitmap, quality: Double = 0.9
  ) throws(ImageFileError) -> [UInt8] {
    try ImageFormat.jpeg.encode(bitmap, ImageOptions(quality: quality))
  }

  /// Encodes a bitmap as a WebP file.
  ///
  /// - Parameters:
  ///   - bitmap: The bitmap to encode.
  ///   - quality: A value from 0 (smallest file) to 1 (best quality); `nil` is lossless.
  /// - Throws: `ImageFileError` without libwebp, or if a side exceeds 16,383 pixels.
  public static func webP(
    _ bitmap: Bitmap, quality: Double? = nil
  ) throws(ImageFileError) -> [UInt8] {
    try ImageFormat.webp.encode(bitmap, ImageOptions(quality: quality))
  }

  /// The libraries that formats need, and whether each is installed.
  public static var libraries: [FormatLibrary] { Backend.current.formatLibraries }

  package static func bytes(of url: URL) throws(ImageFileError) -> [UInt8] {
    do throws(PNGError) {
      return try PNGFile.bytes(of: url)
    } catch {
      throw ImageFileError(error)
    }
  }
}
