import Foundation
import GalleyViews

/// The witness lines from the ends of a distance to its number: where they begin, and what they
/// leave out.
struct Witnesses {
  let marks: AnnotationMarks
  let canvas: CGSize
  let style: AnnotationStyle
  /// The painted parts, and the outlines around them.
  private let parts: [PaintedPart]

  init(
    _ marks: AnnotationMarks, _ parts: [PaintedPart], canvas: CGSize, _ style: AnnotationStyle
  ) {
    self.marks = marks
    self.canvas = canvas
    self.style = style
    let whole = CGRect(origin: .zero, size: canvas).insetBy(dx: 1, dy: 1)
    let width = style.ruleWidth
    // Ignore areas behind everything.
    self.parts =
      parts.filter { !$0.isArea || !$0.frame.contains(whole) }
      + marks.outlines.map {
        PaintedPart(frame: $0.frame.insetBy(dx: -width, dy: -width), kind: .line(width))
      }
  }

  // MARK: Sides

  /// Returns the gutter for each distance: the one whose witness lines cross less or are shorter.
  /// If that makes no difference, the gutter of the other distances, or else the preferred one.
  func edges(of dimensions: [AnnotationMarks.Dimension]) -> [AnnotationMarks.GutterEdge] {
    let clear = dimensions.map { dimension -> AnnotationMarks.GutterEdge? in
      let costs = dimension.edges.map { cost(of: dimension, at: $0) }
      guard let least = costs.min(), let most = costs.max(), most - least > 8 * style.unit,
        let index = costs.firstIndex(of: least)
      else { return nil }
      return dimension.edges[index]
    }
    return dimensions.indices.map { index in
      if let edge = clear[index] { return edge }
      let others = Set(
        dimensions.indices.filter { dimensions[$0].edges == dimensions[index].edges }
          .compactMap { clear[$0] })
      return others.count == 1 ? others.first ?? .bottom : dimensions[index].edges[0]
    }
  }

  private func cost(
    of dimension: AnnotationMarks.Dimension, at edge: AnnotationMarks.GutterEdge
  ) -> Double {
    var cost = 0.0
    for (along, span) in [
      (dimension.from, dimension.spans.from), (dimension.to, dimension.spans.to),
    ] {
      let way = way(along, from: span, dimension.axis, to: edge)
      cost += (way.upperBound - way.lowerBound) / 2
      for part in parts {
        let across = part.frame.range(dimension.axis.other)
        guard part.frame.range(dimension.axis).widened(by: -1).contains(along),
          part.frame.range(dimension.axis).lowerBound < along - 1,
          across.lowerBound < way.upperBound - 1.5, across.upperBound > way.lowerBound + 1.5
        else { continue }
        // An area that contains the view surrounds it on every side.
        let isAround =
          across.lowerBound <= span.lowerBound + 0.5 && across.upperBound >= span.upperBound - 0.5
        switch part.kind {
        case .text: cost += 200
        case .area, .bitmap: cost += isAround ? 20 : 120
        case .line: cost += 0
        }
      }
    }
    let line = dimension.from...max(dimension.to, dimension.from)
    cost += 150 * Double(leaders(at: edge).count { line.widened(by: -0.5).contains($0) })
    return cost
  }

  /// Returns where the leaders of labels leave the canvas.
  func leaders(at edge: AnnotationMarks.GutterEdge) -> [Double] {
    marks.labels.filter { $0.edge == edge }.map {
      Double(edge == .top || edge == .bottom ? $0.anchor.x : $0.anchor.y)
    }
  }

  // MARK: Lines

  /// Returns the range from the view to the canvas's edge.
  ///
  /// - Parameters:
  ///   - along: The position of the line.
  ///   - span: The extent of the view across the axis.
  private func way(
    _ along: Double, from span: ClosedRange<Double>, _ axis: Axis,
    to edge: AnnotationMarks.GutterEdge
  ) -> ClosedRange<Double> {
    let isBefore = edge == .left || edge == .top
    let limit = isBefore ? 0 : Double(axis == .horizontal ? canvas.height : canvas.width)
    let reach = isBefore ? span.lowerBound : span.upperBound
    // A view may be larger than what it paints.
    let shown = parts.lazy.filter { part in
      part.frame.range(axis).widened(by: 0.5).contains(along)
        && part.frame.range(axis.other).overlaps(span.widened(by: 0.5))
    }.map {
      let extent = $0.extent(at: along, axis)
      return isBefore ? extent.lowerBound : extent.upperBound
    }
    let start =
      isBefore
      ? shown.filter { $0 >= reach - 1.5 }.min() ?? reach
      : shown.filter { $0 <= reach + 1.5 }.max() ?? reach
    return min(start, limit)...max(start, limit)
  }

  /// Returns the visible segments of a witness line.
  ///
  /// - Parameter cap: The end of the line beside the canvas.
  func parts(
    at along: Double, from span: ClosedRange<Double>, _ axis: Axis,
    to edge: AnnotationMarks.GutterEdge, cap: Double
  ) -> [ClosedRange<Double>] {
    let way = way(along, from: span, axis, to: edge)
    let isBefore = edge == .left || edge == .top
    var lines = [
      isBefore
        ? min(cap, way.lowerBound)...way.upperBound : way.lowerBound...max(cap, way.upperBound)
    ]
    func leaveOut(_ range: ClosedRange<Double>) {
      lines = lines.flatMap { $0.parts(outside: range) }
    }
    for part in parts {
      let (range, across) = (part.frame.range(axis), part.frame.range(axis.other))
      guard range.widened(by: 0.75).contains(along) else { continue }
      switch part.kind {
      case .area, .bitmap, .text: leaveOut(part.extent(at: along, axis))
      case .line(let width):
        if min(along - range.lowerBound, range.upperBound - along) < max(width, 1) + 0.75 {
          leaveOut(across)
        } else {
          leaveOut(across.lowerBound...min(across.lowerBound + width, across.upperBound))
          leaveOut(max(across.upperBound - width, across.lowerBound)...across.upperBound)
        }
      }
    }
    for rule in marks.rules {
      let (from, to) =
        axis == .horizontal
        ? (rule.from, rule.to)
        : (CGPoint(x: rule.from.y, y: rule.from.x), CGPoint(x: rule.to.y, y: rule.to.x))
      guard from.x == to.x, abs(Double(from.x) - along) < 1 else { continue }
      leaveOut(Double(min(from.y, to.y))...Double(max(from.y, to.y)))
    }
    // Leave out segments that a label's leader already covers.
    for label in marks.labels where label.edge == edge {
      let (position, end) =
        axis == .horizontal
        ? (Double(label.anchor.x), Double(label.anchor.y))
        : (Double(label.anchor.y), Double(label.anchor.x))
      if abs(position - along) < 1 { leaveOut(min(end, cap)...max(end, cap)) }
    }
    // Segments as short as a dot or two don't read as a line.
    return lines.filter { $0.upperBound - $0.lowerBound >= 4 * style.unit }
  }
}
