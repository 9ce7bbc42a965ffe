import Foundation

extension Gutters {
  func draw(with pen: inout AnnotationPen) {
    for edge in AnnotationMarks.GutterEdge.allCases {
      for measure in measures[edge] { draw(measure, edge, &pen) }
      for block in blocks[edge] { draw(block, edge, &pen) }
    }
  }

  private func draw(
    _ measure: Measure, _ edge: AnnotationMarks.GutterEdge, _ pen: inout AnnotationPen
  ) {
    let dimension = measure.dimension
    let (start, end) = (dimension.from, dimension.to)
    let isBefore = edge == .left || edge == .top
    let extent = Double(dimension.axis == .horizontal ? canvas.height : canvas.width)
    let cross = isBefore ? -measure.distance : extent + measure.distance
    for (along, reach) in [(start, dimension.reach.from), (end, dimension.reach.to)] {
      let ends = [reach, isBefore ? cross - 3 * style.unit : cross + 3 * style.unit]
      pen.line(
        ends.map {
          dimension.axis == .horizontal ? CGPoint(x: along, y: $0) : CGPoint(x: $0, y: along)
        }, dimension.ink, .dotted, opacity: 0.7)
    }
    pen.measure(dimension.axis, from: start, to: end, at: cross, dimension.ink)
    let middle = (start + end) / 2
    switch edge {
    case .top: pen.write(measure.text, center: middle, middle: cross - 10 * style.unit)
    case .bottom: pen.write(measure.text, center: middle, middle: cross + 10 * style.unit)
    case .left: pen.write(measure.text, right: cross - 6 * style.unit, middle: middle)
    case .right: pen.write(measure.text, left: cross + 7 * style.unit, middle: middle)
    }
  }

  /// Leaders are dotted over pictures, so that they are not taken for rules; short ones cannot be.
  private func form(_ length: Double) -> AnnotationForm {
    length > 16 * style.unit ? .dotted : .solid
  }

  /// A level leader without what a rule already leads through.
  private func parts(of range: ClosedRange<Double>, at height: Double) -> [ClosedRange<Double>] {
    var parts = [range]
    let line = style.grid.round(height)
    for rule in rules where rule.from.y == rule.to.y && style.grid.round(rule.from.y) == line {
      let covered = Double(min(rule.from.x, rule.to.x))...Double(max(rule.from.x, rule.to.x))
      parts = parts.flatMap { $0.parts(outside: covered) }
    }
    return parts.filter { $0.upperBound > $0.lowerBound }
  }

  private func draw(
    _ block: Block, _ edge: AnnotationMarks.GutterEdge, _ pen: inout AnnotationPen
  ) {
    let anchor = block.label.anchor
    let lanes = lanes[edge]
    let bend = 4 * style.unit
    switch edge {
    case .left, .right:
      let isLeft = edge == .left
      let sign = isLeft ? -1.0 : 1.0
      let start = isLeft ? 0.0 : Double(canvas.width)
      let reach = min(Double(anchor.x), start)...max(Double(anchor.x), start)
      for part in parts(of: reach, at: anchor.y) {
        pen.line(
          [CGPoint(x: part.lowerBound, y: anchor.y), CGPoint(x: part.upperBound, y: anchor.y)],
          block.label.ink, form(part.upperBound - part.lowerBound), opacity: 0.8)
      }
      let turn = start + sign * (lanes + bend)
      let end = start + sign * (lanes + style.leader - bend)
      pen.line(
        [
          CGPoint(x: start, y: anchor.y), CGPoint(x: turn, y: anchor.y),
          CGPoint(x: end, y: block.middle),
        ], block.label.ink, opacity: 0.8)
      let edge = start + sign * (lanes + style.leader)
      for (index, line) in block.lines.enumerated() {
        let middle = block.middle - block.height / 2 + (Double(index) + 0.5) * style.lineHeight
        pen.write(line, left: isLeft ? edge - line.width : edge, middle: middle)
      }
    case .top, .bottom:
      let isTop = edge == .top
      let sign = isTop ? -1.0 : 1.0
      let start = isTop ? 0.0 : Double(canvas.height)
      let over = [anchor, CGPoint(x: anchor.x, y: start)]
      pen.line(over, block.label.ink, form(abs(anchor.y - start)), opacity: 0.8)
      let near =
        start + sign * (lanes + levelLeader(edge) + Double(block.row) * rowHeight(edge))
      let turn = start + sign * (lanes + bend)
      pen.line(
        [CGPoint(x: anchor.x, y: start)]
          + (block.isBent
            ? [
              CGPoint(x: anchor.x, y: turn), CGPoint(x: block.middle, y: near - sign * bend),
            ] : [CGPoint(x: anchor.x, y: near)]),
        block.label.ink, opacity: 0.8)
      let top = isTop ? near - block.height : near
      for (index, line) in block.lines.enumerated() {
        pen.write(
          line, center: block.middle, middle: top + (Double(index) + 0.5) * style.lineHeight)
      }
    }
    if block.label.hasDot { pen.dot(anchor, block.label.ink) }
  }
}
