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
  /// - Parameter paintedRows: Returns the rows that are painted, in the coordinates of the next item; items
  ///   that are known to lie outside of them are left out. Asked again whenever these coordinates may have
  ///   changed. Default: `nil`, which leaves out nothing.
  package static func replay(
    _ items: ArraySlice<DisplayItem>, on target: some RenderTarget,
    within paintedRows: (() -> PaintedRows?)? = nil
  ) {
    items.withUnsafeBufferPointer { items in
      var rows = paintedRows?()
      for index in items.indices {
        // Compared in place: copying an item counts references that threads share.
        if let rows, let bounds = items[index].knownBounds, rows.exclude(bounds) { continue }
        replay(items[index], on: target)
        if let paintedRows, items[index].mayChangeCoordinates { rows = paintedRows() }
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

  /// Whether the item after this one may have other coordinates.
  @inline(__always)
  fileprivate var mayChangeCoordinates: Bool {
    switch self {
    case .fill, .stroke, .glyphs, .bitmap: false
    default: true
    }
  }
}

/// The rows of a picture that are painted, in the coordinates of an item.
package struct PaintedRows {
  private let rows: ClosedRange<Double>
  private let (perX, perY, offset): (Double, Double, Double)

  /// - Parameters:
  ///   - rows: The rows, in device pixels.
  ///   - toDevice: Maps the item's coordinates to device pixels.
  package init(_ rows: ClosedRange<Double>, _ toDevice: CGAffineTransform) {
    self.rows = rows
    (perX, perY, offset) = (toDevice.b, toDevice.d, toDevice.ty)
  }

  /// Whether a rectangle lies outside of the rows.
  @inline(__always)
  package func exclude(_ bounds: CGRect) -> Bool {
    let (left, right) = (perX * bounds.minX, perX * bounds.maxX)
    let (top, bottom) = (perY * bounds.minY, perY * bounds.maxY)
    // Two pixels of margin for antialiased edges.
    return offset + max(left, right) + max(top, bottom) + 2 < rows.lowerBound
      || offset + min(left, right) + min(top, bottom) - 2 > rows.upperBound
  }
}
