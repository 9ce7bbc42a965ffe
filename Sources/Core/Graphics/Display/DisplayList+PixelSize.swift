import Foundation

extension DisplayList {
  /// The maximum number of pixels per side of a picture.
  public static let sideLimit = 32_767
  /// The maximum number of pixels of a picture (800 MB while painting).
  public static let pixelLimit = 200_000_000

  /// Returns the size of the picture in pixels.
  ///
  /// - Throws: `PaintError` if the picture is empty or too large; nothing has been allocated by
  ///   then.
  public func pixelSize() throws(PaintError) -> (width: Int, height: Int) {
    let grid = PixelGrid(scale: scale)
    let (width, height) = (grid.ceil(size.width) * scale, grid.ceil(size.height) * scale)
    guard scale > 0, scale.isFinite, size.width > 0, size.height > 0, width.isFinite,
      height.isFinite, width.rounded() >= 1, height.rounded() >= 1
    else { throw .invalidCanvas(width: size.width, height: size.height, scale: scale) }
    let pixels = (width: Int(min(width.rounded(), 1e15)), height: Int(min(height.rounded(), 1e15)))
    try Self.checkPixelSize(width: pixels.width, height: pixels.height)
    return pixels
  }

  /// - Throws: `PaintError` if a picture of this many pixels is too large.
  package static func checkPixelSize(width: Int, height: Int) throws(PaintError) {
    guard width <= sideLimit, height <= sideLimit else {
      throw .canvasTooLong(width: width, height: height, limit: sideLimit)
    }
    guard width * height <= pixelLimit else {
      throw .tooManyPixels(width: width, height: height, limit: pixelLimit)
    }
  }
}
