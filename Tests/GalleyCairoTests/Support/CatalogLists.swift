import Galley
import GalleyCatalog
import GalleyGraphics
@testable import GalleyScenes

/// The display lists of all pictures in the catalog, which several tests paint.
@MainActor
enum CatalogLists {
  static let all = Result {
    try SceneCatalog.galley.pictures.map { (id: $0.id, list: try $0.renderer().displayList()) }
  }
}
