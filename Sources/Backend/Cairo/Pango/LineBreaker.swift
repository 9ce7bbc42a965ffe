import GalleyGraphics

/// Breaks segments into lines, one piece at a time.
///
/// Pango reshapes the rest of an item for every line it breaks off, so the cost would grow
/// quadratically with the length of a paragraph. A line break depends only on the start of the line
/// and the text up to its end. So the same lines result from pieces of a few lines whose last lines
/// are discarded and start the next piece.
struct LineBreaker {
  struct Line {
    var line: ShapedLine
    var segment: Int
    var range: Range<Int>
  }

  let shaper: SegmentShaper
  let segments: [TextSegment]
  let width: Double?

  /// Returns the lines in order, at most `limit`.
  func lines(limit: Int) -> [Line] {
    var result: [Line] = []
    for (index, segment) in segments.enumerated() {
      guard result.count < limit else { break }
      let first = result.count
      if let width, !segment.bytes.isEmpty {
        addPieces(of: segment, index, in: width, limit: limit, to: &result)
      } else {
        result += shaper.lines(of: segment, width: width).map {
          Line(line: $0.line, segment: index, range: $0.range)
        }
      }
      evenOutLastLines(of: segment, from: first, &result)
    }
    return Array(result.prefix(limit))
  }

  /// If the last line of a paragraph has a single word, moves the previous word to that line; see
  /// `LastLines`.
  private func evenOutLastLines(of segment: TextSegment, from first: Int, _ lines: inout [Line]) {
    guard let width, segment.endsParagraph, lines.count >= first + 2 else { return }
    let (line, last) = (lines[lines.count - 2], lines[lines.count - 1])
    guard last.range.upperBound == segment.bytes.count,
      let start = segment.startOfLastWord(in: line.range, before: last.range)
    else { return }
    var upper = segment.slice(line.range.lowerBound..<start)
    upper.endsParagraph = false
    let moved = (
      shaper.line(of: upper), shaper.line(of: segment.slice(start..<last.range.upperBound))
    )
    guard
      LastLines.areMoreAlike(
        (moved.0.width, moved.1.width), than: (line.line.width, last.line.width), in: width)
    else { return }
    let index = last.segment
    lines[lines.count - 2] = Line(
      line: moved.0, segment: index, range: line.range.lowerBound..<start)
    lines[lines.count - 1] = Line(
      line: moved.1, segment: index, range: start..<last.range.upperBound)
  }

  private func addPieces(
    of segment: TextSegment, _ index: Int, in width: Double, limit: Int, to result: inout [Line]
  ) {
    let total = segment.bytes.count
    let first = firstPieceLength(segment)
    var (start, length) = (0, first)
    while start < total, result.count < limit, !Deadline.isPast {
      let isLast = total - start <= max(length, 2 * first)
      let end = isLast ? total : segment.characterStart(start + length)
      var piece = segment.slice(start..<end)
      piece.endsParagraph = segment.endsParagraph && end == total
      let lines = shaper.lines(of: piece, width: width)
      // The last two lines of an incomplete piece may break differently.
      let kept = end == total ? lines.count : lines.count - 2
      guard kept > 0 else {
        length *= 2
        continue
      }
      let pieceStart = start
      start = end == total ? total : start + lines[kept].range.lowerBound
      length = first
      for line in lines.prefix(kept) {
        let range = pieceStart + line.range.lowerBound..<pieceStart + line.range.upperBound
        if let hyphenated = hyphenated(range, of: segment, index, in: width) {
          result.append(hyphenated)
          start = hyphenated.range.upperBound
          break
        }
        result.append(Line(line: line.line, segment: index, range: range))
      }
    }
  }

  /// Returns the line at `range` broken at a hyphenation point, or `nil` if it ends between words
  /// or no part of its last word fits with a hyphen.
  private func hyphenated(
    _ range: Range<Int>, of segment: TextSegment, _ index: Int, in width: Double
  ) -> Line? {
    guard let word = segment.word(around: range.upperBound) else { return nil }
    for point in word.hyphenationPoints.reversed()
    where point > range.lowerBound && point <= range.upperBound {
      var upper = segment.slice(range.lowerBound..<point)
      upper.endsParagraph = false
      upper.append("-".utf8, style: segment.style(at: point - 1))
      var line = shaper.line(of: upper)
      guard line.width <= width + 1.0 / 512 else { continue }
      line.range = segment.source(range.lowerBound)..<segment.source(point)
      return Line(line: line, segment: index, range: range.lowerBound..<point)
    }
    return nil
  }

  /// Returns the length of about six lines of Latin text.
  private func firstPieceLength(_ segment: TextSegment) -> Int {
    let size = shaper.runs[segment.style(at: 0)].font.size
    let perLine = max(1, (width ?? 0) / max(1, size * 0.45))
    return Int(min(max(64, perLine * 6), 64 * 1024))
  }
}
