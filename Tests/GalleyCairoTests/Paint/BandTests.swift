import Expectations
import Galley
import GalleyGraphics
import Testing

@testable import GalleyCairo

/// Large pictures are painted in bands of rows, on several cores at once.
@MainActor
@Suite("Painting in bands")
struct BandTests {
  @Test("every catalog picture is the same as a whole and in bands")
  func catalogue() throws {
    for (id, list) in try CatalogLists.all.get() {
      let whole = try Cores.$threshold.withValue(.max) { try Rasterizer.bitmap(of: list) }
      for count in [2, 7, 64] {
        let inBands = try Cores.$count.withValue(count) {
          try Cores.$threshold.withValue(1) { try Rasterizer.bitmap(of: list) }
        }
        expectEqual(whole, inBands, "\(id) on \(count) cores")
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
