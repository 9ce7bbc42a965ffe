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
    let data = Data(
      try Git.read(
        in: store.root, ["cat-file", "blob", "\(revision):./\(scene)\(suffix)"],
        at: revision, missing: "no such golden: '\(name)'"))
    if data.starts(with: Data("version https://git-lfs".utf8)) {
      throw UsageError("the golden '\(name)' is a Git LFS pointer", hint: "run 'git lfs pull'")
    }
    return data
  }
}
