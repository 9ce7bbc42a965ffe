/// Finds the places where a word may be broken with a hyphen, by the sounds of its letters.
///
/// The rule is that of most languages in Latin letters: a syllable starts with a consonant, or with
/// consonants that can be spoken together. It needs no dictionary, so lines break equally on every
/// machine. It misses compounds ("week-end" is "wee-kend").
package enum Hyphenation {
  private static let shortestStart = 2
  private static let shortestEnd = 3

  /// Whether words of such letters can be hyphenated.
  package static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0xC0...0x24F: scalar.properties.isAlphabetic
    default: false
    }
  }

  /// Returns the numbers of letters before which `word` may be broken, in ascending order.
  package static func points(in word: some Collection<Unicode.Scalar>) -> [Int] {
    guard word.count >= shortestStart + shortestEnd else { return [] }
    let letters = word.map { $0.properties.lowercaseMapping.first ?? " " }
    let isVowel = letters.indices.map { Self.isVowel($0, letters) }
    var points: [Int] = []
    var start: Int?
    for index in letters.indices.dropFirst() where isVowel[index - 1] != isVowel[index] {
      guard isVowel[index] else {
        start = index
        continue
      }
      guard let first = start else { continue }
      let point = first + length(ofCoda: letters[first..<index], before: letters[index...])
      if point >= shortestStart, letters.count - point >= shortestEnd,
        !isEnding(letters[first..<index], letters[index...])
      {
        points.append(point)
      }
    }
    return points
  }

  /// Returns how many of the consonants between two vowels belong to the first syllable.
  private static func length(
    ofCoda consonants: ArraySlice<Character>, before rest: ArraySlice<Character>
  ) -> Int {
    let all = String(consonants)
    // The stem of "making" is "mak".
    if consonants.count == 1 { return all == "x" || String(rest).hasPrefix("ing") ? 1 : 0 }
    let known =
      (all.count > 3 ? longOnsets : []) + onsets + (all.count > 2 ? onsetsAfterConsonants : [])
    for onset in known where all.hasSuffix(onset) { return all.count - onset.count }
    return consonants.count - 1
  }

  /// Consonants that start a syllable together only after another consonant: "in-stru-ment", but
  /// "dis-place".
  private static let longOnsets = ["str", "spr", "spl", "scr"]
  private static let onsetsAfterConsonants = ["st", "sp", "sk"]

  /// Consonants that start a syllable together.
  private static let onsets =
    ["thr", "shr", "sch", "chr", "phr"]
    + ["bl", "br", "cl", "cr", "dr", "fl", "fr", "gl", "gr", "kl", "kr", "pl", "pr", "tr"]
    + ["ch", "sh", "th", "ph", "wh", "qu"]

  /// Whether `consonants` and `rest` are the end of a stem and an ending such as "-er", which is too
  /// short for a line of its own.
  private static func isEnding(
    _ consonants: ArraySlice<Character>, _ rest: ArraySlice<Character>
  ) -> Bool {
    consonants.count == 1 && ["er", "ers", "ed", "es", "en", "est"].contains(String(rest))
  }

  private static func isVowel(_ index: Int, _ letters: [Character]) -> Bool {
    switch letters[index] {
    case "u": index == 0 || letters[index - 1] != "q"
    case "y": index > 0 && (index + 1 == letters.count || !"aeiou".contains(letters[index + 1]))
    default: vowels.contains(letters[index])
    }
  }

  private static let vowels = Set("aeioáàâäãåāăąæéèêëēĕėęěíìîïĩīĭįıóòôöõōŏőøœúùûüũūŭůűųýÿ")
}
