import Foundation

/// A string in a language: a text, or one for each plural category or kind of device.
indirect enum StringVariation: Hashable, Sendable {
  case text(String)
  case device([String: StringVariation])
  case plural([String: StringVariation])
}

/// A translated string, with parts that depend on numbers of their own.
struct TranslatedString: Hashable, Sendable {
  struct Substitution: Hashable, Sendable {
    /// The number of the argument, from 1 on; `nil` is the part's place among the parts.
    var argument: Int?
    /// The specifier that `%arg` stands for, without the percent sign.
    var specifier: String
    var variation: StringVariation
  }

  var variation: StringVariation
  var substitutions: [String: Substitution] = [:]
}

/// The strings of a table in all of its languages.
struct StringTable: Sendable {
  /// By language, then by key.
  var languages: [String: [String: TranslatedString]] = [:]
  /// The language of the keys; `nil` where that is not known.
  var source: String?
  /// What of the table's files cannot be read, and why.
  var problems: [String] = []

  /// The string of a key in the language for `locale`, with that language; `nil` where the key itself
  /// is shown.
  func string(_ key: String, for locale: Locale) -> (string: TranslatedString, language: String)? {
    for language in candidates(for: locale) {
      if let string = languages[language]?[key] { return (string, language) }
      // The keys are strings of this language, which need no translation.
      if language == source { return nil }
    }
    return nil
  }

  /// The languages in which a string is looked for: that of the locale, and, where there is none of
  /// its strings, that of the keys.
  private func candidates(for locale: Locale) -> [String] {
    let all = Set(languages.keys).union(source.map { [$0] } ?? [])
    let tags = locale.languageTags
    var found = tags.filter(all.contains)
    if found.isEmpty, let base = tags.last {
      // Another region's, but not what is written in another script, which has four letters.
      found = all.sorted().filter { tag in
        let parts = tag.split(separator: "-")
        return parts.count > 1 && parts[0] == base && parts[1].count != 4
      }
    }
    return found + [source, "Base", "en"].compactMap { $0 }.filter(all.contains)
  }

  mutating func merge(_ other: StringTable) {
    source = source ?? other.source
    problems += other.problems
    for (language, strings) in other.languages {
      languages[language, default: [:]].merge(strings) { first, _ in first }
    }
  }
}
