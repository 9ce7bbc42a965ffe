import Foundation

extension Path {
  /// All lines and curves, including those that close subpaths.
  var segments: [(curve: PathSegment, startsSubpath: Bool)] {
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

  /// Returns the lines and curves with usable coordinates.
  ///
  /// - Parameter closed: Whether to close open subpaths with a line.
  func segments(closed: Bool) -> [PathSegment] {
    var result: [PathSegment] = []
    var first: CGPoint?
    var last: CGPoint?
    func close() {
      if closed, let first, let last, first != last {
        result.append(PathSegment(from: last, to: first))
      }
    }
    for (curve, startsSubpath) in segments {
      guard
        [curve.start, curve.control1, curve.control2, curve.end].allSatisfy({ point in
          abs(point.x) < 1e12 && abs(point.y) < 1e12
        })
      else { continue }
      if startsSubpath || first == nil {
        close()
        first = curve.start
      } else if let last, last != curve.start {
        // An unusable segment in between was skipped.
        result.append(PathSegment(from: last, to: curve.start))
      }
      result.append(curve)
      last = curve.end
    }
    close()
    return result
  }
}

/// A line or a cubic Bézier curve.
struct PathSegment {
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

  /// Returns the point at a parameter of 0…1.
  func point(_ t: CGFloat) -> CGPoint {
    let (a, b, c) = (
      start.toward(control1, t), control1.toward(control2, t), control2.toward(end, t)
    )
    return a.toward(b, t).toward(b.toward(c, t), t)
  }

  /// The number of lines that approximate a curve to about a hundredth of a point.
  var stepCount: Int {
    if isLine { return 1 }
    let bend =
      (start - control1 * 2 + control2).length
      + (control1 - control2 * 2 + end).length
    let steps = min((bend * 12).squareRoot().rounded(.up), 200)
    return bend.isFinite ? max(Int(steps), 1) : 1
  }

  /// The largest absolute coordinate; NaN if any coordinate is.
  var extent: CGFloat {
    var largest: CGFloat = 0
    for point in [start, control1, control2, end] {
      largest = max(largest, abs(point.x), abs(point.y))
    }
    return largest
  }

  /// Returns the part between two parameters, reversed if the first is greater.
  func between(_ from: Double, _ to: Double) -> PathSegment {
    if from > to {
      let part = between(to, from)
      return PathSegment(
        start: part.end, control1: part.control2, control2: part.control1, end: part.start)
    }
    let head = to >= 1 ? self : split(CGFloat(to)).0
    return from <= 0 ? head : head.split(CGFloat(from / to)).1
  }

  var length: CGFloat {
    if isLine { return start.distance(to: end) }
    return steps.last ?? 0
  }

  private static let lengthSteps = 64

  /// The cumulative lengths at equal steps of the parameter.
  private var steps: [CGFloat] {
    var previous = start
    var length: CGFloat = 0
    return (1...Self.lengthSteps).map { step in
      let next = point(CGFloat(step) / CGFloat(Self.lengthSteps))
      length += previous.distance(to: next)
      previous = next
      return length
    }
  }

  /// Returns the parameter at a fraction of the length.
  private func parameter(_ fraction: CGFloat) -> CGFloat {
    if isLine || fraction <= 0 || fraction >= 1 { return fraction }
    let steps = steps
    let target = fraction * (steps.last ?? 0)
    let index = steps.firstIndex { $0 >= target } ?? steps.count - 1
    let before = index == 0 ? 0 : steps[index - 1]
    let inside = steps[index] > before ? (target - before) / (steps[index] - before) : 0
    return (CGFloat(index) + inside) / CGFloat(steps.count)
  }

  /// Returns the part between two fractions of the length.
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
