import Foundation

/// How a scaled bitmap is resampled.
public enum BitmapFilter: Hashable, Sendable {
  /// The nearest pixel, with hard edges.
  case nearest
  /// Interpolation between the four nearest pixels.
  case linear
  /// Smooth, even at much smaller sizes.
  case good
  /// As smooth as possible.
  case best
}

/// A bitmap with its position on the canvas.
public struct PlacedBitmap: Hashable, Sendable {
  /// The picture.
  public var bitmap: Bitmap
  /// The rectangle that the bitmap covers, in points.
  public var frame: CGRect
  /// The size of a tile, in points, repeated from the frame's corner; `nil` stretches the bitmap to
  /// the frame.
  public var tile: CGSize?
  /// How the picture is resampled.
  public var filter: BitmapFilter

  /// Places a picture, by default stretched to its frame and smooth.
  public init(
    _ bitmap: Bitmap, in frame: CGRect, tile: CGSize? = nil, filter: BitmapFilter = .good
  ) {
    self.bitmap = bitmap
    self.frame = frame
    self.tile = tile
    self.filter = filter
  }
}

extension PlacedBitmap: CustomStringConvertible {
  /// The picture's size in pixels, its frame in points, and its filter.
  public var description: String {
    func text(_ numbers: CGFloat...) -> String {
      numbers.map { NumberText.points($0) }.joined(separator: " ")
    }
    let tiles = tile.map { " tiled \(text($0.width))×\(text($0.height))" } ?? ""
    return "\(bitmap.width)×\(bitmap.height) pixels in rect"
      + " \(text(frame.minX, frame.minY, frame.width, frame.height))\(tiles) \(filter)"
  }
}
