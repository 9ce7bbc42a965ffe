import Galley

/// Compares a view with its reference, or records the reference, without failing the test.
///
/// See `assertSnapshot` for the parameters.
///
/// - Returns: The message about differences or recordings; `nil` if all references match.
public func verifySnapshot<V: View>(
  of value: @autoclosure @MainActor () throws -> V, as strategy: Snapshotting = .image,
  named name: String? = nil, variants: [SnapshotVariant] = [],
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  let source = SnapshotSource(
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  nonisolated(unsafe) let (strategy, variants) = (strategy, variants)
  let issues = MainActorWork.run {
    let assertion = SnapshotAssertion(
      strategy: strategy, name: name, variants: variants, record: record,
      directory: snapshotDirectory, source: source)
    return assertion.issues(about: value)
  }
  for issue in issues where issue.isWarning { TestFramework.report(issue, at: source) }
  let failures = issues.filter { !$0.isWarning }
  return failures.isEmpty ? nil : failures.map(\.message).joined(separator: "\n\n")
}
