import Foundation
import Galley
import GalleySnapshots

/// Finds the goldens of previews that files no longer have.
@MainActor
struct StalePreviews {
  /// The folders of goldens, such as `Card`, whose files have all been named.
  private let named: Set<String>
  /// The folders of goldens that belong to any file around the named ones.
  private let held: Set<String>
  /// Whether the goldens of files that are gone count.
  private let includesGoneFiles: Bool

  /// - Parameters:
  ///   - words: The operands of the command.
  ///   - store: The goldens.
  /// - Returns: `nil` if the operands name no whole file or folder, or if it is unknown which files
  ///   the goldens belong to.
  init?(_ words: [String], _ store: SnapshotStore) throws {
    // With data, the records name the pictures.
    let whole = words.compactMap { FileWord($0) }.filter { $0.preview == nil }
    guard !whole.isEmpty, FileRun.current?.data == nil else { return nil }
    let root = Self.absolute(store.packageFolder ?? ".")
    // Goldens elsewhere may belong to files that are not below the folder.
    guard Self.absolute(store.root).hasPrefix(root == "/" ? root : root + "/"),
      let around = try? FileWord.files(in: root)
    else { return nil }
    let files = Set(try whole.flatMap { try $0.files() }.map(Self.absolute))
    // Another file of the same name may have the previews.
    let others = Set(around.filter { !files.contains($0) }.map { Self.folder($0) })
    named = Set(files.map { Self.folder($0) }).subtracting(others)
    held = Set(around.map { Self.folder($0) }).union(named)
    includesGoneFiles =
      files.isSubset(of: around) && whole.contains { Folder.isFolder($0.path) }
  }

  /// Returns the stale goldens as sorted paths inside their folder.
  func files(in store: SnapshotStore) -> [String] {
    let scenes = FileScenes.all
    let known = Set(scenes.map(\.scene.id))
    // Beside files with previews, a view without one has no scene.
    let shown = Set(scenes.map { Self.folder(stem: $0.stem) })
    // Records name the pictures of decoded views, and a provider whose views trap has none.
    let decoded = Preview.all.filter { $0.decode != nil }.compactMap { $0.source?.stem }
    let unknown = Set(
      (scenes.filter(\.isProvider).map(\.stem) + decoded).map { Self.folder(stem: $0) })
    return store.goldens().filter { path in
      guard path.first?.isUppercase == true, let golden = GoldenFile.parse(path)?.id else {
        return false
      }
      // Tests add the variant, as in `Card/First@dark`.
      let id = String(golden.prefix { $0 != "@" })
      let parts = id.split(separator: "/")
      // References of tests have the folder of a target, too.
      guard !known.contains(id), parts.count <= 2, let folder = parts.first.map(String.init),
        !unknown.contains(folder)
      else { return false }
      return (named.contains(folder) && shown.contains(folder))
        || (includesGoneFiles && !held.contains(folder))
    }
  }

  /// Returns the folder of the goldens of a file.
  private static func folder(_ file: String) -> String {
    folder(stem: FileProgram.stem(file))
  }

  private static func folder(stem: String) -> String {
    let word = Preview.word(stem) ?? "Preview"
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func absolute(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
