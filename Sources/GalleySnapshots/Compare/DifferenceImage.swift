import Galley

/// A picture that shows where two others differ.
package enum DifferenceImage {
  /// The reference dimmed and grey, with every pixel that differs in red, and a blue frame around
  /// each of `regions`.
  ///
  /// As large as both pictures together where their sizes differ; what only one of them covers is
  /// red too.
  package static func make(
    reference: Bitmap, actual: Bitmap, regions: [PixelRect] = []
  ) -> Bitmap {
    let width = max(reference.width, actual.width)
    let height = max(reference.height, actual.height)
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    reference.pixels.withUnsafeBytes { first in
      actual.pixels.withUnsafeBytes { second in
        pixels.withUnsafeMutableBytes { target in
          var grey = Grey()
          var y = 0
          while y < height {
            let (a, b) = (y &* reference.width &* 4, y &* actual.width &* 4)
            let (inFirst, inSecond) = (y < reference.height, y < actual.height)
            var (x, out) = (0, y &* width &* 4)
            while x < width {
              let old =
                inFirst && x < reference.width
                ? first.loadUnaligned(fromByteOffset: a &+ x &* 4, as: UInt32.self) : nil
              let new =
                inSecond && x < actual.width
                ? second.loadUnaligned(fromByteOffset: b &+ x &* 4, as: UInt32.self) : nil
              if let old, old == new {
                let pixel = grey.pixel(old.littleEndian, step: (x &+ 2 &* y) % 3)
                target.storeBytes(of: pixel.littleEndian, toByteOffset: out, as: UInt32.self)
              } else if old != nil || new != nil {
                target.storeBytes(
                  of: UInt32(0xFF00_00FF).littleEndian, toByteOffset: out, as: UInt32.self)
              }
              x &+= 1
              out &+= 4
            }
            y &+= 1
          }
        }
      }
    }
    var bitmap = Bitmap(width: width, height: height, pixels: pixels)
    for region in regions { outline(region, in: &bitmap) }
    return bitmap
  }

  /// Brightness on white, drawn to the light so that red stands out.
  ///
  /// Remembers the last colour, as most pixels are as those before them.
  private struct Grey {
    private var color: UInt32 = 0
    private var steps: (UInt32, UInt32, UInt32)

    init() { steps = Self.steps(of: 0) }

    /// - Parameter step: 0, 1 or 2, in turn from pixel to pixel, so that gradients keep the
    ///   brightness between two steps of the third that is left of it.
    mutating func pixel(_ color: UInt32, step: Int) -> UInt32 {
      if color != self.color { (self.color, steps) = (color, Self.steps(of: color)) }
      return step == 0 ? steps.0 : step == 1 ? steps.1 : steps.2
    }

    private static func steps(of color: UInt32) -> (UInt32, UInt32, UInt32) {
      let (red, green, blue) = (color & 0xFF, color >> 8 & 0xFF, color >> 16 & 0xFF)
      let brightness = Int(red &* 3 &+ green &* 6 &+ blue) / 10
      let onWhite = 255 + (brightness - 255) * Int(color >> 24) / 255
      func grey(_ step: Int) -> UInt32 {
        UInt32(min(170 + (onWhite + step) / 3, 255)) &* 0x01_0101 | 0xFF00_0000
      }
      return (grey(0), grey(1), grey(2))
    }
  }

  /// The pixels between a region and its frame, and of the frame's line.
  private static let (frameDistance, frameWidth) = (3, 2)

  /// A frame that leaves what differs visible.
  private static func outline(_ region: PixelRect, in bitmap: inout Bitmap) {
    let outset = frameDistance + frameWidth
    for y in region.y - outset..<region.y + region.height + outset {
      for x in region.x - outset..<region.x + region.width + outset {
        let distance = max(
          region.x - x, x - (region.x + region.width - 1), region.y - y,
          y - (region.y + region.height - 1))
        guard distance > frameDistance, (0..<bitmap.width).contains(x),
          (0..<bitmap.height).contains(y)
        else { continue }
        bitmap.setColor((10, 105, 255), x: x, y: y)
      }
    }
  }
}

extension Bitmap {
  fileprivate mutating func setColor(_ color: (UInt8, UInt8, UInt8), x: Int, y: Int) {
    let start = (y * width + x) * 4
    (pixels[start], pixels[start + 1], pixels[start + 2]) = color
  }
}
