import Expectations
import Foundation
import Galley
import Testing

@testable import GalleyCairo

@Suite("Images shown many times")
struct ConvertedImageTests {
  private let photo = Bitmap(
    width: 64, height: 48, pixels: (0..<64 * 48 * 4).map { UInt8(truncatingIfNeeded: $0 &* 31) })

  @Test("are converted once for a picture, in all sizes")
  func once() throws {
    let surface = try ImageSurface(width: 80, height: 80)
    let canvas = try CairoCanvas(drawingOn: surface.pointer, scale: 2)
    for index in 0..<20 {
      let frame = CGRect(x: CGFloat(index), y: 3, width: CGFloat(4 + index % 3 * 20), height: 6)
      canvas.drawBitmap(PlacedBitmap(photo, in: frame), stencil: nil)
    }
    try canvas.finish()
    expectEqual(canvas.images.conversions, 1)
  }

  @Test("look the same each time, and as different images with the same pixels")
  func same() throws {
    let copy = Bitmap(width: 64, height: 48, pixels: photo.pixels.map { $0 })
    func row(_ images: [Bitmap]) throws -> Bitmap {
      try picture(
        size: 40, scale: 2,
        images.enumerated().map {
          .bitmap(
            PlacedBitmap($1, in: CGRect(x: CGFloat($0) * 10, y: 2, width: 8, height: 6)),
            stencil: nil)
        })
    }
    let once = try row([photo, photo, photo])
    try expectEqual(once, row([photo, copy, copy]))
    for x in 0..<16 {
      for y in 0..<12 { expectEqual(once.rgba(x, y + 4), once.rgba(x + 20, y + 4)) }
    }
  }
}
