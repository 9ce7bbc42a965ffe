import Foundation

/// Edges one after another, of which a path with lines and curves is made.
struct PathChain {
  private let arrangement: PathArrangement
  private var path = Path()
  /// The line or curve that is being put together.
  private var pending: PathArrangement.Edge?

  init(_ arrangement: PathArrangement) { self.arrangement = arrangement }

  /// - Parameter joins: Whether the edge goes on where the last one ended, if it begins there.
  mutating func append(_ edge: PathArrangement.Edge, joins: Bool) {
    if let last = pending, joins, last.end == edge.start {
      if last.source == edge.source, last.to == edge.from,
        (last.from < last.to) == (edge.from < edge.to)
      {
        pending?.end = edge.end
        pending?.to = edge.to
        return
      }
      flush()
    } else {
      flush()
      path.move(to: edge.start)
    }
    pending = edge
  }

  private mutating func flush() {
    guard let edge = pending else { return }
    pending = nil
    let source = arrangement.sources[Int(edge.source)]
    guard !source.isLine else { return path.addLine(to: edge.end) }
    let curve = source.between(edge.from, edge.to)
    path.addCurve(to: edge.end, control1: curve.control1, control2: curve.control2)
  }

  mutating func finish() -> Path {
    flush()
    return path
  }

  private mutating func close() {
    // Closing draws the last line.
    if let edge = pending, arrangement.sources[Int(edge.source)].isLine { pending = nil }
    flush()
    path.closeSubpath()
  }

  /// Closed subpaths of edges, each of which begins where another one ends.
  static func closed(_ edges: [PathArrangement.Edge], _ arrangement: PathArrangement) -> Path {
    // For each point the first edge that begins there, and for each edge the next one.
    var points = IndexTable(capacity: edges.count)
    let starts = edges.map { points.index(of: $0.start) }
    let ends = edges.map { points.index(of: $0.end) }
    var first = [Int](repeating: -1, count: edges.count * 2)
    var following = [Int](repeating: -1, count: edges.count)
    for index in edges.indices.reversed() {
      following[index] = first[starts[index]]
      first[starts[index]] = index
    }
    var isUsed = [Bool](repeating: false, count: edges.count)
    /// An unused edge from a point: one that goes on along the same line or curve, if there is any.
    func next(after index: Int) -> Int? {
      let edge = edges[index]
      var candidate = first[ends[index]]
      var found: Int?
      while candidate >= 0 {
        if !isUsed[candidate] {
          let other = edges[candidate]
          if other.source == edge.source, other.from == edge.to { return candidate }
          found = found ?? candidate
        }
        candidate = following[candidate]
      }
      return found
    }
    var chain = PathChain(arrangement)
    for start in edges.indices where !isUsed[start] {
      var loop: [PathArrangement.Edge] = []
      var current: Int? = start
      while let index = current {
        isUsed[index] = true
        loop.append(edges[index])
        if ends[index] == starts[start] { break }
        current = next(after: index)
      }
      guard loop.count > 1 else { continue }
      // Begins at a corner, so that no line or curve is cut there.
      var corner = 0
      for index in loop.indices {
        let before = loop[index == 0 ? loop.count - 1 : index - 1]
        if before.source != loop[index].source || before.to != loop[index].from {
          corner = index
          break
        }
      }
      for offset in loop.indices {
        chain.append(loop[(corner + offset) % loop.count], joins: offset > 0)
      }
      chain.close()
    }
    return chain.finish()
  }
}
