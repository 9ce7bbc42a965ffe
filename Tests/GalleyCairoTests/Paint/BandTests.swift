import Expectations
import Galley
import GalleyGraphics
import Testing

@testable import GalleyCairo

/// Large pictures are painted in bands of rows, on all cores at once.
@MainActor
@Suite("Painting in bands")
struct BandTests {
  @Test("every catalog picture is the same on one core and on several")
  func catalogue() throws {
    for (id, list) in try CatalogLists.all.get() {
      let one = try Cores.$threshold.withValue(.max) { try Rasterizer.bitmap(of: list) }
      for cores in [2, 7, 64] {
        let several = try Cores.$count.withValue(cores) {
          try Cores.$threshold.withValue(1) { try Rasterizer.bitmap(of: list) }
        }
        expectEqual(one, several, "\(id) on \(cores) cores")
      }
    }
  }

  @Test("pictures at the same time share the cores, but not the number of bands")
  func sharing() {
    expectEqual(Cores.idle(pixels: 1000), 1)
    expectEqual(Cores.bands(pixels: 1000), 1)
    Cores.working {
      Cores.working {
        expectAtMost(Cores.idle(pixels: 600_000), max(AvailableCores.count / 2, 1))
        expectEqual(Cores.bands(pixels: 600_000), 2)
        expectEqual(Cores.bands(pixels: 4_000_000), AvailableCores.count)
      }
    }
    expectEqual(Cores.$count.withValue(3) { Cores.idle(pixels: 600_000) }, 3)
    expectEqual(Cores.$count.withValue(1) { Cores.bands(pixels: 600_000) }, 2)
  }
}
