import Foundation

/// The positions of a chart's marks in a plot, in points from its top left corner.
struct PlotGeometry {
  let model: ChartModel
  let size: CGSize

  /// The frame of a mark; `nil` if its values are not on the scales.
  func frame(of index: Int) -> CGRect? {
    let mark = model.marks[index]
    if mark.kind == .sector { return sector(index).map(\.middleFrame) }
    guard let (x, y) = edges(of: index) else { return nil }
    let frame = CGRect(
      x: min(x.0, x.1), y: min(y.0, y.1), width: abs(x.1 - x.0), height: abs(y.1 - y.0))
    return frame.maxX.isFinite && frame.maxY.isFinite ? frame : nil
  }

  /// The frame of the marks that an annotation belongs to.
  ///
  /// - Parameter index: The first of the marks.
  func target(of annotation: MarkAnnotation, at index: Int) -> CGRect? {
    let end = min(index + annotation.count, model.marks.count)
    let frame = (index..<end).compactMap { self.frame(of: $0) }
      .reduce(CGRect.null) { $0.union($1) }
    return frame.isNull ? nil : frame
  }

  /// The middle of a mark.
  func point(_ index: Int) -> CGPoint? {
    frame(of: index).map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  /// The points of a line in order.
  func line(_ series: [Int]) -> [CGPoint] { series.compactMap { point($0) } }

  /// The outlines of an area: at its ends and at its starts.
  func area(_ series: [Int]) -> (ends: [CGPoint], starts: [CGPoint]) {
    var (ends, starts): ([CGPoint], [CGPoint]) = ([], [])
    for index in series {
      guard let (x, y) = edges(of: index) else { continue }
      if model.marks[index].isVertical {
        let middle = (x.0 + x.1) / 2
        ends.append(CGPoint(x: middle, y: y.1))
        starts.append(CGPoint(x: middle, y: y.0))
      } else {
        let middle = (y.0 + y.1) / 2
        ends.append(CGPoint(x: x.1, y: middle))
        starts.append(CGPoint(x: x.0, y: middle))
      }
    }
    return (ends, starts)
  }

  /// The starts and ends of a mark along both axes.
  private func edges(of index: Int) -> (x: (CGFloat, CGFloat), y: (CGFloat, CGFloat))? {
    guard let x = extent(index, isX: true), let y = extent(index, isX: false) else { return nil }
    let offset = model.marks[index].look.style.offset
    return (
      (x.0 + offset.x.start, x.1 + offset.x.end), (y.0 + offset.y.start, y.1 + offset.y.end)
    )
  }

  /// The start and the end of a mark along an axis, before it is moved.
  private func extent(_ index: Int, isX: Bool) -> (CGFloat, CGFloat)? {
    let mark = model.marks[index]
    let scale = isX ? model.x : model.y
    let length = isX ? size.width : size.height
    switch isX ? mark.x : mark.y {
    case .whole:
      if mark.kind == .point { return (length / 2, length / 2) }
      return (0, length)
    case .points(let start, let end):
      let (start, end) = (start ?? 0, end ?? length)
      return isX && model.isRightToLeft ? (length - start, length - end) : (start, end)
    case .between(let start, let end):
      guard let first = scale.fractions(start), let last = scale.fractions(end) else { return nil }
      return (scale.position(first.0, in: length), scale.position(last.1, in: length))
    case .at(let coordinate):
      if mark.isVertical != isX, mark.stackedValue != nil, let values = model.extents[index] {
        return valueExtent(values, isReversed: mark.stackedValue ?? 0 < 0, scale, length)
      }
      return band(coordinate, mark, isX: isX, scale, length)
    }
  }

  private func valueExtent(
    _ values: (low: Double, high: Double), isReversed: Bool, _ scale: PositionScale,
    _ length: CGFloat
  ) -> (CGFloat, CGFloat)? {
    func position(_ value: Double) -> CGFloat? {
      let fraction = value == 0 ? scale.base : scale.fraction(value)
      return fraction.map { scale.position($0, in: length) }
    }
    guard let low = position(values.low), let high = position(values.high) else { return nil }
    return isReversed ? (high, low) : (low, high)
  }

  /// The start and the end of a mark at a value, category or bin.
  private func band(
    _ coordinate: Coordinate, _ mark: ChartMark, isX: Bool, _ scale: PositionScale,
    _ length: CGFloat
  ) -> (CGFloat, CGFloat)? {
    guard let fractions = scale.fractions(coordinate) else { return nil }
    let start = scale.position(fractions.0, in: length)
    let end = scale.position(fractions.1, in: length)
    var middle = (start + end) / 2
    let isBand = coordinate.isBand
    let space = isBand ? abs(end - start) : model.gap(isX: isX, in: length)
    let isWide = mark.kind == .bar || mark.kind == .rectangle
    let dimension = isX ? mark.width : mark.height
    let ratio: CGFloat = mark.kind == .rectangle ? 1 : 0.8
    var width = dimension.length(in: space, automatic: ratio)
    // The width of bars is limited, because sparse values leave much space.
    if !isBand, dimension == .automatic { width = min(width, 20) }
    if let group = mark.look.style.group, isBand || isWide,
      group.axis ?? (mark.isVertical ? .horizontal : .vertical) == (isX ? .horizontal : .vertical),
      let place = model.groups.index(of: group.value.value)
    {
      let count = model.groups.values.count
      let span = group.span.length(in: space, automatic: 0.8)
      let part = span / CGFloat(count)
      let side: CGFloat = isX && model.isRightToLeft ? -1 : 1
      middle += side * (part * (CGFloat(place) + 0.5) - span / 2)
      width = dimension.length(in: part, automatic: count > 1 ? 0.92 : 1)
    }
    guard isWide else { return (middle, middle) }
    return (middle - width / 2, middle + width / 2)
  }

  /// The sector of a mark; `nil` if it is empty.
  func sector(_ index: Int) -> Sector? {
    let mark = model.marks[index]
    guard let turns = model.extents[index], turns.high > turns.low else { return nil }
    let radius = min(size.width, size.height) / 2
    guard radius > 0, radius.isFinite else { return nil }
    return Sector(
      center: CGPoint(x: size.width / 2, y: size.height / 2),
      start: turns.low, end: turns.high, inner: mark.width.radius(in: radius, automatic: 0),
      outer: mark.height.radius(in: radius, automatic: radius), inset: mark.angularInset,
      corner: mark.look.style.corners?.radius ?? 0)
  }
}

extension MarkDimension {
  fileprivate func radius(in radius: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic
    case .inset(let inset): max(radius - inset, 0)
    case .ratio, .fixed: min(length(in: radius, automatic: 1), radius)
    }
  }
}

/// A part of a ring.
struct Sector {
  let center: CGPoint
  /// In turns, clockwise from the top.
  let start: Double
  let end: Double
  let inner: CGFloat
  let outer: CGFloat
  /// The distance between the straight edges and the radii, in points.
  let inset: CGFloat
  let corner: CGFloat

  private func point(_ radius: CGFloat, _ angle: Double) -> CGPoint {
    CGPoint(
      x: center.x + radius * CGFloat(sin(angle)), y: center.y - radius * CGFloat(cos(angle)))
  }

  private var middle: Double { (start + end) * .pi }

  /// A square in the middle of the sector.
  var middleFrame: CGRect {
    let side = max(outer - inner, 0)
    let middle = point((inner + outer) / 2, self.middle)
    return CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
  }

  var path: Path {
    guard outer > inner else { return Path() }
    let (from, to) = (start * 2 * .pi, end * 2 * .pi)
    if end - start > 0.999_999 { return ring }
    let half = (to - from) / 2
    func angles(_ radius: CGFloat, _ more: CGFloat = 0) -> (Double, Double)? {
      let distance = Double(inset + more)
      guard distance < Double(radius) else { return nil }
      let turn = asin(distance / Double(radius))
      return turn < half ? (from + turn, to - turn) : nil
    }
    guard let far = angles(outer) else { return Path() }
    let near = angles(inner)
    // Where the inset edges meet.
    let apex = point(
      half < .pi / 2 ? max(CGFloat(Double(inset) / sin(half)), inner) : inner, middle)
    let thickness = near == nil ? outer : outer - inner
    let round = max(min(corner, thickness / 2, outer * CGFloat(half) / 2), 0)
    var path = Path()
    if round > 0, let cut = angles(outer, round), let edge = angles(outer - round) {
      path.move(to: point(outer - round, edge.0))
      path.addQuadCurve(to: point(outer, cut.0), control: point(outer, far.0))
      addArc(&path, outer, cut.0, cut.1)
      path.addQuadCurve(to: point(outer - round, edge.1), control: point(outer, far.1))
    } else {
      path.move(to: point(outer, far.0))
      addArc(&path, outer, far.0, far.1)
    }
    if let near, inner > 0 {
      if round > 0, let cut = angles(inner, round), let edge = angles(inner + round) {
        path.addLine(to: point(inner + round, edge.1))
        path.addQuadCurve(to: point(inner, cut.1), control: point(inner, near.1))
        addArc(&path, inner, cut.1, cut.0)
        path.addQuadCurve(to: point(inner + round, edge.0), control: point(inner, near.0))
      } else {
        path.addLine(to: point(inner, near.1))
        addArc(&path, inner, near.1, near.0)
      }
    } else {
      path.addLine(to: apex)
    }
    path.closeSubpath()
    return path
  }

  private var ring: Path {
    func circle(_ radius: CGFloat) -> CGRect {
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
    var path = Path(ellipseIn: circle(outer))
    guard inner > 0 else { return path }
    // In the opposite direction, which makes it a hole.
    path.move(to: point(inner, 0))
    addArc(&path, inner, 0, -2 * .pi)
    path.closeSubpath()
    return path
  }

  private func addArc(_ path: inout Path, _ radius: CGFloat, _ from: Double, _ to: Double) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(from - .pi / 2),
      endAngle: .radians(to - .pi / 2), clockwise: to < from)
  }
}
