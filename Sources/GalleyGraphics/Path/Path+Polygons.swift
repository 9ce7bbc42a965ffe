import Foundation

/// A subpath made of straight lines.
struct PathPolygon {
  /// The corners; in a closed polygon the first one stands at the end again.
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

  /// Positive where the polygon runs clockwise on screen.
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

  /// How often the polygon, closed by a line, runs around a point.
  func winding(around p: CGPoint) -> Int {
    guard var a = points.last else { return 0 }
    var winding = 0
    for b in points {
      let side = (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)
      if a.y <= p.y, b.y > p.y, side > 0 { winding += 1 }
      if a.y > p.y, b.y <= p.y, side < 0 { winding -= 1 }
      a = b
    }
    return winding
  }
}

extension Path {
  /// The subpaths with their curves as lines, right to about a fiftieth of a point.
  var polygons: [PathPolygon] {
    var result: [PathPolygon] = []
    var points: [CGPoint] = []
    func finish(isClosed: Bool) {
      if !points.isEmpty { result.append(PathPolygon(points: points, isClosed: isClosed)) }
      points = []
    }
    func add(_ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
      let p0 = points.last ?? p3
      let bend = ((p1 - p0 * 2 + p2).length + (p1 - p2 * 2 + p3).length)
      let steps = (bend * 6).squareRoot().rounded(.up)
      // Not for what is no number, nor for more than an integer holds.
      let count = steps < 200 ? max(Int(steps), 1) : steps.isNaN ? 1 : 200
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
    if points.count > 1 { finish(isClosed: false) }
    return result
  }
}

// MARK: Set operations

extension Path {
  private enum Operation { case union, intersection, subtraction, difference }

  /// The area that is in one of the paths. Curves become lines.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.union, other, eoFill)
  }

  /// The area that is in both paths. Curves become lines.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.intersection, other, eoFill)
  }

  /// The area that is in this path and not in the other one. Curves become lines.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.subtraction, other, eoFill)
  }

  /// The area that is in one of the paths and not in both. Curves become lines.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.difference, other, eoFill)
  }

  /// The parts of the path's lines that are inside of the other path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(cutBy: other) { other.contains($0, eoFill: eoFill) }
  }

  /// The parts of the path's lines that are outside of the other path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lines(cutBy: other) { !other.contains($0, eoFill: eoFill) }
  }

  private func lines(cutBy other: Path, where isKept: (CGPoint) -> Bool) -> Path {
    var result = Path()
    for edge in PathEdge.of(self, cutBy: PathEdge.of(other)) where isKept(edge.middle) {
      if result.currentPoint != edge.start { result.move(to: edge.start) }
      result.addLine(to: edge.end)
    }
    return result
  }

  private func combined(_ operation: Operation, _ other: Path, _ eoFill: Bool) -> Path {
    // Edges that lie on each other belong to neither side. A shift that nobody sees parts them.
    let other = other.offsetBy(dx: 1.3e-5, dy: 0.7e-5)
    let (mine, theirs) = (PathEdge.of(self), PathEdge.of(other))
    // An edge is part of the outline where what is filled differs between its two sides.
    func isInside(_ point: CGPoint) -> Bool {
      let (a, b) = (contains(point, eoFill: eoFill), other.contains(point, eoFill: eoFill))
      return switch operation {
      case .union: a || b
      case .intersection: a && b
      case .subtraction: a && !b
      case .difference: a != b
      }
    }
    let all = mine + theirs
    var edges: [PathEdge] = []
    for edge in PathEdge.cut(all, by: all) {
      let along = edge.end - edge.start
      let side = CGPoint(x: -along.y, y: along.x).normalized * 1e-6
      let (left, right) = (isInside(edge.middle - side), isInside(edge.middle + side))
      if left == right { continue }
      edges.append(right ? edge : PathEdge(start: edge.end, end: edge.start))
    }
    return PathEdge.joined(edges)
  }
}

/// A straight line of an outline.
private struct PathEdge {
  var start: CGPoint
  var end: CGPoint

  var middle: CGPoint { (start + end) * 0.5 }

  static func of(_ path: Path) -> [PathEdge] {
    path.polygons.flatMap { polygon -> [PathEdge] in
      let closed = PathPolygon(points: polygon.points, isClosed: true).points
      return zip(closed, closed.dropFirst()).map { PathEdge(start: $0, end: $1) }
    }
  }

  static func of(_ path: Path, cutBy others: [PathEdge]) -> [PathEdge] {
    cut(
      path.polygons.flatMap { polygon in
        zip(polygon.points, polygon.points.dropFirst()).map { PathEdge(start: $0, end: $1) }
      }, by: others)
  }

  /// The edges, cut where others cross them.
  static func cut(_ edges: [PathEdge], by others: [PathEdge]) -> [PathEdge] {
    // Sorted by their left ends, only edges that may reach an edge are looked at.
    let others = others.sorted { min($0.start.x, $0.end.x) < min($1.start.x, $1.end.x) }
    return edges.flatMap { edge -> [PathEdge] in
      let right = max(edge.start.x, edge.end.x)
      let (top, bottom) = (min(edge.start.y, edge.end.y), max(edge.start.y, edge.end.y))
      let left = min(edge.start.x, edge.end.x)
      var cuts: [CGFloat] = []
      for other in others {
        if min(other.start.x, other.end.x) > right { break }
        if max(other.start.x, other.end.x) < left || max(other.start.y, other.end.y) < top
          || min(other.start.y, other.end.y) > bottom
        {
          continue
        }
        if let cut = edge.cut(by: other) { cuts.append(cut) }
      }
      var result: [PathEdge] = []
      var start = edge.start
      for cut in cuts.sorted() {
        let point = edge.start + (edge.end - edge.start) * cut
        result.append(PathEdge(start: start, end: point))
        start = point
      }
      result.append(PathEdge(start: start, end: edge.end))
      return result.filter { $0.start != $0.end }
    }
  }

  /// How far along the edge another one crosses it, between 0 and 1.
  private func cut(by other: PathEdge) -> CGFloat? {
    let (a, b) = (end - start, other.end - other.start)
    let cross = a.x * b.y - a.y * b.x
    guard abs(cross) > 1e-12 else { return nil }
    let between = other.start - start
    let t = (between.x * b.y - between.y * b.x) / cross
    let u = (between.x * a.y - between.y * a.x) / cross
    guard t > 1e-9, t < 1 - 1e-9, u > -1e-9, u < 1 + 1e-9 else { return nil }
    return t
  }

  /// Closed subpaths of edges, each of which begins where another one ends.
  static func joined(_ edges: [PathEdge]) -> Path {
    struct Key: Hashable {
      let x: Int64
      let y: Int64
      init(_ point: CGPoint) {
        func rounded(_ value: CGFloat) -> Int64 {
          Int64(exactly: (min(max(value, -1e9), 1e9) * 1e4).rounded()) ?? 0
        }
        (x, y) = (rounded(point.x), rounded(point.y))
      }
    }
    var path = Path()
    var starts: [Key: [Int]] = [:]
    for (index, edge) in edges.enumerated() { starts[Key(edge.start), default: []].append(index) }
    var isUsed = Array(repeating: false, count: edges.count)
    for first in edges.indices where !isUsed[first] {
      var points = [edges[first].start]
      var current = first
      while true {
        isUsed[current] = true
        points.append(edges[current].end)
        guard let next = starts[Key(edges[current].end)]?.first(where: { !isUsed[$0] })
        else { break }
        current = next
      }
      guard points.count > 3 else { continue }
      path.addLines(points)
      path.closeSubpath()
    }
    return path
  }
}
