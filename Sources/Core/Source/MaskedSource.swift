/// Swift source with a copy of equal length in which comments and the contents of strings are
/// blanked, so that the remaining braces and words are code.
package struct MaskedSource: Sendable {
  /// The original source, in UTF-8.
  package let bytes: [UInt8]
  /// The blanked source, in UTF-8, with the same line breaks.
  package let code: [UInt8]

  package init(_ source: String) {
    bytes = Array(source.utf8)
    var masking = Masking(bytes)
    masking.run()
    code = masking.code
  }

  /// Returns the original source in a range, including comments and strings.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the position of the bracket that closes the one at `index`, or the end if there is
  /// none.
  package func closing(_ index: Int) -> Int {
    var depth = 0
    for position in index..<code.count {
      switch code[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return position }
      default: break
      }
    }
    return code.count
  }

  /// Returns the first position of `word` as a separate word from `start` on, before `end`.
  package func find(_ word: String, from start: Int, to end: Int? = nil) -> Int? {
    let word = Array(word.utf8)
    let last = (end ?? code.count) - word.count
    guard start <= last else { return nil }
    return (start...last).first { index in
      code[index..<index + word.count].elementsEqual(word)
        && (index == 0 || !Self.isWord(code[index - 1]))
        && (index + word.count == code.count || !Self.isWord(code[index + word.count]))
    }
  }

  /// Returns the first position from `start` on that is not white space.
  package func skippingSpace(from start: Int) -> Int {
    code[min(start, code.count)...].firstIndex { !Self.isSpace($0) } ?? code.count
  }

  /// Returns the word at `start`, or an empty string.
  package func word(at start: Int) -> String {
    text(start..<(code[start...].firstIndex { !Self.isWord($0) } ?? code.count))
  }

  /// Returns the line at `index`, counted from 1.
  package func line(at index: Int) -> Int { 1 + bytes[..<index].count { $0 == UInt8(ascii: "\n") } }

  /// Returns the column of `index` in its line, counted from 1, in bytes.
  package func column(at index: Int) -> Int {
    1 + bytes[..<index].reversed().prefix { $0 != UInt8(ascii: "\n") }.count
  }

  /// Whether each bracket in a range is closed by one of its kind, in the range.
  package func isBalanced(_ range: Range<Int>) -> Bool {
    var open: [UInt8] = []
    for byte in code[range] {
      switch byte {
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if open.popLast() != byte { return false }
      default: break
      }
    }
    return open.isEmpty
  }

  /// Whether a byte belongs to a word: letters, digits, underscores and all non-ASCII characters.
  package static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  package static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}

/// Blanks comments and strings.
private struct Masking {
  let bytes: [UInt8]
  var code: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    code = bytes
  }

  mutating func run() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where starts(with: "//"):
        blank { $0.bytes[$0.index] != UInt8(ascii: "\n") }
      case UInt8(ascii: "/") where starts(with: "/*"): blankComment()
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        guard let hashes = stringHashes() else { fallthrough }
        blankString(hashes)
      default: index += 1
      }
    }
  }

  private func starts(with text: StaticString, at offset: Int = 0) -> Bool {
    let start = index + offset
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[start..<start + $0.count]) }
  }

  private mutating func blankOne() {
    if bytes[index] != UInt8(ascii: "\n") { code[index] = 32 }
    index += 1
  }

  private mutating func blank(while condition: (Masking) -> Bool) {
    while index < bytes.count, condition(self) { blankOne() }
  }

  /// Blanks a comment, which may contain other comments.
  private mutating func blankComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        blankOne()
      } else if starts(with: "*/") {
        depth -= 1
        blankOne()
      }
      blankOne()
    } while depth > 0 && index < bytes.count
  }

  /// Returns the number of `#` before the string that begins here, or `nil` if none begins.
  private func stringHashes() -> Int? {
    let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = index + hashes
    return quote < bytes.count && bytes[quote] == UInt8(ascii: "\"") ? hashes : nil
  }

  /// Blanks a string except for its outer quotes. An interpolation is part of the string and may
  /// contain other strings.
  private mutating func blankString(_ hashes: Int) {
    index += hashes
    let isLong = starts(with: "\"\"\"")
    let quotes = isLong ? 3 : 1
    index += quotes
    while index < bytes.count {
      if isEnd(quotes, hashes) {
        index += quotes + hashes
        return
      }
      if !isLong, bytes[index] == UInt8(ascii: "\n") { return }
      if bytes[index] == UInt8(ascii: "\\"), hasHashes(hashes, at: index + 1) {
        let isInterpolation = starts(with: "(", at: 1 + hashes)
        for _ in 0..<(hashes + 1) where index < bytes.count { blankOne() }
        if isInterpolation {
          blankInterpolation()
        } else if index < bytes.count {
          blankOne()
        }
      } else {
        blankOne()
      }
    }
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    start + count <= bytes.count
      && bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private func isEnd(_ quotes: Int, _ hashes: Int) -> Bool {
    index + quotes + hashes <= bytes.count
      && bytes[index..<index + quotes].allSatisfy { $0 == UInt8(ascii: "\"") }
      && hasHashes(hashes, at: index + quotes)
  }

  /// Blanks an interpolation from `(` to its `)`.
  private mutating func blankInterpolation() {
    let start = index
    var depth = 0
    repeat {
      if let hashes = stringHashes() {
        blankString(hashes)
        continue
      }
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      index += 1
    } while depth > 0 && index < bytes.count
    for position in start..<index where bytes[position] != UInt8(ascii: "\n") {
      code[position] = 32
    }
  }
}
