import Foundation
import Synchronization

/// The string tables of a bundle.
enum Translations {
  /// The place to look up a key.
  struct Place: Hashable, Sendable {
    /// The bundle's folder; `nil` means the program's own resources.
    let bundle: String?
    let table: String

    init(bundle: Bundle?, table: String?) {
      self.bundle = bundle.flatMap { $0 === Bundle.main ? nil : $0.bundlePath }
      self.table = table ?? "Localizable"
    }
  }

  private static let tables = Mutex<[Place: StringTable]>([:])

  /// Whether the program's own resources have strings, and the version of its folders for which
  /// this was determined. Packed into one integer because it is read for every text.
  private static let program = Atomic(-1)

  /// Whether a bundle may have strings. Most programs have none, so lookups can be skipped.
  static func mayExist(in bundle: Bundle?) -> Bool {
    guard bundle == nil else { return true }
    let version = ResourceFolders.version
    let known = program.load(ordering: .acquiring)
    if known >> 1 == version { return known & 1 == 1 }
    let exist = ResourceFolders.folders(of: nil).contains { folder in
      !names(in: folder).isEmpty
    }
    tables.withLock { $0 = [:] }
    program.store(version << 1 | (exist ? 1 : 0), ordering: .releasing)
    return exist
  }

  /// Returns the string for a key, or `nil` to show the key itself.
  static func string(
    _ key: String, in place: Place, for locale: Locale
  ) -> (string: TranslatedString, language: String)? {
    let table = table(place)
    for problem in table.problems { RendererContext.current.report(problem, view: "Text") }
    return table.string(key, for: locale)
  }

  private static func table(_ place: Place) -> StringTable {
    if let known = tables.withLock({ $0[place] }) { return known }
    let bundle = place.bundle.flatMap { Bundle(path: $0) }
    var table = StringTable()
    for folder in ResourceFolders.folders(of: bundle) {
      for name in names(in: folder) {
        if name == "\(place.table).xcstrings" {
          table.merge(StringCatalogFile.table("\(folder)/\(name)"))
        } else if name.hasSuffix(".lproj") {
          let language = String(name.dropLast(".lproj".count))
          let path = "\(folder)/\(name)/\(place.table)"
          table.merge(StringsFile.plurals("\(path).stringsdict", language))
          table.merge(StringsFile.strings("\(path).strings", language))
        }
      }
    }
    tables.withLock { $0[place] = table }
    return table
  }

  /// Returns the names of strings files in a folder, which may contain thousands of other files.
  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".xcstrings") || $0.hasSuffix(".lproj") }.sorted()
  }
}
