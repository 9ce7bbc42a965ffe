import Expectations
import Galley
import Testing

@testable import GalleySnapshots

@Suite("Regions that differ")
struct RegionTests {
  typealias Pictures = BitmapComparisonTests

  /// Returns the regions of a picture in which these pixels differ.
  func regions(_ width: Int, _ height: Int, _ pixels: [(Int, Int)]) throws -> [PixelRect] {
    var actual = Pictures.white(width, height)
    for (x, y) in pixels { actual.pixels[(y * width + x) * 4] = 0 }
    let comparison = BitmapComparison(reference: Pictures.white(width, height), actual: actual)
    return try require(comparison.difference).regions
  }

  @Test("nearby pixels form one region and distant ones several, sorted from the top")
  func grouping() throws {
    let found = try regions(200, 100, [(150, 80), (10, 10), (20, 14), (140, 12)])
    expectEqual(
      found,
      [
        PixelRect(x: 10, y: 10, width: 11, height: 5),
        PixelRect(x: 140, y: 12, width: 1, height: 1),
        PixelRect(x: 150, y: 80, width: 1, height: 1),
      ])
  }

  @Test("many scattered pixels form few regions that contain all of them")
  func scattered() throws {
    let pixels = (0..<60).map { (($0 * 97) % 800, ($0 * 61) % 600) }
    let found = try regions(800, 600, pixels)
    expect((1...RegionGrid.limit).contains(found.count))
    for (x, y) in pixels {
      expectEqual(
        found.count { $0.x <= x && x < $0.x + $0.width && $0.y <= y && y < $0.y + $0.height }, 1)
    }
  }

  static let layout = """
    canvas 440×190
    border (144, 37.3418) 152×115.3164 for 440×190
      VStack #column (144, 37.3418) 152×115.3164 for 440×190
        frame (195, 37.3418) 50×14 for 440×33.9367
          Rectangle (195, 37.3418) 50×14 for 50×14
        Text #text1 (174.75, 57.9473) 90.5×21 for 440×38.9209 "Hello world"

    """

  @Test(
    "a region is named after the smallest view around it",
    arguments: [
      (PixelRect(x: 288, y: 75, width: 304, height: 28), "VStack #column"),
      (PixelRect(x: 392, y: 76, width: 8, height: 8), "Rectangle"),
      (PixelRect(x: 350, y: 116, width: 180, height: 40), "Text #text1"),
      (PixelRect(x: 350, y: 118, width: 1, height: 1), "Text #text1"),
      (PixelRect(x: 0, y: 0, width: 9, height: 9), nil),
    ])
  func names(_ region: PixelRect, _ name: String?) {
    expectEqual(
      RegionNames(layouts: [LayoutSnapshot(Self.layout)], pixelWidth: 880).name(of: region), name)
  }

  @Test("regions are described in a sentence")
  func sentence() {
    let names = RegionNames(layouts: [LayoutSnapshot(Self.layout)], pixelWidth: 880)
    let regions = [(392, 76), (0, 0)].map { PixelRect(x: $0, y: $1, width: 8, height: 8) }
    expectEqual(
      names.sentence(regions),
      "2 regions: 8×8 at (392, 76) in Rectangle; 8×8 at (0, 0)")
    expectNil(names.sentence([]))
  }
}
