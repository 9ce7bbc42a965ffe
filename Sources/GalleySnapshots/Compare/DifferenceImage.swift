import Galley

/// A picture that shows where two others differ.
public enum DifferenceImage {
  /// The reference dimmed and grey, with every pixel that differs in red.
  ///
  /// As large as both pictures together where their sizes differ; what only one of them covers is
  /// red too.
  public static func make(reference: Bitmap, actual: Bitmap) -> Bitmap {
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
              let grey = dimmed(first[a], first[a + 1], first[a + 2], alpha: first[a + 3])
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
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Brightness on white, drawn to the light so that red stands out.
  private static func dimmed(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8) -> UInt8 {
    let brightness = (Int(red) * 3 + Int(green) * 6 + Int(blue)) / 10
    let onWhite = 255 + (brightness - 255) * Int(alpha) / 255
    return UInt8(clamping: 170 + onWhite / 3)
  }
}
