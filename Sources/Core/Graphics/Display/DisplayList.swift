import Foundation

/// Everything a picture shows, in painting order. Coordinates are in points of the canvas, with
/// edges already aligned to pixels.
public struct DisplayList: Hashable, Sendable {
  /// The size of the canvas, in points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: Double
  /// The color that fills the canvas before painting; `nil` leaves it transparent.
  public var background: ResolvedColor?
  /// The painting steps, bottommost first.
  public var items: [DisplayItem]
  /// The meaning of parts of the canvas, in reading order.
  public var notes: [DisplayNote] = []

  /// Creates a list, by default without items on a transparent canvas.
  ///
  /// - Parameters:
  ///   - size: The size of the canvas, in points.
  ///   - scale: Pixels per point.
  public init(
    size: CGSize, scale: Double, background: ResolvedColor? = nil, items: [DisplayItem] = []
  ) {
    self.size = size
    self.scale = scale
    self.background = background
    self.items = items
  }
}

/// A painting step. Every `push…` is closed by a `pop`.
///
/// Large, rare payloads are boxed to keep items small.
public enum DisplayItem: Hashable, Sendable {
  /// Fills the inside of a path.
  case fill(Path, Paint, FillStyle)
  /// Strokes the outline of a path.
  indirect case stroke(Path, StrokeStyle, Paint)
  /// Paints a line of glyphs; `origin` is the left end of its baseline, and `GlyphRun.paint` is an
  /// index into `paints`.
  case glyphs(ShapedLine, origin: CGPoint, paints: [Paint])
  /// Paints a bitmap in its own colors, or as a stencil for a paint.
  indirect case bitmap(PlacedBitmap, stencil: Paint?)
  /// Clips the following items to a path.
  case pushClip(Path, FillStyle)
  /// Groups the following items and paints the group with this opacity.
  case pushOpacity(Double)
  /// Transforms the following items.
  case pushTransform(CGAffineTransform)
  /// Groups the following items and paints a soft copy in `color` beneath the group, in points.
  case pushShadow(color: ResolvedColor, radius: Double, offset: CGSize)
  /// Groups the following items and filters the group.
  case pushFilter(Filter)
  /// Groups the following items and masks them with the items after `maskedBy`, by opacity.
  case pushMasked
  /// Ends the content of a `pushMasked` and begins its mask.
  case maskedBy
  /// Closes the latest open `push…`.
  case pop
}
