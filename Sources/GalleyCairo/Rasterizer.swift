import GalleyGraphics

/// Paints display lists. Safe on any thread, and on many at once.
public enum Rasterizer {
  /// The most pixels that a side of a picture may have.
  public static let sideLimit = 32_767
  /// The most pixels that a picture may have in all (800 MB while it is painted).
  public static let pixelLimit = 200_000_000

  /// The picture that `list` describes.
  ///
  /// - Throws: `PaintError` when the canvas is empty or too large, or when drawing fails.
  public static func bitmap(of list: DisplayList) throws(PaintError) -> Bitmap {
    try paint(list).bitmap()
  }

  /// The picture that `list` describes as the bytes of a PNG file, which notes its scale.
  ///
  /// - Throws: `PaintError` when the canvas is empty or too large, or when drawing fails.
  public static func png(
    of list: DisplayList, compression: PNGCompression = .default
  ) throws(PaintError) -> [UInt8] {
    try paint(list).png(compression)
  }

  /// Paints `list`; the pixels can then be read or encoded.
  package static func paint(_ list: DisplayList) throws(PaintError) -> PaintedPicture {
    let size = try pixelSize(of: list)
    let canvas = try CairoCanvas(width: size.width, height: size.height, scale: list.scale)
    if let background = list.background { canvas.clear(to: background) }
    list.replay(on: canvas)
    try canvas.finish()
    return PaintedPicture(surface: canvas.surface, scale: list.scale)
  }

  /// The size of the picture of `list` in pixels.
  ///
  /// - Throws: `PaintError` when it is empty or too large; nothing has been allocated then.
  public static func pixelSize(
    of list: DisplayList
  ) throws(PaintError) -> (width: Int, height: Int) {
    let (size, scale) = (list.size, list.scale)
    let grid = PixelGrid(scale: scale)
    let (width, height) = (grid.ceil(size.width) * scale, grid.ceil(size.height) * scale)
    guard scale > 0, scale.isFinite, size.width > 0, size.height > 0, width.isFinite,
      height.isFinite, width.rounded() >= 1, height.rounded() >= 1
    else { throw .invalidCanvas(width: size.width, height: size.height, scale: scale) }
    let pixels = (width: Int(min(width.rounded(), 1e15)), height: Int(min(height.rounded(), 1e15)))
    guard pixels.width <= sideLimit, pixels.height <= sideLimit else {
      throw .canvasTooLong(width: pixels.width, height: pixels.height, limit: sideLimit)
    }
    guard pixels.width * pixels.height <= pixelLimit else {
      throw .tooManyPixels(width: pixels.width, height: pixels.height, limit: pixelLimit)
    }
    return pixels
  }
}

/// A picture that was painted, in cairo's memory.
package struct PaintedPicture {
  let surface: ImageSurface
  /// Pixels per point.
  fileprivate let scale: Double

  package func bitmap() throws(PaintError) -> Bitmap {
    guard let bitmap = surface.bitmap() else { throw .drawing("no pixels") }
    return bitmap
  }

  /// The rows as a PNG file has them, compressed: RGB, or RGBA.
  func scanlines(isOpaque: Bool, _ compression: PNGCompression) -> [UInt8]? {
    let rows = surface.withPixels { bytes, stride -> [UInt8] in
      let rows = PNGRows(
        bytes: bytes, stride: stride, width: surface.width, height: surface.height)
      return isOpaque ? rows.rgb() : rows.rgba()
    }
    return rows.flatMap { Deflate.zlib($0, compression) }
  }

  /// The bytes of a PNG file.
  package func png(_ compression: PNGCompression) throws(PaintError) -> [UInt8] {
    let encoded = surface.withPixels { bytes, stride in
      PNGEncoder(width: surface.width, height: surface.height, scale: scale)
        .encode(premultiplied: bytes, stride: stride, compression: compression)
    }
    guard let encoded = encoded ?? nil else { throw .drawing("out of memory") }
    return encoded
  }
}
