import Foundation

/// A picture in memory: rows of 8-bit RGBA from the top, not premultiplied.
public struct Bitmap: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// `width * height * 4` bytes.
  public var pixels: [UInt8]

  /// Creates a picture from its pixels.
  ///
  /// - Parameter pixels: `width * height * 4` bytes; any other count is a programming error and
  ///   traps.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "a bitmap needs four bytes per pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Whether two pictures have the same size and the same pixels.
  public static func == (a: Bitmap, b: Bitmap) -> Bool {
    guard a.width == b.width, a.height == b.height else { return false }
    return a.pixels.withUnsafeBytes { first in
      b.pixels.withUnsafeBytes { second in
        guard let first = first.baseAddress, let second = second.baseAddress else { return true }
        return memcmp(first, second, a.pixels.count) == 0
      }
    }
  }

  /// The four components of one pixel, 0…255.
  public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let start = (y * width + x) * 4
    return (pixels[start], pixels[start + 1], pixels[start + 2], pixels[start + 3])
  }

  /// Returns the whole pixels of a part, given in fractions of the size, or `nil` if it has none.
  package func cropped(to part: CGRect) -> Bitmap? {
    func range(_ from: CGFloat, _ to: CGFloat, _ count: Int) -> Range<Int> {
      func index(_ fraction: CGFloat) -> Int {
        fraction.isNaN ? 0 : Int((min(max(fraction, 0), 1) * CGFloat(count)).rounded())
      }
      return index(from)..<max(index(from), index(to))
    }
    let (columns, rows) = (
      range(part.minX, part.maxX, width), range(part.minY, part.maxY, height)
    )
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    if columns.count == width, rows.count == height { return self }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(rows.count * columns.count * 4)
    for y in rows {
      let start = (y * width + columns.lowerBound) * 4
      pixels += self.pixels[start..<start + columns.count * 4]
    }
    return Bitmap(width: columns.count, height: rows.count, pixels: pixels)
  }
}
