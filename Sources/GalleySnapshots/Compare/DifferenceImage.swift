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
          var (x, y) = (0, 0)
          while y < height {
            let inReference = x < reference.width && y < reference.height
            let inActual = x < actual.width && y < actual.height
            let a = (y * reference.width + x) * 4
            let b = (y * actual.width + x) * 4
            let isEqual =
              inReference && inActual
              && first.loadUnaligned(fromByteOffset: a, as: UInt32.self)
                == second.loadUnaligned(fromByteOffset: b, as: UInt32.self)
            let out = (y * width + x) * 4
            if isEqual {
              let grey = dimmed(
                first[a], first[a + 1], first[a + 2], alpha: first[a + 3], step: (x + 2 * y) % 3)
              (target[out], target[out + 1], target[out + 2]) = (grey, grey, grey)
            } else if inReference || inActual {
              (target[out], target[out + 1], target[out + 2]) = (255, 0, 0)
            }
            x += 1
            if x == width { (x, y) = (0, y + 1) }
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
  /// - Parameter step: 0, 1 or 2, in turn from pixel to pixel, so that gradients keep the brightness
  ///   between two steps of the third that is left of it.
  private static func dimmed(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8, step: Int
  ) -> UInt8 {
    let brightness = (Int(red) * 3 + Int(green) * 6 + Int(blue)) / 10
    let onWhite = 255 + (brightness - 255) * Int(alpha) / 255
    return UInt8(clamping: 170 + (onWhite + step) / 3)
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
