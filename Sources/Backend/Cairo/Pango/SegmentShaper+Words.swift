internal import CPango

extension SegmentShaper {
  /// Allows a line break before words that begin with a point, comma, colon or semicolon, as in
  /// “the .bold() modifier”.
  ///
  /// Pango follows rule LB13 of Unicode's line breaking algorithm, which forbids a break before
  /// these characters even after a space. iOS breaks there.
  func allowBreaksBeforePoints(in segment: TextSegment, _ list: OpaquePointer) {
    let bytes = segment.bytes
    var next = 1
    while next < bytes.count - 1 {
      let start = next
      next += 1
      guard bytes[start - 1] == .space,
        [.point, .comma, .colon, .semicolon].contains(bytes[start]),
        bytes[start + 1] > .space, let word = pango_attr_word_new()
      else { continue }
      next = Self.wordEnd(in: bytes, after: start)
      word.pointee.start_index = guint(start)
      word.pointee.end_index = guint(next)
      pango_attr_list_insert(list, word)
    }
  }

  /// Returns the next break opportunity: Pango allows breaks only around words that are marked.
  private static func wordEnd(in bytes: [UInt8], after start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] != .space, bytes[end] < .firstIdeographic {
      end += 1
      if bytes[end - 1] == .hyphen { break }
    }
    return end
  }
}

extension UInt8 {
  fileprivate static let space = UInt8(ascii: " ")
  fileprivate static let point = UInt8(ascii: ".")
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let colon = UInt8(ascii: ":")
  fileprivate static let hyphen = UInt8(ascii: "-")
  /// The first byte of Chinese, Japanese and Korean characters, around which lines can break.
  fileprivate static let firstIdeographic: UInt8 = 0xE3
  fileprivate static let semicolon = UInt8(ascii: ";")
}
