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
}
