import Foundation
import Galley
import GalleySnapshots

/// Checks or records a reference, depending on the mode.
@MainActor
package struct SnapshotRun {
  let source: SnapshotSource
  package let mode: SnapshotTestingConfiguration.Record
  let store: SnapshotStore
  package let failures: FailureReport
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

  /// Creates a run with references in a folder of its own.
  package init(
    _ source: SnapshotSource, mode: SnapshotTestingConfiguration.Record, store: SnapshotStore
  ) {
    (self.source, self.mode, self.store) = (source, mode, store)
    isStrict = SnapshotTestingConfiguration.current.strict ?? false
    let testFolder = ("\(source.filePath)" as NSString).deletingLastPathComponent
    package = SnapshotStore.packageRoot(above: testFolder)
    failures = FailureReport(
      root: RunningEnvironment.variables["SNAPSHOT_ARTIFACTS"]
        ?? FailureReport.defaultRoot(package: package ?? testFolder))
  }

  /// Returns the issues with a snapshot whose reference other assertions may use, too.
  ///
  /// - Parameter remarks: What the view requests but doesn't show.
  /// - Throws: An error that prevents comparing or recording the view.
  package func issues(with snapshot: Snapshot, remarks: [String]) throws -> [SnapshotIssue] {
    if isStrict, !remarks.isEmpty {
      return [issue(.remarks(id: snapshot.id, remarks))]
    }
    var issues: [SnapshotIssue] = []
    if !remarks.isEmpty {
      let lines =
        ["\(snapshot.id) does not show everything it requests:"] + remarks.map { "  \($0)" }
      issues.append(SnapshotIssue(message: lines.joined(separator: "\n"), isWarning: true))
    }
    if let failure = try compare(snapshot) { issues.append(issue(failure)) }
    return issues
  }

  private func issue(_ failure: SnapshotFailure) -> SnapshotIssue {
    let accept = TestFramework.acceptCommand(for: source)
    return SnapshotIssue(
      message: failure.message(self, others: [], accept: accept), failures: [failure])
  }

  /// - Returns: The difference or the recording; `nil` if the reference matches.
  /// - Throws: An error that prevents comparing or recording the view.
  func check(_ snapshot: Snapshot) throws -> SnapshotFailure? {
    try session.ask(for: snapshot.id, in: store, package: package, from: source)
    return try compare(snapshot)
  }

  private func compare(_ snapshot: Snapshot) throws -> SnapshotFailure? {
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
      // Goldens lie in folders that only Galley uses.
      if store.idPrefix == nil, try store.manifest() == nil {
        try store.write(RunningEnvironment.manifest)
      }
      return files
    }
  }
}

/// The environment in which the tests run.
package enum RunningEnvironment {
  @TaskLocal package static var variables = ProcessInfo.processInfo.environment

  /// This machine's libraries and fonts, computed once.
  static let manifest = EnvironmentManifest.current()

  /// Returns the differences between this machine and the one that recorded the references.
  static func differences(from store: SnapshotStore) -> [String] {
    guard let recorded = try? store.manifest() else { return [] }
    return manifest.differences(from: recorded)
  }
}
