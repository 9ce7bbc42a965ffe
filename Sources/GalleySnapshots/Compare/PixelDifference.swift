import Galley

/// A size in pixels.
public struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  init(_ bitmap: Bitmap) { self.init(width: bitmap.width, height: bitmap.height) }

  public var description: String { "\(width)×\(height)" }
}

/// A rectangle of whole pixels.
public struct PixelRect: Hashable, Sendable, CustomStringConvertible {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var description: String { "\(width)×\(height) at (\(x), \(y))" }
}

/// How many pixels differ, where, and by how much.
public struct PixelDifference: Hashable, Sendable {
  /// Pixels that differ in at least one channel.
  public var count: Int
  /// Pixels of the picture.
  public var total: Int
  /// The smallest rectangle around them.
  public var bounds: PixelRect
  /// 1…255.
  public var largestChannelDifference: Int
  /// How many of them look like an edge that is smoothed in another way: each picture's value lies
  /// between those of the other picture's neighbouring pixels. They count as differences all the
  /// same.
  public var edgeCount: Int
  /// Rectangles around groups of pixels that differ, at most `RegionGrid.limit`, from the top.
  public var regions: [PixelRect]
  /// Whether the picture has one colour only, and the reference more.
  public var isBlank: Bool

  public init(
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
  public var description: String {
    let edges =
      edgeCount == 0
      ? ""
      : edgeCount == count
        ? ", all only at smoothed edges" : ", \(edgeCount) only at smoothed edges"
    return "\(count) of \(total) pixels differ, within \(bounds), by at most"
      + " \(largestChannelDifference) of 255\(edges)"
  }
}
