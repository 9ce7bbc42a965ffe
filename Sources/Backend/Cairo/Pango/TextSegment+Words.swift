import GalleyGraphics

/// A word of letters that can be hyphenated.
struct HyphenatedWord {
  /// The offset of each letter.
  fileprivate var starts: [Int] = []
  fileprivate var letters: [Unicode.Scalar] = []

  /// The offsets at which the word may be broken.
  var hyphenationPoints: [Int] { Hyphenation.points(in: letters).map { starts[$0] } }
}

extension TextSegment {
  /// Returns the word that contains the letters before and after `offset`; `nil` if either is not a
  /// letter.
  func word(around offset: Int) -> HyphenatedWord? {
    guard letter(at: offset) != nil, letter(before: offset) != nil else { return nil }
    var start = offset
    while letter(before: start) != nil { start = characterStart(start - 1) }
    var word = HyphenatedWord()
    var position = start
    while let letter = letter(at: position) {
      word.starts.append(position)
      word.letters.append(letter)
      position = characterEnd(position)
    }
    return word
  }

  private func letter(before offset: Int) -> Unicode.Scalar? {
    offset > 0 ? letter(at: characterStart(offset - 1)) : nil
  }

  private func letter(at offset: Int) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    let first = bytes[offset]
    // Letters take one byte, or two with one of these first bytes.
    guard first < 0x80 || 0xC3...0xC9 ~= first else { return nil }
    let scalar = String(decoding: bytes[offset..<characterEnd(offset)], as: UTF8.self)
      .unicodeScalars.first
    return scalar.flatMap { Hyphenation.isLetter($0) ? $0 : nil }
  }
}
