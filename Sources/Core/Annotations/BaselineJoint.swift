import Foundation
import GalleyViews

/// Joins the baselines of one picture to those of the next: straight lines for baselines that
/// didn't move, and arrows with a signed distance for those that did.
struct BaselineJoint {
  struct Move {
    /// The heights on the two canvases, in points.
    var before: Double
    var after: Double
    var ink: AnnotationInk
    var form: AnnotationForm
    var distance: Double { after - before }
  }

  var moves: [Move] = []
  /// The heights of lines that run straight across.
  var level: [(height: Double, form: AnnotationForm)] = []

  /// The distance between arrows, and the margin beside them, in points of text.
  private static let lane = 13.0
  private static let inset = 12.0

  private func texts(_ style: AnnotationStyle, _ engine: any TextEngine) -> [AnnotationText] {
    moves.map { move in
      AnnotationText(
        [.init(text: AnnotationWords.distance(move.distance), ink: move.ink, isStrong: true)],
        fontSize: style.labelSize * 1.1, engine: engine)
    }
  }

  /// Returns the lane of each move: arrows that would overlap are side by side.
  private func lanes(_ style: AnnotationStyle) -> [Int] {
    var result = [Int](repeating: 0, count: moves.count)
    var taken: [[ClosedRange<Double>]] = []
    let gap = 3 * style.unit
    let order = moves.indices.sorted {
      (min(moves[$0].before, moves[$0].after), $0) < (min(moves[$1].before, moves[$1].after), $1)
    }
    for index in order {
      let move = moves[index]
      let range = (min(move.before, move.after) - gap)...(max(move.before, move.after) + gap)
      let lane = taken.firstIndex { !$0.contains { $0.overlaps(range) } } ?? taken.count
      if lane == taken.count { taken.append([]) }
      taken[lane].append(range)
      result[index] = lane
    }
    return result
  }

  /// Returns the required distance between the pictures, in points.
  func width(_ style: AnnotationStyle, _ engine: any TextEngine) -> Double {
    guard !moves.isEmpty else { return 40 * style.unit }
    let count = (lanes(style).max() ?? 0) + 1
    let words = texts(style, engine).map(\.width).max() ?? 0
    return (Self.inset * 2 + Self.lane * Double(count) + 6) * style.unit + words
  }

  /// - Returns: The lowest point of the drawing, on the sheet.
  func draw(
    from first: CGRect, to second: CGRect, with pen: inout AnnotationPen, _ engine: any TextEngine
  ) -> Double {
    let style = pen.style
    let (left, right, top) = (Double(first.maxX), Double(second.minX), Double(first.minY))
    for line in level {
      pen.line(
        [CGPoint(x: left, y: top + line.height), CGPoint(x: right, y: top + line.height)],
        .quiet, line.form)
    }
    let lanes = lanes(style)
    let texts = texts(style, engine)
    let column =
      left + (Self.inset + Self.lane * Double((lanes.max() ?? 0) + 1)) * style.unit
    var lowest = top
    // The numbers are in the order of their lines.
    var above: Double?
    let crossing = moves.map(\.after) + level.map(\.height)
    let order = moves.indices.sorted {
      (moves[$0].after, moves[$0].before, $0) < (moves[$1].after, moves[$1].before, $1)
    }
    for index in order {
      let move = moves[index]
      let x = left + (Self.inset + Self.lane * (Double(lanes[index]) + 0.5)) * style.unit
      pen.line(
        [CGPoint(x: left, y: top + move.before), CGPoint(x: x, y: top + move.before)], move.ink,
        move.form)
      pen.line(
        [CGPoint(x: x, y: top + move.after), CGPoint(x: right, y: top + move.after)], move.ink,
        move.form)
      arrow(move, x, top, &pen)
      let height = free(near: (move.before + move.after) / 2, crossing, below: above, style)
      above = height
      let nearest = min(max(height, min(move.before, move.after)), max(move.before, move.after))
      if nearest != height || lanes[index] < lanes.max() ?? 0 {
        pen.line(
          [
            CGPoint(x: x, y: top + nearest),
            CGPoint(x: column + 3 * style.unit, y: top + height),
          ], move.ink, .dotted)
      }
      pen.write(texts[index], left: column + 5 * style.unit, middle: top + height)
      lowest = max(lowest, top + height + style.lineHeight / 2)
    }
    return lowest
  }

  /// Returns the height nearest to `wish` at which a number touches no line and is below the
  /// previous number.
  private func free(
    near wish: Double, _ lines: [Double], below other: Double?, _ style: AnnotationStyle
  ) -> Double {
    let least = other.map { $0 + style.lineHeight } ?? -.infinity
    let wish = max(wish, least)
    func isFree(_ height: Double) -> Bool {
      height >= least
        && !lines.contains { abs($0 + style.lineWidth / 2 - height) < 7.5 * style.unit }
    }
    // Each line blocks at most thirty steps.
    for step in 0...(30 * lines.count + 1) {
      let offset = Double(step) * style.unit
      if isFree(wish + offset) { return wish + offset }
      if isFree(wish - offset), wish - offset > 0 { return wish - offset }
    }
    return wish
  }

  /// Draws an arrow from the old height to the new one.
  private func arrow(_ move: Move, _ x: Double, _ top: Double, _ pen: inout AnnotationPen) {
    let style = pen.style
    let sign = move.distance < 0 ? -1.0 : 1.0
    let length = min(6 * style.unit, abs(move.distance))
    pen.line(
      [CGPoint(x: x, y: top + move.before), CGPoint(x: x, y: top + move.after)], move.ink)
    let cap = 3 * style.unit
    pen.line(
      [
        CGPoint(x: x - cap, y: top + move.before),
        CGPoint(x: x + cap + style.lineWidth, y: top + move.before),
      ], move.ink)
    guard length >= 3 * style.unit else { return }
    let tip = CGPoint(
      x: style.grid.round(x) + style.lineWidth / 2,
      y: style.grid.round(top + move.after) + (sign > 0 ? 0 : style.lineWidth))
    var head = Path()
    head.move(to: tip)
    head.addLine(to: CGPoint(x: tip.x - length * 0.42, y: tip.y - sign * length))
    head.addLine(to: CGPoint(x: tip.x + length * 0.42, y: tip.y - sign * length))
    head.closeSubpath()
    pen.fill(head, move.ink.color)
  }
}
