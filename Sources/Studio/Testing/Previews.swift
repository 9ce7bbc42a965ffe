import Galley
import Testing

/// The previews of a test's program, each of which can be a snapshot test.
///
/// ```swift
/// @Test(arguments: Previews.all) @MainActor
/// func preview(_ preview: Preview) { assertSnapshot(of: preview) }
/// ```
public enum Previews {
  /// What the files of all targets in the program declare with `#Preview`, by file and line. None in
  /// a program that was compiled without the condition `DEBUG`, as for a release.
  public static var all: [Preview] { Preview.all }
}

extension Preview: CustomTestStringConvertible {
  /// What the test is called: `id`.
  public var testDescription: String { id }
}

/// Fails the test unless a preview looks as its reference does.
///
/// The reference is `Snapshots/<file>[/<name>][@<variant>].png`, which is also that of
/// `galley record` and `galley verify`; the preview's traits decide its size. Otherwise as for views.
///
/// - Parameters:
///   - preview: What is tested.
///   - variants: Other surroundings, each with a reference of its own. Default: only its own.
///   - record: Which references are written. Default: what the `.snapshots` trait says, then
///     `SNAPSHOT_TESTING_RECORD`; otherwise `missing`, or `never` where `CI` is set.
///   - snapshotDirectory: The folder of references. Default: what the trait says, then
///     `GALLEY_SNAPSHOTS`; otherwise `Snapshots` in the package's folder.
@MainActor
public func assertSnapshot(
  of preview: Preview, variants: [SnapshotVariant] = [],
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let source = SnapshotSource(
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  let assertion = SnapshotAssertion(
    strategy: preview.strategy, name: nil, variants: variants, record: record,
    directory: snapshotDirectory, source: source, identifier: preview.id)
  assertion.test { preview.subject }
}

extension Preview {
  /// At two pixels per point and in English, as the command line shows it.
  var strategy: Snapshotting {
    let layout: SnapshotLayout =
      switch layout.canvas {
      case .screen: .device(layout.device)
      case .fitted: .sizeThatFits
      case .fixed(let size): .fixed(width: size.width, height: size.height)
      }
    return .image(layout: layout, scale: 2) { $0.locale = Locale(identifier: "en") }
  }

  @MainActor var subject: AnyView {
    guard layout.canvas == .fitted else { return body() }
    return AnyView(FittedView(in: layout.size) { body() })
  }
}
