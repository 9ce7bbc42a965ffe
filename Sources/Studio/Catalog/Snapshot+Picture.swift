import GalleySnapshots

extension Snapshot {
  /// Lays out a picture of a catalog.
  ///
  /// - Throws: Errors of the variant's preparation; `RenderError`, `FontError`.
  @MainActor
  package init(_ picture: ScenePicture) throws {
    let renderer = try picture.renderer()
    self.init(picture, try renderer.rendering())
    if files.contains(.blocks) {
      renderer.hasGlyphBlocks = true
      blocks = try renderer.displayList()
    }
  }

  /// - Parameter rendering: The picture's rendering.
  @MainActor
  package init(_ picture: ScenePicture, _ rendering: Rendering) {
    self.init(
      id: picture.id, list: rendering.displayList, layout: LayoutSnapshot(rendering.layout),
      files: picture.scene.goldenFiles, largeReason: picture.scene.largeGoldenReason)
    tolerance = picture.scene.tolerance
  }
}

extension CatalogScene {
  /// The files that a golden of this scene consists of.
  package var goldenFiles: Set<GoldenFile> {
    hasBlockGolden ? [.layout, .blocks, .picture] : [.layout, .picture]
  }
}

extension SceneCatalog {
  /// The files that the golden of each picture consists of, by the picture's ID.
  package var goldenFiles: [String: Set<GoldenFile>] {
    Dictionary(pictures.map { ($0.id, $0.scene.goldenFiles) }) { first, _ in first }
  }
}
