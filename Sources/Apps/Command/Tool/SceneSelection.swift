import Foundation
import Galley
import GalleyScenes
import GalleySnapshots

/// The pictures that words of the command line stand for.
@MainActor
enum SceneSelection {
  /// In the catalogue's order, each once, and behind them those of files; all pictures of the
  /// catalogue if there are no words.
  ///
  /// - Throws: `UsageError` for a word that stands for nothing.
  static func pictures(
    _ words: [String], in catalog: [CatalogScene] = Catalog.scenes
  ) throws -> [ScenePicture] {
    let all = catalog.flatMap(\.pictures)
    guard !words.isEmpty else { return all }
    var chosen: Set<String> = []
    for word in words {
      let matches =
        if let file = FileWord(word) { try FileScenes.pictures(file) } else {
          try matches(word, all)
        }
      guard !matches.isEmpty else { throw unknown(word, catalog) }
      chosen.formUnion(matches.map(\.id))
    }
    return (all + FileScenes.all.flatMap(\.scene.pictures)).filter { chosen.contains($0.id) }
  }

  /// Whether a word stands for scenes of the catalogue.
  static func namesScenes(_ word: String) -> Bool {
    (try? matches(word, Catalog.pictures))?.isEmpty == false
  }

  /// Exactly one picture.
  ///
  /// - Throws: `UsageError` when there is none or more than one.
  static func single(_ words: [String]) throws -> ScenePicture {
    guard let word = words.first else {
      throw UsageError("a scene is missing", hint: "'galley list' shows all scenes")
    }
    guard words.count == 1 else {
      throw UsageError("one scene is needed, not \(words.count)", hint: "run the command for each")
    }
    let found = try pictures([word])
    guard found.count == 1 else {
      let names = found.prefix(5).map { FileWord(word)?.word(for: $0.id) ?? $0.id }
        .joined(separator: ", ")
      throw UsageError(
        "'\(word)' stands for \(found.count) pictures",
        hint: "choose one: \(names)\(found.count > 5 ? ", …" : "")")
    }
    return found[0]
  }

  /// Without the variant, then with it: `group`, `group/7`, `group/1-9`, an id or a pattern.
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

  /// `7` or `1-9`.
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

  /// All scenes are asked for in a package that has none of the catalogue's.
  static func noCatalogue(_ store: SnapshotStore) -> UsageError {
    UsageError(
      "\(store.root)/ belongs to a package without scenes of Galley's catalogue",
      hint: "name Swift files or folders with previews, such as Sources/; 'swift test' compares the"
        + " references of tests")
  }

  private static func unknown(_ word: String, _ catalog: [CatalogScene]) -> UsageError {
    let scenes = catalog.map(\.id)
    let group = String(word.prefix { $0 != "/" })
    if word.dropFirst(group.count + 1).allSatisfy(\.isNumber),
      scenes.contains(where: { $0.hasPrefix(group + "/") })
    {
      return UsageError(
        "there is no scene '\(word)'", hint: "'galley list \(group)' shows that group")
    }
    let names = Set(catalog.map(\.group)).sorted() + scenes + catalog.flatMap(\.pictures).map(\.id)
    var nearest = NearestName.find(word, in: names)
    if nearest == nil, !word.contains("/") {
      // A slug on its own.
      let slugs = scenes.map { String($0.drop { $0 != "/" }.drop { !$0.isLetter }) }
      nearest = NearestName.find(word, in: slugs).flatMap { slug in
        scenes.first { $0.hasSuffix(slug) }
      }
    }
    return UsageError(
      "there is no scene '\(word)'",
      hint: nearest.map { "did you mean '\($0)'?" } ?? "'galley list' shows all scenes")
  }
}
