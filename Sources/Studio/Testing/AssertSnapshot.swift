import Galley

/// Fails the test unless a view looks as its reference does.
///
/// ```swift
/// @Test @MainActor func card() {
///   assertSnapshot(of: PriceCard(), as: .image(layout: .fixed(width: 320, height: nil)))
/// }
/// ```
///
/// The reference is `Snapshots/<test target>/<test file>/<test>[.<name>][@<variant>].png` in the
/// package's folder, with the layout tree as text beside it. The first run records it and fails once;
/// later runs compare, exactly. A failure says which views changed by themselves, how many followed
/// and how many pixels differ; the pictures are in `.build/snapshot-failures`, with one report for all
/// tests, and attached to the test. What the view asks for and is not there, such as a symbol or a
/// font, is a warning of the test. Works within Swift Testing and XCTest.
///
/// - Parameters:
///   - value: The view.
///   - strategy: What is compared, and in which environment. Default: the picture.
///   - name: Tells apart several references of one test.
///   - variants: Other environments, each with a reference of its own. Default: only the strategy's.
///   - record: Which references are written. Default: what the `.snapshots` trait says, then
///     `SNAPSHOT_TESTING_RECORD`; otherwise `missing`, or `never` where `CI` is set.
///   - snapshotDirectory: The folder of references. Default: what the trait says, then
///     `GALLEY_SNAPSHOTS`; otherwise `Snapshots` in the package's folder.
@MainActor
public func assertSnapshot<V: View>(
  of value: @autoclosure () throws -> V, as strategy: Snapshotting = .image,
  named name: String? = nil, variants: [SnapshotVariant] = [],
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let source = SnapshotSource(
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  let assertion = SnapshotAssertion(
    strategy: strategy, name: name, variants: variants, record: record,
    directory: snapshotDirectory, source: source)
  assertion.test(value)
}

/// `assertSnapshot` under the name that goes with `#expect`.
@MainActor
public func expectSnapshot<V: View>(
  of value: @autoclosure () throws -> V, as strategy: Snapshotting = .image,
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

/// Tests a view in several ways; each has a reference with the way's name.
///
/// - Parameter strategies: What is compared, by name.
@MainActor
public func assertSnapshots<V: View>(
  of value: @autoclosure () throws -> V, as strategies: [String: Snapshotting],
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
