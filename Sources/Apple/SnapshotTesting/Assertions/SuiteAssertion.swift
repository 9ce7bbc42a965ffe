import Foundation
import Galley
import GalleySnapshots
import GalleyTesting

/// An assertion of a suite: a value becomes its format, which is compared with its reference.
struct SuiteAssertion<Value, Format> {
  let strategy: Snapshotting<Value, Format>
  let name: String?
  let record: SnapshotTestingConfiguration.Record?
  /// The folder of the reference; `nil` for that of the test's file.
  let directory: String?
  /// In seconds.
  let timeout: TimeInterval
  let source: SnapshotSource

  /// Returns the differences, recordings and warnings; empty if the value matches.
  func issues(about value: () throws -> Value) -> [SnapshotIssue] {
    do {
      let mode = try SnapshotTestingConfiguration.mode(record)
      let reference = try SuiteReference(
        source, name: name, directory: directory, suffix: strategy.pathExtension,
        isOfPlatform: strategy.isOfPlatform || Format.self == UIImage.self)
      // The caller waits, so that only one thread uses the value at a time.
      return try withoutActuallyEscaping(value) { value in
        nonisolated(unsafe) let (value, assertion) = (value, self)
        return try MainActorWork.run {
          let format = try assertion.strategy.format(of: value(), within: assertion.timeout)
          return try assertion.compare(format, reference, mode)
        }
      }
    } catch {
      return [SnapshotIssue(message: "cannot test the snapshot: \(error)")]
    }
  }

  @MainActor
  private func compare(
    _ format: Format, _ reference: SuiteReference,
    _ mode: GalleyTesting.SnapshotTestingConfiguration.Record
  ) throws -> [SnapshotIssue] {
    let run = SnapshotRun(source, mode: mode, store: reference.store)
    let tool = SnapshotTestingConfiguration.current?.diffTool ?? diffTool
    if let image = format as? UIImage {
      if case .failure(let reason) = image.origin { throw SuiteError.notRendered(reason) }
      if let precision = strategy.diffing.pictures {
        let snapshot = try SuitePicture(image).snapshot(reference, precision)
        var issues = try run.issues(with: snapshot.value, remarks: snapshot.remarks)
        let actual = "\(run.failures.folder(reference.id))/actual.png"
        let line = tool?.line(reference.path, actual).map { "\n\($0)" } ?? ""
        for index in issues.indices where issues[index].hasTwoPictures {
          issues[index].message += line
        }
        return issues
      }
    }
    let file = SuiteFile(reference: reference, run: run, source: source, tool: tool)
    return try file.issues(with: format, strategy.diffing)
  }
}

extension SnapshotTestingConfiguration {
  /// Returns the first mode found: the argument, the configuration, `isRecording`, the environment,
  /// and `missing`.
  ///
  /// - Throws: `SuiteError.unknownMode`.
  package static func mode(
    _ argument: Record?
  ) throws -> GalleyTesting.SnapshotTestingConfiguration.Record {
    if let mode = argument ?? current?.record ?? (isRecording ? .all : nil) { return mode.mode }
    let name = RunningEnvironment.variables["SNAPSHOT_TESTING_RECORD"] ?? ""
    if name.isEmpty { return .missing }
    guard let mode = Record(rawValue: name) else { throw SuiteError.unknownMode(name) }
    return mode.mode
  }
}

extension Snapshotting {
  /// Returns the format of a value. Waits for it until the time is up.
  ///
  /// - Parameter timeout: In seconds.
  /// - Throws: `SuiteError.tookTooLong`.
  package func format(of value: Value, within timeout: TimeInterval) throws -> Format {
    let arrived = Arrived<Format>()
    snapshot(value).run { arrived.set($0) }
    Waiting.pass(until: Date(timeIntervalSinceNow: timeout)) { arrived.value != nil }
    guard let format = arrived.value else { throw SuiteError.tookTooLong(timeout) }
    return format
  }
}

/// A value that another thread may set.
private final class Arrived<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value?

  var value: Value? { lock.withLock { stored } }
  func set(_ value: Value) { lock.withLock { stored = value } }
}

/// The reason an assertion of a suite could not compare anything.
enum SuiteError: ExplainedError, Hashable {
  case unknownMode(String)
  case tookTooLong(TimeInterval)
  case notRendered(String)

  var message: String {
    switch self {
    case .unknownMode(let name): "SNAPSHOT_TESTING_RECORD has the unknown value '\(name)'"
    case .tookTooLong(let seconds): "the snapshot did not arrive within \(seconds) seconds"
    case .notRendered(let reason): reason
    }
  }

  var hint: String {
    switch self {
    case .unknownMode: "use one of all, failed, missing, never"
    case .tookTooLong:
      "call the callback of Async, or pass a longer timeout; in Swift Testing, a test on the main"
        + " actor cannot wait for work of the main queue"
    case .notRendered: "render the view with 'galley render' to see more"
    }
  }
}
