import Galley

/// Fails the test unless a view matches its reference.
///
/// ```swift
/// @Test @MainActor func card() {
///   assertSnapshot(of: PriceCard(), as: .image(layout: .fixed(width: 320, height: nil)))
/// }
/// ```
///
/// The reference is `Snapshots/<test target>/<test file>/<test>[.<name>][@<variant>].png` in the
/// package's folder, with the layout tree as a text file beside it. The first run records it and
/// fails once; later runs compare exactly. A failure names the views that caused the change, and
/// counts the views that followed and the pixels that differ. Its pictures are attached to the test
/// and written to `.build/snapshot-failures`, with one report for all tests. If the view requests
/// something that is missing, such as a symbol or a font, the test warns. Works in Swift Testing
/// and XCTest.
///
/// - Parameters:
///   - value: The view.
///   - strategy: What to compare, in which environment. Default: the picture.
///   - name: Distinguishes several references of one test.
///   - variants: Other environments, each with its own reference. Default: only the strategy's
///     environment.
///   - record: Which references to record. Default: the mode of the `.snapshots` trait, then of
///     `SNAPSHOT_TESTING_RECORD`; otherwise `missing`, or `never` if `CI` is set.
///   - snapshotDirectory: The folder of references. Default: the folder of the trait, then
///     `GALLEY_SNAPSHOTS`; otherwise `Snapshots` in the package's folder.
public func assertSnapshot<V: View>(
  of value: @autoclosure @MainActor () throws -> V, as strategy: Snapshotting = .image,
  named name: String? = nil, variants: [SnapshotVariant] = [],
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let source = SnapshotSource(
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  nonisolated(unsafe) let (strategy, variants) = (strategy, variants)
  TestFramework.report(at: source) {
    let assertion = SnapshotAssertion(
      strategy: strategy, name: name, variants: variants, record: record,
      directory: snapshotDirectory, source: source)
    return assertion.issues(about: value)
  }
}

/// Calls `assertSnapshot` under a name that matches `#expect`.
public func expectSnapshot<V: View>(
  of value: @autoclosure @MainActor () throws -> V, as strategy: Snapshotting = .image,
  named name: String? = nil, variants: [SnapshotVariant] = [],
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: strategy, named: name, variants: variants, record: record,
    snapshotDirectory: snapshotDirectory, fileID: fileID, file: filePath, testName: testName,
    line: line, column: column)
}

/// Tests a view with several strategies, each with a reference named after it.
///
/// - Parameter strategies: What to compare, by name.
public func assertSnapshots<V: View>(
  of value: @autoclosure @MainActor () throws -> V, as strategies: [String: Snapshotting],
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record,
      snapshotDirectory: snapshotDirectory, fileID: fileID, file: filePath, testName: testName,
      line: line, column: column)
  }
}
