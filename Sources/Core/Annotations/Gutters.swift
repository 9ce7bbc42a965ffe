import Foundation
import GalleyViews

/// Arranges the labels and dimensions around one canvas, in the canvas's coordinates.
struct Gutters {
  /// A label with shaped lines.
  struct Block {
    var label: AnnotationMarks.Label
    var lines: [AnnotationText]
    var width: Double
    var height: Double
    /// The middle along the edge. Labels above and below also have a row, counted from the canvas,
    /// and may have a bent leader.
    var middle = 0.0
    var row = 0
    var isBent = false
  }

  struct Measure {
    var dimension: AnnotationMarks.Dimension
    var text: AnnotationText
    /// The distance of the line from the canvas's edge.
    var distance = 0.0
    /// The middle of the number along the line.
    var number = 0.0
    /// Whether the number is beyond the end of the line.
    var isBeside = false
  }

  let style: AnnotationStyle
  let canvas: CGSize
  let rules: [AnnotationMarks.Rule]
  private(set) var blocks = PerEdge<[Block]>([])
  var measures = PerEdge<[Measure]>([])
  /// The space that dimensions take beside the canvas; labels are outside of it.
  var lanes = PerEdge(0.0)
  let witnesses: Witnesses
  /// The colors under lines over the picture.
  let ground: Ground
  /// The painted or outlined frames.
  let frames: [CGRect]

  /// The maximum width of a label's line, in points of text.
  private static let labelWidth = 440.0

  /// - Parameter parts: The painted parts of the picture.
  init(
    _ marks: AnnotationMarks, _ parts: [PaintedPart], over ground: Ground, canvas: CGSize,
    _ style: AnnotationStyle, _ engine: any TextEngine
  ) {
    self.style = style
    self.ground = ground
    self.canvas = canvas
    rules = marks.rules
    witnesses = Witnesses(marks, parts, canvas: canvas, style)
    frames = parts.map(\.frame) + marks.outlines.map(\.frame)
    for label in marks.labels {
      let lines = label.lines.map {
        AnnotationText(
          $0, fontSize: style.labelSize, limit: Self.labelWidth * style.unit, engine: engine)
      }
      blocks[label.edge].append(
        Block(
          label: label, lines: lines, width: lines.map(\.width).max() ?? 0,
          height: Double(lines.count) * style.lineHeight))
    }
    for (dimension, edge) in zip(marks.dimensions, witnesses.edges(of: marks.dimensions)) {
      let text = AnnotationText(
        [.init(text: dimension.text, ink: dimension.ink, isStrong: true)],
        fontSize: style.labelSize, engine: engine)
      measures[edge].append(Measure(dimension: dimension, text: text))
    }
    for edge in AnnotationMarks.GutterEdge.allCases { placeMeasures(edge) }
    for edge in [AnnotationMarks.GutterEdge.left, .right] { spread(edge) }
    for edge in [AnnotationMarks.GutterEdge.top, .bottom] { stack(edge) }
  }

  // MARK: Placing

  /// Places the labels on a side of the canvas, each as close to its subject as the others allow.
  private mutating func spread(_ edge: AnnotationMarks.GutterEdge) {
    var all = blocks[edge]
    guard !all.isEmpty else { return }
    // The lines of one label stay together, separated from the next label.
    let gap = 4 * style.unit
    // Labels can extend above the canvas unless the top edge has labels or dimensions.
    let start = blocks[.top].isEmpty && measures[.top].isEmpty ? -style.lineHeight / 2 : 0
    let middles = Spread.middles(
      all.map { $0.label.anchor.y }, lengths: all.map { $0.height + gap }, from: start)
    for index in all.indices {
      let anchor = Double(all[index].label.anchor.y)
      all[index].middle = middles[index]
      // If the anchor's height is free, use it: a leader with such a small bend looks like a
      // mistake.
      let isFree = !all.indices.contains { other in
        other != index
          && abs(middles[other] - anchor) < (all[other].height + all[index].height) / 2 + gap - 0.01
      }
      if isFree, abs(middles[index] - anchor) <= gap / 2 { all[index].middle = anchor }
    }
    blocks[edge] = all
  }

  /// Places the labels above or below the canvas in rows, so that no leader crosses another label.
  /// If that is impossible, places all in one row, each as close to its subject as the others
  /// allow.
  private mutating func stack(_ edge: AnnotationMarks.GutterEdge) {
    var all = blocks[edge]
    guard !all.isEmpty else { return }
    let gap = 6 * style.unit
    var rows: [[(range: ClosedRange<Double>, leader: Double)]] = []
    for index in all.indices.sorted(by: {
      (all[$0].label.anchor.x, $0) < (all[$1].label.anchor.x, $1)
    }) {
      let x = Double(all[index].label.anchor.x)
      let range = (x - all[index].width / 2 - gap)...(x + all[index].width / 2 + gap)
      let free = rows.indices.first { row in
        !rows[row].contains { $0.range.overlaps(range) }
          && !rows[..<row].joined().contains { $0.range.contains(x) }
          && !rows[(row + 1)...].joined().contains { range.contains($0.leader) }
      }
      guard let row = free ?? (rows.joined().contains { $0.range.contains(x) } ? nil : rows.count)
      else { return spreadLevel(edge) }
      if row == rows.count { rows.append([]) }
      rows[row].append((range, x))
      (all[index].middle, all[index].row) = (x, row)
    }
    blocks[edge] = all
  }

  private mutating func spreadLevel(_ edge: AnnotationMarks.GutterEdge) {
    var all = blocks[edge]
    let middles = Spread.middles(
      all.map { $0.label.anchor.x }, lengths: all.map { $0.width + 12 * style.unit },
      from: -.infinity)
    for index in all.indices {
      (all[index].middle, all[index].row, all[index].isBent) = (middles[index], 0, true)
    }
    blocks[edge] = all
  }

  // MARK: Sizes

  /// The width of the canvas with everything beside it.
  var wholeWidth: Double {
    let overhang = levelOverhang
    return max(width(.left), overhang.left) + Double(canvas.width)
      + max(width(.right), overhang.right)
  }

  /// Returns how far labels and dimensions extend beyond the canvas.
  func width(_ edge: AnnotationMarks.GutterEdge) -> Double {
    let (lanes, all) = (lanes[edge], blocks[edge])
    guard !all.isEmpty else { return lanes }
    if edge == .left || edge == .right {
      return lanes + style.leader + (all.map(\.width).max() ?? 0)
    }
    let rows = (all.map(\.row).max() ?? 0) + 1
    return lanes + levelLeader(edge) + Double(rows) * rowHeight(edge)
  }

  /// Returns the distance from the canvas or its dimensions to the nearest row. If a label above or
  /// below is wider than the canvas, it also clears side labels that extend past the canvas.
  func levelLeader(_ edge: AnnotationMarks.GutterEdge) -> Double {
    let all = blocks[edge]
    let leader = all.contains(where: \.isBent) ? style.leader : 6 * style.unit
    guard
      all.contains(where: { block in
        block.middle - block.width / 2 < 0 || block.middle + block.width / 2 > Double(canvas.width)
      })
    else { return leader }
    let side = sideRange
    let beyond = edge == .top ? -side.lowerBound : side.upperBound - Double(canvas.height)
    return max(leader, beyond + leader - lanes[edge])
  }

  func rowHeight(_ edge: AnnotationMarks.GutterEdge) -> Double {
    blocks[edge].map(\.height).max() ?? 0
  }

  /// How far the labels above and below, and the numbers of dimensions, extend to the left and
  /// right of the canvas.
  var levelOverhang: (left: Double, right: Double) {
    var (left, right) = (0.0, 0.0)
    for edge in [AnnotationMarks.GutterEdge.top, .bottom] {
      for block in blocks[edge] {
        left = max(left, block.width / 2 - block.middle)
        right = max(right, block.middle + block.width / 2 - canvas.width)
      }
      for measure in measures[edge] {
        left = max(left, measure.text.width / 2 - measure.number)
        right = max(right, measure.number + measure.text.width / 2 - canvas.width)
      }
    }
    return (left, right)
  }

  /// The vertical extent of labels and numbers on the sides.
  var sideRange: ClosedRange<Double> {
    let all = blocks[.left] + blocks[.right]
    let dimensions = measures[.left] + measures[.right]
    let half = style.lineHeight / 2
    let middles = dimensions.map(\.number)
    let top = all.map { $0.middle - $0.height / 2 } + middles.map { $0 - half } + [0]
    let bottom =
      all.map { $0.middle + $0.height / 2 } + middles.map { $0 + half } + [Double(canvas.height)]
    return (top.min() ?? 0)...(bottom.max() ?? 0)
  }
}

/// One value for each edge. Needs fewer runtime lookups than a dictionary, which matters to a
/// program that draws a single picture.
struct PerEdge<Value> {
  private var values: (Value, Value, Value, Value)

  init(_ value: Value) { values = (value, value, value, value) }

  subscript(edge: AnnotationMarks.GutterEdge) -> Value {
    get {
      switch edge {
      case .left: values.0
      case .right: values.1
      case .top: values.2
      case .bottom: values.3
      }
    }
    set {
      switch edge {
      case .left: values.0 = newValue
      case .right: values.1 = newValue
      case .top: values.2 = newValue
      case .bottom: values.3 = newValue
      }
    }
  }
}
