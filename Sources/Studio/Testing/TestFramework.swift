import Foundation
import Testing
import XCTest

/// The running test framework: Swift Testing or XCTest.
package enum TestFramework {
  /// The test of Swift Testing that waits for work on the main thread; `nil` for others.
  @TaskLocal static var waiting: Test?

  private static var test: Test? { waiting ?? Test.current }

  /// If there is no current test, as in a detached task, the arguments of `swift test` name the
  /// framework.
  static var isSwiftTesting: Bool {
    test != nil || CommandLine.arguments.contains("swift-testing")
  }

  /// Finds issues on the main actor and reports them to the running test.
  static func report(at source: SnapshotSource, _ issues: @MainActor () -> [SnapshotIssue]) {
    for issue in MainActorWork.run(issues) { report(issue, at: source) }
  }

  /// Fails the running test, unless the issue is a warning, and attaches the issue's files to the
  /// test. `swift test --attachments-path DIR` writes attachments to `DIR`.
  ///
  /// On Linux, XCTest has neither attachments nor warnings, so warnings are printed.
  package static func report(_ issue: SnapshotIssue, at source: SnapshotSource) {
    SnapshotSession.current.results.add(issue, at: source)
    if isSwiftTesting {
      // Without a folder, the test run would only list the attachments.
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

  /// Writes to standard error, after all tests have run.
  static func print(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }

  /// Whether `swift test` runs all tests.
  static var runsAllTests: Bool {
    let arguments = CommandLine.arguments.dropFirst()
    return isSwiftTesting
      ? !arguments.contains { $0.hasPrefix("--filter") || $0.hasPrefix("--skip") }
      : arguments.isEmpty
  }

  /// Identifies the `swift test` that started this process: its process and start time. `nil` for a
  /// process that something else started.
  static var run: String? {
    let parent = getppid()
    // The name in parentheses may contain spaces. The start time is the 20th value after it.
    guard let text = try? String(contentsOfFile: "/proc/\(parent)/stat", encoding: .utf8),
      let start = text.firstIndex(of: "("), let end = text.lastIndex(of: ")"),
      text[start...].hasPrefix("(swift-")
    else { return nil }
    let values = text[text.index(after: end)...].split(separator: " ")
    return values.count > 19 ? "\(parent) \(values[19])" : nil
  }

  /// Whether the running test is parameterized.
  static var isParameterized: Bool { test?.isParameterized == true }

  /// Returns the command that records the running test's current pictures.
  package static func acceptCommand(for source: SnapshotSource) -> String {
    "SNAPSHOT_TESTING_RECORD=failed swift test --filter '\(filter(for: source))'"
  }

  /// Returns the running test's name for `swift test --filter`, such as `AppTests.CardTests/card`.
  private static func filter(for source: SnapshotSource) -> String {
    let name = String(source.testName.prefix { $0 != "(" })
    guard let id = test?.id else { return name }
    return "\(id)".components(separatedBy: "(").first ?? name
  }
}

extension SnapshotSource {
  fileprivate var location: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
