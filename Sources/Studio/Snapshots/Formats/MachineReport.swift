import Foundation

/// Results for other programs: the examined subjects and their findings.
package struct MachineReport: Sendable {
  /// How serious a finding is. The names are those of SARIF.
  package enum Level: String, Sendable { case error, warning, note }

  /// Something that a person should look at.
  package struct Finding: Sendable {
    /// What kind of finding this is, such as `verify/differs`.
    package var rule: String
    package var level: Level
    /// Whether the command fails because of it, as it does because of all errors.
    package var isFailure: Bool
    /// One or more lines.
    package var message: String
    /// The path of the source or picture; `nil` if unknown.
    package var file: String?
    /// Counted from 1.
    package var line: Int?
    /// Counted from 1.
    package var column: Int?
    /// Further values, such as paths of pictures.
    package var properties: [String: String]

    package init(
      rule: String, level: Level = .error, isFailure: Bool = false, message: String,
      file: String? = nil, line: Int? = nil, column: Int? = nil, properties: [String: String] = [:]
    ) {
      self.isFailure = isFailure || level == .error
      (self.rule, self.level, self.message) = (rule, level, message)
      (self.file, self.line, self.column) = (file.map(Self.relative), line, column)
      self.properties = properties
    }

    /// Returns a path relative to the current directory if it lies inside.
    private static func relative(_ path: String) -> String {
      let here = FileManager.default.currentDirectoryPath + "/"
      return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    }
  }

  /// A picture or file that was examined.
  package struct Subject: Sendable {
    package var name: String
    package var findings: [Finding]

    package init(name: String, findings: [Finding] = []) {
      (self.name, self.findings) = (name, findings)
    }
  }

  /// The command that produced the report, such as `verify`.
  package let command: String
  package let version: String
  package var subjects: [Subject]

  package init(command: String, version: String, subjects: [Subject]) {
    (self.command, self.version, self.subjects) = (command, version, subjects)
  }

  package var findings: [Finding] { subjects.flatMap(\.findings) }
}

/// A format that other programs read.
package enum MachineFormat: String, CaseIterable, Sendable {
  /// JUnit's XML, for Jenkins, GitLab and others.
  case junit
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// The workflow commands of GitHub Actions.
  case github

  /// Returns the report as text.
  package func text(of report: MachineReport) -> String {
    switch self {
    case .junit: JUnitFormat.text(of: report)
    case .sarif: SARIFFormat.text(of: report)
    case .github: GitHubFormat.annotations(of: report)
    }
  }
}
