import Foundation

/// A string catalog, the file of Xcode with the ending `.xcstrings`.
struct StringCatalogFile: Decodable {
  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Unit: Decodable { var value: String }

  private final class Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
  }

  private struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  private struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  private let sourceLanguage: String
  private let strings: [String: Entry]

  /// The strings of a file; `nil` where it cannot be read.
  static func table(_ path: String) -> StringTable? {
    guard let data = FileManager.default.contents(atPath: path),
      let file = try? JSONDecoder().decode(StringCatalogFile.self, from: data)
    else { return nil }
    var table = StringTable(source: file.sourceLanguage)
    for (key, entry) in file.strings {
      for (language, localization) in entry.localizations ?? [:] {
        table.languages[language, default: [:]][key] = string(localization)
      }
    }
    return table
  }

  private static func string(_ localization: Localization) -> TranslatedString? {
    variation(localization).map { variation in
      TranslatedString(
        variation: variation,
        substitutions: (localization.substitutions ?? [:]).compactMapValues { part in
          part.variations.flatMap(self.variation).map {
            TranslatedString.Substitution(
              argument: part.argNum, specifier: part.formatSpecifier ?? "lld", variation: $0)
          }
        })
    }
  }

  private static func variation(_ localization: Localization) -> StringVariation? {
    localization.variations.flatMap(variation)
      ?? localization.stringUnit.map { .text($0.value) }
  }

  private static func variation(_ variations: Variations) -> StringVariation? {
    if let device = variations.device {
      // Pictures are of an iPhone unless another device is named.
      return (device["iphone"] ?? device["other"] ?? device["ipad"]).flatMap(variation)
    }
    return variations.plural.map { .plural($0.compactMapValues(variation)) }
  }
}
