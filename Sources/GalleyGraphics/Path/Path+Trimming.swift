import Foundation

extension Path {
  /// The part of the path between two fractions of its length, from 0 to 1.
  ///
  /// Subpaths that are cut are left open. Lengths along curves are right to about a thousandth.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (Self.fraction(from), Self.fraction(to))
    if from <= 0, to >= 1 { return self }
    guard from < to else { return Path() }
    let segments = segments
    let total = segments.reduce(0) { $0 + $1.curve.length }
    var trimmed = Path()
    var position: CGFloat = 0
    var pen: CGPoint?
    for segment in segments {
      let length = segment.curve.length
      defer { position += length }
      guard length > 0 else { continue }
      let start = max((from * total - position) / length, 0)
      let end = min((to * total - position) / length, 1)
      guard start < end else { continue }
      let part = segment.curve.part(start, end)
      if segment.startsSubpath || pen != part.start { trimmed.move(to: part.start) }
      trimmed.add(part)
      pen = part.end
    }
    return trimmed
  }

  private static func fraction(_ value: CGFloat) -> CGFloat {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }

  private mutating func add(_ curve: PathSegment) {
    if curve.isLine {
      addLine(to: curve.end)
    } else {
      addCurve(to: curve.end, control1: curve.control1, control2: curve.control2)
    }
  }

  /// All lines and curves, those that close subpaths included.
  private var segments: [(curve: PathSegment, startsSubpath: Bool)] {
    var result: [(curve: PathSegment, startsSubpath: Bool)] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    var isFirst = true
    func add(_ segment: PathSegment) {
      result.append((segment, isFirst))
      isFirst = false
      current = segment.end
    }
    forEach { element in
      switch element {
      case .move(let point):
        (start, current) = (point, point)
        isFirst = true
      case .line(let point): add(PathSegment(from: current, to: point))
      case .quadCurve(let point, let control):
        add(PathSegment(from: current, to: point, control: control))
      case .curve(let point, let control1, let control2):
        add(PathSegment(start: current, control1: control1, control2: control2, end: point))
      case .closeSubpath:
        add(PathSegment(from: current, to: start))
        isFirst = true
      }
    }
    return result
  }
}

/// A line or a curve with two control points.
private struct PathSegment {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint
  var isLine = false

  init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  init(from start: CGPoint, to end: CGPoint) {
    self.init(
      start: start, control1: start.toward(end, 1.0 / 3), control2: start.toward(end, 2.0 / 3),
      end: end)
    isLine = true
  }

  init(from start: CGPoint, to end: CGPoint, control: CGPoint) {
    self.init(
      start: start, control1: start.toward(control, 2.0 / 3),
      control2: end.toward(control, 2.0 / 3), end: end)
  }

  private func point(_ t: CGFloat) -> CGPoint { split(t).0.end }

  var length: CGFloat {
    if isLine { return start.distance(to: end) }
    return steps.last ?? 0
  }

  private static let stepCount = 64

  /// The length up to each of equal steps of the parameter.
  private var steps: [CGFloat] {
    var previous = start
    var length: CGFloat = 0
    return (1...Self.stepCount).map { step in
      let next = point(CGFloat(step) / CGFloat(Self.stepCount))
      length += previous.distance(to: next)
      previous = next
      return length
    }
  }

  /// The parameter at a fraction of the length.
  private func parameter(_ fraction: CGFloat) -> CGFloat {
    if isLine || fraction <= 0 || fraction >= 1 { return fraction }
    let steps = steps
    let target = fraction * (steps.last ?? 0)
    let index = steps.firstIndex { $0 >= target } ?? steps.count - 1
    let before = index == 0 ? 0 : steps[index - 1]
    let inside = steps[index] > before ? (target - before) / (steps[index] - before) : 0
    return (CGFloat(index) + inside) / CGFloat(steps.count)
  }

  /// The part between two fractions of the length.
  func part(_ from: CGFloat, _ to: CGFloat) -> PathSegment {
    let (first, last) = (parameter(from), parameter(to))
    let head = last >= 1 ? self : split(last).0
    return first <= 0 ? head : head.split(first / last).1
  }

  private func split(_ t: CGFloat) -> (PathSegment, PathSegment) {
    let (a, b, c) = (
      start.toward(control1, t), control1.toward(control2, t), control2.toward(end, t)
    )
    let (d, e) = (a.toward(b, t), b.toward(c, t))
    let middle = d.toward(e, t)
    var head = PathSegment(start: start, control1: a, control2: d, end: middle)
    var tail = PathSegment(start: middle, control1: e, control2: c, end: end)
    (head.isLine, tail.isLine) = (isLine, isLine)
    return (head, tail)
  }
}

extension CGPoint {
  fileprivate func toward(_ other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  fileprivate func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}
