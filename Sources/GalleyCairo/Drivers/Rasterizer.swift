import Foundation

/// Paints display lists. May be used on any thread, and on several at once.
public enum Rasterizer {
  /// The picture of `list`: `size × scale` pixels, rounded to whole ones.
  ///
  /// - Throws: `PictureError`, before any memory is taken if the size is out of bounds.
  public static func bitmap(of list: DisplayList) throws -> Bitmap {
    let size = try pixelSize(of: list.size, scale: list.scale)
    let canvas = try CairoCanvas(
      pixelWidth: size.width, pixelHeight: size.height, scale: list.scale,
      background: list.background)
    list.replay(on: canvas)
    return try canvas.finish()
  }

  /// The picture of `list` as the bytes of a PNG file.
  ///
  /// - Throws: `PictureError` or `PNGError`.
  public static func png(
    of list: DisplayList, compression: PNGCompression = .default
  ) throws -> [UInt8] {
    try PNGFile.encode(bitmap(of: list), scale: list.scale, compression: compression)
  }

  /// Writes the picture of `list` to a PNG file at `path`, completely or not at all.
  ///
  /// - Throws: `PictureError`, `PNGError` or `FileWriteError`.
  public static func writePNG(
    of list: DisplayList, to path: String, compression: PNGCompression = .default
  ) throws {
    try AtomicFile.write(png(of: list, compression: compression), to: path)
  }

  /// Whole pixels for a canvas of `size` points.
  static func pixelSize(of size: CGSize, scale: Double) throws -> (width: Int, height: Int) {
    guard scale.isFinite, scale > 0 else { throw PictureError.badScale(scale) }
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw PictureError.badSize(width: size.width, height: size.height)
    }
    let width = max((size.width * scale).rounded(), 1)
    let height = max((size.height * scale).rounded(), 1)
    let side = Double(PictureLimits.side)
    guard width <= side, height <= side, width * height <= Double(PictureLimits.area) else {
      throw PictureError.tooLarge(width: width, height: height)
    }
    return (Int(width), Int(height))
  }
}
