import Foundation

/// A subpath of straight lines.
struct PathPolygon {
  /// The corners; a closed polygon repeats the first one at the end.
  private(set) var points: [CGPoint]
  var isClosed: Bool

  init(points: [CGPoint], isClosed: Bool) {
    self.points = []
    self.isClosed = isClosed
    for point in points where self.points.last != point { self.points.append(point) }
    if isClosed, let first = self.points.first, self.points.last != first {
      self.points.append(first)
    }
  }

  var length: CGFloat { zip(points, points.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length } }

  /// The signed area, positive if the polygon runs clockwise on screen.
  var area: CGFloat {
    var closed = points
    if let first = points.first { closed.append(first) }
    return zip(closed, closed.dropFirst()).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    } / 2
  }

  var path: Path {
    var path = Path()
    path.addLines(points)
    return path
  }

  /// Returns the winding number around a point, with the polygon closed by a line.
  func winding(around p: CGPoint) -> Int {
    // Pointers, because a build without optimization calls generic functions for each element of an
    // array.
    points.withUnsafeBufferPointer { points in
      guard var b = points.baseAddress, var a = points.last else { return 0 }
      let end = b + points.count
      var winding = 0
      while b < end {
        let next = b.pointee
        if (a.y <= p.y) != (next.y <= p.y) {
          let side = (next.x - a.x) * (p.y - a.y) - (p.x - a.x) * (next.y - a.y)
          if a.y <= p.y {
            if side > 0 { winding += 1 }
          } else if side < 0 {
            winding -= 1
          }
        }
        a = next
        b += 1
      }
      return winding
    }
  }
}

extension Path {
  /// The subpaths with curves flattened to about a fiftieth of a point.
  var polygons: [PathPolygon] {
    var result: [PathPolygon] = []
    var points: [CGPoint] = []
    func finish(isClosed: Bool) {
      // A lone move, or the rest after a closed figure, is not a line.
      if points.count > 1 || isClosed, !points.isEmpty {
        result.append(PathPolygon(points: points, isClosed: isClosed))
      }
      points = []
    }
    func add(_ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
      let p0 = points.last ?? p3
      let bend = ((p1 - p0 * 2 + p2).length + (p1 - p2 * 2 + p3).length)
      // Clamped to 200 before converting: the step count of very distant curves overflows an
      // integer.
      let steps = min((bend * 6).squareRoot().rounded(.up), 200)
      let count = bend.isFinite ? max(Int(steps), 1) : 1
      for step in 1...count {
        let t = CGFloat(step) / CGFloat(count)
        let s = 1 - t
        points.append(
          p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t))
      }
    }
    forEach { element in
      switch element {
      case .move(let point):
        finish(isClosed: false)
        points = [point]
      case .line(let point): points.append(point)
      case .quadCurve(let point, let control):
        let start = points.last ?? control
        add(start + (control - start) * (2.0 / 3), point + (control - point) * (2.0 / 3), point)
      case .curve(let point, let control1, let control2): add(control1, control2, point)
      case .closeSubpath:
        let start = points.first
        finish(isClosed: true)
        points = start.map { [$0] } ?? []
      }
    }
    finish(isClosed: false)
    return result
  }
}
