import Foundation

extension Path {
  private enum Operation {
    case union, intersection, subtraction, difference

    func combines(_ first: Bool, _ second: Bool) -> Bool {
      switch self {
      case .union: first || second
      case .intersection: first && second
      case .subtraction: first && !second
      case .difference: first != second
      }
    }
  }

  /// The area that is in one of the paths.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the insides of both are found by the even-odd rule. Default: `false`.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.union, other, eoFill)
  }

  /// The area that is in both paths.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the insides of both are found by the even-odd rule. Default: `false`.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.intersection, other, eoFill)
  }

  /// The area that is in this path and not in the other one.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the insides of both are found by the even-odd rule. Default: `false`.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.subtraction, other, eoFill)
  }

  /// The area that is in one of the paths and not in both.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the insides of both are found by the even-odd rule. Default: `false`.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.difference, other, eoFill)
  }

  /// The area of the path without overlaps: filled by either rule, it looks the same.
  ///
  /// - Parameter eoFill: Whether the inside is found by the even-odd rule. Default: `false`.
  public func normalized(eoFill: Bool = false) -> Path { combined(.union, Path(), eoFill) }

  /// The parts of the path's lines that are inside of the other path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(cutBy: other, eoFill) { $0 }
  }

  /// The parts of the path's lines that are outside of the other path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lines(cutBy: other, eoFill) { !$0 }
  }

  private func lines(
    cutBy other: Path, _ eoFill: Bool, where isKept: (_ isInside: Bool) -> Bool
  ) -> Path {
    guard let arrangement = PathArrangement(self, other, closesFirst: false) else { return self }
    let mine = arrangement.edges.filter { !$0.isSecond }
    guard let windings = PathWindings(arrangement.edges, eoFill: eoFill),
      let areInside = windings.areInSecond(mine)
    else { return self }
    var chain = PathChain(arrangement)
    for (edge, isInside) in zip(mine, areInside) where isKept(isInside) {
      chain.append(edge, joins: true)
    }
    return chain.finish()
  }

  private func combined(_ operation: Operation, _ other: Path, _ eoFill: Bool) -> Path {
    guard let arrangement = PathArrangement(self, other, closesFirst: true),
      let windings = PathWindings(arrangement.edges, eoFill: eoFill)
    else {
      return operation == .union ? joined(with: other) : self
    }
    // An edge is part of the outline where what is filled differs between its two sides.
    var outline: [PathArrangement.Edge] = []
    for index in windings.indices {
      let edge = windings.edge(at: index)
      let sides = windings.sides(of: index)
      let left = operation.combines(sides.left.first, sides.left.second)
      let right = operation.combines(sides.right.first, sides.right.second)
      if left != right { outline.append(right ? edge : edge.reversed) }
    }
    return PathChain.closed(outline, arrangement)
  }

  private func joined(with other: Path) -> Path {
    var copy = self
    copy.addPath(other)
    return copy
  }
}

extension PathArrangement.Edge {
  /// The edge in the other direction.
  fileprivate var reversed: Self {
    var copy = self
    (copy.start, copy.end, copy.from, copy.to) = (end, start, to, from)
    return copy
  }
}

// MARK: Windings

/// What of two paths is inside on each side of the edges of their arrangement.
private struct PathWindings {
  struct Sides {
    var left: (first: Bool, second: Bool)
    var right: (first: Bool, second: Bool)
  }

  /// Downwards or, where they are level, to the right; of those that lie on each other, one.
  private var edges: [PathArrangement.Edge] = []
  /// Whether across and down are exchanged, as fewer edges are side by side then.
  private let isTransposed: Bool
  /// By how much the windings of both paths grow from an edge's right to its left side, seen in its
  /// direction.
  private var steps: [Winding] = []
  private let eoFill: Bool
  /// Those on the right sides.
  private var windings: [Winding] = []

  /// - Returns: `nil` where so many edges are side by side that nobody would wait for it.
  init?(_ all: [PathArrangement.Edge], eoFill: Bool) {
    self.eoFill = eoFill
    isTransposed = Self.runsDown(all)
    let all = isTransposed ? all.map(\.transposed) : all
    var points = IndexTable(capacity: all.count)
    var pairs = IndexTable(capacity: all.count)
    var (edges, steps): ([PathArrangement.Edge], [Winding]) = ([], [])
    var ends: [(start: Int, end: Int, isForward: Bool)] = []
    edges.reserveCapacity(all.count)
    steps.reserveCapacity(all.count)
    ends.reserveCapacity(all.count)
    for edge in all {
      let isForward =
        edge.isFlat ? edge.start.x < edge.end.x : edge.start.y < edge.end.y
      let edge = isForward ? edge : edge.reversed
      let (start, end) = (points.index(of: edge.start), points.index(of: edge.end))
      let index = pairs.index(of: UInt64(start), UInt64(end))
      if index == edges.count {
        edges.append(edge)
        steps.append(Winding())
        ends.append((start, end, isForward))
      }
      if edge.isSecond {
        steps[index].second += isForward ? 1 : -1
      } else {
        steps[index].first += isForward ? 1 : -1
      }
    }
    (self.edges, self.steps) = (edges, steps)
    // Along a line that nothing meets, the sides stay what they are: they are looked up once.
    var degrees = [Int32](repeating: 0, count: points.count)
    for end in ends {
      degrees[end.start] += 1
      degrees[end.end] += 1
    }
    var runs: [(first: Int, longest: Int)] = []
    for index in edges.indices {
      if index > 0, let run = runs.last {
        let (last, next) = (ends[index - 1], ends[index])
        let joint = last.isForward ? last.end : last.start
        let (before, after) = (steps[index - 1], steps[index])
        let isSame = last.isForward == next.isForward
        if joint == (next.isForward ? next.start : next.end), degrees[joint] == 2,
          after == (isSame ? before : before.opposite)
        {
          if edges[index].extent > edges[run.longest].extent {
            runs[runs.count - 1].longest = index
          }
          continue
        }
      }
      runs.append((index, index))
    }
    guard
      let known = EdgeSweep.windings(
        beside: runs.map { (edges[$0.longest].middle, $0.longest) }, edges, steps)
    else { return nil }
    windings = [Winding](repeating: Winding(), count: edges.count)
    for (number, run) in runs.enumerated() {
      let end = number + 1 < runs.count ? runs[number + 1].first : edges.count
      // On the right of the path, in its own direction.
      let right =
        ends[run.longest].isForward ? known[number] : known[number] + steps[run.longest]
      for index in run.first..<end {
        windings[index] = ends[index].isForward ? right : right + steps[index].opposite
      }
    }
  }

  private func isInside(_ winding: Int32) -> Bool { eoFill ? winding & 1 != 0 : winding != 0 }

  var indices: Range<Int> { edges.indices }

  /// An edge where it is.
  func edge(at index: Int) -> PathArrangement.Edge {
    isTransposed ? edges[index].transposed : edges[index]
  }

  /// What is inside on the two sides of an edge.
  func sides(of index: Int) -> Sides {
    let (near, far) = (windings[index], windings[index] + steps[index])
    let (right, left) = isTransposed ? (far, near) : (near, far)
    return Sides(
      left: (isInside(left.first), isInside(left.second)),
      right: (isInside(right.first), isInside(right.second)))
  }

  /// Whether more edges are side by side than above each other, on average.
  private static func runsDown(_ edges: [PathArrangement.Edge]) -> Bool {
    var (across, down): (CGFloat, CGFloat) = (0, 0)
    guard let first = edges.first?.start else { return false }
    var (low, high) = (first, first)
    for edge in edges {
      across += abs(edge.end.x - edge.start.x)
      down += abs(edge.end.y - edge.start.y)
      low = CGPoint(x: min(low.x, edge.start.x), y: min(low.y, edge.start.y))
      high = CGPoint(x: max(high.x, edge.start.x), y: max(high.y, edge.start.y))
    }
    return across * (high.y - low.y) < down * (high.x - low.x)
  }

  /// Whether the middle of each edge is inside of the second path.
  func areInSecond(_ others: [PathArrangement.Edge]) -> [Bool]? {
    EdgeSweep.windings(
      beside: others.map { (isTransposed ? $0.transposed.middle : $0.middle, -1) }, edges, steps
    )?.map { isInside($0.second) }
  }
}

/// How often two paths run around a point.
private struct Winding: Equatable {
  var first: Int32 = 0
  var second: Int32 = 0

  var opposite: Winding { Winding(first: -first, second: -second) }

  static func + (a: Winding, b: Winding) -> Winding {
    Winding(first: a.first + b.first, second: a.second + b.second)
  }
}

extension PathArrangement.Edge {
  fileprivate var transposed: Self {
    var copy = self
    (copy.start, copy.end) = (
      CGPoint(x: start.y, y: start.x), CGPoint(x: end.y, y: end.x)
    )
    return copy
  }
  fileprivate var middle: CGPoint { (start + end) * 0.5 }
  /// How far it reaches, across and down.
  fileprivate var extent: CGFloat { abs(end.x - start.x) + abs(end.y - start.y) }
}

/// Goes down the plane and knows the edges at each height.
private enum EdgeSweep {
  private struct Entry {
    let top: CGFloat
    let bottom: CGFloat
    let x: CGFloat
    let slope: CGFloat
    let index: Int
    let step: Winding
  }

  /// The most comparisons that are worth their time.
  private static let workLimit = 500_000_000

  /// The windings just to the left of points, on an edge or -1; level edges are passed just below.
  static func windings(
    beside points: [(point: CGPoint, edge: Int)], _ edges: [PathArrangement.Edge],
    _ steps: [Winding]
  ) -> [Winding]? {
    var waiting = edges.indices.compactMap { index -> Entry? in
      let edge = edges[index]
      if edge.isFlat { return nil }
      return Entry(
        top: edge.start.y, bottom: edge.end.y, x: edge.start.x,
        slope: (edge.end.x - edge.start.x) / (edge.end.y - edge.start.y), index: index,
        step: steps[index])
    }
    waiting.sort { $0.top < $1.top }
    let order = points.indices.sorted { points[$0].point.y < points[$1].point.y }
    var result = [Winding](repeating: Winding(), count: points.count)
    var open: [Entry] = []
    var next = 0
    var work = 0
    for position in order {
      let (point, own) = points[position]
      work += open.count
      guard work < workLimit else { return nil }
      while next < waiting.count, waiting[next].top <= point.y {
        open.append(waiting[next])
        next += 1
      }
      var winding = Winding()
      var kept = 0
      var count = open.count
      while kept < count {
        let entry = open[kept]
        if entry.bottom <= point.y {
          count -= 1
          open[kept] = open[count]
          continue
        }
        kept += 1
        if entry.index != own, entry.x + (point.y - entry.top) * entry.slope < point.x {
          winding.first += entry.step.first
          winding.second += entry.step.second
        }
      }
      open.removeLast(open.count - count)
      result[position] = winding
    }
    return result
  }
}

/// Numbers keys in the order in which they are first seen.
private struct IndexTable {
  private var slots: [Int32]
  private var keys: [(UInt64, UInt64)] = []
  private let mask: Int

  /// The number of keys.
  var count: Int { keys.count }

  /// - Parameter capacity: How many keys there may be.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 4 { size *= 2 }
    slots = [Int32](repeating: -1, count: size)
    mask = size - 1
    keys.reserveCapacity(capacity * 2)
  }

  mutating func index(of point: CGPoint) -> Int {
    index(of: Double(point.x).bitPattern, Double(point.y).bitPattern)
  }

  mutating func index(of first: UInt64, _ second: UInt64) -> Int {
    var hash = (first &* 0x9E37_79B9_7F4A_7C15) ^ (second &* 0xC2B2_AE3D_27D4_EB4F)
    hash = (hash ^ (hash >> 29)) &* 0xBF58_476D_1CE4_E5B9
    var slot = Int(truncatingIfNeeded: hash >> 20) & mask
    while true {
      let known = slots[slot]
      if known < 0 {
        slots[slot] = Int32(truncatingIfNeeded: keys.count)
        keys.append((first, second))
        return keys.count - 1
      }
      if keys[Int(known)] == (first, second) { return Int(known) }
      slot = (slot + 1) & mask
    }
  }
}

// MARK: Outlines

/// Edges one after another, of which a path with lines and curves is made.
private struct PathChain {
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
