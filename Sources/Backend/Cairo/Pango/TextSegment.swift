import GalleyGraphics

/// Text without line separators, ready for Pango.
struct TextSegment {
  /// A part of the text in one style, up to the byte `end`.
  struct Span {
    var end: Int
    /// Index in the text's runs.
    var style: Int
  }

  /// Valid UTF-8 without control characters other than tab.
  var bytes: [UInt8] = []
  var spans: [Span] = []
  /// The offset of the segment in the text, in UTF-8 bytes.
  var sourceStart: Int
  /// The removed parts: the offset of the byte that follows, and the number of bytes.
  var removed: [(at: Int, count: Int)] = []
  /// The style of an empty segment.
  var emptyStyle: Int
  var endsParagraph = true
  var isRightToLeft = false

  /// Returns the index of the run that contains `byte`.
  func style(at byte: Int) -> Int {
    spans.isEmpty ? emptyStyle : spans[span(at: byte)].style
  }

  /// Returns the index of the span that contains `byte`, or of the last one.
  private func span(at byte: Int) -> Int {
    var (low, high) = (0, spans.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].end <= byte { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the text's offset of the byte at `offset` in this segment.
  func source(_ offset: Int) -> Int {
    var result = sourceStart + offset
    for gap in removed where gap.at < offset {
      result += gap.count
    }
    return result
  }

  /// Returns the bytes of `range` with their styles.
  func slice(_ range: Range<Int>) -> TextSegment {
    var copy = TextSegment(
      sourceStart: source(range.lowerBound), emptyStyle: style(at: range.lowerBound))
    copy.append(self, range)
    copy.isRightToLeft = isRightToLeft
    return copy
  }

  /// Appends the bytes of `range` of another segment.
  mutating func append(_ other: TextSegment, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let start = bytes.count
    bytes += other.bytes[range]
    for span in other.spans[other.span(at: range.lowerBound)...] {
      let end = min(span.end, range.upperBound) - range.lowerBound
      append(Span(end: start + end, style: span.style))
      if span.end >= range.upperBound { break }
    }
    for gap in other.removed where range.contains(gap.at) {
      removed.append((at: start + gap.at - range.lowerBound, count: gap.count))
    }
  }

  mutating func append(_ text: some Sequence<UInt8>, style: Int) {
    bytes += text
    append(Span(end: bytes.count, style: style))
  }

  private mutating func append(_ span: Span) {
    if let last = spans.last, last.style == span.style {
      spans[spans.count - 1].end = span.end
    } else if span.end > (spans.last?.end ?? 0) {
      spans.append(span)
    }
  }

  /// Returns the start of the character that contains `offset`.
  func characterStart(_ offset: Int) -> Int {
    var offset = min(offset, bytes.count)
    while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// Returns the end of the character that starts at `offset`.
  func characterEnd(_ offset: Int) -> Int {
    var end = min(offset + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// Returns the start of the white space at the end of `range`.
  func trailingWhitespaceStart(in range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound {
      var start = end - 1
      while start > range.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
      guard Self.isWhitespace(bytes[start..<end]) else { break }
      end = start
    }
    return end
  }

  /// Returns the start of the last word of a line if the next line consists of a single word.
  ///
  /// - Returns: `nil` if the next line has more words, or if this line doesn't end between words or
  ///   has only one word.
  func startOfLastWord(in line: Range<Int>, before next: Range<Int>) -> Int? {
    let word = next.lowerBound..<trailingWhitespaceStart(in: next)
    let end = trailingWhitespaceStart(in: line)
    guard !word.isEmpty, startOfWord(endingAt: word.upperBound, in: word) == word.lowerBound,
      end < line.upperBound
    else { return nil }
    let start = startOfWord(endingAt: end, in: line)
    return start > line.lowerBound
      && trailingWhitespaceStart(in: line.lowerBound..<start) > line.lowerBound ? start : nil
  }

  /// Returns the start of the word that ends at `end`.
  private func startOfWord(endingAt end: Int, in range: Range<Int>) -> Int {
    var start = end
    while start > range.lowerBound {
      let previous = characterStart(start - 1)
      if Self.isWhitespace(bytes[previous..<start]) { break }
      start = previous
    }
    return start
  }

  /// Whether a character is white space that may vanish at the end of a line, unlike no-break
  /// spaces.
  private static func isWhitespace(_ character: ArraySlice<UInt8>) -> Bool {
    let bytes = Array(character)
    switch bytes.count {
    case 1: return bytes[0] == 0x20 || bytes[0] == 0x09
    case 3:
      return switch (bytes[0], bytes[1], bytes[2]) {
      case (0xE1, 0x9A, 0x80), (0xE3, 0x80, 0x80), (0xE2, 0x81, 0x9F): true
      case (0xE2, 0x80, 0x80...0x8B): bytes[2] != 0x87
      default: false
      }
    default: return false
    }
  }
}
