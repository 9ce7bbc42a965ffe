/// Paints display lists. Safe on any thread, and on many at once.
public enum Rasterizer {
  /// The picture that `list` describes.
  ///
  /// - Throws: `PaintError` when the canvas is empty or too large, or when drawing fails.
  public static func bitmap(of list: DisplayList) throws(PaintError) -> Bitmap {
    try Backend.current.bitmap(of: list)
  }

  /// The picture that `list` describes as the bytes of a PNG file, which notes its scale.
  ///
  /// - Throws: `PaintError` when the canvas is empty or too large, or when drawing fails.
  public static func png(
    of list: DisplayList, compression: PNGCompression = .default
  ) throws(PaintError) -> [UInt8] {
    try Backend.current.png(of: list, compression: compression)
  }
}
