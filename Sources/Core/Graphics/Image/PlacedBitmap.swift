import Foundation

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
