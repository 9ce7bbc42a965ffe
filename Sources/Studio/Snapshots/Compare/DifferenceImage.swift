import Foundation
import Galley

/// Creates a picture that shows where two others differ.
package enum DifferenceImage {
  /// Returns the reference dimmed and gray, with each differing pixel in red and a blue frame
  /// around each of `regions`.
  ///
  /// If the sizes differ, the result covers both pictures. Pixels covered by only one of them are
  /// red.
  package static func make(
    reference: Bitmap, actual: Bitmap, regions: [PixelRect] = []
  ) -> Bitmap {
    let width = max(reference.width, actual.width)
    let height = max(reference.height, actual.height)
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    reference.pixels.withUnsafeBytes { first in
      actual.pixels.withUnsafeBytes { second in
        pixels.withUnsafeMutableBytes { target in
          for y in 0..<height {
            compare(
              row(y, of: reference, first), row(y, of: actual, second),
              to: target.baseAddress.map { $0 + y * width * 4 }, y: y)
          }
        }
      }
    }
    var bitmap = Bitmap(width: width, height: height, pixels: pixels)
    for region in regions { outline(region, in: &bitmap) }
    return bitmap
  }

  /// Returns the pixels of a row; empty below the picture.
  private static func row(
    _ y: Int, of bitmap: Bitmap, _ pixels: UnsafeRawBufferPointer
  ) -> UnsafeBufferPointer<UInt32> {
    guard y < bitmap.height, let start = pixels.baseAddress else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    let row = (start + y * bitmap.width * 4).assumingMemoryBound(to: UInt32.self)
    return UnsafeBufferPointer(start: row, count: bitmap.width)
  }

  /// The number of pixels compared at once: a multiple of the three grays that alternate.
  private static let block = 48

  /// Compares with loops over pointers, because tests run unoptimized. The C library handles blocks
  /// of one color, which make up most of a picture.
  private static func compare(
    _ old: UnsafeBufferPointer<UInt32>, _ new: UnsafeBufferPointer<UInt32>,
    to target: UnsafeMutableRawPointer?, y: Int
  ) {
    guard let out = target?.assumingMemoryBound(to: UInt32.self) else { return }
    let red = UInt32(0xFF00_00FF).littleEndian
    let common = min(old.count, new.count)
    var x = 0
    if let old = old.baseAddress, let new = new.baseAddress {
      var (color, grey) = (UInt32(0), Grey(0))
      // The last block of one color that was written.
      var plain: (start: Int, color: UInt32)?
      while x < common {
        let start = x
        let end = min(x &+ block, common)
        let isPlain =
          end == start &+ block && memcmp(old + start, new + start, block &* 4) == 0
          && memcmp(old + start, old + start + 1, (block &- 1) &* 4) == 0
        if isPlain, let plain, plain.color == old[start] {
          memcpy(out + start, out + plain.start, block &* 4)
          x = end
          continue
        }
        var step = 2 &* y % 3
        while x < end {
          let pixel = old[x]
          if pixel != new[x] {
            out[x] = red
          } else {
            if pixel != color { (color, grey) = (pixel, Grey(pixel.littleEndian)) }
            out[x] = step == 0 ? grey.first : step == 1 ? grey.second : grey.third
          }
          x &+= 1
          step = step == 2 ? 0 : step &+ 1
        }
        if isPlain { plain = (start, old[start]) }
      }
    }
    while x < max(old.count, new.count) {
      out[x] = red
      x &+= 1
    }
  }

  /// A pixel's brightness on white, lightened so that red stands out. Dividing brightness by three
  /// loses steps, so three roundings alternate between pixels to preserve gradients.
  private struct Grey {
    let first, second, third: UInt32

    init(_ color: UInt32) {
      let (red, green, blue) = (color & 0xFF, color >> 8 & 0xFF, color >> 16 & 0xFF)
      let brightness = Int(red * 3 + green * 6 + blue) / 10
      let onWhite = 255 + (brightness - 255) * Int(color >> 24) / 255
      func grey(_ step: Int) -> UInt32 {
        (UInt32(min(170 + (onWhite + step) / 3, 255)) * 0x01_0101 | 0xFF00_0000).littleEndian
      }
      (first, second, third) = (grey(0), grey(1), grey(2))
    }
  }

  /// The distance between a region and its frame, and the frame's line width, in pixels.
  private static let (frameDistance, frameWidth) = (3, 2)

  /// Draws a frame that doesn't cover the differing pixels: the top and bottom lines, then the
  /// sides.
  private static func outline(_ region: PixelRect, in bitmap: inout Bitmap) {
    let outset = frameDistance + frameWidth
    let (left, right) = (region.x - outset, region.x + region.width + outset)
    let (top, bottom) = (region.y - outset, region.y + region.height + outset)
    for line in 0..<frameWidth {
      bitmap.fill(left..<right, top + line)
      bitmap.fill(left..<right, bottom - 1 - line)
    }
    for y in top + frameWidth..<bottom - frameWidth {
      bitmap.fill(left..<left + frameWidth, y)
      bitmap.fill(right - frameWidth..<right, y)
    }
  }
}

extension Bitmap {
  /// Fills the pixels of a row that are inside the picture.
  fileprivate mutating func fill(_ columns: Range<Int>, _ y: Int) {
    guard y >= 0, y < height else { return }
    for x in columns.clamped(to: 0..<width) {
      let start = (y * width + x) * 4
      (pixels[start], pixels[start + 1], pixels[start + 2]) = (10, 105, 255)
    }
  }
}
