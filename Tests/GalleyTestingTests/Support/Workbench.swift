import Foundation
import Galley
import GalleySnapshots

@testable import GalleyTesting

/// A folder of references of its own, with an environment of its own, for one test.
@MainActor
final class Workbench {
  let root: String
  var variables: [String: String] = [:]
  var session = SnapshotSession()

  init() {
    root =
      FileManager.default.temporaryDirectory
      .appending(path: "galley-testing-\(getpid())-\(UInt64.random(in: 0 ... .max))").path
    mkdir(root, 0o777)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  var snapshots: String { root + "/Snapshots" }
  var failures: String { root + "/failures" }
  var store: SnapshotStore { SnapshotStore(root: snapshots) }

  /// Everything below the folder of references, sorted.
  var references: [String] { Self.files(snapshots) }
  /// Everything below the folder of failures but the report of all, sorted.
  var reports: [String] {
    _ = session.summary(isWhole: false)
    return Self.files(failures).filter { $0 != "report.html" }
  }
  /// Whether there is a report of all failures.
  var hasPage: Bool {
    _ = session.summary(isWhole: false)
    return Self.files(failures).contains("report.html")
  }

  private static func files(_ root: String) -> [String] {
    FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String }
      .filter { !Folder.isFolder("\(root)/\($0)") }.sorted() ?? []
  }

  /// `verifySnapshot` as a test called `card` in `CardTests.swift` calls it.
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

  /// Does `work` in this environment.
  func within<Value>(_ work: () -> Value) -> Value {
    let artifacts = ["SNAPSHOT_ARTIFACTS": failures]
    return RunningEnvironment.$variables.withValue(artifacts.merging(variables) { $1 }) {
      SnapshotSession.$current.withValue(session) { work() }
    }
  }
}

/// What the tests look at.
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
