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
  /// The positions of existing leaders along the edges.
  private var taken = PerEdge<[Double]>([])

  init(
    _ frames: [CGRect], texts: [CGRect], areas: [CGRect], canvas: CGSize, _ style: AnnotationStyle
  ) {
    (self.frames, self.texts, self.areas) = (frames, texts, areas)
    (self.canvas, self.style) = (canvas, style)
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
      for along in positions(wish, in: range) {
        let length = max(range.upperBound - range.lowerBound, 1)
        let cost =
          place + 0.2 * abs(along - wish) / length + self.cost(index, candidate, along)
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
    let own = frames[index].range(axis)
    let isBefore = edge == .left || edge == .top
    let limit = isBefore ? 0 : Double(axis == .horizontal ? canvas.width : canvas.height)
    let end = isBefore ? own.lowerBound : own.upperBound
    let way = min(end, limit)...max(end, limit)
    var cost = (way.upperBound - way.lowerBound) / 400
    // Leaders at the same height would be mistaken for one.
    cost += 50 * Double(taken[edge].count { abs($0 - along) < 5 * style.unit })
    let near = 2 * style.ruleWidth + 0.5
    var crossed: [Double] = []
    for (other, frame) in frames.enumerated() where other != index {
      let (range, across) = (frame.range(axis), frame.range(axis.other))
      // A leader along another frame's edge would be mistaken for that edge.
      if range.widened(by: 4).overlaps(way),
        abs(across.lowerBound - along) < 4 || abs(across.upperBound - along) < 4
      {
        cost += 4
      }
      guard across.widened(by: near).contains(along) else { continue }
      for line in [range.lowerBound, range.upperBound] {
        if abs(line - end) <= near {
          // Where nested frames share an edge, the reader assumes the innermost one.
          cost += frame.insetBy(dx: -near, dy: -near).contains(frames[index]) ? 0.4 : 2.4
        } else if way.contains(line), !crossed.contains(where: { abs($0 - line) <= near }) {
          crossed.append(line)
        }
      }
    }
    cost += Double(crossed.count)
    cost +=
      2
      * Double(
        texts.count { text in
          text.range(axis.other).contains(along) && text.range(axis).widened(by: -1).overlaps(way)
        })
    // An area that contains the frame is crossed by a leader from any side.
    cost +=
      1.5
      * Double(
        areas.count { area in
          !area.insetBy(dx: -1, dy: -1).contains(frames[index])
            && area.range(axis.other).contains(along)
            && area.range(axis).widened(by: -1).overlaps(way)
        })
    return cost
  }
}
