internal import CCairo
import Foundation
import GalleyGraphics

extension CairoCanvas {
  package func stroke(_ path: Path, style: StrokeStyle, with paint: Paint) {
    guard style.lineWidth > 0, style.lineWidth.isFinite, add(path) else { return }
    let pixel = reach.radius / Self.farthest
    let width = min(style.lineWidth, Self.widest * pixel)
    let miterLimit = style.miterLimit.isFinite ? style.miterLimit : 10
    cairo_set_line_width(context, width)
    cairo_set_line_cap(context, Self.cap(style.lineCap))
    cairo_set_line_join(context, Self.join(style.lineJoin))
    cairo_set_miter_limit(context, max(min(miterLimit, Self.farthest * pixel / width), 1))
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    setDash(style, along: path)
    let reach = width * max(1, style.lineJoin == .miter ? style.miterLimit : 1)
    setSource(paint, covering: path.controlPointBounds.insetBy(dx: -reach, dy: -reach))
    structure?.beginPicture(at: place(middleOf: path.controlPointBounds), in: context)
    cairo_stroke(context)
  }

  private func setDash(_ style: StrokeStyle, along path: Path) {
    let dash = style.boundedDash.map { Double($0) }
    // Cairo rejects these. Without gaps or without dashes, the line is solid.
    let isUsable =
      style.dash.allSatisfy { $0 >= 0 && $0.isFinite } && style.dash.contains { $0 > 0 }
    let bounds = path.controlPointBounds
    guard isUsable, !style.hasTooManyDashes(along: path) else {
      // If a line is so wide that the edges of a figure cross, Cairo leaves a hole in it, but not
      // in a dash. So the line is drawn as one dash.
      let narrow = min(bounds.width, bounds.height)
      let isFilled = narrow > 0 && style.lineWidth > narrow
      return cairo_set_dash(context, [1e9], isFilled ? 1 : 0, 0)
    }
    cairo_set_dash(
      context, dash, Int32(dash.count), style.dashPhase.isFinite ? style.dashPhase : 0)
  }

  private static func cap(_ cap: CGLineCap) -> cairo_line_cap_t {
    switch cap {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }

  private static func join(_ join: CGLineJoin) -> cairo_line_join_t {
    switch join {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
