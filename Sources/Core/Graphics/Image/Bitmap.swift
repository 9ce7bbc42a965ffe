import Foundation

/// A picture in memory: rows of 8-bit RGBA from the top, colours not multiplied by opacity.
public struct Bitmap: Hashable, Sendable {
  /// Size in pixels.
  public let width: Int
  /// Size in pixels.
  public let height: Int
  /// `width * height * 4` bytes.
  public var pixels: [UInt8]

  /// Creates a picture from its pixels.
  ///
  /// - Parameter pixels: `width * height * 4` bytes; any other number is an error of programming
  ///   and ends the program.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "a bitmap holds four bytes for each pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The four components of one pixel, 0…255.
  public subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let start = (y * width + x) * 4
    return (pixels[start], pixels[start + 1], pixels[start + 2], pixels[start + 3])
  }

  /// The whole pixels of a part, which is given as fractions of the size; `nil` where there are
  /// none.
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
    let pixels = rows.flatMap { y in
      self.pixels[(y * width + columns.lowerBound) * 4..<(y * width + columns.upperBound) * 4]
    }
    return Bitmap(width: columns.count, height: rows.count, pixels: pixels)
  }
}
