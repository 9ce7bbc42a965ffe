import Foundation

extension Path {
  /// Adds rectangles as closed subpaths.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addPath(Path(rect), transform: transform) }
  }

  /// Adds a transformed rectangle as a closed subpath.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(rect).applying(transform))
  }

  /// Adds a subpath of straight lines through transformed points; does nothing without points.
  public mutating func addLines(_ points: [CGPoint], transform: CGAffineTransform) {
    addLines(points.map { $0.applying(transform) })
  }

  /// Adds the transformed elements of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.applying(transform))
  }

  /// Adds an arc around `center` from `startAngle`; positive angles run clockwise on screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    var arc = Path()
    arc.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta.radians < 0)
    append(arc, transform)
  }

  /// Adds an arc tangent to two lines, from the current point to `tangent1End` and from there to
  /// `tangent2End`, preceded by a line to the arc's start.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint ?? tangent1End
    let (first, second) = (start - tangent1End, tangent2End - tangent1End)
    let (a, b) = (first.length, second.length)
    let cross = first.x * second.y - first.y * second.x
    guard a > 0, b > 0, radius > 0, abs(cross) > 1e-9 * a * b else {
      return addLine(to: tangent1End.applying(transform))
    }
    let half = abs(atan2(cross, first.x * second.x + first.y * second.y)) / 2
    let reach = radius / tan(half)
    let touch = tangent1End + first * (reach / a)
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = touch + CGPoint(x: -first.y, y: first.x) * (side * radius / a)
    let end = tangent1End + second * (reach / b)
    var arc = Path()
    arc.addArc(
      center: center, radius: radius,
      startAngle: .radians(Double(atan2(touch.y - center.y, touch.x - center.x))),
      endAngle: .radians(Double(atan2(end.y - center.y, end.x - center.x))),
      clockwise: cross > 0)
    append(arc, transform)
  }

  /// Adds the elements of a path, with a line in place of its first move.
  mutating func append(_ path: Path, _ transform: CGAffineTransform) {
    path.applying(transform).forEach { element in
      switch element {
      case .move(let point): if isEmpty { move(to: point) } else { addLine(to: point) }
      case .line(let point): addLine(to: point)
      case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
      case .curve(let point, let control1, let control2):
        addCurve(to: point, control1: control1, control2: control2)
      case .closeSubpath: closeSubpath()
      }
    }
  }

  /// Returns whether a point is inside the path.
  ///
  /// - Parameters:
  ///   - p: The point.
  ///   - eoFill: Whether to use the even-odd rule. Default: `false`.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    let winding = polygons.reduce(0) { $0 + $1.winding(around: p) }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// Returns the outline of a stroke along the path. Fill it with the nonzero rule, which is the
  /// default, because it may overlap itself.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var outline = Path()
    let dashes = Dashes(style)
    for polygon in polygons {
      for part in dashes?.parts(of: polygon) ?? [polygon] { outline.addStroke(along: part, style) }
    }
    return outline
  }

  private mutating func addStroke(along polygon: PathPolygon, _ style: StrokeStyle) {
    let points = polygon.points
    let radius = style.lineWidth / 2
    guard radius > 0, points.count > 1 else {
      if let point = points.first, style.lineCap == .round, radius > 0 {
        addDisc(point, radius)
      }
      return
    }
    let last = points.count - 1
    for index in 0..<last {
      var (a, b) = (points[index], points[index + 1])
      let along = (b - a).normalized
      let side = CGPoint(x: -along.y, y: along.x) * radius
      if style.lineCap == .square, !polygon.isClosed {
        if index == 0 { a = a - along * radius }
        if index == last - 1 { b = b + along * radius }
      }
      addConvex([a - side, b - side, b + side, a + side])
      let isEnd = index == last - 1
      if isEnd, !polygon.isClosed { continue }
      let next = isEnd ? points[1] : points[index + 2]
      addJoin(at: points[index + 1], from: along, to: (next - points[index + 1]).normalized, style)
    }
    if style.lineCap == .round, !polygon.isClosed {
      addDisc(points[0], radius)
      addDisc(points[last], radius)
    }
  }

  private mutating func addJoin(
    at point: CGPoint, from: CGPoint, to: CGPoint, _ style: StrokeStyle
  ) {
    let radius = style.lineWidth / 2
    let cross = from.x * to.y - from.y * to.x
    let cosine = from.x * to.x + from.y * to.y
    if abs(cross) < 1e-6, cosine > 0 { return }
    if style.lineJoin == .round { return addDisc(point, radius) }
    let outside: CGFloat = cross > 0 ? -1 : 1
    let first = point + CGPoint(x: -from.y, y: from.x) * (outside * radius)
    let second = point + CGPoint(x: -to.y, y: to.x) * (outside * radius)
    // 1 / sin of half the angle between the lines.
    let miter = (2 / max(1 + cosine, 1e-9)).squareRoot()
    if style.lineJoin == .miter, miter <= style.miterLimit {
      let tip = point + (first - point + (second - point)).normalized * (radius * miter)
      addConvex([point, first, tip, second])
    } else {
      addConvex([point, first, second])
    }
  }

  private mutating func addDisc(_ center: CGPoint, _ radius: CGFloat) {
    addEllipse(
      in: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Adds the corners of a convex polygon in the direction of `addEllipse`.
  private mutating func addConvex(_ corners: [CGPoint]) {
    let polygon = PathPolygon(points: corners, isClosed: true)
    addLines(polygon.area < 0 ? corners.reversed() : corners)
    closeSubpath()
  }
}

extension CGPoint {
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: CGPoint, b: CGFloat) -> CGPoint { CGPoint(x: a.x * b, y: a.y * b) }
  var length: CGFloat { (x * x + y * y).squareRoot() }
  var normalized: CGPoint { length > 0 ? self * (1 / length) : .zero }
}
