import Galley
import GalleyCatalog
import Testing

/// The previews in a test program, each of which can be a snapshot test.
///
/// ```swift
/// @Test(arguments: Previews.all) @MainActor
/// func preview(_ preview: Preview) { assertSnapshot(of: preview) }
/// ```
public enum Previews {
  /// The `#Preview` declarations in all targets of the program, by file and line. Empty if the
  /// program was compiled without the condition `DEBUG`, as in release builds.
  public static var all: [Preview] { Preview.all }
}

extension Preview: CustomTestStringConvertible {
  /// The name of the test argument: `id`.
  public var testDescription: String { id }
}

extension CatalogScene: CustomTestStringConvertible {
  /// The name of the test argument: `id`.
  public nonisolated var testDescription: String { id }
}

/// Fails the test unless a preview matches its reference.
///
/// The reference is `Snapshots/<file>[/<name>][@<variant>].png`, which `galley record` and `galley
/// verify` also use. The preview's traits set its size. Otherwise, this works as for views.
///
/// - Parameters:
///   - preview: The preview.
///   - variants: Other environments, each with its own reference. Default: only the preview's
///     environment.
///   - record: Which references to record. Default: the mode of the `.snapshots` trait, then of
///     `SNAPSHOT_TESTING_RECORD`; otherwise `missing`, or `never` if `CI` is set.
///   - snapshotDirectory: The folder of references. Default: the folder of the trait, then
///     `GALLEY_SNAPSHOTS`; otherwise `Snapshots` in the package's folder.
public func assertSnapshot(
  of preview: Preview, variants: [SnapshotVariant] = [],
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let source = SnapshotSource(
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  nonisolated(unsafe) let variants = variants
  TestFramework.report(at: source) {
    let assertion = SnapshotAssertion(
      strategy: preview.strategy, name: nil, variants: variants, record: record,
      directory: snapshotDirectory, source: source, identifier: preview.id)
    return assertion.issues(about: { preview.subject })
  }
}

extension Preview {
  /// The strategy at two pixels per point and in English, as on the command line.
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
