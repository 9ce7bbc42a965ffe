import Foundation
import Galley
import GalleySnapshots

/// Checks or records a reference, depending on the mode.
@MainActor
struct SnapshotRun {
  let source: SnapshotSource
  let mode: SnapshotTestingConfiguration.Record
  let store: SnapshotStore
  let failures: FailureReport
  /// Whether a view that requests something missing fails the test.
  let isStrict: Bool
  /// The folder of the package that contains the test; `nil` outside of a package.
  private let package: String?
  private let session = SnapshotSession.current

  /// Resolves the arguments, the configuration and the environment variables.
  ///
  /// - Throws: `UnknownRecordMode`, `SnapshotError.noFolder`.
  init(
    _ source: SnapshotSource, record: SnapshotTestingConfiguration.Record?, directory: String?
  ) throws {
    let configuration = SnapshotTestingConfiguration.current
    let environment = RunningEnvironment.variables
    self.source = source
    isStrict = configuration.strict ?? false
    mode = try .resolve(
      argument: record, configuration: configuration.record, environment: environment)
    let testFolder = ("\(source.filePath)" as NSString).deletingLastPathComponent
    package = SnapshotStore.packageRoot(above: testFolder)
    let folder = package ?? testFolder
    let named = (directory ?? configuration.directory).map { path in
      path.hasPrefix("/") ? path : "\(folder)/\(path)"
    }
    store = try SnapshotStore.locate(named: named, environment: environment, from: testFolder)
    failures = FailureReport(
      root: environment["SNAPSHOT_ARTIFACTS"]
        ?? FailureReport.defaultRoot(package: folder))
  }

  /// - Returns: The difference or the recording; `nil` if the reference matches.
  /// - Throws: An error that prevents comparing or recording the view.
  func check(_ snapshot: Snapshot) throws -> SnapshotFailure? {
    try session.ask(for: snapshot.id, in: store, package: package, from: source)
    let check = try snapshot.check(in: store)
    switch check.comparison.verdict {
    case .equal:
      failures.clear(snapshot.id)
      session.count(in: failures)
      return nil
    case .missing where mode != .never, .differs where records, .damaged where records:
      return .recorded(check, try record(check))
    case .missing, .differs, .damaged:
      let files = session.write(
        check, to: failures, accept: TestFramework.acceptCommand(for: source))
      return .differs(check, files)
    }
  }

  /// Whether existing references may be replaced.
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

/// The environment in which the tests run.
enum RunningEnvironment {
  @TaskLocal static var variables = ProcessInfo.processInfo.environment

  /// This machine's libraries and fonts, computed once.
  static let manifest = EnvironmentManifest.current()

  /// Returns the differences between this machine and the one that recorded the references.
  static func differences(from store: SnapshotStore) -> [String] {
    guard let recorded = try? store.manifest() else { return [] }
    return manifest.differences(from: recorded)
  }
}
