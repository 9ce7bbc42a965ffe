import Foundation
import GalleyTesting

/// Fails the test unless a value matches its reference.
///
/// The reference is `__Snapshots__/<test file>/<test>.<name>.<extension>` beside the test's file. The
/// name defaults to the number of the assertion in the test, from 1. The first run records it and
/// fails once.
///
/// Pictures have separate references for Galley, `….linux.png`, so that those of Apple's platforms
/// remain unchanged; see the article on SnapshotTesting suites.
///
/// - Parameters:
///   - value: The value, evaluated on the main actor.
///   - snapshotting: How to turn it into a format that can be stored and compared.
///   - name: Distinguishes several references of one test.
///   - recording: Which references to record. Default: the mode of the `.snapshots` trait or
///     `withSnapshotTesting`, then of `isRecording`, then of `SNAPSHOT_TESTING_RECORD`; otherwise
///     `missing`.
///   - timeout: How long to wait for formats that arrive later, in seconds.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let source = SnapshotSource(
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  let assertion = SuiteAssertion(
    strategy: snapshotting, name: name, record: recording, directory: nil, timeout: timeout,
    source: source)
  for issue in assertion.issues(about: value) { TestFramework.report(issue, at: source) }
}

/// Fails the test unless a value matches a reference for each of several strategies.
///
/// - Parameter strategies: The strategies by the names of their references.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: recording, timeout: timeout,
      fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  }
}

/// Fails the test unless a value matches a reference for each of several strategies.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: recording, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// Compares a value with its reference, or records the reference, without failing the test.
///
/// See `assertSnapshot` for the other parameters.
///
/// - Parameter snapshotDirectory: The folder of the reference. Default: `__Snapshots__/<test file>`
///   beside the test's file.
/// - Returns: The message about differences or recordings; `nil` if the value matches.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let source = SnapshotSource(
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  let assertion = SuiteAssertion(
    strategy: snapshotting, name: name, record: recording, directory: snapshotDirectory,
    timeout: timeout, source: source)
  let issues = assertion.issues(about: value)
  for issue in issues where issue.isWarning { TestFramework.report(issue, at: source) }
  let failures = issues.filter { !$0.isWarning }.map(\.message)
  return failures.isEmpty ? nil : failures.joined(separator: "\n\n")
}
