/// Swift source with a second version of it, as long, in which comments and the insides of strings
/// are blank: braces and words in that version are code.
package struct MaskedSource: Sendable {
  /// UTF-8, as it was given.
  package let bytes: [UInt8]
  /// UTF-8; lines are where they were.
  package let code: [UInt8]

  package init(_ source: String) {
    bytes = Array(source.utf8)
    var masking = Masking(bytes)
    masking.run()
    code = masking.code
  }

  /// What stands in a range, with its comments and strings.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Where the bracket is that closes the one at `index`; the end if there is none.
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

  /// The next place from `start` on, before `end`, at which `word` stands on its own.
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

  /// The first place from `start` on that is neither a space nor the end of a line.
  package func skippingSpace(from start: Int) -> Int {
    code[min(start, code.count)...].firstIndex { !Self.isSpace($0) } ?? code.count
  }

  /// The word at `start`; empty if there is none.
  package func word(at start: Int) -> String {
    text(start..<(code[start...].firstIndex { !Self.isWord($0) } ?? code.count))
  }

  /// From 1.
  package func line(at index: Int) -> Int { 1 + bytes[..<index].count { $0 == UInt8(ascii: "\n") } }

  /// Letters, digits, underscores and all of Unicode beyond ASCII.
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
      if starts(with: "//") {
        blank { $0.bytes[$0.index] != UInt8(ascii: "\n") }
      } else if starts(with: "/*") {
        blankComment()
      } else if let hashes = stringHashes() {
        blankString(hashes)
      } else {
        index += 1
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

  /// Comments may be in comments.
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

  /// The number of `#` in front of the string that begins here; `nil` if none does.
  private func stringHashes() -> Int? {
    let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = index + hashes
    return quote < bytes.count && bytes[quote] == UInt8(ascii: "\"") ? hashes : nil
  }

  /// Leaves the outer quotes. What is interpolated is a part of the string, with its own strings.
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

  /// From `(` to its `)`.
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
