import Foundation
import GalleyViews

extension Gutters {
  func draw(with pen: inout AnnotationPen) {
    for edge in AnnotationMarks.GutterEdge.allCases {
      for measure in measures[edge] { draw(measure, edge, &pen) }
      for block in blocks[edge] { draw(block, edge, &pen) }
    }
  }

  /// Draws the witness lines, one at each position; other lines are drawn over them.
  func drawWitnesses(with pen: inout AnnotationPen) {
    for edge in AnnotationMarks.GutterEdge.allCases {
      struct Place: Hashable {
        var position: Double
        var ink: AnnotationInk
      }
      var lines: [(place: Place, parts: [ClosedRange<Double>])] = []
      for measure in measures[edge] {
        let dimension = measure.dimension
        for (along, span) in [
          (dimension.from, dimension.spans.from), (dimension.to, dimension.spans.to),
        ] {
          let parts = witnesses.parts(
            at: along, from: span, dimension.axis, to: edge, cap: cross(measure, edge))
          let place = Place(position: style.grid.round(along), ink: dimension.ink)
          if let known = lines.firstIndex(where: { $0.place.position == place.position }) {
            lines[known].parts = ClosedRange.union(lines[known].parts + parts)
          } else {
            lines.append((place, parts))
          }
        }
      }
      let isLevel = edge == .top || edge == .bottom
      for (place, parts) in lines {
        for part in parts {
          line(
            part, at: place.position, isLevel ? .vertical : .horizontal, place.ink, .dotted,
            opacity: 0.7, &pen)
        }
      }
    }
  }

  /// Draws a horizontal or vertical line that may lead over the picture, in the colors that its
  /// ground needs.
  private func line(
    _ range: ClosedRange<Double>, at across: Double, _ axis: Axis, _ ink: AnnotationInk,
    _ form: AnnotationForm, opacity: Double, _ pen: inout AnnotationPen
  ) {
    for piece in ground.pieces(range, at: across, axis, in: ink) {
      let ends = [piece.range.lowerBound, piece.range.upperBound].map {
        axis == .horizontal ? CGPoint(x: $0, y: across) : CGPoint(x: across, y: $0)
      }
      pen.line(ends, ink, form, opacity: opacity, over: piece.color)
    }
  }

  /// Returns the position of a distance's line across its axis.
  private func cross(_ measure: Measure, _ edge: AnnotationMarks.GutterEdge) -> Double {
    switch edge {
    case .left, .top: -measure.distance
    case .right: Double(canvas.width) + measure.distance
    case .bottom: Double(canvas.height) + measure.distance
    }
  }

  private func draw(
    _ measure: Measure, _ edge: AnnotationMarks.GutterEdge, _ pen: inout AnnotationPen
  ) {
    let dimension = measure.dimension
    let cross = cross(measure, edge)
    pen.measure(dimension.axis, from: dimension.from, to: dimension.to, at: cross, dimension.ink)
    let middle = measure.number
    switch edge {
    case .top, .bottom:
      let sign = measure.isBeside ? 0.0 : edge == .top ? -1 : 1
      pen.write(measure.text, center: middle, middle: cross + sign * 10 * style.unit)
    case .left: pen.write(measure.text, right: cross - 6 * style.unit, middle: middle)
    case .right: pen.write(measure.text, left: cross + 7 * style.unit, middle: middle)
    }
  }

  /// Returns the segments of a leader with their forms: solid up to the first thing that it
  /// crosses, and dotted from there, so that it isn't mistaken for a rule. Segments too short for
  /// dots are also solid.
  ///
  /// - Parameters:
  ///   - leader: The extent along the leader's axis.
  ///   - place: The position across the axis.
  private func forms(
    _ leader: ClosedRange<Double>, at place: Double, _ edge: AnnotationMarks.GutterEdge
  ) -> [(part: ClosedRange<Double>, form: AnnotationForm)] {
    let axis: Axis = edge == .left || edge == .right ? .horizontal : .vertical
    let isBefore = edge == .left || edge == .top
    let crossed = frames.lazy.filter { $0.range(axis.other).contains(place) }
      .map { $0.range(axis) }.filter { $0.overlaps(leader) }
    let over =
      isBefore
      ? max(crossed.map(\.lowerBound).min() ?? .infinity, leader.lowerBound)
      : min(crossed.map(\.upperBound).max() ?? -.infinity, leader.upperBound)
    guard leader.contains(over) else { return [(leader, .solid)] }
    let dotted = isBefore ? over...leader.upperBound : leader.lowerBound...over
    guard dotted.upperBound - dotted.lowerBound > 8 * style.unit else {
      return [(leader, .solid)]
    }
    return leader.parts(outside: dotted).map { ($0, .solid) } + [(dotted, .dotted)]
  }

  /// Returns the parts of a horizontal leader that no rule covers already.
  private func parts(of range: ClosedRange<Double>, at height: Double) -> [ClosedRange<Double>] {
    var parts = [range]
    for rule in rules
    where rule.from.y == rule.to.y && abs(Double(rule.from.y) - height) < 1.5 * style.lineWidth {
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
      for (part, form) in parts(of: reach, at: anchor.y).flatMap({
        forms($0, at: anchor.y, edge)
      }) {
        line(part, at: anchor.y, .horizontal, block.label.ink, form, opacity: 0.8, &pen)
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
      let reach = min(Double(anchor.y), start)...max(Double(anchor.y), start)
      for (part, form) in forms(reach, at: anchor.x, edge) {
        line(part, at: anchor.x, .vertical, block.label.ink, form, opacity: 0.8, &pen)
      }
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
