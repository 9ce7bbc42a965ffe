import GalleyTesting
import Testing

@testable import ShopScenes

@Suite("The catalog of scenes")
@MainActor
struct SceneTests {
  @Test("matches its goldens", arguments: await ShopScenes.catalog.scenes)
  func goldens(_ scene: CatalogScene) {
    assertSnapshot(of: scene)
  }

  @Test("a variant shows the view after its preparation")
  func preparation() throws {
    let pictures = CatalogScene.order.pictures
    #expect(pictures.map(\.name) == ["empty", "ordered"])
    #expect(try pictures[0].layoutTree()["name"].text?.string == "Nothing ordered")
    #expect(try pictures[1].layoutTree()["name"].text?.string == "Ordered: 1")
  }
}
