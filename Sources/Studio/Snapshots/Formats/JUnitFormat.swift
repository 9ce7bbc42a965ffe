import Galley

/// JUnit's XML: a suite with a test case for each subject.
enum JUnitFormat {
  static func text(of report: MachineReport) -> String {
    let failures = report.subjects.count { $0.findings.contains(where: \.isFailure) }
    let counts = "tests=\"\(report.subjects.count)\" failures=\"\(failures)\" errors=\"0\""
    let name = quoted("galley \(report.command)")
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\(name) \(counts)>",
      "  <testsuite name=\(name) \(counts) skipped=\"0\">",
    ]
    for subject in report.subjects { lines += testCase(subject, report.command) }
    return (lines + ["  </testsuite>", "</testsuites>"]).joined(separator: "\n")
  }

  private static func testCase(_ subject: MachineReport.Subject, _ command: String) -> [String] {
    let group = subject.name.split(separator: "/").dropLast().joined(separator: ".")
    let start =
      "    <testcase classname=\(quoted("galley.\(command)\(group.isEmpty ? "" : ".\(group)")"))"
      + " name=\(quoted(subject.name))"
    guard !subject.findings.isEmpty else { return [start + "/>"] }
    let failures = subject.findings.filter(\.isFailure).map { finding in
      "      <failure type=\(quoted(finding.rule))"
        + " message=\(quoted(String(finding.message.prefix { $0 != "\n" })))>"
        + "\(escaped(place(finding) + finding.message))</failure>"
    }
    let others = subject.findings.filter { !$0.isFailure }.map { finding in
      "\(place(finding))\(finding.level.rawValue): \(finding.message)"
    }
    let output =
      others.isEmpty
      ? [] : ["      <system-out>\(escaped(others.joined(separator: "\n")))</system-out>"]
    return [start + ">"] + failures + output + ["    </testcase>"]
  }

  private static func place(_ finding: MachineReport.Finding) -> String {
    guard let file = finding.file else { return "" }
    return ([file] + [finding.line, finding.column].compactMap { $0.map(String.init) })
      .joined(separator: ":") + ": "
  }

  private static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Returns text that keeps its line breaks in attributes.
  private static func escaped(_ text: String) -> String {
    XMLText.escaped(text, breaks: { "&#\($0.value);" }, invalid: "\u{FFFD}")
  }
}
