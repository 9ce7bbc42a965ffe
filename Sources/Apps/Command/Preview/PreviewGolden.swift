import Foundation
import Galley
import GalleyScenes
import GalleySnapshots

/// A preview and its golden, which is in the preview's own settings and its first state.
@MainActor
struct PreviewGolden {
  let picture: ScenePicture

  /// Records the golden, as `galley record` does.
  ///
  /// - Returns: What was recorded, in a sentence.
  func record() throws -> String {
    let store = try GoldenSettings().store()
    let recording = try store.whileLocked {
      let recording = try Recording(Snapshot(picture), in: store, isDryRun: false)
      try RecordCommand.recordEnvironment(
        store, isTrue: recording.change != .unchanged, RecordCommand.Settings(),
        Console(program: "galley"))
      return recording
    }
    return switch recording.change {
    case .new: "\(picture.id) is recorded in \(store.root)."
    case .changed: "\(picture.id) is recorded anew in \(store.root)."
    case .unchanged: "\(picture.id) is as its golden in \(store.root) already."
    }
  }

  /// Compares the preview with its golden, as `galley verify` does; `nil` where there is none, for
  /// which nothing is laid out or painted.
  func check() throws -> SnapshotCheck? {
    guard let store = try? GoldenSettings().store(),
      try !store.lacks(picture.scene.goldenFiles, of: picture.id)
    else { return nil }
    return try Snapshot(picture).check(in: store)
  }

  /// What the page is told.
  func verdict() throws -> PreviewAnswer.Golden {
    guard let comparison = try check()?.comparison else {
      return PreviewAnswer.Golden(verdict: "missing", sentences: [])
    }
    return PreviewAnswer.Golden(
      verdict: comparison.verdict.rawValue, sentences: comparison.summary)
  }

  /// The page of `galley verify` for this preview alone, as HTML.
  func comparison() throws -> [UInt8] {
    guard let check = try check() else {
      throw UsageError("\(picture.id) has no golden", hint: "record one first")
    }
    var entries: [SnapshotReport.Entry] = []
    if check.comparison.verdict != .equal {
      entries.append(SnapshotReport.Entry(check, files: try FailureReport.files(check)))
    }
    return Array(SnapshotReport(entries: entries, total: 1).html().utf8)
  }
}
