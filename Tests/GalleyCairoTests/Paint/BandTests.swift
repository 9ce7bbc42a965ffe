import Galley
import GalleyCairo
import GalleyScenes
import Testing

/// Large pictures are painted in bands of rows, on all cores at once.
@MainActor
@Suite("Painting in bands")
struct BandTests {
  @Test("every picture of the catalogue is the same on one core and on several", arguments: [2, 7])
  func catalogue(cores: Int) throws {
    for picture in Catalog.pictures {
      let list = try picture.renderer().displayList()
      let one = try Cores.$count.withValue(1) { try Rasterizer.bitmap(of: list) }
      let several = try Cores.$count.withValue(cores) {
        try Cores.$threshold.withValue(1) { try Rasterizer.bitmap(of: list) }
      }
      #expect(one == several, "\(picture.id)")
    }
  }
}
