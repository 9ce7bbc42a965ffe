import Galley
@_exported import GalleyCatalog

/// Fails the test unless the pictures of a scene match their goldens.
///
/// ```swift
/// @Test(arguments: await SceneCatalog.cards.scenes) @MainActor
/// func scene(_ scene: CatalogScene) { assertSnapshot(of: scene) }
/// ```
///
/// The goldens are `Snapshots/<ID>[@<variant>].png`, which the command line of the catalog also
/// uses. The scene sets the canvas, overlays, rulers and tolerance. Otherwise, this works as for
/// views.
///
/// - Parameters:
///   - scene: The scene.
///   - record: Which goldens to record. Default: the mode of the `.snapshots` trait, then of
///     `SNAPSHOT_TESTING_RECORD`; otherwise `missing`, or `never` if `CI` is set.
///   - snapshotDirectory: The folder of goldens. Default: the folder of the trait, then
///     `GALLEY_SNAPSHOTS`; otherwise `Snapshots` in the package's folder.
public func assertSnapshot(
  of scene: CatalogScene,
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let source = SnapshotSource(
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  TestFramework.report(at: source) {
    let assertion = SnapshotAssertion(
      strategy: .image, name: nil, variants: [], record: record,
      directory: snapshotDirectory, source: source, identifier: scene.id)
    return assertion.issues(about: scene)
  }
}
