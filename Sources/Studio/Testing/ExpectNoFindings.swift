import Foundation
import Galley
import GalleyChecks

/// Fails the test if a view has findings: texts that don't fit at large type sizes or in other
/// languages, too little contrast, small targets, missing labels, and so on; see `CheckRule`.
///
/// ```swift
/// @Test @MainActor func card() { expectNoFindings(in: PriceCard(), layout: .device(.iPhone16)) }
/// ```
///
/// - Parameters:
///   - value: The view.
///   - layout: The size to propose to the view. Default: no proposal, which gives the ideal size.
///   - rules: The rules to check. Default: all.
///   - settings: The settings to check in. Default: `CheckSetting.all`.
///   - accepted: Findings that are known, each with a reason. One that no longer occurs fails the
///     test, too.
///   - environment: Changes the environment values.
public func expectNoFindings<V: View>(
  in value: @autoclosure @MainActor () throws -> V, layout: SnapshotLayout = .sizeThatFits,
  rules: [CheckRule] = CheckRule.allCases, settings: [CheckSetting] = CheckSetting.all,
  accepting accepted: [AcceptedFinding] = [],
  environment: @escaping (inout EnvironmentValues) -> Void = { _ in },
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let source = SnapshotSource(
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  nonisolated(unsafe) let environment = environment
  TestFramework.report(at: source) {
    do {
      let found = try findings(
        in: try value(), layout: layout, rules: rules, settings: settings,
        environment: environment)
      let (rest, stale) = AcceptedFindings(accepted).remaining(
        of: found, in: AcceptedFindings.Run(scenes: [""], rules: Set(rules)))
      let lines =
        rest.map { "\($0)" } + stale.map { "“\($0.reason)” no longer accepts anything: \($0)" }
      guard !lines.isEmpty else { return [] }
      return [SnapshotIssue(message: lines.joined(separator: "\n"))]
    } catch {
      return [SnapshotIssue(message: "cannot check the view: \(error)")]
    }
  }
}

/// Returns the findings of a view; see `expectNoFindings(in:)`.
///
/// - Throws: `RenderError`, `FontError`, `PaintError`; `CheckError` for too many elements.
@MainActor
public func findings(
  in view: some View, layout: SnapshotLayout = .sizeThatFits,
  rules: [CheckRule] = CheckRule.allCases, settings: [CheckSetting] = CheckSetting.all,
  environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
) throws -> [Finding] {
  var check = ViewCheck()
  (check.rules, check.settings) = (Set(rules), settings)
  return try check.findings(id: "") { setting in
    let snapshot = SnapshotSettings(
      layout: setting.device.map { .device($0) } ?? layout, scale: 2
    ) { values in
      environment(&values)
      setting.apply(to: &values)
    }
    let renderer = snapshot.renderer(of: view)
    let (list, placed) = try renderer.session.record(
      scale: 2, isOpaque: true, gathering: CheckedPicture.gathering)
    return CheckedPicture(placed: placed, list: list, setting: setting)
  }
}
