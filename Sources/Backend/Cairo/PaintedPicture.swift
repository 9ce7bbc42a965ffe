import Foundation
import GalleyGraphics

/// A part of a picture, in pixels.
struct FramePart: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int
}

/// A painted picture in Cairo's memory.
package struct PaintedPicture: BackendPicture {
  let surface: ImageSurface
  /// The display list that was painted.
  let list: DisplayList

  /// Paints `list`, ready to be read or encoded.
  ///
  /// - Throws: `PaintError` when the canvas is empty or too large, or when drawing fails.
  package init(of list: DisplayList) throws(PaintError) {
    let size = try list.pixelSize()
    surface = try ImageSurface(
      width: size.width, height: size.height, isFilled: list.background != nil)
    self.list = list
    try Self.paint(list, on: surface)
  }

  /// Creates a picture of `list` that is not painted yet.
  init(_ surface: ImageSurface, _ list: DisplayList) { (self.surface, self.list) = (surface, list) }

  package func bitmap() throws(PaintError) -> Bitmap {
    guard let bitmap = surface.bitmap() else { throw .drawing("no pixels") }
    return bitmap
  }

  /// Returns the compressed PNG rows of a part.
  func compressed(
    _ part: FramePart, as pixels: PNGPixels, _ compression: PNGCompression
  ) -> [UInt8]? {
    let parts = surface.withPixels { bytes, stride in
      PNGRows(
        bytes: bytes + part.y * stride + part.x * 4, stride: stride, width: part.width,
        height: part.height
      ).compressed(pixels, compression)
    }
    return (parts ?? nil)?.reduce([], +)
  }

  /// Returns the smallest part that differs from another picture: one pixel if the pictures are
  /// equal, `nil` if their sizes differ.
  func difference(from other: PaintedPicture) -> FramePart? {
    guard area == other.area else { return nil }
    var (left, right, top, bottom) = (surface.width, -1, surface.height, -1)
    surface.withPixels { bytes, stride in
      other.surface.withPixels { otherBytes, otherStride in
        for y in 0..<surface.height {
          let row = UnsafeRawPointer(bytes + y * stride).assumingMemoryBound(to: UInt32.self)
          let otherRow = UnsafeRawPointer(otherBytes + y * otherStride)
            .assumingMemoryBound(to: UInt32.self)
          guard memcmp(row, otherRow, surface.width * 4) != 0 else { continue }
          (top, bottom) = (min(top, y), y)
          // Search only outside the columns already known to differ.
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

  /// Returns the bytes of a PNG file.
  package func png(_ compression: PNGCompression) throws(PaintError) -> [UInt8] {
    try encodedPNG(compression).file()
  }

  func encodedPNG(_ compression: PNGCompression) throws(PaintError) -> EncodedPNG {
    let encoded = surface.withPixels { bytes, stride in
      PNGEncoder(width: surface.width, height: surface.height, scale: list.scale)
        .encode(premultiplied: bytes, stride: stride, compression: compression)
    }
    guard let encoded = encoded ?? nil else { throw .drawing("out of memory") }
    return encoded
  }
}
