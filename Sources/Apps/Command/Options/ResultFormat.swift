import Galley
import GalleySnapshots

/// How a command prints its results.
enum ResultFormat: Hashable {
  case text
  case json
  case machine(MachineFormat)

  static let words: KeyValuePairs<String, ResultFormat> = [
    "text": .text, "json": .json, "junit": .machine(.junit), "sarif": .machine(.sarif),
    "github": .machine(.github),
  ]

  /// The option `--format`.
  static func option<Settings>(_ path: WritableKeyPath<Settings, ResultFormat>) -> Option<Settings>
  {
    .word(
      "format", nil, "NAME", "text, json, junit, sarif or github (default text)", words, path)
  }
}

extension Console {
  /// Prints a report, and appends it to the job summary of GitHub Actions.
  func print(_ report: MachineReport, as format: MachineFormat) {
    let text = format.text(of: report)
    if !text.isEmpty { print(text) }
    if format == .github, let error = GitHubFormat.writeSummary(of: report) { self.report(error) }
  }
}
