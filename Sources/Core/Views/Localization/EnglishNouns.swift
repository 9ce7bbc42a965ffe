/// Makes English nouns agree with numbers, as `^[3 order](inflect: true)` requires.
enum EnglishNouns {
  /// Returns a noun phrase in the plural: "new order" becomes "new orders", and "piece of cake" becomes
  /// "pieces of cake". Phrases in the plural are returned unchanged.
  ///
  /// - Parameter words: The words of the phrase.
  static func plural(of words: [String]) -> [String] {
    let head = words.firstIndex { prepositions.contains($0.lowercased()) } ?? words.count
    guard head > 0 else { return words }
    var result = words
    result[head - 1] = plural(of: words[head - 1])
    return result
  }

  private static func plural(of noun: String) -> String {
    let lowercase = noun.lowercased()
    if isPlural(lowercase) { return noun }
    for (singular, plural) in irregular {
      guard lowercase == singular || compounded.contains(singular) && lowercase.hasSuffix(singular)
      else { continue }
      let shared = zip(singular, plural).prefix { $0 == $1 }.count
      return "\(noun.dropLast(singular.count - shared))\(plural.dropFirst(shared))"
    }
    if lowercase.hasSuffix("sis") { return noun.dropLast(2) + "es" }
    if lowercase.hasSuffix("y"), !"aeiou".contains(lowercase.dropLast().last ?? "a") {
      return noun.dropLast() + "ies"
    }
    let isSibilant = ["s", "x", "z", "ch", "sh"].contains { lowercase.hasSuffix($0) }
    // Not abbreviations, such as PDF or CSS.
    return noun + (isSibilant && noun.dropFirst() != noun.dropFirst().uppercased() ? "es" : "s")
  }

  private static func isPlural(_ noun: String) -> Bool {
    if unchanging.contains(noun) || irregular.contains(where: { $0.plural == noun }) { return true }
    return noun.hasSuffix("s") && !singularsInS.contains(noun)
      && !["ss", "us", "is"].contains { noun.hasSuffix($0) }
  }

  private static let prepositions: Set<String> = [
    "about", "at", "by", "for", "from", "in", "of", "on", "per", "to", "with", "without",
  ]

  private static let unchanging: Set<String> = [
    "aircraft", "deer", "fish", "series", "sheep", "species",
  ]

  private static let singularsInS: Set<String> = [
    "alias", "atlas", "bias", "canvas", "gas", "lens",
  ]

  /// The irregular nouns of which others are made, such as grandchild.
  private static let compounded: Set<String> = ["child", "person", "shelf", "woman"]

  private static let irregular: [(singular: String, plural: String)] = [
    ("person", "people"), ("child", "children"), ("woman", "women"), ("man", "men"),
    ("foot", "feet"), ("tooth", "teeth"), ("goose", "geese"), ("mouse", "mice"), ("ox", "oxen"),
    ("leaf", "leaves"), ("life", "lives"), ("knife", "knives"), ("wife", "wives"),
    ("half", "halves"), ("shelf", "shelves"), ("loaf", "loaves"), ("wolf", "wolves"),
    ("thief", "thieves"), ("hero", "heroes"), ("potato", "potatoes"), ("tomato", "tomatoes"),
    ("echo", "echoes"), ("quiz", "quizzes"),
  ]
}
