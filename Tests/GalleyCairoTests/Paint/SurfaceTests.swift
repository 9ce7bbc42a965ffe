import Expectations
import Foundation
import Galley
import Testing

@testable import GalleyCairo

@Suite("Surfaces to draw on")
struct SurfaceTests {
  @Test("a canvas draws on surfaces that it doesn't own and that aren't images")
  func mask() throws {
    let mask = try ImageSurface(width: 8, height: 4, isMask: true)
    let canvas = try CairoCanvas(drawingOn: mask.pointer, scale: 2)
    let list = DisplayList(
      size: CGSize(width: 4, height: 2), scale: 2,
      items: [
        .fill(Path(CGRect(x: 1, y: 0, width: 2, height: 1)), .color(.black), FillStyle())
      ])
    list.replay(on: canvas)
    try canvas.finish()
    let rows = try require(
      mask.withPixels { bytes, stride in
        (0..<4).map { y -> [UInt8] in
          Array(UnsafeBufferPointer(start: bytes + y * stride, count: 8))
        }
      })
    expectEqual(rows[0], [0, 0, 255, 255, 255, 255, 0, 0])
    expectEqual(rows[1], rows[0])
    expect(rows[2].allSatisfy { $0 == 0 })
  }
}
