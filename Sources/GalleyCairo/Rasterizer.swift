import Foundation
import GalleyGraphics

/// Paints display lists. Safe on any thread, and on many at once.
public enum Rasterizer {
  /// The most pixels that a side of a picture may have.
  public static let sideLimit = 32_767
  /// The most pixels that a picture may have in all (800 MB while it is painted).
  public static let pixelLimit = 200_000_000

  /// The picture that `list` describes.
  ///
  /// - Throws: `PaintError` when the canvas is empty or too large, or when drawing fails.
  public static func bitmap(of list: DisplayList) throws(PaintError) -> Bitmap {
    try paint(list).bitmap()
  }

  /// The picture that `list` describes as the bytes of a PNG file, which notes its scale.
  ///
  /// - Throws: `PaintError` when the canvas is empty or too large, or when drawing fails.
  public static func png(
    of list: DisplayList, compression: PNGCompression = .default
  ) throws(PaintError) -> [UInt8] {
    try paint(list).png(compression)
  }

  /// Paints `list`; the pixels can then be read or encoded.
  package static func paint(_ list: DisplayList) throws(PaintError) -> PaintedPicture {
    let size = try pixelSize(of: list)
    let canvas = try CairoCanvas(width: size.width, height: size.height, scale: list.scale)
    if let background = list.background { canvas.clear(to: background) }
    list.replay(on: canvas)
    try canvas.finish()
    return PaintedPicture(surface: canvas.surface, scale: list.scale)
  }

  /// The size of the picture of `list` in pixels.
  ///
  /// - Throws: `PaintError` when it is empty or too large; nothing has been allocated then.
  public static func pixelSize(
    of list: DisplayList
  ) throws(PaintError) -> (width: Int, height: Int) {
    let (size, scale) = (list.size, list.scale)
    let grid = PixelGrid(scale: scale)
    let (width, height) = (grid.ceil(size.width) * scale, grid.ceil(size.height) * scale)
    guard scale > 0, scale.isFinite, size.width > 0, size.height > 0, width.isFinite,
      height.isFinite, width.rounded() >= 1, height.rounded() >= 1
    else { throw .invalidCanvas(width: size.width, height: size.height, scale: scale) }
    let pixels = (width: Int(min(width.rounded(), 1e15)), height: Int(min(height.rounded(), 1e15)))
    guard pixels.width <= sideLimit, pixels.height <= sideLimit else {
      throw .canvasTooLong(width: pixels.width, height: pixels.height, limit: sideLimit)
    }
    guard pixels.width * pixels.height <= pixelLimit else {
      throw .tooManyPixels(width: pixels.width, height: pixels.height, limit: pixelLimit)
    }
    return pixels
  }
}

/// A part of a picture, in pixels.
struct FramePart: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
}

/// A picture that was painted, in cairo's memory.
package struct PaintedPicture {
  let surface: ImageSurface
  /// Pixels per point.
  fileprivate let scale: Double

  package func bitmap() throws(PaintError) -> Bitmap {
    guard let bitmap = surface.bitmap() else { throw .drawing("no pixels") }
    return bitmap
  }

  /// A part of the rows as a PNG file has them, compressed: RGB, or RGBA.
  func scanlines(
    of part: FramePart, isOpaque: Bool, _ compression: PNGCompression
  ) -> [UInt8]? {
    let rows = surface.withPixels { bytes, stride -> [UInt8] in
      let rows = PNGRows(
        bytes: bytes + part.y * stride + part.x * 4, stride: stride, width: part.width,
        height: part.height)
      return isOpaque ? rows.rgb() : rows.rgba()
    }
    return rows.flatMap { Deflate.zlib($0, compression) }
  }

  /// The smallest part in which the picture differs from another one of its size; one pixel where
  /// they are equal.
  func difference(from other: PaintedPicture) -> FramePart {
    var (left, right, top, bottom) = (surface.width, -1, surface.height, -1)
    surface.withPixels { bytes, stride in
      other.surface.withPixels { otherBytes, otherStride in
        for y in 0..<surface.height {
          let row = UnsafeRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
          let otherRow = UnsafeRawPointer(otherBytes + y * otherStride)
            .assumingMemoryBound(to: UInt32.self)
          guard memcmp(row, otherRow, surface.width * 4) != 0 else { continue }
          (top, bottom) = (min(top, y), y)
          // Only what lies outside of what is known to differ.
          var x = 0
          while x < left, row[x] == otherRow[x] { x += 1 }
          left = min(left, x)
          x = surface.width - 1
          while x > right, row[x] == otherRow[x] { x -= 1 }
          right = max(right, x)
        }
      }
    }
    if bottom < 0 { return FramePart(x: 0, y: 0, width: 1, height: 1) }
    return FramePart(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  var area: FramePart {
    FramePart(x: 0, y: 0, width: surface.width, height: surface.height)
  }

  /// The bytes of a PNG file.
  package func png(_ compression: PNGCompression) throws(PaintError) -> [UInt8] {
    let encoded = surface.withPixels { bytes, stride in
      PNGEncoder(width: surface.width, height: surface.height, scale: scale)
        .encode(premultiplied: bytes, stride: stride, compression: compression)
    }
    guard let encoded = encoded ?? nil else { throw .drawing("out of memory") }
    return encoded
  }
}
