import GalleyGraphics

/// Replaces part of the last visible line by an ellipsis.
struct Truncation {
  let shaper: SegmentShaper
  let position: TruncationPosition
  /// The available width, in points; `nil` if unlimited.
  let width: Double?

  private static let ellipsis = Array("…".utf8)

  /// Returns the line that represents `rest` and everything after it.
  ///
  /// - Parameters:
  ///   - rest: The text from the start of the line to the end of its segment.
  ///   - shown: The number of bytes that the line shows before truncation.
  ///   - isCutLater: Whether text after this segment is also truncated.
  func line(for rest: TextSegment, shown: Int, isCutLater: Bool) -> ShapedLine {
    let total = rest.bytes.count
    if shown >= total || width == nil, isCutLater {
      // The whole segment may fit, with an ellipsis for what follows.
      let line = candidate(rest, head: visibleEnd(rest, 0..<total), tail: total)
      if fits(line) { return line }
    }
    guard width != nil else { return shaper.line(of: rest) }
    // Enough text to fill the line with the narrowest expected letters.
    var reach = max(shown, 1) * 2 + 64
    while reach < total {
      let line = shorten(rest, reach: reach)
      if let line { return line }
      reach *= 2
    }
    return shorten(rest, reach: total) ?? candidate(rest, head: 0, tail: total)
  }

  /// Returns the longest line that fits, considering `reach` bytes at each end; `nil` if more are
  /// needed.
  private func shorten(_ rest: TextSegment, reach: Int) -> ShapedLine? {
    let total = rest.bytes.count
    let front = 0..<rest.characterStart(min(reach, total))
    let back = rest.characterStart(max(0, total - reach))..<total
    let budget = (width ?? 0) - ellipsisWidth(rest)
    switch position {
    case .tail:
      guard let ends = ends(of: rest, in: front, budget: budget) else { return nil }
      return firstFit(ends.reversed().map { (head: visibleEnd(rest, 0..<$0), tail: total) }, rest)
    case .head:
      guard let starts = starts(of: rest, in: back, budget: budget) else { return nil }
      return firstFit(starts.reversed().map { (head: 0, tail: $0) }, rest)
    case .middle:
      guard let ends = ends(of: rest, in: front, budget: budget / 2),
        let starts = starts(of: rest, in: back, budget: budget / 2)
      else { return nil }
      return middle(rest, ends: ends, starts: starts)
    }
  }

  /// Removes text from the longer half until the line fits.
  private func middle(_ rest: TextSegment, ends: [Int], starts: [Int]) -> ShapedLine {
    var (ends, starts) = (ends, starts)
    let total = rest.bytes.count
    while true {
      let head = ends.last ?? 0
      let tail = starts.last ?? total
      let line = candidate(rest, head: visibleEnd(rest, 0..<head), tail: max(head, tail))
      if fits(line) || (head == 0 && tail == total) { return line }
      if head >= total - tail { ends.removeLast() } else { starts.removeLast() }
    }
  }

  private func firstFit(_ cuts: [(head: Int, tail: Int)], _ rest: TextSegment) -> ShapedLine {
    for cut in cuts {
      let line = candidate(rest, head: cut.head, tail: cut.tail)
      if fits(line) { return line }
    }
    return candidate(rest, head: 0, tail: rest.bytes.count)
  }

  /// Returns the possible ends of the front part within `budget`, shortest first; `nil` if all of
  /// it fits.
  private func ends(of rest: TextSegment, in range: Range<Int>, budget: Double) -> [Int]? {
    let clusters = shaper.clusters(of: rest.slice(range))
    var advance = 0.0
    var ends: [Int] = []
    for (index, cluster) in clusters.enumerated() {
      advance += cluster.advance
      let isLast = index + 1 == clusters.count
      if advance > budget { return ends }
      ends.append(range.lowerBound + (isLast ? range.count : clusters[index + 1].start))
    }
    return range.upperBound == rest.bytes.count ? ends : nil
  }

  /// Returns the possible starts of the back part within `budget`, shortest first; `nil` if all of
  /// it fits.
  private func starts(of rest: TextSegment, in range: Range<Int>, budget: Double) -> [Int]? {
    var advance = 0.0
    var starts: [Int] = []
    for cluster in shaper.clusters(of: rest.slice(range)).reversed() {
      advance += cluster.advance
      if advance > budget { return starts }
      starts.append(range.lowerBound + cluster.start)
    }
    return range.lowerBound == 0 ? starts : nil
  }

  private func fits(_ line: ShapedLine) -> Bool {
    guard let width else { return true }
    return line.width <= width + 1.0 / 512
  }

  private func ellipsisWidth(_ rest: TextSegment) -> Double {
    candidate(rest, head: 0, tail: rest.bytes.count).width
  }

  private func visibleEnd(_ rest: TextSegment, _ range: Range<Int>) -> Int {
    rest.trailingWhitespaceStart(in: range)
  }

  /// Returns a line of the bytes before `head`, an ellipsis, and the bytes from `tail` on.
  private func candidate(_ rest: TextSegment, head: Int, tail: Int) -> ShapedLine {
    let total = rest.bytes.count
    var tail = tail
    while tail < total, rest.bytes[tail] == 0x20 { tail += 1 }
    var segment = TextSegment(sourceStart: rest.sourceStart, emptyStyle: rest.emptyStyle)
    segment.isRightToLeft = rest.isRightToLeft
    segment.append(rest, 0..<head)
    let neighbour = head > 0 ? head - 1 : max(0, min(tail, total - 1))
    segment.append(Self.ellipsis, style: shaper.textStyle(near: rest.style(at: neighbour)))
    segment.append(rest, tail..<total)
    var line = shaper.line(of: segment)
    let shownFrom = head == 0 && tail < total ? tail : 0
    let shownTo = tail < total ? total : head
    line.range = rest.source(shownFrom)..<max(rest.source(shownFrom), rest.source(shownTo))
    line.endsParagraph = true
    return line
  }
}
