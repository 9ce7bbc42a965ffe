internal import CCairo
import Foundation

/// Makes `path` the context's current path; `false`, with no path, if it is empty or not finite.
func trace(_ path: Path, on context: OpaquePointer) -> Bool {
  cairo_new_path(context)
  guard !path.isEmpty else { return false }
  var isFinite = true
  func number(_ value: CGFloat) -> Double {
    // Cairo's coordinates are 24.8 fixed point: far more than that lies outside any picture.
    guard value.isFinite else {
      isFinite = false
      return 0
    }
    return min(max(Double(value), -1e6), 1e6)
  }
  if let rect = path.rectangle {
    let (x, y) = (number(rect.minX), number(rect.minY))
    cairo_rectangle(context, x, y, number(rect.maxX) - x, number(rect.maxY) - y)
  } else {
    path.forEach { element in
      switch element {
      case .move(let p): cairo_move_to(context, number(p.x), number(p.y))
      case .line(let p): cairo_line_to(context, number(p.x), number(p.y))
      case .quadCurve(let p, let c):
        var (x, y) = (number(c.x), number(c.y))
        if cairo_has_current_point(context) != 0 { cairo_get_current_point(context, &x, &y) }
        let (cx, cy) = (number(c.x), number(c.y))
        let (px, py) = (number(p.x), number(p.y))
        cairo_curve_to(
          context, x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3, px + (cx - px) * 2 / 3,
          py + (cy - py) * 2 / 3, px, py)
      case .curve(let p, let c1, let c2):
        cairo_curve_to(
          context, number(c1.x), number(c1.y), number(c2.x), number(c2.y), number(p.x),
          number(p.y))
      case .closeSubpath: cairo_close_path(context)
      }
    }
  }
  if !isFinite { cairo_new_path(context) }
  return isFinite
}

/// Sets width, caps, joins and dashes for the next stroke.
func setStroke(_ style: StrokeStyle, on context: OpaquePointer) {
  cairo_set_line_width(context, style.lineWidth)
  let cap =
    switch style.lineCap {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  let join =
    switch style.lineJoin {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  cairo_set_line_cap(context, cap)
  cairo_set_line_join(context, join)
  cairo_set_miter_limit(context, style.miterLimit.isFinite ? max(style.miterLimit, 1) : 10)
  let dash = style.dash.map { Double($0) }
  // Cairo refuses dashes that are negative or all zero, for good.
  let isUsable = dash.allSatisfy { $0 >= 0 && $0.isFinite } && dash.contains { $0 > 0 }
  let phase = style.dashPhase.isFinite ? Double(style.dashPhase) : 0
  if isUsable {
    cairo_set_dash(context, dash, Int32(dash.count), phase)
  } else {
    cairo_set_dash(context, nil, 0, 0)
  }
}
