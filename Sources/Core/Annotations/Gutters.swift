import Foundation

/// Where the labels and dimensions around one canvas go, in the canvas's coordinates.
struct Gutters {
  /// A label of which every line is shaped.
  struct Block {
    var label: AnnotationMarks.Label
    var lines: [AnnotationText]
    var width: Double
    var height: Double
    /// The middle along the edge; for labels above and below also their row, the nearest first, and
    /// whether the leader bends on its way to the middle.
    var middle = 0.0
    var row = 0
    var isBent = false
  }

  struct Measure {
    var dimension: AnnotationMarks.Dimension
    var text: AnnotationText
    /// From the canvas's edge to the line.
    var distance = 0.0
    /// The middle of the number, along the line.
    var number = 0.0
    /// Whether the number is beside the line, not at it.
    var isBeside = false
  }

  let style: AnnotationStyle
  let canvas: CGSize
  let rules: [AnnotationMarks.Rule]
  private(set) var blocks = PerEdge<[Block]>([])
  var measures = PerEdge<[Measure]>([])
  /// What dimensions take beside the canvas; labels come after them.
  var lanes = PerEdge(0.0)
  let witnesses: Witnesses
  /// What is painted or outlined.
  let frames: [CGRect]

  /// The widest that a line of a label may be, in points of type.
  private static let labelWidth = 320.0

  /// - Parameter parts: What the picture shows.
  init(
    _ marks: AnnotationMarks, _ parts: [PaintedPart], canvas: CGSize, _ style: AnnotationStyle,
    _ engine: any TextEngine
  ) {
    self.style = style
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

  /// Labels beside the canvas, as near to what they are about as the others allow.
  private mutating func spread(_ edge: AnnotationMarks.GutterEdge) {
    var all = blocks[edge]
    guard !all.isEmpty else { return }
    // What is said of one line or frame stays together; what follows is of another.
    let gap = 4 * style.unit
    // Labels above the canvas may reach over its corners.
    let start = blocks[.top].isEmpty && measures[.top].isEmpty ? -style.lineHeight / 2 : 0
    let middles = Spread.middles(
      all.map { $0.label.anchor.y }, lengths: all.map { $0.height + gap }, from: start)
    for index in all.indices {
      let anchor = Double(all[index].label.anchor.y)
      all[index].middle = middles[index]
      // Half a gap is free: a leader that bends by so little looks like a mistake.
      let isFree = !all.indices.contains { other in
        other != index
          && abs(middles[other] - anchor) < (all[other].height + all[index].height) / 2 + gap - 0.01
      }
      if isFree, abs(middles[index] - anchor) <= gap / 2 { all[index].middle = anchor }
    }
    blocks[edge] = all
  }

  /// Labels above or below the canvas: in rows, so that no leader runs through another label. Where
  /// that cannot be, all are in one row, each as near to what it is about as the others allow.
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

  /// How far labels and dimensions reach beyond the canvas.
  func width(_ edge: AnnotationMarks.GutterEdge) -> Double {
    let (lanes, all) = (lanes[edge], blocks[edge])
    guard !all.isEmpty else { return lanes }
    if edge == .left || edge == .right {
      return lanes + style.leader + (all.map(\.width).max() ?? 0)
    }
    let rows = (all.map(\.row).max() ?? 0) + 1
    return lanes + levelLeader(edge) + Double(rows) * rowHeight(edge)
  }

  /// From the canvas or its dimensions to the nearest row: past the labels on the left and right where
  /// these are higher than the canvas and a label above or below is wider.
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

  /// What the labels above and below and numbers of dimensions cover on the left and right of the
  /// canvas.
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

  /// The lowest and the highest that labels beside the canvas reach.
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

/// One value for each edge. Less is looked up at run time than for a dictionary, of which a program
/// that draws one picture would notice.
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
