import Expectations
import Foundation
import Galley
import GalleyCairo
import Testing

@Suite struct SizeLimitTests {
  @Test(arguments: [
    (0.0, 10.0, 1.0), (10, -1, 1), (.nan, 10, 1), (.infinity, 10, 1), (10, 10, 0), (10, 10, -2),
    (10, 10, .nan), (1e-9, 1e-9, 1),
  ])
  func `a canvas without area is rejected`(width: Double, height: Double, scale: Double) {
    let list = DisplayList(size: CGSize(width: width, height: height), scale: scale)
    #expect { try Rasterizer.bitmap(of: list) } throws: { error in
      if case .invalidCanvas = error as? PaintError { true } else { false }
    }
  }

  @Test func `a canvas that is too large is rejected before memory is allocated`() {
    func error(_ width: Double, _ height: Double) -> PaintError? {
      #expect(throws: PaintError.self) {
        try Rasterizer.bitmap(of: DisplayList(size: CGSize(width: width, height: height), scale: 2))
      }
    }
    expectEqual(error(16_384, 1), .canvasTooLong(width: 32_768, height: 2, limit: 32_767))
    expectEqual(error(1e18, 1)?.description.contains("32767"), true)
    expectEqual(
      error(16_000, 16_000),
      .tooManyPixels(width: 32_000, height: 32_000, limit: DisplayList.pixelLimit))
  }
}
