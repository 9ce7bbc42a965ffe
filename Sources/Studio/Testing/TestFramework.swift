import Foundation
import Testing
import XCTest

/// The test framework that runs: Swift Testing or XCTest.
enum TestFramework {
  /// Where no test is current, as in a detached task, `swift test` says which framework runs.
  private static var isSwiftTesting: Bool {
    Test.current != nil || CommandLine.arguments.contains("swift-testing")
  }

  /// Fails the test that runs, unless the issue is a warning, and keeps what shows it with the test's
  /// results: `swift test --attachments-path DIR` writes that to `DIR`.
  ///
  /// XCTest has no attachments on Linux, and no warnings: those are printed.
  static func report(_ issue: SnapshotIssue, at source: SnapshotSource) {
    if isSwiftTesting {
      // Without a folder for them, they would only be listed.
      for file in keepsAttachments ? issue.attachments : [] {
        Attachment.record(file.bytes, named: file.name, sourceLocation: source.location)
      }
      Issue.record(
        Comment(rawValue: issue.message), severity: issue.isWarning ? .warning : .error,
        sourceLocation: source.location)
    } else if issue.isWarning {
      print("\(source.filePath):\(source.line): warning: \(issue.message)")
    } else {
      XCTFail(issue.message, file: source.filePath, line: source.line)
    }
  }

  private static var keepsAttachments: Bool {
    CommandLine.arguments.contains { $0.hasPrefix("--attachments-path") }
  }

  /// Writes to standard error, for what is told when all tests have run.
  static func print(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }

  /// Whether `swift test` was asked for all tests.
  static var runsAllTests: Bool {
    let arguments = CommandLine.arguments.dropFirst()
    return isSwiftTesting
      ? !arguments.contains { $0.hasPrefix("--filter") || $0.hasPrefix("--skip") }
      : arguments.isEmpty
  }

  /// Whether the running test runs once for each of its arguments.
  static var isParameterized: Bool { Test.current?.isParameterized == true }

  /// The command that records what the running test shows now.
  static func acceptCommand(for source: SnapshotSource) -> String {
    "SNAPSHOT_TESTING_RECORD=failed swift test --filter '\(filter(for: source))'"
  }

  /// What `swift test --filter` finds the running test by, such as `AppTests.CardTests/card`.
  private static func filter(for source: SnapshotSource) -> String {
    let test = String(source.testName.prefix { $0 != "(" })
    guard let id = Test.current?.id else { return test }
    return "\(id)".components(separatedBy: "(").first ?? test
  }
}

extension SnapshotSource {
  fileprivate var location: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
