import Foundation

/// A string in a language: a text, or one for each plural category.
indirect enum StringVariation: Hashable, Sendable {
  case text(String)
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
    let tags = Self.tags(of: locale)
    var found = tags.filter(all.contains)
    if found.isEmpty, let base = tags.last {
      // Another region's, but not what is written in another script.
      found = all.sorted().filter { $0.hasPrefix("\(base)-") && $0.count < base.count + 4 }
    }
    return found + [source, "Base", "en"].compactMap { $0 }.filter(all.contains)
  }

  /// The names of a locale's language, the most special one first.
  private static func tags(of locale: Locale) -> [String] {
    let identifier = locale.identifier.prefix { $0 != "@" }
    var parts = identifier.split(whereSeparator: { "_-".contains($0) }).map(String.init)
    guard let base = parts.first else { return [] }
    if base == "zh", parts.count < 2 || parts[1].count != 4 {
      let isTraditional = ["TW", "HK", "MO"].contains(parts.last ?? "")
      parts.insert(isTraditional ? "Hant" : "Hans", at: 1)
    }
    var tags = (1...parts.count).reversed().map { parts.prefix($0).joined(separator: "-") }
    if parts.count > 2, let region = parts.last { tags.insert("\(base)-\(region)", at: 1) }
    if base == "nb" || base == "nn" { tags.append("no") }
    return tags
  }

  mutating func merge(_ other: StringTable) {
    source = source ?? other.source
    for (language, strings) in other.languages {
      languages[language, default: [:]].merge(strings) { first, _ in first }
    }
  }
}
