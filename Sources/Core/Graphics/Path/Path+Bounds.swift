import Foundation

extension Path {
  /// The smallest rectangle around the path's lines and curves; `CGRect.null` for an empty path.
  public var boundingRect: CGRect {
    if let bounds = rectangleBounds { return bounds }
    var bounds = PathBounds()
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let to):
        bounds.add(to)
        (start, current) = (to, to)
      case .line(let to):
        bounds.add(to)
        current = to
      case .quadCurve(let to, let control):
        bounds.add(PathSegment(from: current, to: to, control: control))
        current = to
      case .curve(let to, let control1, let control2):
        bounds.add(
          PathSegment(start: current, control1: control1, control2: control2, end: to))
        current = to
      case .closeSubpath: current = start
      }
    }
    return bounds.rectangle
  }

  /// The bounds of a path that is a rectangle.
  var rectangleBounds: CGRect? {
    rectangle.map {
      CGRect(x: $0.minX, y: $0.minY, width: $0.maxX - $0.minX, height: $0.maxY - $0.minY)
    }
  }

  /// A rectangle around all end and control points, which is faster to compute; `CGRect.null` for
  /// an empty path.
  package var controlPointBounds: CGRect {
    if let bounds = rectangleBounds { return bounds }
    var bounds = PathBounds()
    for element in elements {
      switch element {
      case .move(let to), .line(let to): bounds.add(to)
      case .quadCurve(let to, let control):
        bounds.add(to)
        bounds.add(control)
      case .curve(let to, let control1, let control2):
        bounds.add(to)
        bounds.add(control1)
        bounds.add(control2)
      case .closeSubpath: break
      }
    }
    return bounds.rectangle
  }
}

/// A bounding box that grows with each added point.
private struct PathBounds {
  private var isEmpty = true
  private var (left, right, top, bottom): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)

  var rectangle: CGRect {
    isEmpty ? .null : CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  mutating func add(_ point: CGPoint) {
    if isEmpty {
      (left, right, top, bottom) = (point.x, point.x, point.y, point.y)
      isEmpty = false
      return
    }
    (left, right) = (min(left, point.x), max(right, point.x))
    (top, bottom) = (min(top, point.y), max(bottom, point.y))
  }

  private func contains(_ point: CGPoint) -> Bool {
    point.x >= left && point.x <= right && point.y >= top && point.y <= bottom
  }

  /// Adds a curve whose start has already been added.
  mutating func add(_ curve: PathSegment) {
    add(curve.end)
    if contains(curve.control1), contains(curve.control2) { return }
    for position in curve.turningPoints { add(curve.point(position)) }
  }
}

extension PathSegment {
  /// The parameters at which the curve is horizontal or vertical.
  fileprivate var turningPoints: [CGFloat] {
    func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
      // The coefficients of the derivative.
      let (first, second, third) = (b - a, c - b, d - c)
      let (square, linear, constant) = (first - 2 * second + third, 2 * (second - first), first)
      if abs(square) < 1e-12 * (abs(linear) + abs(constant)) {
        return linear == 0 ? [] : [-constant / linear]
      }
      let root = (linear * linear - 4 * square * constant).squareRoot()
      return root.isNaN
        ? [] : [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
    }
    return
      (roots(start.x, control1.x, control2.x, end.x)
      + roots(start.y, control1.y, control2.y, end.y)).filter { $0 > 0 && $0 < 1 }
  }
}
