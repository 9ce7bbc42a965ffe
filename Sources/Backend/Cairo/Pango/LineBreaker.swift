import GalleyGraphics

/// Breaks segments into lines, one piece at a time.
///
/// Pango lays out whole paragraphs only, however few of their lines are shown, and some of its versions
/// reshape the rest for each line that they break off. A line break depends only on the start of the line
/// and the text up to its end. So the same lines result from pieces whose last lines are discarded and
/// start the next piece.
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
    var pieces = Pieces(of: segment, perLine: lineLength(segment))
    pieces.limit(toLines: limit - result.count)
    var (start, length) = (0, pieces.length)
    while start < total, result.count < limit, !Deadline.isPast {
      let isLast = total - start <= max(length, pieces.rest)
      let end = isLast ? total : segment.characterStart(start + length)
      var piece = segment.slice(start..<end)
      piece.endsParagraph = segment.endsParagraph && end == total
      var next = total
      let lines = shaper.lines(of: piece, width: width) { ranges in
        guard end < total else { return ranges.count }
        let kept = pieces.count(of: ranges, in: piece)
        if kept > 0 { next = start + ranges[kept].lowerBound }
        return kept
      }
      guard !lines.isEmpty else {
        length *= 2
        continue
      }
      let pieceStart = start
      start = next
      for line in lines {
        let range = pieceStart + line.range.lowerBound..<pieceStart + line.range.upperBound
        if let hyphenated = hyphenated(range, of: segment, index, in: width) {
          result.append(hyphenated)
          start = hyphenated.range.upperBound
          pieces.restart()
          break
        }
        result.append(Line(line: line.line, segment: index, range: range))
      }
      pieces.note((start - pieceStart) / lines.count)
      pieces.limit(toLines: limit - result.count)
      length = pieces.length
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

  /// Returns the length of about one line of Latin text.
  private func lineLength(_ segment: TextSegment) -> Int {
    let size = shaper.runs[segment.style(at: 0)].font.size
    return Int(min(max(11, (width ?? 0) / max(1, size * 0.45)), 10_000))
  }
}

/// Chooses the pieces of a segment.
private struct Pieces {
  /// Whether the last line of the latest piece is plain.
  private var isPlain: Bool
  private var perLine: Int
  /// The number of lines of the next piece that are kept. It starts small: the first lines often suffice,
  /// and a hyphen makes the rest of its piece useless.
  private var count = 2
  private static let most = 32

  /// - Parameter perLine: An estimate of the length of a line, in bytes.
  init(of segment: TextSegment, perLine: Int) {
    self.perLine = perLine
    isPlain = segment.bytes.prefix(3 * perLine).allSatisfy { $0 < 0x80 }
  }

  /// The length of the next piece, in bytes: the lines to keep, half a line to be safe, and a last line
  /// to discard if the text is not plain.
  var length: Int { perLine * (2 * count + (isPlain ? 1 : 3)) / 2 }

  /// The length up to which the rest of the segment is one piece.
  var rest: Int { length + perLine }

  /// Notes the average length of the lines of a piece.
  mutating func note(_ length: Int) {
    perLine = max(11, length)
    count = min(2 * count, Self.most)
  }

  /// Notes that no more lines than these are needed.
  mutating func limit(toLines limit: Int) { count = max(1, min(count, limit)) }

  /// Notes that the rest of a piece is useless.
  mutating func restart() { count = 1 }

  /// Returns how many lines of an incomplete piece would be broken in the same way in the whole
  /// segment.
  mutating func count(of lines: [Range<Int>], in piece: TextSegment) -> Int {
    guard let last = lines.last else { return 0 }
    // The last line goes on after the piece. The break before it is certain if Pango could have broken it
    // after its first word, too, but found no room for the word.
    let space = UInt8(ascii: " ")
    let words = last.dropFirst().count {
      piece.bytes[$0 - 1] == space && piece.bytes[$0] != space
    }
    isPlain = words >= 2 && piece.bytes[last].allSatisfy { $0 < 0x80 }
    return lines.count - (isPlain ? 1 : 2)
  }
}
