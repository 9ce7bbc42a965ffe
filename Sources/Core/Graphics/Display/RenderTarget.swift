import Foundation

/// The port that a display list is replayed on; `GalleyCairo` implements it.
///
/// All lengths are points of the canvas, with y downwards from its top left corner; edges that should
/// lie on pixels do so already. Nothing may be left out silently: a target that cannot draw something
/// has to say so when it is finished.
public protocol RenderTarget: AnyObject {
  /// Fills the inside of `path`.
  func fill(_ path: Path, with paint: Paint, style: FillStyle)
  /// Draws a line along `path`, half of it on either side.
  func stroke(_ path: Path, style: StrokeStyle, with paint: Paint)
  /// Draws the glyphs and the decorations of a line, in any font: `GlyphRun.outlines(at:)`,
  /// `GlyphRun.pictures(at:)` and `ShapedLine.decorationBars(startingAt:)` say how each looks.
  ///
  /// - Parameters:
  ///   - origin: The left end of the line's baseline.
  ///   - paints: Indexed by the runs.
  func drawGlyphs(_ line: ShapedLine, at origin: CGPoint, paints: [Paint])
  /// Draws a bitmap in its colours, or `stencil` through its opacity.
  func drawBitmap(_ placed: PlacedBitmap, stencil: Paint?)
  /// What is drawn until the matching `pop` is seen inside of `path` only.
  func pushClip(_ path: Path, style: FillStyle)
  /// What is drawn until the matching `pop` is put together and laid down with an opacity of 0…1.
  func pushOpacity(_ opacity: Double)
  /// What is drawn until the matching `pop` is transformed, before what is transformed already.
  func pushTransform(_ transform: CGAffineTransform)
  /// What is drawn until the matching `pop` is put together, with a soft copy in `color` beneath it.
  ///
  /// - Parameter radius: Of the blur: twice the standard deviation of a Gaussian.
  func pushShadow(color: ResolvedColor, radius: Double, offset: CGSize)
  /// What is drawn until the matching `pop` is put together and changed.
  func pushFilter(_ filter: Filter)
  /// What is drawn until the matching `pop` is put together and seen through a mask.
  func pushMasked()
  /// What comes next is the mask of what came since `pushMasked`: seen as far as that is opaque.
  func maskedBy()
  /// Undoes the latest push that is still open.
  func pop()
}

extension DisplayList {
  /// Calls `target` once for each item, in order.
  public func replay(on target: some RenderTarget) {
    for item in items {
      switch item {
      case .fill(let path, let paint, let style): target.fill(path, with: paint, style: style)
      case .stroke(let path, let style, let paint):
        target.stroke(path, style: style, with: paint)
      case .glyphs(let line, let origin, let paints):
        target.drawGlyphs(line, at: origin, paints: paints)
      case .bitmap(let placed, let stencil): target.drawBitmap(placed, stencil: stencil)
      case .pushClip(let path, let style): target.pushClip(path, style: style)
      case .pushOpacity(let opacity): target.pushOpacity(opacity)
      case .pushTransform(let transform): target.pushTransform(transform)
      case .pushShadow(let color, let radius, let offset):
        target.pushShadow(color: color, radius: radius, offset: offset)
      case .pushFilter(let filter): target.pushFilter(filter)
      case .pushMasked: target.pushMasked()
      case .maskedBy: target.maskedBy()
      case .pop: target.pop()
      }
    }
  }
}
