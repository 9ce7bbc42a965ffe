import Foundation

/// Findings that people have looked at and accepted, each with a reason.
///
/// The file has one finding per line: the scene, the rule, the view, and after `—` the reason.
/// Lines that begin with `#` are comments. A line whose finding no longer occurs is reported, so the
/// file doesn't go stale.
///
/// ```
/// Card/Sale  contrast  Text “−20 %”  — the brand's color; the price beside it says the same
/// ```
public struct AcceptedFindings: Hashable, Sendable {
  /// An accepted finding.
  public struct Entry: Hashable, Sendable {
    /// The ID of the scene or preview; `*` for any.
    public var scene: String
    /// The rule.
    public var rule: CheckRule
    /// The view's name, as in `Finding.view`; `*` for any.
    public var view: String
    /// Why it is accepted.
    public var reason: String
    /// The number of the line, from 1.
    public var line: Int

    /// Whether the entry accepts a finding.
    public func accepts(_ finding: Finding) -> Bool {
      rule == finding.rule && (scene == "*" || scene == finding.scene)
        && (view == "*" || view == finding.view)
    }
  }

  /// A file of accepted findings that cannot be read.
  public struct ParseError: Error, Hashable, CustomStringConvertible {
    /// The number of the line, from 1.
    public var line: Int
    /// What is wrong with it, in a sentence.
    public var message: String
    /// What a line looks like.
    public var hint: String {
      "a line is: SCENE, RULE and VIEW, separated by two spaces, then — and the reason"
    }

    /// The line and the problem.
    public var description: String { "line \(line): \(message)" }
  }

  /// The accepted findings, in the order of the file.
  public var entries: [Entry] = []

  /// Creates a list without entries.
  public init() {}

  /// Parses the text of a file.
  ///
  /// - Throws: `ParseError` for the first line that isn't a comment or an accepted finding.
  public init(_ text: String) throws(ParseError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      entries.append(try Self.entry(line, index + 1))
    }
  }

  private static func entry(_ line: String, _ number: Int) throws(ParseError) -> Entry {
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
    guard let rule = CheckRule(rawValue: parts[1]) else {
      let rules = CheckRule.allCases.map(\.rawValue).joined(separator: ", ")
      throw ParseError(line: number, message: "there is no rule “\(parts[1])”, only \(rules)")
    }
    guard !reason.isEmpty else { throw ParseError(line: number, message: "the reason is empty") }
    return Entry(scene: parts[0], rule: rule, view: parts[2], reason: reason, line: number)
  }

  /// Splits findings into those that are not accepted, and entries that accept nothing.
  ///
  /// - Parameter scenes: The IDs of all checked scenes. Entries for others are not stale.
  public func remaining(
    of findings: [Finding], scenes: Set<String>
  ) -> (findings: [Finding], stale: [Entry]) {
    var used: Set<Int> = []
    let rest = findings.filter { finding in
      guard let index = entries.firstIndex(where: { $0.accepts(finding) }) else { return true }
      used.insert(index)
      return false
    }
    let stale = entries.indices.filter {
      !used.contains($0) && (entries[$0].scene == "*" || scenes.contains(entries[$0].scene))
        && !findings.contains(where: entries[$0].accepts)
    }
    return (rest, stale.map { entries[$0] })
  }

  /// Returns the line that accepts a finding.
  public static func line(for finding: Finding, reason: String) -> String {
    "\(finding.scene.isEmpty ? "*" : finding.scene)  \(finding.rule.rawValue)  \(finding.view)"
      + "  — \(reason)"
  }
}
