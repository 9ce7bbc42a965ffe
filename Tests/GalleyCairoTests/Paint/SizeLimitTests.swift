import Foundation
import GalleyCairo
import GalleyGraphics
import Testing

@Suite struct SizeLimitTests {
  @Test(arguments: [
    (0.0, 10.0, 1.0), (10, -1, 1), (.nan, 10, 1), (.infinity, 10, 1), (10, 10, 0), (10, 10, -2),
    (10, 10, .nan), (1e-9, 1e-9, 1),
  ])
  func `a canvas without area is refused`(width: Double, height: Double, scale: Double) {
    let list = DisplayList(size: CGSize(width: width, height: height), scale: scale)
    #expect { try Rasterizer.bitmap(of: list) } throws: { error in
      if case .invalidCanvas = error as? PaintError { true } else { false }
    }
  }

  @Test func `a canvas that is too large is refused before memory is taken`() {
    func error(_ width: Double, _ height: Double) -> PaintError? {
      #expect(throws: PaintError.self) {
        try Rasterizer.bitmap(of: DisplayList(size: CGSize(width: width, height: height), scale: 2))
      }
    }
    #expect(error(16_384, 1) == .canvasTooLong(width: 32_768, height: 2, limit: 32_767))
    #expect(error(1e18, 1)?.description.contains("32767") == true)
    #expect(
      error(16_000, 16_000)
        == .tooManyPixels(width: 32_000, height: 32_000, limit: Rasterizer.pixelLimit))
  }

  @Test func `parts of pixels are rounded up`() throws {
    let list = DisplayList(size: CGSize(width: 10.2, height: 1.0 / 3), scale: 3)
    let size = try Rasterizer.pixelSize(of: list)
    #expect(size.width == 31)
    #expect(size.height == 1)
  }

  @Test func `recursion 100000 deep fits on a large stack`() async throws {
    @inline(never) func depth(_ left: Int) -> Int { left == 0 ? 0 : 1 + depth(left - 1) }
    #expect(LargeStack.run { depth(100_000) } == 100_000)
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try LargeStack.run { () throws(Failure) -> Int in throw Failure() }
    }
    @MainActor func onMain() -> Int { LargeStack.run { mainActorValue } }
    #expect(await onMain() == 7)
    #expect(LargeStack.run { LargeStack.run(bytes: 1 << 20) { "inner" } } == "inner")
  }
}

@MainActor private let mainActorValue = [7][0]
