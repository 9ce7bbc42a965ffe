/// Findings that somebody has looked at and accepted, with the reason.
public struct AcceptedFinding: Hashable, Sendable {
  /// The IDs of the scenes or previews, in which `*` stands for any characters.
  public var scenes: [String]
  /// The rules.
  public var rules: [CheckRule]
  /// The view as findings name it (`Finding.view`), in which `*` stands for any characters.
  public var view: String
  /// Why the findings are accepted.
  public var reason: String
  /// The number of the line in a file, from 1; `nil` for an entry in code.
  public var line: Int?

  /// Accepts the findings of one rule.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - view: The view as findings name it, in which `*` stands for any characters. Default: any
  ///     view.
  ///   - reason: Why the findings are accepted.
  public init(_ rule: CheckRule, of view: String = "*", reason: String) {
    self.init(scenes: ["*"], rules: [rule], view: view, reason: reason, line: nil)
  }

  init(scenes: [String], rules: [CheckRule], view: String, reason: String, line: Int?) {
    (self.scenes, self.rules, self.view) = (scenes, rules, view)
    (self.reason, self.line) = (reason, line)
  }

  /// Whether the entry accepts a finding.
  public func accepts(_ finding: Finding) -> Bool {
    rules.contains(finding.rule) && Self.matches(view, finding.view)
      && scenes.contains { Self.matches($0, finding.scene) }
  }

  /// Returns the parts of the entry that accept none of the findings: one for each scene and each
  /// rule.
  func stale(_ findings: [Finding], in run: AcceptedFindings.Run) -> [AcceptedFinding] {
    let covered = scenes.filter { pattern in
      guard let existing = run.existing else { return run.scenes.contains(pattern) }
      let matching = existing.union(run.scenes).filter { Self.matches(pattern, $0) }
      return !matching.isEmpty && matching.isSubset(of: run.scenes)
    }
    let accepted = findings.filter(accepts)
    func part(_ scenes: [String], _ rules: [CheckRule]) -> AcceptedFinding {
      AcceptedFinding(scenes: scenes, rules: rules, view: view, reason: reason, line: line)
    }
    var oldRules: [CheckRule] = []
    if covered.count == scenes.count {
      oldRules = rules.filter { rule in
        run.rules.contains(rule) && !accepted.contains { $0.rule == rule }
      }
    }
    if !oldRules.isEmpty, oldRules.count == rules.count { return [self] }
    var oldScenes: [String] = []
    if run.rules.isSuperset(of: rules) {
      oldScenes = covered.filter { scene in
        !accepted.contains { Self.matches(scene, $0.scene) }
      }
    }
    return oldScenes.map { part([$0], rules) } + oldRules.map { part(scenes, [$0]) }
  }

  /// Whether a name matches a pattern, in which `*` stands for any characters.
  static func matches(_ pattern: String, _ name: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return pattern == name
    }
    guard name.hasPrefix(first), name.count >= first.count + last.count, name.hasSuffix(last) else {
      return false
    }
    var rest = name.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }
}

extension AcceptedFinding: CustomStringConvertible {
  /// The scenes, the rules and the view, as in a file of accepted findings.
  public var description: String {
    let place = scenes == ["*"] ? "" : scenes.joined(separator: ",") + "  "
    return "\(place)\(rules.map(\.rawValue).joined(separator: ","))  \(view)"
  }
}
