import GalleyCommand
import GalleyScenes

/// The program `galley`.
@main struct GalleyMain: CatalogProgram {
  static let catalog = SceneCatalog.galley
}
