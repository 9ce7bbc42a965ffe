import Expectations
import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyCairo

/// Transparent parts of a layer are neither blurred nor painted.
@Suite("The painted area of a layer")
struct InkTests {
  @Test("is the smallest area of pixels that aren't transparent")
  func area() throws {
    let image = try ImageSurface(width: 30, height: 20)
    image.setOrigin(x: 100, y: -50)
    try expect(require(PixelArea(inkOf: image.pointer)).isEmpty)
    _ = image.withPixels { bytes, stride in
      bytes[3 * stride + 7 * 4] = 1
      bytes[9 * stride + 5 * 4 + 3] = 1
    }
    let ink = try require(PixelArea(inkOf: image.pointer))
    expectEqual(ink, PixelArea(x: 105, y: -47, width: 3, height: 7))
    let part = PixelArea(x: 90, y: -46, width: 17, height: 100).part(within: 2, of: ink)
    expectEqual(part, PixelArea(x: 103, y: -46, width: 4, height: 8))
    expectNil(PixelArea(x: 0, y: 0, width: 9, height: 9).part(within: 2, of: ink))
  }

  /// Sixteen effects, one around the other.
  private func nested(_ effect: DisplayItem) throws -> Bitmap {
    try Rasterizer.bitmap(
      of: DisplayList(
        size: CGSize(width: 400, height: 400), scale: 1,
        items: Array(repeating: effect, count: 16) + [
          .fill(
            Path(CGRect(x: 190, y: 190, width: 20, height: 20)), .color(.black), FillStyle())
        ]))
  }

  @Test("grows much less in nested blurs and shadows than their total reach")
  func growth() throws {
    let shadow = DisplayItem.pushShadow(
      color: ResolvedColor(0, 0, 0, opacity: 0.33), radius: 6, offset: .zero)
    for effect in [shadow, .pushFilter(.blur(radius: 3, isOpaque: false))] {
      let picture = try nested(effect)
      let inked = (0..<400).filter { picture[$0, 200].alpha > 0 }
      // Each of the sixteen reaches ten pixels farther than the one inside it.
      expectGreater(inked.count, 40)
      expectLess(inked.count, 180)
      // The picture is symmetric, so nothing was cut.
      let (first, last) = (try require(inked.first), try require(inked.last))
      expectEqual(first + last, 399)
    }
  }
}
