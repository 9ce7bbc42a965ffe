import Foundation

extension Locale {
  /// The language as a BCP 47 tag, with the script if it affects the glyphs.
  var languageTag: String {
    let tag = hyphenatedIdentifier
    guard tag.hasPrefix("zh") else { return tag }
    let isTraditional =
      tag.contains("Hant") || tag.hasSuffix("-TW") || tag.hasSuffix("-HK") || tag.hasSuffix("-MO")
    return isTraditional ? "zh-Hant" : "zh-Hans"
  }

  /// The identifier with hyphens instead of underscores.
  package var hyphenatedIdentifier: String {
    // Foundation's replacement reads all conformances of the program the first time.
    identifier.split(separator: "_", omittingEmptySubsequences: false).joined(separator: "-")
  }

  /// Whether the language is English, in any region.
  package var isEnglish: Bool { identifier.prefix { !"_-".contains($0) } == "en" }

  /// The locale's language tags used in resource files, most specific first.
  package var languageTags: [String] {
    let identifier = identifier.prefix { $0 != "@" }
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
}
