import Foundation
import Galley
import GalleySnapshots

@testable import GalleyTesting

/// A temporary folder of references with its own environment, for one test.
@MainActor
final class Workbench {
  let root: String
  var variables: [String: String] = [:]
  var session = SnapshotSession()

  init() {
    root = Self.temporaryFolder()
    mkdir(root, 0o777)
  }

  /// The path of a folder that does not exist yet.
  nonisolated static func temporaryFolder() -> String {
    FileManager.default.temporaryDirectory
      .appending(path: "galley-testing-\(getpid())-\(UInt64.random(in: 0 ... .max))").path
  }

  isolated deinit {
    // The session writes reports in the background.
    _ = session.summary(isWhole: false)
    try? FileManager.default.removeItem(atPath: root)
  }

  var snapshots: String { root + "/Snapshots" }
  var failures: String { root + "/failures" }
  var store: SnapshotStore { SnapshotStore(root: snapshots) }

  /// All files in the references folder, sorted.
  var references: [String] { Self.files(snapshots) }
  /// All files in the failures folder except the report, sorted.
  var reports: [String] {
    _ = session.summary(isWhole: false)
    return Self.files(failures).filter { $0 != "report.html" }
  }
  /// Whether the report of all failures exists.
  var hasPage: Bool {
    _ = session.summary(isWhole: false)
    return Self.files(failures).contains("report.html")
  }

  private static func files(_ root: String) -> [String] {
    FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String }
      .filter { !Folder.isFolder("\(root)/\($0)") }.sorted() ?? []
  }

  /// Calls `verifySnapshot` as a test named `card` in `CardTests.swift` does.
  func verify<V: View>(
    _ view: @autoclosure () -> V, as strategy: Snapshotting = .image, named name: String? = nil,
    variants: [SnapshotVariant] = [], record: SnapshotTestingConfiguration.Record? = nil,
    line: UInt = 1
  ) -> String? {
    within {
      verifySnapshot(
        of: view(), as: strategy, named: name, variants: variants, record: record,
        snapshotDirectory: snapshots, fileID: "AppTests/CardTests.swift", testName: "card()",
        line: line)
    }
  }

  /// Calls `work` in this environment.
  func within<Value>(_ work: () -> Value) -> Value {
    let artifacts = ["SNAPSHOT_ARTIFACTS": failures]
    return RunningEnvironment.$variables.withValue(artifacts.merging(variables) { $1 }) {
      SnapshotSession.$current.withValue(session) { work() }
    }
  }
}

/// The view under test.
struct Card: View {
  var title = "Flat white"
  var inset = 16.0

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.title2).accessibilityIdentifier("title")
      Text("4.20 EUR").foregroundStyle(.secondary)
    }
    .padding(inset)
  }
}
