import Galley

/// A size in pixels.
package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  package var width: Int
  package var height: Int

  package var description: String { "\(width)×\(height)" }
}

extension PixelSize {
  init(_ bitmap: Bitmap) { self.init(width: bitmap.width, height: bitmap.height) }
}

/// A rectangle of pixels.
package struct PixelRect: Hashable, Sendable, CustomStringConvertible {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package var description: String { "\(width)×\(height) at (\(x), \(y))" }
}

/// The number, location and size of pixel differences.
package struct PixelDifference: Hashable, Sendable {
  /// The number of pixels that differ in at least one channel.
  package var count: Int
  /// The number of pixels in the picture.
  package var total: Int
  /// The bounding rectangle of the differing pixels.
  package var bounds: PixelRect
  /// The largest difference of a channel, 1…255.
  package var largestChannelDifference: Int
  /// The number of differing pixels that look like a differently antialiased edge: each picture's
  /// value lies between those of the other picture's neighboring pixels. They still count as
  /// differences.
  package var edgeCount = 0
  /// Rectangles around groups of differing pixels, at most `RegionGrid.limit`, from the top.
  package var regions: [PixelRect] = []
  /// Whether the picture has only one color, but the reference has more.
  package var isBlank = false
}

extension PixelDifference: CustomStringConvertible {
  /// A sentence without a period.
  package var description: String {
    let edges =
      edgeCount == 0
      ? ""
      : edgeCount == count
        ? ", all only at smoothed edges" : ", \(edgeCount) only at smoothed edges"
    return "\(count) of \(total) pixels differ, within \(bounds), by at most"
      + " \(largestChannelDifference) of 255\(edges)"
  }
}
