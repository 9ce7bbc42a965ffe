import Foundation

/// A string in one language, with variations for plural categories or devices.
indirect enum StringVariation: Hashable, Sendable {
  case text(String)
  case device([String: StringVariation])
  case plural([String: StringVariation])

  /// The string for a phone and for numbers without a form of their own.
  var plain: String? {
    switch self {
    case .text(let text): text
    case .device(let forms): (forms["iphone"] ?? forms["other"])?.plain
    case .plural(let forms): forms["other"]?.plain
    }
  }
}

/// A translated string, with substitutions that depend on numbers of their own.
struct TranslatedString: Hashable, Sendable {
  struct Substitution: Hashable, Sendable {
    /// The position of the argument, starting at 1; `nil` uses the order of the substitutions.
    var argument: Int?
    /// The specifier that replaces `%arg`, without the percent sign.
    var specifier: String
    var variation: StringVariation
  }

  var variation: StringVariation
  var substitutions: [String: Substitution] = [:]
}

/// The strings of a table in all its languages.
struct StringTable: Sendable {
  /// The strings by language and key.
  var languages: [String: [String: TranslatedString]] = [:]
  /// The language of the keys, or `nil` if unknown.
  var source: String?
  /// Descriptions of the parts that cannot be read.
  var problems: [String] = []

  /// Returns the string for a key and its language in `locale`, or `nil` to show the key itself.
  func string(_ key: String, for locale: Locale) -> (string: TranslatedString, language: String)? {
    for language in candidates(for: locale) {
      if let string = languages[language]?[key] { return (string, language) }
      // Keys are written in this language and need no translation.
      if language == source { return nil }
    }
    return nil
  }

  /// Returns the languages to search: those of the locale, or else of another region, followed by
  /// the source language.
  private func candidates(for locale: Locale) -> [String] {
    let all = Set(languages.keys).union(source.map { [$0] } ?? [])
    let tags = locale.languageTags
    var found = tags.filter(all.contains)
    if found.isEmpty, let base = tags.last {
      // Allows another region, but not another script, whose code has four letters.
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
