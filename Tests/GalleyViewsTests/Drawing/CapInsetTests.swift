import Expectations
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Images with caps", .enabled(if: hasPainter))
struct CapInsetTests {
  /// Three by three pixels: red corners, green edges and a blue center.
  private var picture: Image {
    let (red, green, blue): ([UInt8], [UInt8], [UInt8]) = (
      [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255]
    )
    let outer = red + green + red
    return Image(
      Bitmap(width: 3, height: 3, pixels: outer + green + blue + green + outer)
    ).interpolation(.none)
  }

  private let caps = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)

  private func pixels(_ image: Image, _ width: CGFloat, _ height: CGFloat) throws -> Bitmap {
    try ImageRenderer(content: image.frame(width: width, height: height)).bitmap()
  }

  @Test("corners keep their size, edges stretch in one direction and the center in both")
  func stretched() throws {
    for mode in [Image.ResizingMode.stretch, .tile] {
      let drawn = try pixels(picture.resizable(capInsets: caps, resizingMode: mode), 12, 8)
      for y in 0..<8 {
        for x in 0..<12 {
          let (isSide, isEnd) = (x == 0 || x == 11, y == 0 || y == 7)
          let pixel = drawn[x, y]
          expectEqual(pixel.red, isSide && isEnd ? 255 : 0)
          expectEqual(pixel.green, isSide != isEnd ? 255 : 0)
          expectEqual(pixel.blue, !isSide && !isEnd ? 255 : 0)
        }
      }
    }
  }

  @Test("caps that do not fit are reduced; images without caps do not change")
  func small() throws {
    let drawn = try pixels(picture.resizable(capInsets: caps), 1, 1)
    expectEqual(drawn[0, 0].alpha, 255)
    try expectEqual(
      pixels(picture.resizable(capInsets: EdgeInsets()), 12, 8),
      pixels(picture.resizable(), 12, 8))
    for value in [CGFloat.nan, -4, .infinity, 1e300] {
      let insets = EdgeInsets(top: value, leading: value, bottom: value, trailing: value)
      _ = try pixels(picture.resizable(capInsets: insets), 12, 8)
    }
  }
}
