import Foundation

/// The port that a display list is replayed on; `GalleyCairo` implements it.
public protocol Canvas: AnyObject {
  func fill(_ path: Path, with paint: Paint, style: FillStyle)
  func stroke(_ path: Path, style: StrokeStyle, with paint: Paint)
  func drawGlyphs(_ line: ShapedLine, at origin: CGPoint, paints: [Paint])
  /// Draws a bitmap in its colours, or `stencil` through its opacity.
  func drawBitmap(_ placed: PlacedBitmap, stencil: Paint?)
  func pushClip(_ path: Path, style: FillStyle)
  func pushOpacity(_ opacity: Double)
  func pushTransform(_ transform: CGAffineTransform)
  func pushShadow(color: ResolvedColor, radius: Double, offset: CGSize)
  func pushFilter(_ filter: Filter)
  func pushMasked()
  /// What comes next is the mask of what came since `pushMasked`.
  func maskedBy()
  /// Undoes the latest push that is still open.
  func pop()
}

extension DisplayList {
  /// Calls `canvas` once for each item, in order.
  public func replay(on canvas: some Canvas) {
    for item in items {
      switch item {
      case .fill(let path, let paint, let style): canvas.fill(path, with: paint, style: style)
      case .stroke(let path, let style, let paint):
        canvas.stroke(path, style: style, with: paint)
      case .glyphs(let line, let origin, let paints):
        canvas.drawGlyphs(line, at: origin, paints: paints)
      case .bitmap(let placed, let stencil): canvas.drawBitmap(placed, stencil: stencil)
      case .pushClip(let path, let style): canvas.pushClip(path, style: style)
      case .pushOpacity(let opacity): canvas.pushOpacity(opacity)
      case .pushTransform(let transform): canvas.pushTransform(transform)
      case .pushShadow(let color, let radius, let offset):
        canvas.pushShadow(color: color, radius: radius, offset: offset)
      case .pushFilter(let filter): canvas.pushFilter(filter)
      case .pushMasked: canvas.pushMasked()
      case .maskedBy: canvas.maskedBy()
      case .pop: canvas.pop()
      }
    }
  }
}
