import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

@Suite("Antialiased edges, blank pictures and tolerances")
struct EdgeTests {
  /// Makes a picture with rows of gray values, each as wide as `columns` is long.
  func picture(_ columns: [UInt8], height: Int = 6) -> Bitmap {
    let row = columns.flatMap { [$0, $0, $0, 255] as [UInt8] }
    let rows = Array(repeating: row, count: height)
    return Bitmap(width: columns.count, height: height, pixels: rows.flatMap(\.self))
  }

  func difference(_ reference: [UInt8], _ actual: [UInt8]) throws -> PixelDifference {
    let comparison = BitmapComparison(reference: picture(reference), actual: picture(actual))
    return try require(comparison.difference)
  }

  @Test("an edge with different pixel coverage is recognized, and still differs")
  func smoothed() throws {
    let difference = try difference([0, 0, 120, 255, 255], [0, 0, 140, 255, 255])
    expectEqual(difference.count, 6)
    expectEqual(difference.edgeCount, 6)
    expectEqual(
      difference.description,
      "6 of 30 pixels differ, within 1×6 at (2, 0), by at most 20 of 255,"
        + " all only at smoothed edges")
  }

  @Test("a hard edge moved by a whole pixel is more than antialiasing")
  func moved() throws {
    try expectEqual(difference([0, 0, 255, 255], [0, 255, 255, 255]).edgeCount, 0)
  }

  @Test("a different color is more than antialiasing")
  func recoloured() throws {
    try expectEqual(difference([255, 90, 90, 90, 255], [255, 60, 60, 60, 255]).edgeCount, 0)
    try expectEqual(difference([255, 255, 255], [255, 0, 255]).edgeCount, 0)
  }

  @Test(
    "pixels are counted individually, wherever they are in a row", arguments: [1, 15, 16, 17, 50])
  func counted(width: Int) throws {
    let height = 7
    var random = SystemRandomNumberGenerator()
    let old = (0..<width * height * 4).map { _ in UInt8.random(in: 0...4, using: &random) * 50 }
    let new = old.map { Int.random(in: 0..<9, using: &random) == 0 ? 255 - $0 : $0 }
    let pictures = [old, new].map { Bitmap(width: width, height: height, pixels: $0) }
    let difference = BitmapComparison(reference: pictures[0], actual: pictures[1]).difference
    var (count, edges, largest) = (0, 0, 0)
    for y in 0..<height {
      for x in 0..<width {
        let place = (y * width + x) * 4
        if old[place..<place + 4].elementsEqual(new[place..<place + 4]) { continue }
        count += 1
        var (isWithin, isBetween) = (true, false)
        for byte in 0..<4 {
          func range(_ bytes: [UInt8]) -> (UInt8, UInt8) {
            let around = (max(y - 1, 0)...min(y + 1, height - 1)).flatMap { y in
              (max(x - 1, 0)...min(x + 1, width - 1)).map { bytes[(y * width + $0) * 4 + byte] }
            }
            return (around.min() ?? 0, around.max() ?? 0)
          }
          let (a, b) = (old[place + byte], new[place + byte])
          let (first, second) = (range(old), range(new))
          largest = max(largest, abs(Int(a) - Int(b)))
          isWithin =
            isWithin && second.0...second.1 ~= a && first.0...first.1 ~= b
          isBetween =
            isBetween || (a > first.0 && a < first.1) || (b > second.0 && b < second.1)
        }
        if isWithin, isBetween { edges += 1 }
      }
    }
    expectEqual(difference?.count ?? 0, count)
    expectEqual(difference?.edgeCount ?? 0, edges)
    expectEqual(difference?.largestChannelDifference ?? 0, largest)
  }

  @Test("a single-color picture is blank only if the reference is not")
  func blank() throws {
    let words = picture([255, 0, 255])
    let white = picture([255, 255, 255])
    try expect(require(BitmapComparison(reference: words, actual: white).difference).isBlank)
    try expect(!require(BitmapComparison(reference: white, actual: words).difference).isBlank)
    try expect(!difference([255, 255], [0, 0]).isBlank)
  }

  @Test("a tolerance limits both pixels and differences, and reports its reason")
  func tolerance() {
    func compare(_ channel: Int, _ pixels: Int) -> BitmapComparison {
      BitmapComparison(
        reference: picture([9, 9, 9]), actual: picture([9, 11, 9]),
        tolerance: PixelTolerance(channel: channel, pixels: pixels, reason: "a noisy gradient"))
    }
    expect(compare(2, 6).isAcceptable)
    expect(!compare(2, 6).isEqual)
    expect(compare(2, 6).description, endsWith: "by at most 2 of 255, tolerated: a noisy gradient")
    expect(!compare(1, 6).isAcceptable)
    expect(!compare(2, 5).isAcceptable)
  }

  @Test("a blank picture is never tolerated")
  func blankIsNotTolerated() {
    let comparison = BitmapComparison(
      reference: picture([9, 8, 9], height: 1), actual: picture([9, 9, 9], height: 1),
      tolerance: PixelTolerance(channel: 255, pixels: 1_000, reason: "none"))
    expect(!comparison.isAcceptable)
  }

  @Test("a snapshot within its tolerance equals its golden, is not recorded again, and reports why")
  func snapshot() throws {
    let folder = TemporaryFolder()
    let store = SnapshotStore(root: folder.root)
    func snapshot(_ red: Double) -> Snapshot {
      let list = DisplayList(
        size: CGSize(width: 2, height: 2), scale: 1,
        background: ResolvedColor(red: red, green: 0, blue: 0), items: [])
      return Snapshot(id: "g/a", list: list, layout: LayoutSnapshot("canvas 2×2\n"))
    }
    try snapshot(0.5).check(in: store).record(in: store)
    var other = snapshot(0.506)
    try expectEqual(other.check(in: store).comparison.verdict, .differs)
    other.tolerance = PixelTolerance(channel: 2, pixels: 4, reason: "another red")
    let check = try other.check(in: store)
    expectEqual(check.comparison.verdict, .equal)
    expectEqual(check.comparison.sentences.first?.hasSuffix("tolerated: another red"), true)
    try expect(check.record(in: store).isEmpty)
  }

  @Test("a tolerance needs a reason")
  func reason() async {
    await #expect(processExitsWith: .failure) {
      _ = PixelTolerance(channel: 1, pixels: 1, reason: " ")
    }
  }
}
