import Foundation

/// The outlines of two paths as straight edges that meet only at their ends: split wherever they
/// cross or touch, with ends snapped to an imperceptibly fine grid.
///
/// Each edge records the line or curve that it belongs to, so that paths assembled from edges have
/// curves again.
struct PathArrangement {
  /// A straight piece of a line or curve, within a tolerance.
  struct Edge {
    var start: CGPoint
    var end: CGPoint
    /// The index of the line or curve.
    var source: Int32
    /// The range of the curve's parameter.
    var from: Double
    var to: Double
    /// Whether the edge belongs to the second path.
    var isSecond: Bool

    var isFlat: Bool { start.y == end.y }
  }

  private(set) var sources: [PathSegment] = []
  private(set) var edges: [Edge] = []
  /// The spacing of the grid, in points.
  let unit: CGFloat

  private static let roundLimit = 5
  /// The maximum numbers of crossings and comparisons; paths that need more are not combined.
  private static let crossingLimit = 4_000_000
  private static let workLimit = 50_000_000

  /// - Parameter closesFirst: Whether open subpaths of the first path are closed, as in areas.
  /// - Returns: `nil` if the limits are exceeded.
  init?(_ first: Path, _ second: Path, closesFirst: Bool) {
    let (mine, theirs) = (first.segments(closed: closesFirst), second.segments(closed: true))
    let largest = (mine + theirs).reduce(1.0) { max($0, $1.extent) }
    // Coordinates have 40 bits, so that products of two are nearly exact.
    unit = CGFloat(exp2(max(log2(Double(largest)).rounded(.up) - 40, -20)))
    for (segments, isSecond) in [(mine, false), (theirs, true)] {
      for segment in segments { add(segment, isSecond: isSecond) }
    }
    // Snapping ends moves edges slightly, so that they may touch others and need splitting again.
    for _ in 0..<Self.roundLimit {
      let count = edges.count
      guard let cut = cut(whole: closesFirst) else { return nil }
      edges = cut
      if edges.count == count { break }
    }
  }

  private static func snapped(_ point: CGPoint, to unit: CGFloat) -> CGPoint {
    // Adding zero turns -0 into +0, so that equal points have equal bits.
    CGPoint(
      x: (point.x / unit).rounded() * unit + 0, y: (point.y / unit).rounded() * unit + 0)
  }

  private mutating func add(_ segment: PathSegment, isSecond: Bool) {
    let source = Int32(truncatingIfNeeded: sources.count)
    sources.append(segment)
    let count = segment.stepCount
    var (point, position) = (Self.snapped(segment.start, to: unit), 0.0)
    for step in 1...count {
      let next = Double(step) / Double(count)
      let end = Self.snapped(
        step == count ? segment.end : segment.point(CGFloat(next)), to: unit)
      if end != point {
        edges.append(
          Edge(
            start: point, end: end, source: source, from: position, to: next,
            isSecond: isSecond))
        (point, position) = (end, next)
      } else if step == count, let last = edges.indices.last, edges[last].source == source {
        edges[last].to = 1
      }
    }
  }

  // MARK: Splitting

  /// Returns the edges, split where others cross or touch them.
  ///
  /// - Parameter whole: Whether edges of the same path split each other, too.
  private func cut(whole: Bool) -> [Edge]? {
    guard let grid = EdgeGrid(edges, limit: Self.workLimit) else { return nil }
    let lengths = edges.map { ($0.end - $0.start).length }
    let boxes = edges.map(\.box)
    var cuts: [(edge: Int32, position: Double, point: CGPoint)] = []
    for cell in 0..<grid.cellCount {
      let members = grid.edges(in: cell)
      for position in members.indices {
        let first = members[position]
        let box = boxes[Int(first)]
        for second in members[(position + 1)...] {
          let other = boxes[Int(second)]
          // The left, top, negated right and negated bottom.
          if any(box .> -other.mirrored) { continue }
          if !whole, edges[Int(first)].isSecond == edges[Int(second)].isSecond { continue }
          cross(first, second, lengths, &cuts)
        }
      }
      guard cuts.count < Self.crossingLimit else { return nil }
    }
    if cuts.isEmpty { return edges }
    cuts.sort { $0.edge == $1.edge ? $0.position < $1.position : $0.edge < $1.edge }
    var result: [Edge] = []
    result.reserveCapacity(edges.count + cuts.count)
    var next = 0
    for (index, edge) in edges.enumerated() {
      var rest = edge
      while next < cuts.count, cuts[next].edge == index {
        let cut = cuts[next]
        next += 1
        guard cut.point != rest.start, cut.point != edge.end else { continue }
        let parameter = edge.from + (edge.to - edge.from) * cut.position
        var part = rest
        (part.end, part.to) = (cut.point, parameter)
        result.append(part)
        (rest.start, rest.from) = (cut.point, parameter)
      }
      result.append(rest)
    }
    return result
  }

  /// Records where two edges cross or touch.
  private func cross(
    _ first: Int32, _ second: Int32, _ lengths: [CGFloat],
    _ cuts: inout [(edge: Int32, position: Double, point: CGPoint)]
  ) {
    let (a, b) = (edges[Int(first)], edges[Int(second)])
    let (along, across) = (a.end - a.start, b.end - b.start)
    let between = b.start - a.start
    let turn = along.x * across.y - along.y * across.x
    // The distances of each edge's ends from the line of the other, times the length of that line.
    let startSide = along.x * between.y - along.y * between.x
    let endSide = startSide + turn
    let near = unit * 0.75 * lengths[Int(first)]
    if min(startSide, endSide) > near || max(startSide, endSide) < -near { return }
    let mineStart = across.y * between.x - across.x * between.y
    let mineEnd = mineStart - turn
    let close = unit * 0.75 * lengths[Int(second)]
    if min(mineStart, mineEnd) > close || max(mineStart, mineEnd) < -close { return }
    var touches = false
    func touch(_ point: CGPoint, _ edge: Int32, _ start: CGPoint, _ way: CGPoint) {
      touches = true
      let position = ((point - start) * way) / (way * way)
      if position > 0, position < 1 { cuts.append((edge, Double(position), point)) }
    }
    if abs(startSide) <= near { touch(b.start, first, a.start, along) }
    if abs(endSide) <= near { touch(b.end, first, a.start, along) }
    if abs(mineStart) <= close { touch(a.start, second, b.start, across) }
    if abs(mineEnd) <= close { touch(a.end, second, b.start, across) }
    if touches || (startSide > 0) == (endSide > 0) || (mineStart > 0) == (mineEnd > 0) { return }
    let position = (between.x * across.y - between.y * across.x) / turn
    let other = (between.x * along.y - between.y * along.x) / turn
    guard position > 0, position < 1, other > 0, other < 1 else { return }
    let point = Self.snapped(a.start + along * position, to: unit)
    cuts.append((first, Double(position), point))
    cuts.append((second, Double(other), point))
  }
}

extension PathArrangement.Edge {
  /// The left, top, negated right and negated bottom.
  fileprivate var box: SIMD4<Double> {
    SIMD4(
      Double(min(start.x, end.x)), Double(min(start.y, end.y)), -Double(max(start.x, end.x)),
      -Double(max(start.y, end.y)))
  }
}

extension SIMD4<Double> {
  /// The box with its halves swapped.
  fileprivate var mirrored: SIMD4 { SIMD4(z, w, x, y) }
}

/// The edges in each cell of a grid over all of them.
private struct EdgeGrid {
  private var starts: [Int32] = []
  private var members: [Int32] = []
  private let columns: Int
  private let rows: Int
  private let origin: CGPoint
  private let cell: CGSize

  var cellCount: Int { columns * rows }

  func edges(in cell: Int) -> ArraySlice<Int32> {
    members[Int(starts[cell])..<Int(starts[cell + 1])]
  }

  /// - Returns: `nil` if there are more than `limit` pairs to compare.
  init?(_ edges: [PathArrangement.Edge], limit: Int) {
    var (low, high) = (
      CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity)
    )
    for edge in edges {
      low = CGPoint(
        x: min(low.x, edge.start.x, edge.end.x), y: min(low.y, edge.start.y, edge.end.y))
      high = CGPoint(
        x: max(high.x, edge.start.x, edge.end.x), y: max(high.y, edge.start.y, edge.end.y))
    }
    guard !edges.isEmpty else {
      (columns, rows, origin, cell) = (0, 0, .zero, .zero)
      starts = [0]
      return
    }
    // Cells are about half as large as the average edge, so that each edge lies in few cells and
    // each cell contains few edges.
    let size = CGSize(width: high.x - low.x, height: high.y - low.y)
    var (across, down): (CGFloat, CGFloat) = (0, 0)
    for edge in edges {
      across += abs(edge.end.x - edge.start.x)
      down += abs(edge.end.y - edge.start.y)
    }
    let count = CGFloat(edges.count)
    var columns = across > 0 ? max(2 * count * size.width / across, 1) : 1
    var rows = down > 0 ? max(2 * count * size.height / down, 1) : 1
    // At most twice as many cells as edges.
    let excess = columns * rows / (2 * count)
    if excess > 1 {
      let (wide, tall) = (columns, rows)
      columns = max(columns / excess.squareRoot(), 1)
      rows = max(min(tall, 2 * count / columns), 1)
      columns = max(min(wide, 2 * count / rows), 1)
    }
    (self.columns, self.rows, origin) = (Int(columns), Int(rows), low)
    cell = CGSize(
      width: max(size.width / CGFloat(self.columns), .leastNormalMagnitude),
      height: max(size.height / CGFloat(self.rows), .leastNormalMagnitude))
    // Count first, then fill.
    var counts = [Int32](repeating: 0, count: self.columns * self.rows + 1)
    var total = 0
    for edge in edges {
      visit(edge) {
        counts[$0 + 1] += 1
        total += 1
      }
      guard total < limit else { return nil }
    }
    let pairs = counts.reduce(0) { $0 + Int($1) * Int($1) / 2 }
    guard pairs < limit else { return nil }
    for index in 1..<counts.count { counts[index] += counts[index - 1] }
    starts = counts
    var members = [Int32](repeating: 0, count: Int(counts[counts.count - 1]))
    for (index, edge) in edges.enumerated() {
      visit(edge) {
        members[Int(counts[$0])] = Int32(truncatingIfNeeded: index)
        counts[$0] += 1
      }
    }
    self.members = members
  }

  private func column(_ x: CGFloat) -> Int {
    min(max(Int((x - origin.x) / cell.width), 0), columns - 1)
  }

  private func row(_ y: CGFloat) -> Int {
    min(max(Int((y - origin.y) / cell.height), 0), rows - 1)
  }

  /// Calls `body` for each cell that the edge touches, and possibly for adjacent cells.
  private func visit(_ edge: PathArrangement.Edge, _ body: (Int) -> Void) {
    let (left, right) = edge.start.x < edge.end.x ? (edge.start, edge.end) : (edge.end, edge.start)
    let (firstRow, lastRow) = (
      row(min(left.y, right.y)), row(max(left.y, right.y))
    )
    let (firstColumn, lastColumn) = (column(left.x), column(right.x))
    if firstRow == lastRow || firstColumn == lastColumn {
      for row in firstRow...lastRow {
        for column in firstColumn...lastColumn { body(row * columns + column) }
      }
      return
    }
    let slope = (right.y - left.y) / (right.x - left.x)
    for column in firstColumn...lastColumn {
      let from = max(left.x, origin.x + CGFloat(column) * cell.width)
      let to = min(right.x, origin.x + CGFloat(column + 1) * cell.width)
      let (a, b) = (left.y + (from - left.x) * slope, left.y + (to - left.x) * slope)
      // The margin accounts for rounded ends.
      let slack = cell.height * 1e-6
      for row in row(min(a, b) - slack)...row(max(a, b) + slack) { body(row * columns + column) }
    }
  }
}

extension CGPoint {
  fileprivate static func * (a: CGPoint, b: CGPoint) -> CGFloat { a.x * b.x + a.y * b.y }
}
