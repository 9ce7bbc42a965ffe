import Foundation
import Galley
import GalleySnapshots

/// One reference, checked or recorded as the mode has it.
@MainActor
struct SnapshotRun {
  let source: SnapshotSource
  let mode: SnapshotTestingConfiguration.Record
  let store: SnapshotStore
  let failures: FailureReport

  /// What the arguments, the configuration and the environment variables ask for.
  ///
  /// - Throws: `UnknownRecordMode`, `SnapshotError.noFolder`.
  init(
    _ source: SnapshotSource, record: SnapshotTestingConfiguration.Record?, directory: String?
  ) throws {
    let configuration = SnapshotTestingConfiguration.current
    let environment = RunningEnvironment.variables
    self.source = source
    mode = try .resolve(
      argument: record, configuration: configuration.record, environment: environment)
    let testFolder = ("\(source.filePath)" as NSString).deletingLastPathComponent
    let package = SnapshotStore.packageRoot(above: testFolder)
    let named = (directory ?? configuration.directory).map { path in
      path.hasPrefix("/") ? path : "\(package ?? testFolder)/\(path)"
    }
    store = try SnapshotStore.locate(named: named, environment: environment, from: testFolder)
    failures = FailureReport(
      root: environment["SNAPSHOT_ARTIFACTS"]
        ?? FailureReport.defaultRoot(package: package ?? testFolder))
  }

  /// - Returns: What is wrong or was recorded; `nil` if the reference is equal.
  /// - Throws: What keeps the view from being compared or recorded.
  func check(_ snapshot: Snapshot) throws -> SnapshotFailure? {
    let path = try store.path(of: .picture, snapshot.id)
    try SnapshotClaims.claim(path, id: snapshot.id, for: source)
    let check = try snapshot.check(in: store)
    switch check.comparison.verdict {
    case .equal:
      failures.clear(snapshot.id)
      return nil
    case .missing where mode != .never, .differs where records, .damaged where records:
      return .recorded(check, try record(check), store)
    case .missing, .differs, .damaged:
      return .differs(check, try report(check), store, failures.folder(snapshot.id))
    }
  }

  /// Writes what shows the failure.
  private func report(_ check: SnapshotCheck) throws -> [(name: String, bytes: [UInt8])] {
    let files = try failures.write(check, baselines: check.baselineSheet())
    let entry = SnapshotReport.Entry(
      check, files: files, acceptCommand: TestFramework.acceptCommand(for: source))
    let page = try failures.writePage(entry)
    return files + [("report.html", try SnapshotStore.read(page))]
  }

  /// Whether references that are there may be replaced.
  private var records: Bool { mode == .all || mode == .failed }

  private func record(_ check: SnapshotCheck) throws -> [RecordedFile] {
    try store.whileLocked {
      let files = try check.record(in: store)
      failures.clear(check.snapshot.id)
      if try store.manifest() == nil { try store.write(RunningEnvironment.manifest) }
      return files
    }
  }
}

/// Where the tests run.
enum RunningEnvironment {
  @TaskLocal static var variables = ProcessInfo.processInfo.environment

  /// This machine's libraries and fonts, looked up once.
  static let manifest = EnvironmentManifest.current()

  /// What is different here from where the references were recorded.
  static func differences(from store: SnapshotStore) -> [String] {
    guard let recorded = try? store.manifest() else { return [] }
    return manifest.differences(from: recorded)
  }
}
