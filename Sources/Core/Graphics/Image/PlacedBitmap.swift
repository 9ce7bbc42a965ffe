import Foundation

/// How pixels are computed when a bitmap is scaled.
public enum BitmapFilter: Hashable, Sendable {
  /// The nearest pixel: hard edges.
  case nearest
  /// Between the nearest four.
  case linear
  /// Smooth, also where the bitmap is made much smaller.
  case good
  /// As smooth as possible.
  case best
}

/// A bitmap with its place on the canvas.
public struct PlacedBitmap: Hashable, Sendable {
  /// The picture.
  public var bitmap: Bitmap
  /// What it covers, in points.
  public var frame: CGRect
  /// The size in points at which it is repeated from the frame's corner; `nil` stretches it to the
  /// frame.
  public var tile: CGSize?
  /// How pixels are computed where the picture is scaled.
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
  /// The picture's size in pixels, its frame in points and its filter.
  public var description: String {
    func text(_ numbers: CGFloat...) -> String {
      numbers.map { NumberText.points($0) }.joined(separator: " ")
    }
    let tiles = tile.map { " tiled \(text($0.width))×\(text($0.height))" } ?? ""
    return "\(bitmap.width)×\(bitmap.height) pixels in rect"
      + " \(text(frame.minX, frame.minY, frame.width, frame.height))\(tiles) \(filter)"
  }
}
