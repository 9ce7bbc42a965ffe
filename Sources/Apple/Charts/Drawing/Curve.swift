import Foundation

/// The line through points, as straight segments and Bézier curves.
struct Curve {
  struct Segment {
    let start: CGPoint
    let end: CGPoint
    /// The control points; `nil` for a straight segment.
    let controls: (CGPoint, CGPoint)?

    var reversed: Segment {
      Segment(start: end, end: start, controls: controls.map { ($0.1, $0.0) })
    }
  }
  private(set) var segments: [Segment] = []

  init(_ points: [CGPoint], _ method: InterpolationMethod, isVertical: Bool = true) {
    guard points.count > 1 else { return }
    switch method.kind {
    case .linear: connect(points)
    case .stepStart: connect(Self.steps(points, 0, isVertical))
    case .stepCenter: connect(Self.steps(points, 0.5, isVertical))
    case .stepEnd: connect(Self.steps(points, 1, isVertical))
    case .monotone: addMonotone(points, isVertical)
    case .cardinal(let tension): addCardinal(points, tension)
    case .catmullRom(let alpha): addCatmullRom(points, alpha)
    }
  }

  /// Adds the curve to a path.
  func add(to path: inout Path, reversed: Bool = false, joins: Bool = false) {
    let segments = reversed ? self.segments.reversed().map(\.reversed) : self.segments
    guard let first = segments.first else { return }
    if joins { path.addLine(to: first.start) } else { path.move(to: first.start) }
    for segment in segments {
      if let (a, b) = segment.controls {
        path.addCurve(to: segment.end, control1: a, control2: b)
      } else {
        path.addLine(to: segment.end)
      }
    }
  }

  private mutating func connect(_ points: [CGPoint]) {
    segments = zip(points, points.dropFirst()).map {
      Segment(start: $0, end: $1, controls: nil)
    }
  }

  /// Adds the corners of steps at a fraction of each interval.
  private static func steps(
    _ points: [CGPoint], _ fraction: CGFloat, _ isVertical: Bool
  ) -> [CGPoint] {
    var corners = [points[0]]
    for (a, b) in zip(points, points.dropFirst()) {
      if isVertical {
        let x = a.x + (b.x - a.x) * fraction
        corners += [CGPoint(x: x, y: a.y), CGPoint(x: x, y: b.y), b]
      } else {
        let y = a.y + (b.y - a.y) * fraction
        corners += [CGPoint(x: a.x, y: y), CGPoint(x: b.x, y: y), b]
      }
    }
    return corners
  }

  private mutating func addCardinal(_ points: [CGPoint], _ tension: Double) {
    let factor = CGFloat(1 - tension) / 6
    for index in 0..<points.count - 1 {
      let (b, c) = (points[index], points[index + 1])
      let a = index > 0 ? points[index - 1] : b
      let d = index + 2 < points.count ? points[index + 2] : c
      let first = CGPoint(x: b.x + (c.x - a.x) * factor, y: b.y + (c.y - a.y) * factor)
      let second = CGPoint(x: c.x - (d.x - b.x) * factor, y: c.y - (d.y - b.y) * factor)
      segments.append(Segment(start: b, end: c, controls: (first, second)))
    }
  }

  /// Converts a Catmull-Rom spline, whose knots are at distances to the power of alpha.
  private mutating func addCatmullRom(_ points: [CGPoint], _ alpha: Double) {
    func knot(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      CGFloat(pow(Double(hypot(b.x - a.x, b.y - a.y)), alpha))
    }
    for index in 0..<points.count - 1 {
      let (b, c) = (points[index], points[index + 1])
      let a = index > 0 ? points[index - 1] : b
      let d = index + 2 < points.count ? points[index + 2] : c
      let (before, within, after) = (knot(a, b), knot(b, c), knot(c, d))
      // The tangent at a point is that of the parabola through it and its neighbors.
      func control(
        _ p: CGPoint, _ neighbor: CGPoint, _ other: CGPoint, _ outer: CGFloat
      ) -> CGPoint {
        guard outer > 0, within > 0 else { return p }
        func along(_ p: CGFloat, _ neighbor: CGFloat, _ other: CGFloat) -> CGFloat {
          let slope =
            ((neighbor - p) / within * outer + (p - other) / outer * within) / (outer + within)
          return p + slope * within / 3
        }
        return CGPoint(x: along(p.x, neighbor.x, other.x), y: along(p.y, neighbor.y, other.y))
      }
      segments.append(
        Segment(
          start: b, end: c, controls: (control(b, c, a, before), control(c, b, d, after))))
    }
  }

  /// Adds cubic curves whose slopes never overshoot.
  private mutating func addMonotone(_ points: [CGPoint], _ isVertical: Bool) {
    func turned(_ point: CGPoint) -> CGPoint {
      isVertical ? point : CGPoint(x: point.y, y: point.x)
    }
    let points = points.map(turned)
    let slopes = zip(points, points.dropFirst()).map { a, b in
      a.x == b.x ? 0 : (b.y - a.y) / (b.x - a.x)
    }
    func tangent(_ index: Int) -> CGFloat {
      guard index > 0 else { return slopes[0] }
      guard index < slopes.count else { return slopes[slopes.count - 1] }
      let (a, b) = (slopes[index - 1], slopes[index])
      guard a * b > 0 else { return 0 }
      let left = points[index].x - points[index - 1].x
      let right = points[index + 1].x - points[index].x
      let mean = left + right == 0 ? (a + b) / 2 : (a * right + b * left) / (left + right)
      let limit = 2 * min(abs(a), abs(b))
      return abs(mean) > limit ? (mean < 0 ? -limit : limit) : mean
    }
    for index in slopes.indices {
      let (a, b) = (points[index], points[index + 1])
      let third = (b.x - a.x) / 3
      let first = CGPoint(x: a.x + third, y: a.y + tangent(index) * third)
      let second = CGPoint(x: b.x - third, y: b.y - tangent(index + 1) * third)
      segments.append(
        Segment(start: turned(a), end: turned(b), controls: (turned(first), turned(second))))
    }
  }
}
