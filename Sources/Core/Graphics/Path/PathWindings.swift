import Foundation

/// The parts of two paths that are inside on each side of their arrangement's edges.
struct PathWindings {
  struct Sides {
    var left: (first: Bool, second: Bool)
    var right: (first: Bool, second: Bool)
  }

  /// The edges, running downward or, if horizontal, to the right; coincident edges are merged.
  private var edges: [PathArrangement.Edge] = []
  /// Whether x and y are swapped to have fewer edges side by side.
  private let isTransposed: Bool
  /// The change of both winding numbers from an edge's right side to its left, in its direction.
  private var steps: [Winding] = []
  private let eoFill: Bool
  /// The winding numbers on the right sides.
  private var windings: [Winding] = []

  /// - Returns: `nil` if too many edges are side by side.
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
    // The sides stay the same along a line without junctions, so they are computed once per line.
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
      // The winding number to the right of the path, in its own direction.
      let right =
        ends[run.longest].isForward ? known[number] : known[number] + steps[run.longest]
      for index in run.first..<end {
        windings[index] = ends[index].isForward ? right : right + steps[index].opposite
      }
    }
  }

  private func isInside(_ winding: Int32) -> Bool { eoFill ? winding & 1 != 0 : winding != 0 }

  var indices: Range<Int> { edges.indices }

  /// Returns an edge at its original position.
  func edge(at index: Int) -> PathArrangement.Edge {
    isTransposed ? edges[index].transposed : edges[index]
  }

  /// Returns what is inside on the two sides of an edge.
  func sides(of index: Int) -> Sides {
    let (near, far) = (windings[index], windings[index] + steps[index])
    let (right, left) = isTransposed ? (far, near) : (near, far)
    return Sides(
      left: (isInside(left.first), isInside(left.second)),
      right: (isInside(right.first), isInside(right.second)))
  }

  /// Whether, on average, more edges are side by side than one above the other.
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

  /// Returns whether the middle of each edge is inside the second path.
  func areInSecond(_ others: [PathArrangement.Edge]) -> [Bool]? {
    EdgeSweep.windings(
      beside: others.map { (isTransposed ? $0.transposed.middle : $0.middle, -1) }, edges, steps
    )?.map { isInside($0.second) }
  }
}

/// The winding numbers of two paths around a point.
struct Winding: Equatable {
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
  /// The sum of the edge's width and height.
  fileprivate var extent: CGFloat { abs(end.x - start.x) + abs(end.y - start.y) }
}

/// Sweeps down the plane, tracking the edges at each height.
enum EdgeSweep {
  private struct Entry {
    let top: CGFloat
    let bottom: CGFloat
    let x: CGFloat
    let slope: CGFloat
    let index: Int
    let step: Winding
  }

  /// The maximum number of comparisons.
  private static let workLimit = 500_000_000

  /// Returns the winding numbers just left of points. Each point gives the edge it lies on, or -1;
  /// a point on a horizontal edge counts as just below it.
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

/// Numbers keys in the order in which they first occur.
struct IndexTable {
  private var slots: [Int32]
  private var keys: [(UInt64, UInt64)] = []
  private let mask: Int

  /// The number of keys.
  var count: Int { keys.count }

  /// - Parameter capacity: The maximum number of keys.
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
