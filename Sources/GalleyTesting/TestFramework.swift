import Foundation
import Testing
import XCTest

/// The test framework that runs: Swift Testing or XCTest.
enum TestFramework {
  /// Where no test is current, as in a detached task, `swift test` says which framework runs.
  private static var isSwiftTesting: Bool {
    Test.current != nil || CommandLine.arguments.contains("swift-testing")
  }

  /// Fails the test that runs.
  static func fail(_ message: String, at source: SnapshotSource) {
    if isSwiftTesting {
      Issue.record(Comment(rawValue: message), sourceLocation: source.location)
    } else {
      XCTFail(message, file: source.filePath, line: source.line)
    }
  }

  /// Keeps files with the test's results; `swift test --attachments-path DIR` writes them to `DIR`.
  /// XCTest has no such thing on Linux.
  static func attach(_ files: [(name: String, bytes: [UInt8])], at source: SnapshotSource) {
    guard isSwiftTesting else { return }
    for file in files {
      Attachment.record(file.bytes, named: file.name, sourceLocation: source.location)
    }
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
