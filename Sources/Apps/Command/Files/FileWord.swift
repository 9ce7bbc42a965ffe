import Foundation
import Galley
import GalleySnapshots

/// A word of the command line that stands for the previews of Swift files: `Card.swift`, a folder,
/// or either with `@` and the name of a preview.
struct FileWord: Hashable {
  /// As it was written, without the preview.
  let path: String
  /// `nil` for all previews.
  var preview: String?

  /// `nil` for words that name scenes.
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
    // A file at a revision, such as HEAD:Card.swift, is none that is here.
    if path.hasSuffix(".swift") { return !path.contains(":") || access(path, F_OK) == 0 }
    // A group of scenes may be called like a folder that happens to be here.
    return Folder.isFolder(path) && !SceneSelection.namesScenes(path)
  }

  /// The word for one of the previews, by its id.
  func word(for id: String) -> String {
    let isOne = path.hasSuffix(".swift")
    return "\(path)@\(isOne ? id.split(separator: "/").last.map(String.init) ?? id : id)"
  }

  /// The Swift files, sorted.
  ///
  /// - Throws: `UsageError` where there are none.
  func files() throws -> [String] {
    guard !path.hasSuffix(".swift") || Folder.isFolder(path) else {
      guard access(path, R_OK) == 0 else {
        throw UsageError(
          "cannot read '\(path)': \(String(cString: strerror(errno)))",
          hint: "name a Swift file, or a folder of them")
      }
      return [path]
    }
    let files = try files(in: try sourceFolder())
    guard !files.isEmpty else {
      throw UsageError("there are no Swift files in '\(path)'", hint: "name a folder with some")
    }
    return files
  }

  /// The folder, or that of a package's only target with previews.
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

  /// Entries that are looked at, so that a folder named by mistake, such as `/`, is not searched for
  /// minutes.
  static let entryLimit = 20_000

  /// Links to folders are not followed: they may lead back.
  ///
  /// - Throws: `UsageError` for more than `entryLimit` entries.
  private func files(in root: String) throws -> [String] {
    var (files, folders, count): ([String], [String], Int) = ([], [root], 0)
    while let folder = folders.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      count += names.count
      guard count <= Self.entryLimit else {
        throw UsageError(
          "there are too many files in '\(path)'", hint: "name the folder that your views are in")
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
