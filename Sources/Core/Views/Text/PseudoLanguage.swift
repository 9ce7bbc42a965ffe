extension Text {
  /// The text as it might be in a language with longer words: each word is 40 percent longer.
  var lengthened: Text {
    Text(
      runs: runs.map { run in
        guard run.image == nil else { return run }
        var copy = run
        (copy.string, copy.value, copy.localized) = (PseudoLanguage.text(run.string), nil, nil)
        return copy
      })
  }
}

/// A language for tests, with longer words than English.
enum PseudoLanguage {
  private static let vowels: [Character] = ["é", "a", "ö", "e", "í"]

  static func text(_ text: String) -> String {
    var result = ""
    var letters = 0
    func finishWord() {
      for index in 0..<(letters > 1 ? (letters * 4 + 9) / 10 : 0) {
        result.append(vowels[index % vowels.count])
      }
      letters = 0
    }
    for character in text {
      if character.isLetter {
        letters += 1
      } else {
        finishWord()
      }
      result.append(character)
    }
    finishWord()
    return result
  }
}

extension EnvironmentValues {
  /// Whether texts are 40 percent longer, like translations to a language with longer words. Works
  /// only while the accessibility tree is gathered. Default: `false`.
  package var lengthensTexts: Bool {
    get { text.isLengthened }
    set { text.isLengthened = newValue }
  }
}
