import Foundation
import Galley
import GalleySnapshots

/// A golden at a revision of the repository: `HEAD~1:alignment/15-multiline-baseline`.
struct GoldenRevision {
  let revision: String
  let scene: String

  var name: String { "\(revision):\(scene)" }

  /// Creates a revision; `nil` for words without a colon.
  @MainActor
  init?(_ word: String) {
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    revision = String(parts[0])
    // Deleted scenes are found by their full id.
    scene = (try? SceneSelection.single([String(parts[1])]).id) ?? String(parts[1])
  }

  /// Returns one of the golden's files.
  ///
  /// - Throws: `UsageError` if git does not find it.
  func file(_ suffix: String, in store: SnapshotStore) throws -> Data {
    guard !revision.isEmpty, !revision.hasPrefix("-"), (try? store.picturePath(scene)) != nil
    else {
      throw UsageError(
        "'\(name)' is not a golden at a revision",
        hint: "use a form such as HEAD~1:alignment/15-multiline-baseline")
    }
    let (data, message) = try git(
      "-C", store.root, "cat-file", "blob", "\(revision):./\(scene)\(suffix)")
    guard let data else {
      throw UsageError(
        "no such golden: '\(name)'", hint: "git says: \(message)")
    }
    if data.starts(with: Data("version https://git-lfs".utf8)) {
      throw UsageError("the golden '\(name)' is a Git LFS pointer", hint: "run 'git lfs pull'")
    }
    return data
  }

  /// Returns the output of git, or `nil` with the first line of its error.
  private func git(_ arguments: String...) throws -> (Data?, message: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    let words = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let message = String(decoding: words, as: UTF8.self).split(separator: "\n").first ?? "nothing"
    return (process.terminationStatus == 0 ? data : nil, String(message))
  }
}
