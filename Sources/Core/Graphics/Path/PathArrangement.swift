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
    var cuts: [Cut] = []
    guard splitPairs(in: grid, whole: whole, &cuts) else { return nil }
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

  private typealias Cut = (edge: Int32, position: Double, point: CGPoint)

  /// Records where edges in the same cell cross or touch.
  ///
  /// - Returns: Whether the number of crossings is within the limit.
  private func splitPairs(in grid: EdgeGrid, whole: Bool, _ cuts: inout [Cut]) -> Bool {
    let lengths = edges.map { ($0.end - $0.start).length }
    let boxes = edges.map { $0.box }
    // Pointers and plain comparisons, because a build without optimization calls generic functions for
    // each element of an array, and there are up to 50 million pairs.
    return edges.withUnsafeBufferPointer { edges in
      lengths.withUnsafeBufferPointer { lengths in
        boxes.withUnsafeBufferPointer { boxes in
          grid.members.withUnsafeBufferPointer { members in
            guard let edges = edges.baseAddress, let lengths = lengths.baseAddress,
              let boxes = boxes.baseAddress, let members = members.baseAddress
            else { return true }
            for cell in 0..<grid.cellCount {
              let range = grid.members(in: cell)
              var position = range.lowerBound
              while position < range.upperBound {
                let first = Int(members[position])
                let (left, right) = (boxes[first].left, boxes[first].right)
                let (top, bottom) = (boxes[first].top, boxes[first].bottom)
                let isSecond = edges[first].isSecond
                position += 1
                var next = position
                while next < range.upperBound {
                  let second = Int(members[next])
                  next += 1
                  let other = boxes + second
                  if other.pointee.right < left || other.pointee.left > right { continue }
                  if other.pointee.bottom < top || other.pointee.top > bottom { continue }
                  if !whole, edges[second].isSecond == isSecond { continue }
                  cross(first, second, edges, lengths, &cuts)
                }
              }
              guard cuts.count < Self.crossingLimit else { return false }
            }
            return true
          }
        }
      }
    }
  }

  /// Records where two edges cross or touch.
  private func cross(
    _ first: Int, _ second: Int, _ edges: UnsafePointer<Edge>, _ lengths: UnsafePointer<CGFloat>,
    _ cuts: inout [Cut]
  ) {
    let (a, b) = (edges + first, edges + second)
    let start = a.pointee.start
    let along = a.pointee.end - start
    let across = b.pointee.end - b.pointee.start
    let between = b.pointee.start - start
    let turn = along.x * across.y - along.y * across.x
    // The distances of each edge's ends from the line of the other, times the length of that line.
    let startSide = along.x * between.y - along.y * between.x
    let endSide = startSide + turn
    let near = unit * 0.75 * lengths[first]
    if startSide > near && endSide > near || startSide < -near && endSide < -near { return }
    let mineStart = across.y * between.x - across.x * between.y
    let mineEnd = mineStart - turn
    let close = unit * 0.75 * lengths[second]
    if mineStart > close && mineEnd > close || mineStart < -close && mineEnd < -close { return }
    var touches = false
    func touch(_ point: CGPoint, _ edge: Int, _ start: CGPoint, _ way: CGPoint) {
      touches = true
      let position = ((point - start) * way) / (way * way)
      if position > 0, position < 1 { cuts.append((Int32(edge), Double(position), point)) }
    }
    if abs(startSide) <= near { touch(b.pointee.start, first, start, along) }
    if abs(endSide) <= near { touch(b.pointee.end, first, start, along) }
    if abs(mineStart) <= close { touch(start, second, b.pointee.start, across) }
    if abs(mineEnd) <= close { touch(a.pointee.end, second, b.pointee.start, across) }
    if touches || (startSide > 0) == (endSide > 0) || (mineStart > 0) == (mineEnd > 0) { return }
    let position = (between.x * across.y - between.y * across.x) / turn
    let other = (between.x * along.y - between.y * along.x) / turn
    guard position > 0, position < 1, other > 0, other < 1 else { return }
    let point = Self.snapped(start + along * position, to: unit)
    cuts.append((Int32(first), Double(position), point))
    cuts.append((Int32(second), Double(other), point))
  }
}

/// The smallest upright rectangle around an edge.
private struct EdgeBox {
  let left, top, right, bottom: CGFloat
}

extension PathArrangement.Edge {
  fileprivate var box: EdgeBox {
    let (isRightward, isDownward) = (start.x < end.x, start.y < end.y)
    return EdgeBox(
      left: isRightward ? start.x : end.x, top: isDownward ? start.y : end.y,
      right: isRightward ? end.x : start.x, bottom: isDownward ? end.y : start.y)
  }
}

/// The edges in each cell of a grid over all of them.
private struct EdgeGrid {
  private var starts: [Int32] = []
  /// The edges of all cells, those of one cell after those of another.
  private(set) var members: [Int32] = []
  private let columns: Int
  private let rows: Int
  private let origin: CGPoint
  private let cell: CGSize

  var cellCount: Int { columns * rows }

  /// Returns where the edges of a cell are among all members.
  func members(in cell: Int) -> Range<Int> { Int(starts[cell])..<Int(starts[cell + 1]) }

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
