import Foundation
import Galley
import GalleyCatalog
import GalleySnapshots

/// The pictures that operands select.
@MainActor
enum SceneSelection {
  /// Creates the catalog of the program; set when it starts.
  static var makeCatalog: () -> SceneCatalog = { SceneCatalog([]) }
  /// The catalog of the program, created when a command first needs it: creating the views of all scenes
  /// takes as long as starting the program.
  static let catalog = makeCatalog()

  /// Returns the selected pictures, each once: those of the catalog in catalog order, then those of
  /// files. Without operands, returns all pictures of the catalog.
  ///
  /// - Throws: `UsageError` for a word that matches nothing.
  static func pictures(
    _ words: [String], in catalog: @autoclosure () -> [CatalogScene] = SceneSelection.catalog.scenes
  ) throws -> [ScenePicture] {
    guard !words.isEmpty else { return catalog().flatMap(\.pictures) }
    var known: [ScenePicture] = []
    var chosen: Set<String> = []
    var missing: NoPreview?
    for word in words {
      let matches: [ScenePicture]
      if let file = FileWord(word) {
        do {
          matches = try FileScenes.pictures(file)
        } catch let error as NoPreview {
          // Among several files, such as '*.swift', some have views only for the others.
          missing = missing ?? error
          continue
        }
      } else {
        if known.isEmpty { known = catalog().flatMap(\.pictures) }
        matches = try self.matches(word, known)
      }
      guard !matches.isEmpty else { throw unknown(word, catalog()) }
      chosen.formUnion(matches.map(\.id))
    }
    if chosen.isEmpty, let missing { throw missing.error }
    return (known + FileScenes.all.flatMap(\.scene.pictures)).filter { chosen.contains($0.id) }
  }

  /// Whether a word matches scenes of the catalog.
  static func namesScenes(_ word: String) -> Bool {
    (try? matches(word, catalog.pictures))?.isEmpty == false
  }

  /// Returns the single selected picture.
  ///
  /// - Throws: `UsageError` if the words match no picture or several.
  static func single(_ words: [String]) throws -> ScenePicture {
    guard let word = words.first else {
      throw UsageError("no scene given", hint: "'galley list' lists all scenes")
    }
    guard words.count == 1 else {
      throw UsageError("expected one scene, got \(words.count)", hint: "run the command for each")
    }
    let found = try pictures([word])
    guard found.count == 1 else {
      let titles = Dictionary(found.map { ($0.scene.title, 1) }, uniquingKeysWith: +)
      let names = found.prefix(5).map { picture in
        guard let file = FileWord(word) else { return picture.id }
        // The last part of an id may be the title of several previews.
        let isUnique = titles[picture.scene.title] == 1
        return isUnique ? file.word(for: picture.id) : "\(file.path)@\(picture.id)"
      }.joined(separator: ", ")
      throw UsageError(
        "'\(word)' matches \(found.count) pictures",
        hint: "choose one: \(names)\(found.count > 5 ? ", …" : "")")
    }
    return found[0]
  }

  /// Matches `group`, `group/7`, `group/1-9`, an id or a pattern, each optionally with a variant.
  private static func matches(_ word: String, _ all: [ScenePicture]) throws -> [ScenePicture] {
    let exact = all.filter { $0.id == word }
    if !exact.isEmpty { return exact }
    guard let at = word.firstIndex(of: "@") else {
      return try all.filter(sceneTest(word))
    }
    let variant = String(word[word.index(after: at)...])
    return try all.filter(sceneTest(String(word[..<at]))).filter { picture in
      let name = picture.id.dropFirst(picture.scene.id.count + 1)
      return fnmatch(variant, String(name), 0) == 0 && !name.isEmpty
    }
  }

  private static func sceneTest(_ word: String) throws -> (ScenePicture) -> Bool {
    if let slash = word.firstIndex(of: "/"),
      let range = try numbers(word[word.index(after: slash)...], in: word)
    {
      let group = word[..<slash]
      return { $0.scene.group == group && range.contains($0.scene.number) }
    }
    let pattern = word.hasSuffix("/") ? String(word.dropLast()) : word
    return { picture in
      picture.scene.id == pattern || picture.scene.group == pattern
        || fnmatch(pattern, picture.scene.id, 0) == 0 || fnmatch(pattern, picture.id, 0) == 0
    }
  }

  /// Parses `7` or `1-9`.
  private static func numbers(_ text: Substring, in word: String) throws -> ClosedRange<Int>? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count),
      parts.allSatisfy({
        !$0.isEmpty && $0.count < 7 && $0.utf8.allSatisfy { (48...57).contains($0) }
      }),
      let first = Int(parts[0]), let last = Int(parts[parts.count - 1])
    else { return nil }
    guard first <= last else {
      throw UsageError("the range '\(word)' ends before it starts", hint: "swap its two numbers")
    }
    return first...last
  }

  /// Whether the current directory is in the package that declares the program's catalog.
  static var isAtHome: Bool {
    let directory = FileManager.default.currentDirectoryPath
    return SnapshotStore.packageRoot(above: directory).map(catalog.isDeclared) ?? false
  }

  /// Whether a folder of goldens belongs to a package without the program's catalog, but perhaps with
  /// one of its own.
  static func isForeign(_ store: SnapshotStore) -> Bool {
    store.packageFolder.map { !catalog.isDeclared(in: $0) } ?? false
  }

  /// The error for a command on all scenes in a package that has none of the catalog's scenes.
  static func noCatalog(_ store: SnapshotStore) -> UsageError {
    UsageError(
      "\(store.root)/ belongs to a package that does not have the scenes of this program",
      hint: "name Swift files or folders with previews, such as Sources/; use 'swift run' for the"
        + " scenes of a catalog of your own, and 'swift test' for the references of tests")
  }

  private static func unknown(_ word: String, _ catalog: [CatalogScene]) -> UsageError {
    if access(word, F_OK) == 0 {
      return UsageError("'\(word)' is not a Swift file", hint: "name one, such as Card.swift")
    }
    if word.hasSuffix("/") || word.hasPrefix("/") || word.hasPrefix(".") {
      return FileWord.unreadable(word, ENOENT)
    }
    let scenes = catalog.map(\.id)
    let group = String(word.prefix { $0 != "/" })
    if word.dropFirst(group.count + 1).allSatisfy(\.isNumber),
      scenes.contains(where: { $0.hasPrefix(group + "/") })
    {
      return UsageError(
        "no scene named '\(word)'", hint: "'galley list \(group)' lists that group")
    }
    let names = Set(catalog.map(\.group)).sorted() + scenes + catalog.flatMap(\.pictures).map(\.id)
    var nearest = NearestName.find(word, in: names)
    if nearest == nil, !word.contains("/") {
      // The slug alone.
      let slugs = scenes.map { String($0.drop { $0 != "/" }.drop { !$0.isLetter }) }
      nearest = NearestName.find(word, in: slugs).flatMap { slug in
        scenes.first { $0.hasSuffix(slug) }
      }
    }
    return UsageError(
      "no scene named '\(word)'",
      hint: nearest.map { "did you mean '\($0)'?" } ?? "'galley list' lists all scenes")
  }
}
