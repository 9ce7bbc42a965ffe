import Foundation

/// Assembles consecutive edges into a path with lines and curves.
struct PathChain {
  private let arrangement: PathArrangement
  private var path = Path()
  /// The line or curve being assembled.
  private var pending: PathArrangement.Edge?

  init(_ arrangement: PathArrangement) { self.arrangement = arrangement }

  /// - Parameter joins: Whether the edge continues the subpath if it starts where the last edge
  ///   ended.
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
    // Closing the subpath draws the last line.
    if let edge = pending, arrangement.sources[Int(edge.source)].isLine { pending = nil }
    flush()
    path.closeSubpath()
  }

  /// Returns closed subpaths of edges, each starting where another one ends.
  static func closed(_ edges: [PathArrangement.Edge], _ arrangement: PathArrangement) -> Path {
    // Linked lists of the edges that start at each point.
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
    /// Returns an unused edge from the end of an edge, preferably along the same line or curve.
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
      // Start at a corner so that no line or curve is split there.
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
