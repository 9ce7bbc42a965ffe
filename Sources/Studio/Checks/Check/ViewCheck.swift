import Foundation
import Galley

/// Checks views in several settings.
@MainActor
public struct ViewCheck {
  /// The rules to check. Default: all.
  public var rules = Set(CheckRule.allCases)
  /// The settings to check in. Default: `CheckSetting.all`.
  public var settings = CheckSetting.all
  /// Whether to report texts that are truncated although they limit their lines. Default: `false`,
  /// because the limit states the intent.
  public var reportsLineLimits = false

  /// The maximum number of elements in a picture.
  private static let elementLimit = 10_000

  /// Creates a check with the default rules and settings.
  public init() {}

  /// Returns the findings of a view.
  ///
  /// - Parameters:
  ///   - id: The ID of the view in findings.
  ///   - render: Renders the view in a setting.
  /// - Throws: Rethrows the errors of `render`.
  package func findings(
    id: String, _ render: (CheckSetting) throws -> CheckedPicture
  ) throws -> [Finding] {
    var gathered = GatheredFindings(id: id)
    var first: CheckedPicture?
    // Many settings lead to the same layout.
    var fits: [Int: [Issue]] = [:]
    // The colors of an appearance are the same in all of its settings.
    var appearances: Set<ColorScheme?> = []
    let settings = settings.contains(.standard) ? settings : [.standard] + settings
    for setting in settings {
      let picture = try render(setting)
      guard picture.elements.count <= Self.elementLimit else {
        throw CheckError.tooManyElements(picture.elements.count, limit: Self.elementLimit)
      }
      let layout = picture.layoutHash
      let fit =
        fits[layout] ?? TextFitRules(reportsLineLimits: reportsLineLimits).issues(in: picture)
      fits[layout] = fit
      var issues = issues(in: picture, first: first, fit)
      if appearances.insert(setting.appearance).inserted { issues += colorIssues(in: picture) }
      for issue in issues where rules.contains(issue.rule) {
        gathered.add(issue, in: picture)
      }
      if first == nil { first = picture }
    }
    return gathered.findings
  }

  /// - Parameter fit: The issues of texts that don't fit.
  private func issues(
    in picture: CheckedPicture, first: CheckedPicture?, _ fit: [Issue]
  ) -> [Issue] {
    var issues = fit
    if let first {
      if let rule = picture.setting.rule {
        for index in issues.indices {
          (issues[index].cause, issues[index].rule) = (issues[index].rule, rule)
        }
      }
      issues += ScalingRule.issues(from: first, to: picture)
    } else {
      issues += TargetRule.issues(in: picture) + LabelRules.issues(in: picture)
      issues += ReadingRules.issues(in: picture)
    }
    return issues
  }

  private func colorIssues(in picture: CheckedPicture) -> [Issue] {
    var issues: [Issue] = []
    if rules.contains(.contrast) { issues += ContrastRule.issues(in: picture) }
    if rules.contains(.color) { issues += ColorRule.issues(in: picture) }
    return issues
  }
}

/// A view that cannot be checked.
public enum CheckError: ExplainedError, Hashable {
  /// The view has more elements than a check compares with each other.
  case tooManyElements(Int, limit: Int)

  /// What is wrong, in a sentence.
  public var message: String {
    switch self {
    case .tooManyElements(let count, let limit):
      "the view has \(count) accessible elements; a check takes at most \(limit)"
    }
  }

  /// What to do.
  public var hint: String { "check a part of the view, such as some rows of a list" }
}

/// Findings of several settings, each reported once.
private struct GatheredFindings {
  struct Key: Hashable {
    let rule: CheckRule
    var cause: CheckRule?
    let kind: String
    let view: ViewID
  }

  let id: String
  private(set) var findings: [Finding] = []
  private var known: [Key: Int] = [:]

  init(id: String) { self.id = id }

  mutating func add(_ issue: Issue, in picture: CheckedPicture) {
    let node = picture.placed.nodes[issue.index]
    // A text that is truncated as it is needs no second finding for larger sizes.
    let plain = Key(rule: issue.cause ?? issue.rule, kind: issue.kind, view: node.id)
    let key = Key(rule: issue.rule, cause: issue.cause, kind: issue.kind, view: node.id)
    for old in [key, plain] {
      guard let index = known[old] else { continue }
      if !findings[index].settings.contains(picture.setting.name) {
        findings[index].settings.append(picture.setting.name)
      }
      return
    }
    known[key] = findings.count
    let name = picture.name(of: issue.index)
    findings.append(
      Finding(
        rule: issue.rule, severity: issue.severity, scene: id, view: name,
        path: picture.placed.path(of: issue.index), frame: Finding.Frame(issue.frame),
        message: "\(name) \(issue.message)", measured: issue.measured, required: issue.required,
        remedy: issue.remedy, declaringView: picture.declaringView(of: issue.index),
        settings: [picture.setting.name]))
  }
}
