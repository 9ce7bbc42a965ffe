import GalleyGraphics

extension FixedSegment {
  /// What sums of advances may differ by and still be equal, in points.
  static let tolerance = 1e-6

  /// The clusters of each line: broken after words, then after characters. An empty segment has one
  /// empty line.
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

  /// Moves the word before a single word on the last line to that line; see `LastLines`.
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
      // White space at a line's end needs no width.
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

  /// Where the white space at the end of `range` starts.
  func visibleEnd(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].isWhitespace { end -= 1 }
    return end
  }
}

/// Replaces part of the last line that is kept by an ellipsis.
struct FixedTruncation {
  let segment: FixedSegment
  /// The first cluster of the line.
  let start: Int
  let position: TruncationPosition
  /// The width of the line, in points; `nil` is unlimited.
  let width: Double?
  /// What the ellipsis adds, by the style of its neighbour.
  let ellipsis: (_ style: Int) -> FixedCluster

  /// The line that stands for everything from `start` on: clusters, and which bytes they show.
  func line() -> (clusters: [FixedCluster], range: Range<Int>) {
    let count = segment.clusters.count
    // As much of the front and of the back as fits alone.
    let front = reach(segment.clusters[start...])
    let back = reach(segment.clusters[start...].reversed())
    var cuts: [(head: Int, tail: Int)] = front == count - start ? [(count, count)] : []
    switch position {
    case .tail: cuts += (0...front).reversed().map { (start + $0, count) }
    case .head: cuts += (0...back).reversed().map { (start, count - $0) }
    case .middle:
      // As much on both sides, beginning with the most.
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

  /// How many clusters are no wider than the line.
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

  /// The clusters before `head`, an ellipsis, and the clusters from `tail` on, without white space
  /// beside the ellipsis.
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
