import Foundation

extension Locale {
  /// The language as a BCP 47 tag with its script where that decides the glyphs.
  var languageTag: String {
    let tag = identifier.replacingOccurrences(of: "_", with: "-")
    guard tag.hasPrefix("zh") else { return tag }
    let isTraditional =
      tag.contains("Hant") || tag.hasSuffix("-TW") || tag.hasSuffix("-HK") || tag.hasSuffix("-MO")
    return isTraditional ? "zh-Hant" : "zh-Hans"
  }
}
