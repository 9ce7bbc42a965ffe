import Foundation
import Galley
import GalleyCatalog
import GalleySnapshots

/// A preview and its golden, which shows the initial state with the preview's own settings.
@MainActor
struct PreviewGolden {
  let picture: ScenePicture

  /// Records the golden, as `galley record` does.
  ///
  /// - Returns: A sentence that reports the recording.
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
    case .new: "Recorded \(picture.id) in \(store.root)."
    case .changed: "Updated \(picture.id) in \(store.root)."
    case .unchanged: "\(picture.id) already matches its golden in \(store.root)."
    }
  }

  /// Compares the preview with its golden, as `galley verify` does. Returns `nil` if there is no
  /// golden, without rendering anything.
  func check() throws -> SnapshotCheck? {
    guard let store = try? GoldenSettings().store(),
      try !store.lacks(picture.scene.goldenFiles, of: picture.id)
    else { return nil }
    return try Snapshot(picture).check(in: store)
  }

  /// Returns the verdict for the page.
  func verdict() throws -> PreviewAnswer.Golden {
    guard let comparison = try check()?.comparison else {
      return PreviewAnswer.Golden(verdict: "missing", sentences: [])
    }
    return PreviewAnswer.Golden(
      verdict: comparison.verdict.rawValue, sentences: comparison.summary)
  }

  /// Returns the HTML report of `galley verify` for this preview alone.
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
