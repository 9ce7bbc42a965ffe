internal import CCairo
import Foundation
import GalleyGraphics

extension CairoCanvas {
  /// Makes `path` the current path; `false` when there is nothing to draw or a coordinate is not
  /// a number.
  func add(_ path: Path) -> Bool {
    cairo_new_path(context)
    guard !path.isEmpty else { return false }
    if let r = path.rectangle {
      guard let origin = point(r.origin), let end = point(CGPoint(x: r.maxX, y: r.maxY)) else {
        return false
      }
      cairo_rectangle(context, origin.x, origin.y, end.x - origin.x, end.y - origin.y)
      return true
    }
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let to):
        guard let to = point(to) else { return false }
        cairo_move_to(context, to.x, to.y)
        current = to
      case .line(let to):
        guard let to = point(to) else { return false }
        cairo_line_to(context, to.x, to.y)
        current = to
      case .quadCurve(let to, let control):
        guard let to = point(to), let control = point(control) else { return false }
        // The cubic with the same course has its controls two thirds of the way to the control.
        cairo_curve_to(
          context, current.x + (control.x - current.x) * 2 / 3,
          current.y + (control.y - current.y) * 2 / 3, to.x + (control.x - to.x) * 2 / 3,
          to.y + (control.y - to.y) * 2 / 3, to.x, to.y)
        current = to
      case .curve(let to, let control1, let control2):
        guard let to = point(to), let c1 = point(control1), let c2 = point(control2) else {
          return false
        }
        cairo_curve_to(context, c1.x, c1.y, c2.x, c2.y, to.x, to.y)
        current = to
      case .closeSubpath:
        cairo_close_path(context)
        var (x, y) = (0.0, 0.0)
        if cairo_has_current_point(context) != 0 { cairo_get_current_point(context, &x, &y) }
        current = CGPoint(x: x, y: y)
      }
    }
    return true
  }

  /// Cairo's coordinates wrap around at 8 388 608 pixels; nothing that far out can be seen.
  private func point(_ p: CGPoint) -> CGPoint? {
    guard p.x.isFinite, p.y.isFinite else { return nil }
    let limit: CGFloat = 1_000_000
    return CGPoint(x: min(max(p.x, -limit), limit), y: min(max(p.y, -limit), limit))
  }
}
