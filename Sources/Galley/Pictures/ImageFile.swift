import Foundation

/// Pictures as bytes, in all formats: PNG, and JPEG, WebP, GIF, SVG and PDF where the libraries for
/// them are installed; `galley doctor` names them.
///
/// JPEG files come out upright and in sRGB, also those of one or four inks. Of an animation the first
/// frame is read. An SVG file may refer to nothing outside of it.
public enum ImageFile {
  /// The most pixels that a picture may have to be read.
  public static let pixelLimit = PNGFile.pixelLimit

  /// The most bytes that a file may have to be read.
  public static let byteLimit = PNGFile.byteLimit

  /// The picture in a file.
  ///
  /// - Parameters:
  ///   - url: Where the file is.
  ///   - scale: Pixels per point, for SVG and PDF files, which have none of their own.
  /// - Throws: `ImageFileError`, also for what is no file, such as a device or a pipe.
  public static func read(from url: URL, scale: CGFloat = 1) throws(ImageFileError) -> Bitmap {
    try decode(bytes(of: url), scale: scale)
  }

  /// The picture in the bytes of a file.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - scale: Pixels per point, for SVG and PDF files, which have none of their own.
  /// - Throws: `ImageFileError`.
  public static func decode(
    _ bytes: [UInt8], scale: CGFloat = 1
  ) throws(ImageFileError) -> Bitmap {
    switch try image(in: bytes) {
    case .bitmap(let bitmap): bitmap
    case .vector(let vector):
      try vector.bitmap(width: vector.size.width * scale, height: vector.size.height * scale)
    }
  }

  /// The bytes of a JPEG file that shows `bitmap`; what is translucent is laid on white.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - quality: 0…1, from small to good.
  /// - Throws: `ImageFileError`, without libturbojpeg.
  public static func jpeg(
    _ bitmap: Bitmap, quality: Double = 0.9
  ) throws(ImageFileError) -> [UInt8] {
    var bitmap = bitmap
    for start in stride(from: 0, to: bitmap.pixels.count, by: 4)
    where bitmap.pixels[start + 3] < 255 {
      let opacity = Int(bitmap.pixels[start + 3])
      for index in start..<start + 3 {
        bitmap.pixels[index] = UInt8(
          (Int(bitmap.pixels[index]) * opacity + 255 * (255 - opacity) + 127) / 255)
      }
    }
    return try Backend.current.jpeg(of: bitmap, quality: quality)
  }

  /// The bytes of a WebP file that shows `bitmap`.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - quality: 0…1, from small to good; `nil` is without loss.
  /// - Throws: `ImageFileError`, without libwebp, and for more than 16,383 pixels a side.
  public static func webP(
    _ bitmap: Bitmap, quality: Double? = nil
  ) throws(ImageFileError) -> [UInt8] {
    try Backend.current.webP(of: bitmap, quality: quality)
  }

  /// The libraries that formats need, each with whether it is there.
  public static var libraries: [FormatLibrary] { Backend.current.formatLibraries }

  package static func image(in bytes: [UInt8]) throws(ImageFileError) -> DecodedImage {
    try Backend.current.image(of: bytes, pixelLimit: pixelLimit)
  }

  package static func bytes(of url: URL) throws(ImageFileError) -> [UInt8] {
    do throws(PNGError) {
      return try PNGFile.bytes(of: url)
    } catch {
      throw ImageFileError(error)
    }
  }
}
