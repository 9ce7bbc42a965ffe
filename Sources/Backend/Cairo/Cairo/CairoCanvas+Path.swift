internal import CCairo
import Foundation
import GalleyGraphics

extension CairoCanvas {
  /// Makes `path` the current path; `false` when there is nothing to draw or a coordinate is not
  /// a number.
  func add(_ path: Path) -> Bool {
    cairo_new_path(context)
    guard !path.isEmpty else { return false }
    let reach = reach
    if let r = path.rectangle {
      guard let origin = r.origin.limited(to: reach),
        let end = CGPoint(x: r.maxX, y: r.maxY).limited(to: reach)
      else { return false }
      cairo_rectangle(context, origin.x, origin.y, end.x - origin.x, end.y - origin.y)
      return true
    }
    var current = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let to):
        guard let to = to.limited(to: reach) else { return false }
        cairo_move_to(context, to.x, to.y)
        current = to
      case .line(let to):
        guard let to = to.limited(to: reach) else { return false }
        cairo_line_to(context, to.x, to.y)
        current = to
      case .quadCurve(let to, let control):
        guard let to = to.limited(to: reach), let control = control.limited(to: reach) else {
          return false
        }
        // The cubic with the same course has its controls two thirds of the way to the control.
        cairo_curve_to(
          context, current.x + (control.x - current.x) * 2 / 3,
          current.y + (control.y - current.y) * 2 / 3, to.x + (control.x - to.x) * 2 / 3,
          to.y + (control.y - to.y) * 2 / 3, to.x, to.y)
        current = to
      case .curve(let to, let control1, let control2):
        guard let to = to.limited(to: reach), let c1 = control1.limited(to: reach),
          let c2 = control2.limited(to: reach)
        else { return false }
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

  /// How far from the picture's corner coordinates may be, in pixels: Cairo's wrap around at
  /// 8,388,608, and what sticks out of strokes needs some of that. Nothing that far out can be seen.
  static let farthest: CGFloat = 4_000_000
  /// How wide lines may be, in pixels; they cover the largest picture twice.
  static let widest: CGFloat = 100_000

  /// The square in which coordinates may be, in points as they are now.
  var reach: Reach {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let scale = max(abs(matrix.xx) + abs(matrix.xy), abs(matrix.yx) + abs(matrix.yy))
    var center = CGPoint.zero
    cairo_device_to_user(context, &center.x.native, &center.y.native)
    return Reach(center: center, radius: Self.farthest / max(scale, 1e-6))
  }

  struct Reach {
    let center: CGPoint
    let radius: CGFloat
  }
}

extension CGPoint {
  /// The nearest point within reach; `nil` where a coordinate is no number.
  fileprivate func limited(to reach: CairoCanvas.Reach) -> CGPoint? {
    guard x.isFinite, y.isFinite else { return nil }
    let (center, radius) = (reach.center, reach.radius)
    return CGPoint(
      x: min(max(x, center.x - radius), center.x + radius),
      y: min(max(y, center.y - radius), center.y + radius))
  }
}
