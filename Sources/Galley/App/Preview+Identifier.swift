extension Preview {
  /// What its pictures are called: the file's name and, if it has one, its own, in words of letters,
  /// digits, hyphens and underscores, so that no name leads out of a folder. Begins with a capital
  /// letter, as what does not belongs to a catalogue of scenes.
  package var identifier: String {
    let file = Self.word(source?.stem ?? "") ?? "Preview"
    let stem = file.prefix(1).uppercased() + file.dropFirst()
    return name.flatMap(Self.word).map { "\(stem)/\($0)" } ?? stem
  }

  /// `nil` for a text without a letter or digit.
  private static func word(_ text: String) -> String? {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    // File systems take 255 bytes, with what is behind it.
    var word = words.joined(separator: "-")
    while word.utf8.count > 120 { word.removeLast() }
    return word.isEmpty ? nil : word
  }
}
