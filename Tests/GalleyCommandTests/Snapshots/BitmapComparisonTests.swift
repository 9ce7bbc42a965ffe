import Galley
@testable import GalleySnapshots
import Expectations
import Testing

@Suite("Comparing bitmaps")
struct BitmapComparisonTests {
  static func white(_ width: Int, _ height: Int) -> Bitmap {
    Bitmap(width: width, height: height, pixels: Array(repeating: 255, count: width * height * 4))
  }

  @Test("equal pictures are equal")
  func equal() {
    expect(BitmapComparison(reference: Self.white(7, 3), actual: Self.white(7, 3)).isEqual)
  }

  @Test("a difference of 1 in one channel of one pixel counts", arguments: 0..<4)
  func onePixel(_ channel: Int) {
    var actual = Self.white(9, 5)
    actual.pixels[(3 * 9 + 2) * 4 + channel] = 254
    expectEqual(
      BitmapComparison(reference: Self.white(9, 5), actual: actual),
      .different(
        PixelDifference(
          count: 1, total: 45, bounds: PixelRect(x: 2, y: 3, width: 1, height: 1),
          largestChannelDifference: 1, regions: [PixelRect(x: 2, y: 3, width: 1, height: 1)])))
  }

  @Test("the bounds contain all pixels that differ")
  func bounds() {
    var actual = Self.white(10, 10)
    for (x, y) in [(1, 8), (7, 2), (4, 4)] { actual.pixels[(y * 10 + x) * 4 + 1] = UInt8(x) }
    let comparison = BitmapComparison(reference: Self.white(10, 10), actual: actual)
    expectEqual(
      comparison.description,
      "3 of 100 pixels differ, within 7×7 at (1, 2), by at most 254 of 255")
  }

  @Test("sizes are compared first")
  func sizes() {
    let comparison = BitmapComparison(reference: Self.white(2, 3), actual: Self.white(3, 2))
    expectEqual(comparison.description, "the picture is 3×2 pixels, the golden 2×3")
  }

  @Test("the difference is red where pixels differ and a pale reference elsewhere")
  func differenceImage() {
    var actual = Self.white(4, 4)
    actual.pixels[(1 * 4 + 2) * 4] = 0
    let image = DifferenceImage.make(reference: Self.white(4, 4), actual: actual)
    expect(image[2, 1] == (255, 0, 0, 255))
    expect(image[0, 0] == (255, 255, 255, 255))
    var reds = 0
    for y in 0..<4 { for x in 0..<4 where image[x, y].green == 0 { reds += 1 } }
    expectEqual(reds, 1)
  }

  @Test("wide and narrow pictures produce the same difference")
  func differenceOfWidePictures() {
    // Uniform areas and gradients, in narrow pictures and as parts of a wide one.
    func column(_ x: Int) -> [UInt8] {
      x % 150 < 100 ? [200, 100, 0, 255] : [UInt8(x % 150), 0, 90, 255]
    }
    func picture(_ columns: Range<Int>) -> Bitmap {
      let row = columns.flatMap(column)
      return Bitmap(width: columns.count, height: 3, pixels: row + row + row)
    }
    var other = picture(0..<300)
    other.pixels[(300 + 7) * 4] = 0
    let wide = DifferenceImage.make(reference: picture(0..<300), actual: other)
    expect(wide[7, 1] == (255, 0, 0, 255))
    for start in stride(from: 0, to: 300, by: 30) {
      let narrow = picture(start..<start + 30)
      let alike = DifferenceImage.make(reference: narrow, actual: narrow)
      for y in 0..<3 {
        for x in 0..<30 where (x + start, y) != (7, 1) {
          expect(alike[x, y] == wide[x + start, y], "(\(x + start), \(y))")
        }
      }
    }
  }

  @Test("for pictures of different sizes, the area that only one covers is red")
  func differenceOfSizes() {
    let image = DifferenceImage.make(reference: Self.white(2, 3), actual: Self.white(4, 2))
    expectEqual(image.width, 4)
    expectEqual(image.height, 3)
    expect(image[3, 0] == (255, 0, 0, 255))
    expect(image[0, 2] == (255, 0, 0, 255))
    expectGreater(image[1, 1].green, 200)
    expect(image[3, 2] == (255, 255, 255, 255))
  }

  @Test("the difference picture is as large as the pictures, at any scale")
  func differenceSize() {
    let white = Self.white(8, 4)
    let black = Bitmap(width: 8, height: 4, pixels: Array(repeating: 0, count: 128))
    for scale in [1, 1.6, 3] {
      let pictures = [white, black].map {
        ComparisonSheet.Picture(name: "a", bitmap: $0, scale: scale)
      }
      let difference = ComparisonSheet(pictures)
        .difference(BitmapComparison(reference: white, actual: black))
      expectEqual(difference.size, pictures[0].size)
    }
  }
}
