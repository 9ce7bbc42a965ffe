import Foundation
import Galley

/// How many pixels have which contrast to what is behind them.
struct ContrastCounts {
  private var pixels: [Float: Int] = [:]

  /// Adds the pixels of an area where the mask has a color.
  ///
  /// - Parameters:
  ///   - part: The area, in points.
  ///   - full: The picture with boxes in place of glyphs.
  ///   - ground: The picture without glyphs.
  ///   - mask: The picture whose colors tell the glyphs of texts apart.
  ///   - veils: The frames whose pixels are left out, in points.
  mutating func add(
    _ part: CGRect, scale: CGFloat, full: Bitmap, ground: Bitmap, mask: Bitmap,
    color: (red: UInt8, green: UInt8, blue: UInt8), without veils: [CGRect]
  ) {
    let width = full.width
    let left = max(Int((part.minX * scale).rounded()), 0)
    let right = min(Int((part.maxX * scale).rounded()), width)
    let top = max(Int((part.minY * scale).rounded()), 0)
    let bottom = min(Int((part.maxY * scale).rounded()), full.height)
    guard left < right, top < bottom else { return }
    let step = (right - left) * (bottom - top) > 40_000 ? 2 : 1
    let (wanted, bits) = (Bitmap.word(color.red, color.green, color.blue), Bitmap.colorBits)
    // Neighbors mostly have the same two colors.
    var latest: (full: UInt32, ground: UInt32, ratio: Float, count: Int) = (0, 0, 1, 0)
    full.withWords { full in
      ground.withWords { ground in
        mask.withWords { mask in
          for y in stride(from: top, to: bottom, by: step) {
            var at = y * width + left
            let end = y * width + right
            while at < end {
              defer { at += 1 }
              // The boundary pixels of a symbol are only partly covered, in other colors.
              if mask[at] & bits != wanted { continue }
              if !veils.isEmpty {
                let point = CGPoint(x: CGFloat(at - y * width) / scale, y: CGFloat(y) / scale)
                if veils.contains(where: { $0.contains(point) }) { continue }
              }
              if full[at] != latest.full || ground[at] != latest.ground {
                pixels[latest.ratio, default: 0] += latest.count
                let ratio = Luminance.contrast(Luminance.of(full[at]), Luminance.of(ground[at]))
                latest = (full[at], ground[at], ratio, 0)
              }
              latest.count += 1
            }
          }
        }
      }
    }
    pixels[latest.ratio, default: 0] += latest.count
  }

  /// Returns the contrast that 95 percent of the pixels reach; `nil` if there are no pixels.
  ///
  /// - Parameter isCovered: Whether something covers a part. Pixels without any difference are then
  ///   left out, if more than a tenth of the pixels have one.
  func lowest(isCovered: Bool) -> CGFloat? {
    var pixels = pixels
    var total = pixels.values.reduce(0, +)
    if isCovered {
      let different = total - (pixels[1] ?? 0)
      if different * 10 > total { (pixels[1], total) = (nil, different) }
    }
    var rest = total / 20
    // Few contrasts differ: most texts have one color, on a ground of one color.
    for (ratio, count) in pixels.sorted(by: { $0.key < $1.key }) {
      if rest < count { return CGFloat(ratio) }
      rest -= count
    }
    return nil
  }
}

extension Bitmap {
  /// The bits of a pixel's word that are its color, not its opacity.
  fileprivate static let colorBits = word(255, 255, 255)

  /// Returns a color as a word of a picture's pixels, without opacity.
  fileprivate static func word(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> UInt32 {
    UInt32(littleEndian: UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16)
  }

  /// Calls `body` with the pixels, a word each.
  fileprivate func withWords(_ body: (UnsafePointer<UInt32>) -> Void) {
    pixels.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: UInt32.self) { words in
        if let first = words.baseAddress { body(first) }
      }
    }
  }
}

/// The relative luminance of WCAG.
enum Luminance {
  static func of(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Float {
    let linear = SRGB.linearBytes
    return 0.2126 * linear[Int(red)] + 0.7152 * linear[Int(green)] + 0.0722 * linear[Int(blue)]
  }

  /// Returns the luminance of a word of a picture's pixels.
  fileprivate static func of(_ pixel: UInt32) -> Float {
    let word = pixel.littleEndian
    return of(
      UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 8),
      UInt8(truncatingIfNeeded: word >> 16))
  }

  static func contrast(_ a: Float, _ b: Float) -> Float {
    (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
