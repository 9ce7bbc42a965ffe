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
    var range: ClosedRange<Double> { min(before, after)...max(before, after) }
  }

  var moves: [Move] = []
  /// The heights of lines that run straight across.
  var level: [(height: Double, form: AnnotationForm)] = []

  /// The margins beside the arrows, and between an arrow and its number, in points of text.
  private static let inset = 12.0
  private static let space = 6.0

  private func texts(_ style: AnnotationStyle, _ engine: any TextEngine) -> [AnnotationText] {
    moves.map { move in
      AnnotationText(
        [.init(text: AnnotationWords.distance(move.distance), ink: move.ink, isStrong: true)],
        fontSize: style.labelSize * 1.1, engine: engine)
    }
  }

  /// Returns the lane of each move, which holds its arrow and its number. Only moves that are far
  /// apart share a lane, so that each number belongs to one arrow.
  private func lanes(_ style: AnnotationStyle) -> [Int] {
    var result = [Int](repeating: 0, count: moves.count)
    var taken: [[ClosedRange<Double>]] = []
    let order = moves.indices.sorted {
      (min(moves[$0].before, moves[$0].after), $0) < (min(moves[$1].before, moves[$1].after), $1)
    }
    for index in order {
      let range = moves[index].range.widened(by: style.lineHeight)
      let lane = taken.firstIndex { !$0.contains { $0.overlaps(range) } } ?? taken.count
      if lane == taken.count { taken.append([]) }
      taken[lane].append(range)
      result[index] = lane
    }
    return result
  }

  /// Returns the width of a lane.
  private func lane(_ texts: [AnnotationText], _ style: AnnotationStyle) -> Double {
    (texts.map(\.width).max() ?? 0) + (2 * Self.space + 4) * style.unit
  }

  /// Returns the required distance between the pictures, in points.
  func width(_ style: AnnotationStyle, _ engine: any TextEngine) -> Double {
    guard !moves.isEmpty else { return 40 * style.unit }
    let count = (lanes(style).max() ?? 0) + 1
    return Self.inset * 2 * style.unit + lane(texts(style, engine), style) * Double(count)
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
        .quiet, line.form, width: style.ruleWidth)
    }
    let lanes = lanes(style)
    let texts = texts(style, engine)
    let lane = lane(texts, style)
    var lowest = top
    let lines = moves.flatMap { [$0.before, $0.after] } + level.map(\.height)
    for (index, move) in moves.enumerated() {
      let x = left + Self.inset * style.unit + lane * Double(lanes[index])
      pen.line(
        [CGPoint(x: left, y: top + move.before), CGPoint(x: x, y: top + move.before)], move.ink,
        move.form, width: style.ruleWidth)
      pen.line(
        [CGPoint(x: x, y: top + move.after), CGPoint(x: right, y: top + move.after)], move.ink,
        move.form, width: style.ruleWidth)
      arrow(move, x, top, &pen)
    }
    // Numbers stand beside their own arrows, clear of all lines.
    for (index, move) in moves.enumerated() {
      let text = texts[index]
      let x = left + (Self.inset + Self.space) * style.unit + lane * Double(lanes[index])
      let height = free(near: (move.before + move.after) / 2, lines, within: move.range, style)
      pen.write(text, left: x, middle: top + height)
      lowest = max(lowest, top + height + style.lineHeight / 2)
    }
    return lowest
  }

  /// Returns the height nearest to `wish` at which a number touches no line, near its arrow.
  private func free(
    near wish: Double, _ lines: [Double], within range: ClosedRange<Double>,
    _ style: AnnotationStyle
  ) -> Double {
    let heights = range.widened(by: style.lineHeight * 3)
    func isFree(_ height: Double) -> Bool {
      height > 0 && heights.contains(height)
        && !lines.contains { abs($0 + style.ruleWidth / 2 - height) < 6.5 * style.unit }
    }
    for step in 0...Int(2 * (heights.upperBound - heights.lowerBound) / style.unit) {
      let offset = Double(step) * style.unit / 2
      if isFree(wish + offset) { return wish + offset }
      if isFree(wish - offset) { return wish - offset }
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
