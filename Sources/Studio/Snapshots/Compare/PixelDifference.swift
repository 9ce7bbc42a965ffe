import Galley

/// A size in pixels.
package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  init(_ bitmap: Bitmap) { self.init(width: bitmap.width, height: bitmap.height) }

  package var description: String { "\(width)×\(height)" }
}

/// A rectangle of whole pixels.
package struct PixelRect: Hashable, Sendable, CustomStringConvertible {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var description: String { "\(width)×\(height) at (\(x), \(y))" }
}

/// How many pixels differ, where, and by how much.
package struct PixelDifference: Hashable, Sendable {
  /// Pixels that differ in at least one channel.
  package var count: Int
  /// Pixels of the picture.
  package var total: Int
  /// The smallest rectangle around them.
  package var bounds: PixelRect
  /// 1…255.
  package var largestChannelDifference: Int
  /// How many of them look like an edge that is smoothed in another way: each picture's value lies
  /// between those of the other picture's neighbouring pixels. They count as differences all the
  /// same.
  package var edgeCount: Int
  /// Rectangles around groups of pixels that differ, at most `RegionGrid.limit`, from the top.
  package var regions: [PixelRect]
  /// Whether the picture has one colour only, and the reference more.
  package var isBlank: Bool

  package init(
    count: Int, total: Int, bounds: PixelRect, largestChannelDifference: Int, edgeCount: Int = 0,
    regions: [PixelRect] = [], isBlank: Bool = false
  ) {
    self.count = count
    self.total = total
    self.bounds = bounds
    self.largestChannelDifference = largestChannelDifference
    self.edgeCount = edgeCount
    self.regions = regions
    self.isBlank = isBlank
  }
}

extension PixelDifference: CustomStringConvertible {
  /// A sentence without a full stop.
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
