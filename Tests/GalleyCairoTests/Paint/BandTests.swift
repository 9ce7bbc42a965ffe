import Galley
import GalleyCairo
import Expectations
import Testing

/// Large pictures are painted in bands of rows, on all cores at once.
@MainActor
@Suite("Painting in bands")
struct BandTests {
  @Test("every catalog picture is the same on one core and on several")
  func catalogue() throws {
    for (id, list) in try CatalogLists.all.get() {
      let one = try Cores.$count.withValue(1) { try Rasterizer.bitmap(of: list) }
      for cores in [2, 7, 64] {
        let several = try Cores.$count.withValue(cores) {
          try Cores.$threshold.withValue(1) { try Rasterizer.bitmap(of: list) }
        }
        expectEqual(one, several, "\(id) on \(cores) cores")
      }
    }
  }
}
