import Foundation
import Galley

/// Annotations and the job summary of GitHub Actions.
package enum GitHubFormat {
  /// Returns a workflow command for each finding.
  static func annotations(of report: MachineReport) -> String {
    report.subjects.flatMap { subject in
      subject.findings.map { finding in
        let places: [(String, String?)] = [
          ("file", finding.file), ("line", finding.line.map(String.init)),
          ("col", finding.column.map(String.init)), ("title", "\(subject.name) (\(finding.rule))"),
        ]
        let properties = places.compactMap { name, value in
          value.map { "\(name)=\(escaped($0, isProperty: true))" }
        }
        let level = finding.level == .note ? "notice" : finding.level.rawValue
        return "::\(level) \(properties.joined(separator: ","))::\(escaped(finding.message))"
      }
    }.joined(separator: "\n")
  }

  /// Returns the summary in Markdown: the count, and a row for each finding with its pictures.
  package static func summary(of report: MachineReport) -> String {
    let failing = report.subjects.count { !$0.findings.isEmpty }
    var lines = [
      "### galley \(report.command)", "",
      "\(report.subjects.count - failing) of \(report.subjects.count) without findings", "",
    ]
    if failing > 0 { lines += ["| | finding | files |", "|---|---|---|"] }
    for subject in report.subjects {
      for finding in subject.findings {
        let files = finding.properties.sorted { $0.key < $1.key }
          .map { "\($0.key): `\(cell($0.value))`" }
        lines.append(
          "| \(cell(subject.name)) | \(cell(finding.message)) | \(files.joined(separator: "<br>")) |"
        )
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Appends the summary to the file that GitHub names in the environment, if it does.
  ///
  /// - Returns: The error if the file can't be written.
  package static func writeSummary(
    of report: MachineReport, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> FileWriteError? {
    guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return nil }
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else {
      return FileWriteError(path: path, reason: String(cString: strerror(errno)))
    }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: Data(summary(of: report).utf8))
      return nil
    } catch {
      return FileWriteError(path: path, reason: "\(error)")
    }
  }

  private static func cell(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("|", with: "\\|").replacing("<", with: "&lt;")
      .replacing("\n", with: "<br>").replacing("\r", with: " ")
  }

  private static func escaped(_ text: String, isProperty: Bool = false) -> String {
    let plain = text.replacing("%", with: "%25").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
    return isProperty ? plain.replacing(":", with: "%3A").replacing(",", with: "%2C") : plain
  }
}
