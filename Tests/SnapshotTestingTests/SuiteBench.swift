import Foundation
import GalleySnapshots
import GalleyUIKit

@testable import SnapshotTesting
// Both modules have types with the same names.
import class GalleyTesting.SnapshotSession
import enum GalleyTesting.RunningEnvironment

/// A temporary folder of references with its own environment, for one test.
@MainActor
final class SuiteBench {
  let root = FileManager.default.temporaryDirectory
    .appending(path: "galley-suite-\(getpid())-\(UInt64.random(in: 0 ... .max))").path
  var variables: [String: String] = [:]
  let session = SnapshotSession()

  init() { mkdir(root, 0o777) }
  isolated deinit {
    // The session writes reports in the background.
    _ = session.summary(isWhole: false)
    try? FileManager.default.removeItem(atPath: root)
  }

  var folder: String { "\(root)/__Snapshots__/CardTests" }

  /// The files in the folder of references, sorted.
  var references: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
  }

  func bytes(_ name: String) throws -> [UInt8] { try SnapshotStore.read("\(folder)/\(name)") }

  func write(_ bytes: [UInt8], _ name: String) throws {
    try Folder.make(folder)
    try Data(bytes).write(to: URL(filePath: "\(folder)/\(name)"))
  }

  func remove(_ name: String) throws {
    guard references.contains(name) else { return }
    try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
  }

  /// Calls `verifySnapshot` as a test named `card` in `CardTests.swift` does.
  func verify<Value, Format>(
    _ value: @autoclosure () -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = "it", record: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5
  ) -> String? {
    within {
      verifySnapshot(
        of: value(), as: strategy, named: name, record: record, snapshotDirectory: folder,
        timeout: timeout, fileID: "AppTests/CardTests.swift", file: "/app/CardTests.swift",
        testName: "card()")
    }
  }

  /// Calls `work` in this environment.
  func within<Value>(_ work: () -> Value) -> Value {
    let artifacts = ["SNAPSHOT_ARTIFACTS": "\(root)/failures"]
    return RunningEnvironment.$variables.withValue(artifacts.merging(variables) { $1 }) {
      SnapshotSession.$current.withValue(session) { work() }
    }
  }
}
