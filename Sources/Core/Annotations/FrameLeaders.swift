import Foundation
import GalleyViews

/// Chooses where the leaders of frame labels end: on an edge that belongs to the frame alone, or
/// else only to frames around it, crossing as few other frames and texts as possible.
struct FrameLeaders {
  /// The outlined frames, clipped to the canvas.
  let frames: [CGRect]
  let texts: [CGRect]
  /// The painted parts other than texts and lines.
  let areas: [CGRect]
  let canvas: CGSize
  let style: AnnotationStyle
  private let frameExtents, textExtents, areaExtents: Extents
  /// The positions of existing leaders along the edges.
  private var taken = PerEdge<[Double]>([])

  init(
    _ frames: [CGRect], texts: [CGRect], areas: [CGRect], canvas: CGSize, _ style: AnnotationStyle
  ) {
    (self.frames, self.texts, self.areas) = (frames, texts, areas)
    (self.canvas, self.style) = (canvas, style)
    (frameExtents, textExtents) = (Extents(frames), Extents(texts))
    areaExtents = Extents(areas)
  }

  /// - Parameters:
  ///   - index: The index of the frame.
  ///   - edge: The preferred edge for the label.
  ///   - height: The preferred height of a leader on the left or right.
  mutating func leader(
    of index: Int, at edge: AnnotationMarks.GutterEdge, height: Double
  ) -> (edge: AnnotationMarks.GutterEdge, anchor: CGPoint) {
    var best = (cost: Double.infinity, edge: edge, along: height)
    for candidate in AnnotationMarks.GutterEdge.allCases {
      let isSide = candidate == .left || candidate == .right
      let range = frames[index].range(isSide ? .vertical : .horizontal)
      let wish = isSide ? height : (range.lowerBound + range.upperBound) / 2
      // Prefer the sides, because labels above each other are easy to compare.
      let place = candidate == edge ? 0 : isSide ? 0.3 : 2
      let length = max(range.upperBound - range.lowerBound, 1)
      for along in positions(wish, in: range) {
        let distance = place + 0.2 * abs(along - wish) / length
        // What is crossed only adds to the cost.
        if distance >= best.cost { continue }
        let cost = distance + self.cost(index, candidate, along)
        if cost < best.cost { best = (cost, candidate, along) }
      }
    }
    taken[best.edge].append(best.along)
    return (best.edge, anchor(index, best.edge, best.along))
  }

  private func positions(_ wish: Double, in range: ClosedRange<Double>) -> [Double] {
    let inner = range.widened(by: -3 * style.unit)
    // With many frames, use fewer positions: their edges are close to each other anyway.
    let count = frames.count > 40 ? 6.0 : 24
    let step = max((inner.upperBound - inner.lowerBound) / count, 2.5 * style.unit)
    return [wish] + stride(from: inner.lowerBound, through: inner.upperBound, by: step)
  }

  /// Returns a point on the line around the frame, which is outside of the frame.
  private func anchor(
    _ index: Int, _ edge: AnnotationMarks.GutterEdge, _ along: Double
  ) -> CGPoint {
    let (frame, width) = (frames[index], style.ruleWidth)
    return switch edge {
    case .left: CGPoint(x: max(frame.minX - width, 0), y: along)
    case .right: CGPoint(x: min(frame.maxX, canvas.width), y: along)
    case .top: CGPoint(x: along, y: max(frame.minY - width, 0))
    case .bottom: CGPoint(x: along, y: min(frame.maxY, canvas.height))
    }
  }

  private func cost(
    _ index: Int, _ edge: AnnotationMarks.GutterEdge, _ along: Double
  ) -> Double {
    let axis: Axis = edge == .left || edge == .right ? .horizontal : .vertical
    let own = frameExtents[axis][index]
    let isBefore = edge == .left || edge == .top
    let limit = isBefore ? 0 : Double(axis == .horizontal ? canvas.width : canvas.height)
    let end = isBefore ? own.low : own.high
    let way = Extent(low: min(end, limit), high: max(end, limit))
    var cost = (way.high - way.low) / 400
    // Leaders at the same height would be mistaken for one.
    cost += 50 * Double(taken[edge].count { abs($0 - along) < 5 * style.unit })
    let near = 2 * style.ruleWidth + 0.5
    var crossed: [Double] = []
    frameExtents.visit(along, axis, within: max(near, 4)) { other, range, across in
      if other == index { return }
      // A leader along another frame's edge would be mistaken for that edge.
      if range.low - 4 <= way.high, range.high + 4 >= way.low,
        abs(across.low - along) < 4 || abs(across.high - along) < 4
      {
        cost += 4
      }
      guard across.low - near <= along, along <= across.high + near else { return }
      for line in [range.low, range.high] {
        if abs(line - end) <= near {
          // Where nested frames share an edge, the reader assumes the innermost one.
          let isAround = frames[other].insetBy(dx: -near, dy: -near).contains(frames[index])
          cost += isAround ? 0.4 : 2.4
        } else if way.low <= line, line <= way.high,
          !crossed.contains(where: { abs($0 - line) <= near })
        {
          crossed.append(line)
        }
      }
    }
    cost += Double(crossed.count)
    var (crossedTexts, crossedAreas) = (0, 0)
    textExtents.visit(along, axis) { _, range, _ in
      if range.isCrossed(on: way) { crossedTexts += 1 }
    }
    areaExtents.visit(along, axis) { area, range, _ in
      // An area that contains the frame is crossed by a leader from any side.
      if range.isCrossed(on: way), !areas[area].insetBy(dx: -1, dy: -1).contains(frames[index]) {
        crossedAreas += 1
      }
    }
    return cost + 2 * Double(crossedTexts) + 1.5 * Double(crossedAreas)
  }
}

/// From where to where something extends along an axis, in points.
private struct Extent {
  let low, high: Double

  /// Whether a leader crosses more than the border on its way.
  func isCrossed(on way: Extent) -> Bool {
    let middle = (low + high) / 2
    return min(low + 1, middle) <= way.high && way.low <= max(high - 1, middle)
  }
}

/// The extents of rectangles. Costs are computed for many places, each of which asks for all of them.
private struct Extents {
  private let horizontal, vertical: [Extent]

  init(_ rectangles: [CGRect]) {
    func extents(_ axis: Axis) -> [Extent] {
      rectangles.map {
        let range = $0.range(axis)
        return Extent(low: range.lowerBound, high: range.upperBound)
      }
    }
    (horizontal, vertical) = (extents(.horizontal), extents(.vertical))
  }

  subscript(axis: Axis) -> [Extent] { axis == .horizontal ? horizontal : vertical }

  /// Calls `body` for each rectangle that a line along `axis` crosses or passes.
  ///
  /// - Parameters:
  ///   - along: The place of the line on the other axis.
  ///   - distance: How close the line passes.
  ///   - body: Gets the rectangle's index and its extents along the axis and along the other one.
  func visit(
    _ along: Double, _ axis: Axis, within distance: Double = 0,
    _ body: (_ index: Int, _ range: Extent, _ across: Extent) -> Void
  ) {
    let (ranges, acrosses) = axis == .horizontal ? (horizontal, vertical) : (vertical, horizontal)
    // A pointer, because a build without optimization calls generic functions for each element of an
    // array.
    acrosses.withUnsafeBufferPointer { acrosses in
      guard let across = acrosses.baseAddress else { return }
      var index = 0
      while index < acrosses.count {
        if across[index].low - distance <= along, along <= across[index].high + distance {
          body(index, ranges[index], across[index])
        }
        index += 1
      }
    }
  }
}
