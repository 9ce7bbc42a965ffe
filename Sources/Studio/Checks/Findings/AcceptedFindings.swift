import Foundation

/// Findings that people have looked at and accepted, each with a reason.
///
/// The file has one entry per line: the scenes, the rules, the view, and after `—` the reason. Commas
/// separate several scenes or rules, and `*` stands for any characters. Lines that begin with `#` are
/// comments. An entry with a scene or rule that no longer accepts anything is reported, so the file
/// doesn't go stale.
///
/// ```
/// Card/Sale  contrast  Text “−20 %”  — the brand's color; the price beside it says the same
/// Old/*      scaling,translation  *  — replaced next month
/// ```
public struct AcceptedFindings: Hashable, Sendable {
  /// A file of accepted findings that cannot be read.
  public struct ParseError: Error, Hashable, CustomStringConvertible {
    /// The number of the line, from 1.
    public var line: Int
    /// What is wrong with it, in a sentence.
    public var message: String
    /// What a line looks like.
    public var hint: String {
      "a line is: SCENES, RULES and VIEW, separated by two spaces, then — and the reason"
    }

    /// The line and the problem.
    public var description: String { "line \(line): \(message)" }
  }

  /// The accepted findings, in the order of the file.
  public var entries: [AcceptedFinding]

  /// Creates a list. Default: without entries.
  public init(_ entries: [AcceptedFinding] = []) { self.entries = entries }

  /// Parses the text of a file.
  ///
  /// - Throws: `ParseError` for the first line that isn't a comment or an accepted finding.
  public init(_ text: String) throws(ParseError) {
    entries = []
    // Windows' line breaks are single characters, too.
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces.union(["\u{FEFF}"]))
      if line.isEmpty || line.hasPrefix("#") { continue }
      entries.append(try Self.entry(line, index + 1))
    }
  }

  private static func entry(_ line: String, _ number: Int) throws(ParseError) -> AcceptedFinding {
    guard let dash = line.range(of: "  — ") else {
      throw ParseError(line: number, message: "there is no reason after “  — ”")
    }
    let reason = line[dash.upperBound...].trimmingCharacters(in: .whitespaces)
    let parts = line[..<dash.lowerBound].split(separator: "  ", maxSplits: 2).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard parts.count == 3 else {
      throw ParseError(line: number, message: "it has \(parts.count) of three columns")
    }
    var rules: [CheckRule] = []
    for name in words(parts[1]) {
      guard let rule = CheckRule(rawValue: name) else {
        let all = CheckRule.allCases.map(\.rawValue).joined(separator: ", ")
        throw ParseError(line: number, message: "there is no rule “\(name)”, only \(all)")
      }
      rules.append(rule)
    }
    guard !reason.isEmpty else { throw ParseError(line: number, message: "the reason is empty") }
    return AcceptedFinding(
      scenes: words(parts[0]), rules: rules, view: parts[2], reason: reason, line: number)
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  /// What was checked. Entries for anything else are not stale.
  public struct Run: Hashable, Sendable {
    /// The IDs of the checked scenes.
    public var scenes: Set<String>
    /// The IDs of the scenes that exist; `nil` if unknown. An entry for a group of them is judged if
    /// all are known and were checked.
    public var existing: Set<String>?
    /// The rules that were checked in all settings.
    public var rules: Set<CheckRule>

    /// Describes what was checked.
    ///
    /// - Parameters:
    ///   - scenes: The IDs of the checked scenes.
    ///   - existing: The IDs of the scenes that exist; `nil` if unknown. Default: the checked ones.
    ///   - rules: The rules that were checked in all settings. Default: all.
    public init(
      scenes: Set<String>, existing: Set<String>? = [],
      rules: Set<CheckRule> = Set(CheckRule.allCases)
    ) {
      (self.scenes, self.existing, self.rules) = (scenes, existing, rules)
    }
  }

  /// Returns the findings that are not accepted, and the entries that accept nothing. An entry with
  /// several scenes or rules is returned only with those for which it accepts nothing.
  public func remaining(
    of findings: [Finding], in run: Run
  ) -> (findings: [Finding], stale: [AcceptedFinding]) {
    let rest = findings.filter { finding in !entries.contains { $0.accepts(finding) } }
    return (rest, entries.flatMap { $0.stale(findings, in: run) })
  }

  /// Returns the line that accepts a finding.
  public static func line(for finding: Finding, reason: String) -> String {
    "\(finding.scene.isEmpty ? "*" : finding.scene)  \(finding.rule.rawValue)  \(finding.view)"
      + "  — \(reason)"
  }
}
