import Foundation

/// The target on which a display list is replayed; `GalleyCairo` implements it.
///
/// All lengths are points of the canvas, with y downward from its top-left corner; edges are
/// already aligned to pixels. A target must not skip anything silently: if it cannot draw
/// something, it must report that when finished.
public protocol RenderTarget: AnyObject {
  /// Fills the inside of `path`.
  func fill(_ path: Path, with paint: Paint, style: FillStyle)
  /// Strokes `path`, with half the line width on either side.
  func stroke(_ path: Path, style: StrokeStyle, with paint: Paint)
  /// Draws a line's glyphs and decorations, in any font. `GlyphRun.outlines(at:)`,
  /// `GlyphRun.pictures(at:)` and `ShapedLine.decorationBars(startingAt:)` define their appearance.
  ///
  /// - Parameters:
  ///   - origin: The left end of the line's baseline.
  ///   - paints: The paints, indexed by the runs.
  func drawGlyphs(_ line: ShapedLine, at origin: CGPoint, paints: [Paint])
  /// Draws a bitmap in its own colors, or `stencil` through its opacity.
  func drawBitmap(_ placed: PlacedBitmap, stencil: Paint?)
  /// Clips everything up to the matching `pop` to `path`.
  func pushClip(_ path: Path, style: FillStyle)
  /// Groups everything up to the matching `pop` and paints it with an opacity of 0…1.
  func pushOpacity(_ opacity: Double)
  /// Transforms everything up to the matching `pop`, before any outer transform.
  func pushTransform(_ transform: CGAffineTransform)
  /// Groups everything up to the matching `pop` and paints a soft copy in `color` beneath it.
  ///
  /// - Parameter radius: The blur radius: twice the standard deviation of a Gaussian.
  func pushShadow(color: ResolvedColor, radius: Double, offset: CGSize)
  /// Groups everything up to the matching `pop` and filters it.
  func pushFilter(_ filter: Filter)
  /// Groups everything up to the matching `pop` and masks it.
  func pushMasked()
  /// Begins the mask for the content since `pushMasked`, which shows where the mask is opaque.
  func maskedBy()
  /// Closes the latest open push.
  func pop()
}

extension DisplayList {
  /// Calls `target` once for each item, in order.
  public func replay(on target: some RenderTarget) { Self.replay(items[...], on: target) }

  /// Calls `target` once for each of some items, in order.
  ///
  /// - Parameter isLeftOut: Returns whether nothing in a rectangle is painted, in the item's coordinates; asked
  ///   about items whose bounds are known. Default: `nil`, which leaves out nothing.
  package static func replay(
    _ items: ArraySlice<DisplayItem>, on target: some RenderTarget,
    omitting isLeftOut: ((CGRect) -> Bool)? = nil
  ) {
    items.withUnsafeBufferPointer { items in
      for index in items.indices {
        // Asked in place: copying an item counts references that threads share.
        if let isLeftOut, let bounds = items[index].knownBounds, isLeftOut(bounds) { continue }
        replay(items[index], on: target)
      }
    }
  }

  /// Calls `target` for an item.
  private static func replay(_ item: DisplayItem, on target: some RenderTarget) {
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

extension DisplayItem {
  /// A rectangle around all that the item paints, if that is known without visiting the elements of a path.
  @inline(__always)
  fileprivate var knownBounds: CGRect? {
    switch self {
    case .fill(let path, _, _): path.rectangleBounds
    case .glyphs(let line, let origin, _): line.paintedBounds(at: origin)
    default: nil
    }
  }
}
