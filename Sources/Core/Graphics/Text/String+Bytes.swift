import Foundation

extension String {
  /// Returns whether two strings have the same UTF-8. Equal strings can differ in it, because they
  /// are compared by canonical equivalence. Comparing one byte after another would take longer.
  package func hasBytes(of other: String) -> Bool {
    // Short strings are stored in two words, and so is the address of longer ones.
    typealias Words = (UInt64, UInt64)
    if unsafeBitCast(self, to: Words.self) == unsafeBitCast(other, to: Words.self) { return true }
    let answer = utf8.withContiguousStorageIfAvailable { a in
      other.utf8.withContiguousStorageIfAvailable { b in
        guard a.count == b.count, let first = a.baseAddress, let second = b.baseAddress else {
          return a.count == b.count
        }
        return memcmp(first, second, a.count) == 0
      }
    }
    return (answer ?? nil) ?? utf8.elementsEqual(other.utf8)
  }

  /// Returns the number of characters that are not whitespace, but at most `limit`.
  package func visibleCharacterCount(upTo limit: Int) -> Int {
    var count = 0
    // Each ASCII byte begins a character, except within line ends, which are whitespace.
    // Finding the characters of other strings takes ten times as long.
    for byte in utf8 {
      if count >= limit { return count }
      if byte >= 0x80 { return slowVisibleCharacterCount(upTo: limit) }
      if byte != 0x20, !(0x09...0x0D).contains(byte) { count += 1 }
    }
    return count
  }

  private func slowVisibleCharacterCount(upTo limit: Int) -> Int {
    var count = 0
    for character in self where !character.isWhitespace {
      count += 1
      if count >= limit { break }
    }
    return count
  }
}
