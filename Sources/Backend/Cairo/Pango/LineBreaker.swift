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
      if width == nil || segment.bytes.count <= 2 * firstPieceLength(segment) {
        result += shaper.lines(of: segment, width: width).map {
          Line(line: $0.line, segment: index, range: $0.range)
        }
      } else {
        addPieces(of: segment, index, limit: limit, to: &result)
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
    of segment: TextSegment, _ index: Int, limit: Int, to result: inout [Line]
  ) {
    let total = segment.bytes.count
    let first = firstPieceLength(segment)
    var (start, length) = (0, first)
    while start < total, result.count < limit, !Deadline.isPast {
      let end = total - start <= length ? total : segment.characterStart(start + length)
      var piece = segment.slice(start..<end)
      piece.endsParagraph = segment.endsParagraph && end == total
      let lines = shaper.lines(of: piece, width: width)
      // The last two lines of an incomplete piece may break differently.
      let kept = end == total ? lines.count : lines.count - 2
      guard kept > 0 else {
        length *= 2
        continue
      }
      for line in lines.prefix(kept) {
        let range = start + line.range.lowerBound..<start + line.range.upperBound
        result.append(Line(line: line.line, segment: index, range: range))
      }
      start = end == total ? total : start + lines[kept].range.lowerBound
      length = first
    }
  }

  /// Returns the length of about six lines of Latin text.
  private func firstPieceLength(_ segment: TextSegment) -> Int {
    let size = shaper.runs[segment.style(at: 0)].font.size
    let perLine = max(1, (width ?? 0) / max(1, size * 0.45))
    return Int(min(max(64, perLine * 6), 64 * 1024))
  }
}
