import Foundation

/// A string catalog, Xcode's `.xcstrings` file.
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
  private let strings: [String: ResourcePart<Entry>]

  /// Returns the readable strings of a file.
  static func table(_ path: String) -> StringTable {
    var table = StringTable()
    do {
      guard let file: StringCatalogFile = try ResourceFile.decode(path) else { return table }
      table.source = file.sourceLanguage
      for (key, entry) in file.strings.sorted(by: { $0.key < $1.key }) {
        switch entry.result {
        case .success(let entry):
          for (language, localization) in entry.localizations ?? [:] {
            table.languages[language, default: [:]][key] = string(localization)
          }
        case .failure(let error):
          let reason = JSONReason(error, in: nil).message
          table.problems.append("the string “\(key)” in \(path) cannot be read: \(reason)")
        }
      }
    } catch {
      table.problems.append(error.message)
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
    if let device = variations.device { return .device(device.compactMapValues(variation)) }
    return variations.plural.map { .plural($0.compactMapValues(variation)) }
  }
}
