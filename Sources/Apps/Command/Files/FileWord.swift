import Foundation
import Galley
import GalleySnapshots

/// An operand that selects the previews of Swift files: `Card.swift`, a folder, or either with `@`
/// and the name of a preview.
struct FileWord: Hashable {
  /// The path as given, without the preview.
  let path: String
  /// The name of the preview; `nil` for all.
  var preview: String?

  /// Parses an operand; `nil` for words that name scenes.
  @MainActor
  init?(_ word: String) {
    guard !Self.isFile(word) else {
      self.path = word
      return
    }
    let parts = word.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, Self.isFile(String(parts[0])) else { return nil }
    (path, preview) = (String(parts[0]), String(parts[1]))
  }

  @MainActor
  private static func isFile(_ path: String) -> Bool {
    // A file at a revision, such as HEAD:Card.swift, is not a local file.
    if path.hasSuffix(".swift") { return !path.contains(":") || access(path, F_OK) == 0 }
    // A scene group takes precedence over a folder of the same name.
    return Folder.isFolder(path) && !SceneSelection.namesScenes(path)
  }

  /// Returns the operand for one of the previews, given its id.
  func word(for id: String) -> String {
    let isOne = path.hasSuffix(".swift")
    return "\(path)@\(isOne ? id.split(separator: "/").last.map(String.init) ?? id : id)"
  }

  /// Returns the Swift files, sorted.
  ///
  /// - Throws: `UsageError` if there are none.
  func files() throws -> [String] {
    guard !path.hasSuffix(".swift") || Folder.isFolder(path) else {
      guard access(path, R_OK) == 0 else { throw Self.unreadable(path, errno) }
      return [Self.plain(path)]
    }
    let files = try Self.files(in: try sourceFolder(), named: path)
    guard !files.isEmpty else {
      throw UsageError("no Swift files in '\(path)'", hint: "name a folder that contains some")
    }
    if let file = files.first(where: { access($0, R_OK) != 0 }) {
      throw Self.unreadable(file, errno)
    }
    return files.map(Self.plain)
  }

  /// Returns the path without a leading `./`, because GitHub shows no annotations for such paths. A name
  /// that starts with a hyphen gets `./`, because the compiler would take it for an option.
  private static func plain(_ path: String) -> String {
    let plain = path.trimmingPrefix(/(\.\/+)+/)
    return plain.hasPrefix("-") ? "./\(plain)" : plain.isEmpty ? path : String(plain)
  }

  /// The error for a path without files, which names the nearest file or folder beside it.
  static func unreadable(_ path: String, _ code: Int32) -> UsageError {
    if code == ENOENT, let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    {
      return UsageError(
        "cannot read '\(path)': it is a link to '\(target)', which does not exist",
        hint: "correct or remove the link")
    }
    let parent = (path as NSString).deletingLastPathComponent
    let folder = parent.isEmpty ? "." : parent
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let candidates = names.filter { name in
      !name.hasPrefix(".") && name != (path as NSString).lastPathComponent
        && (name.hasSuffix(".swift") || Folder.isFolder("\(folder)/\(name)"))
    }
    // The suffix is the same for all files, and would make short names similar.
    func stem(_ name: String) -> String { (name as NSString).deletingPathExtension }
    let stems = Dictionary(candidates.sorted().map { (stem($0), $0) }) { first, _ in first }
    let nearest = NearestName.find(
      stem((path as NSString).lastPathComponent), in: stems.keys.sorted())
    return UsageError(
      "cannot read '\(path)': \(String(cString: strerror(code)))",
      hint: nearest.flatMap { stems[$0] }
        .map { "did you mean '\((parent as NSString).appendingPathComponent($0))'?" }
        ?? "name a Swift file or a folder of them")
  }

  /// Returns the folder; for a package, the folder of its only target with previews.
  private func sourceFolder() throws -> String {
    let root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard access("\(root)/Package.swift", F_OK) == 0 else { return root }
    let targets = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/Sources")) ?? []
    let folders = targets.sorted().map { "\(root)/Sources/\($0)" }.filter(Folder.isFolder)
    guard folders.count == 1 else {
      guard !folders.isEmpty else { return "\(root)/Sources" }
      throw UsageError(
        "'\(path)' is a package with \(folders.count) targets",
        hint: "name the folder of one: \(folders.prefix(5).joined(separator: ", "))")
    }
    return folders[0]
  }

  /// The maximum number of entries searched, so that a folder named by mistake, such as `/`, does
  /// not take minutes.
  static let entryLimit = 20_000

  /// Returns the files below a folder, without following symbolic links to folders, which may form
  /// cycles.
  ///
  /// - Parameter name: The folder's name in messages; `nil` for its path.
  /// - Throws: `UsageError` for more than `entryLimit` entries.
  static func files(in root: String, named name: String? = nil) throws -> [String] {
    var (files, folders, count): ([String], [String], Int) = ([], [root], 0)
    while let folder = folders.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      count += names.count
      guard count <= entryLimit else {
        throw UsageError(
          "too many files in '\(name ?? root)'", hint: "name the folder that contains your views")
      }
      for name in names where !name.hasPrefix(".") {
        let path = folder == "." ? name : folder == "/" ? "/\(name)" : "\(folder)/\(name)"
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          folders.append(path)
        } else if name.hasSuffix(".swift"), name != "Package.swift", !Folder.isFolder(path) {
          files.append(path)
        }
      }
    }
    return files.sorted()
  }
}
