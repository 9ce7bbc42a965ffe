import Foundation
import Galley
import GalleySnapshots
import Synchronization

/// Failing assertions for other programs, written when the process ends: annotations of GitHub Actions
/// if `GALLEY_TEST_RESULTS` is `github`, or a file with the suffix `.sarif` or, for JUnit, `.xml`.
package final class TestResults: Sendable {
  static let environmentVariable = "GALLEY_TEST_RESULTS"
  private let subjects = Mutex<[MachineReport.Subject]>([])

  package init() {}

  /// Adds an issue of an assertion.
  func add(_ issue: SnapshotIssue, at source: SnapshotSource) {
    let finding = MachineReport.Finding(
      rule: issue.isWarning ? "test/missing" : "test/snapshot",
      level: issue.isWarning ? .warning : .error, message: issue.message,
      file: "\(source.filePath)", line: Int(source.line), column: Int(source.column))
    let test = source.testName.prefix { $0 != "(" }
    let name = "\(source.fileID)".replacing(".swift", with: "") + "/\(test)"
    subjects.withLock { subjects in
      if let index = subjects.firstIndex(where: { $0.name == name }) {
        subjects[index].findings.append(finding)
      } else {
        subjects.append(MachineReport.Subject(name: name, findings: [finding]))
      }
    }
  }

  /// Writes the results.
  ///
  /// - Parameter isSwiftTesting: Whether Swift Testing runs, whose file gets a name of its own beside
  ///   that of XCTest, as with `swift test --xunit-output`.
  /// - Returns: Lines to print.
  package func write(
    to target: String?, isSwiftTesting: Bool,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String] {
    guard let target, !target.isEmpty else { return [] }
    let report = MachineReport(
      command: "test", version: "1", subjects: subjects.withLock { $0 })
    if target == "github" {
      let error = GitHubFormat.writeSummary(of: report, environment: environment)
      return [MachineFormat.github.text(of: report)].filter { !$0.isEmpty }
        + (error.map { [$0.message] } ?? [])
    }
    let name = target as NSString
    let format: MachineFormat
    switch name.pathExtension {
    case "sarif": format = .sarif
    case "xml": format = .junit
    default:
      return [
        "\(Self.environmentVariable) is neither github nor a file such as results.sarif or results.xml"
      ]
    }
    let infix = isSwiftTesting ? "-swift-testing" : ""
    let path = "\(name.deletingPathExtension)\(infix).\(name.pathExtension)"
    do {
      try AtomicFile.write(Array(format.text(of: report).utf8), to: path)
      return []
    } catch {
      return ["cannot write the results of tests: \(error.message)"]
    }
  }
}
