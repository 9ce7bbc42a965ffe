internal import CCairo
import Foundation
import GalleyGraphics

extension CairoCanvas {
  /// Sets the current path to `path`. Returns `false` if the path is empty or a coordinate is NaN
  /// or infinite.
  func add(_ path: Path) -> Bool { add(path, to: context) }

  /// Sets the current path of a context.
  func add(_ path: Path, to context: OpaquePointer) -> Bool {
    cairo_new_path(context)
    guard !path.isEmpty else { return false }
    let reach = Self.reach(of: context)
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
        // The control points of the equivalent cubic lie two thirds of the way to the quadratic's.
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

  /// The largest distance of coordinates from the picture's corner, in pixels. Cairo's coordinates
  /// wrap around at 8,388,608, and strokes extend beyond their paths. Nothing that far out is
  /// visible.
  static let farthest: CGFloat = 4_000_000
  /// The largest line width, in pixels: twice the side of the largest picture.
  static let widest: CGFloat = 100_000

  /// The square that coordinates are limited to, in the current points.
  var reach: Reach { Self.reach(of: context) }

  private static func reach(of context: OpaquePointer) -> Reach {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let scale = max(abs(matrix.xx) + abs(matrix.xy), abs(matrix.yx) + abs(matrix.yy))
    var center = CGPoint.zero
    cairo_device_to_user(context, &center.x.native, &center.y.native)
    return Reach(center: center, radius: farthest / max(scale, 1e-6))
  }

  struct Reach {
    let center: CGPoint
    let radius: CGFloat
  }
}

extension CGPoint {
  /// Returns the nearest point within reach; `nil` if a coordinate is NaN or infinite.
  fileprivate func limited(to reach: CairoCanvas.Reach) -> CGPoint? {
    guard x.isFinite, y.isFinite else { return nil }
    let (center, radius) = (reach.center, reach.radius)
    return CGPoint(
      x: min(max(x, center.x - radius), center.x + radius),
      y: min(max(y, center.y - radius), center.y + radius))
  }
}
