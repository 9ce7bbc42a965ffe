import Foundation

/// Everything that a picture shows, in painting order; coordinates are points of the canvas, with
/// edges already on pixels.
public struct DisplayList: Hashable, Sendable {
  /// Size of the canvas, in points.
  public var size: CGSize
  /// Pixels per point.
  public var scale: Double
  /// What the canvas is filled with before anything is drawn; `nil` leaves it transparent.
  public var background: ResolvedColor?
  /// What is painted, the lowest first.
  public var items: [DisplayItem]
  /// What parts of the canvas are, in the order of reading.
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

/// One step of painting. Every `push…` is closed by its `pop`.
/// Lists are long: the largest of the rare steps lie apart.
public enum DisplayItem: Hashable, Sendable {
  /// The inside of a path is painted.
  case fill(Path, Paint, FillStyle)
  /// The outline of a path is painted.
  indirect case stroke(Path, StrokeStyle, Paint)
  /// A line of glyphs: `origin` is the left end of its baseline. `GlyphRun.paint` indexes `paints`.
  case glyphs(ShapedLine, origin: CGPoint, paints: [Paint])
  /// A bitmap in its colours, or as a stencil for a paint.
  indirect case bitmap(PlacedBitmap, stencil: Paint?)
  /// Later items are seen through `Path` only.
  case pushClip(Path, FillStyle)
  /// Later items are painted together and then laid down with this opacity.
  case pushOpacity(Double)
  /// Later items are transformed.
  case pushTransform(CGAffineTransform)
  /// Later items are painted together, with a soft copy in `color` beneath them. Points.
  case pushShadow(color: ResolvedColor, radius: Double, offset: CGSize)
  /// Later items are painted together, and that is changed.
  case pushFilter(Filter)
  /// Later items are painted together and seen through what follows `maskedBy`, as far as that is
  /// opaque.
  case pushMasked
  /// Ends what a `pushMasked` began; later items are its mask.
  case maskedBy
  /// Ends what the last open `push…` began.
  case pop
}
