import GalleyGraphics

extension FixedSegment {
  /// The tolerance for comparing sums of advances, in points.
  static let tolerance = 1e-6

  /// Breaks the clusters into lines, after words if possible, else after characters. An empty
  /// segment has one empty line.
  func lines(width: Double?) -> [Range<Int>] {
    guard let width, !clusters.isEmpty else { return [0..<clusters.count] }
    var lines: [Range<Int>] = []
    var start = 0
    while start < clusters.count {
      let end = lineEnd(from: start, width: width)
      lines.append(start..<end)
      start = end
    }
    if endsParagraph { evenOutLastLines(&lines, width) }
    return lines
  }

  /// Moves a word down to join a single word on the last line; see `LastLines`.
  private func evenOutLastLines(_ lines: inout [Range<Int>], _ width: Double) {
    guard lines.count >= 2 else { return }
    let (line, last) = (lines[lines.count - 2], lines[lines.count - 1])
    let (end, lastEnd) = (visibleEnd(line), visibleEnd(last))
    guard end < line.upperBound, last.lowerBound < lastEnd,
      !clusters[last.lowerBound..<lastEnd].contains(where: \.isWhitespace),
      let space = clusters[line.lowerBound..<end].lastIndex(where: \.isWhitespace),
      visibleEnd(line.lowerBound..<space) > line.lowerBound
    else { return }
    let moved = (line.lowerBound..<space + 1, space + 1..<last.upperBound)
    let isBetter = LastLines.areMoreAlike(
      (visibleWidth(moved.0), visibleWidth(moved.1)),
      than: (visibleWidth(line), visibleWidth(last)), in: width + Self.tolerance)
    if isBetter { lines.replaceSubrange(lines.count - 2..<lines.count, with: [moved.0, moved.1]) }
  }

  private func visibleWidth(_ range: Range<Int>) -> Double {
    clusters[range.lowerBound..<visibleEnd(range)].reduce(0) { $0 + $1.advance }
  }

  private func lineEnd(from start: Int, width: Double) -> Int {
    var advance = 0.0
    var lastBreak: Int?
    for index in start..<clusters.count {
      // Trailing white space takes no width.
      let isTooWide = advance + clusters[index].advance > width + Self.tolerance
      if isTooWide, !clusters[index].isWhitespace, index > start { return lastBreak ?? index }
      advance += clusters[index].advance
      if allowsBreak(after: index) { lastBreak = index + 1 }
    }
    return clusters.count
  }

  private func allowsBreak(after index: Int) -> Bool {
    guard index + 1 < clusters.count else { return true }
    let (cluster, next) = (clusters[index], clusters[index + 1])
    if next.isWhitespace { return false }
    return cluster.isWhitespace || cluster.allowsBreakAfter || cluster.isIdeographic
      || next.isIdeographic
  }

  /// The start of the trailing white space in `range`.
  func visibleEnd(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].isWhitespace { end -= 1 }
    return end
  }
}

/// Truncates the last remaining line with an ellipsis.
struct FixedTruncation {
  let segment: FixedSegment
  /// The first cluster of the line.
  let start: Int
  let position: TruncationPosition
  /// The width of the line, in points; `nil` is unlimited.
  let width: Double?
  /// Creates the ellipsis in the style of its neighbor.
  let ellipsis: (_ style: Int) -> FixedCluster

  /// Returns the line that replaces everything from `start` on: its clusters, and the range of
  /// bytes that it shows.
  func line() -> (clusters: [FixedCluster], range: Range<Int>) {
    let count = segment.clusters.count
    // The number of clusters from the front and from the back that would fit on their own.
    let front = reach(segment.clusters[start...])
    let back = reach(segment.clusters[start...].reversed())
    var cuts: [(head: Int, tail: Int)] = front == count - start ? [(count, count)] : []
    switch position {
    case .tail: cuts += (0...front).reversed().map { (start + $0, count) }
    case .head: cuts += (0...back).reversed().map { (start, count - $0) }
    case .middle:
      // Split evenly between both sides, longest first.
      cuts += (0...min(front + back, count - start)).reversed().map {
        (start + ($0 + 1) / 2, count - $0 / 2)
      }
    }
    for cut in cuts {
      let line = candidate(head: cut.head, tail: cut.tail)
      if fits(line.clusters) { return line }
    }
    return candidate(head: start, tail: count)
  }

  /// Returns how many clusters fit into the line.
  private func reach(_ clusters: some Sequence<FixedCluster>) -> Int {
    guard let width else { return segment.clusters.count - start }
    var (advance, count) = (0.0, 0)
    for cluster in clusters {
      advance += cluster.advance
      if advance > width + FixedSegment.tolerance, !cluster.isWhitespace { break }
      count += 1
    }
    return count
  }

  private func fits(_ line: [FixedCluster]) -> Bool {
    guard let width else { return true }
    return line.reduce(0) { $0 + $1.advance } <= width + FixedSegment.tolerance
  }

  /// Returns the clusters before `head`, an ellipsis, and the clusters from `tail` on, without
  /// white space next to the ellipsis.
  private func candidate(
    head: Int, tail: Int
  ) -> (clusters: [FixedCluster], range: Range<Int>) {
    let count = segment.clusters.count
    let head = segment.visibleEnd(start..<head)
    var tail = tail
    while tail < count, segment.clusters[tail].isWhitespace { tail += 1 }
    let neighbour = head > start ? head - 1 : min(tail, count - 1)
    let style = neighbour >= 0 ? segment.clusters[neighbour].style : segment.emptyStyle
    let (front, back) = (segment.clusters[start..<head], segment.clusters[tail...])
    let shown = front.isEmpty ? back : front
    let from = shown.first?.range.lowerBound ?? segment.start
    let to = back.last?.range.upperBound ?? front.last?.range.upperBound ?? from
    return (Array(front) + [ellipsis(style)] + back, from..<to)
  }
}
