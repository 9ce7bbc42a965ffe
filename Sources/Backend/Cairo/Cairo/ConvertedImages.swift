import Foundation
import GalleyGraphics

/// Images in Cairo's pixel format, for the time in which a picture is painted. An image that is
/// shown many times is converted once, and scaled once for each size.
struct ConvertedImages {
  /// Identifies an image by its memory, which an entry retains.
  private struct Source: Hashable {
    let address: UInt
    let width, height: Int

    init(_ bitmap: Bitmap) {
      address = bitmap.pixels.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
      (width, height) = (bitmap.width, bitmap.height)
    }
  }

  private struct Key: Hashable {
    let source: Source
    let opacity: Double
    /// The size of a scaled copy, in pixels; `nil` for the whole image.
    var size: PixelArea?
    var filter: BitmapFilter?
  }

  private struct Entry {
    let key: Key
    let bitmap: Bitmap
    let surface: ImageSurface
    var bytes: Int { surface.width * surface.height * 4 }
  }

  /// The memory of the images kept, in bytes. The latest one is kept in any case.
  private static let byteLimit = 64 << 20
  /// Oldest first.
  private var entries: [Entry] = []
  private var indices: [Key: Int] = [:]
  private var bytes = 0
  /// The number of images converted so far.
  private(set) var conversions = 0

  /// Returns an image in Cairo's pixel format.
  ///
  /// - Parameter opacity: The factor for each pixel's opacity.
  mutating func surface(
    _ bitmap: Bitmap, opacity: Double = 1
  ) throws(PaintError) -> ImageSurface {
    let key = Key(source: Source(bitmap), opacity: opacity)
    if let known = indices[key] { return entries[known].surface }
    conversions += 1
    return keep(try ImageSurface(bitmap, opacity: opacity), of: bitmap, key)
  }

  /// Returns an image scaled to a size by `scale`, which gets the image.
  mutating func surface(
    _ bitmap: Bitmap, scaledTo size: PixelArea, _ filter: BitmapFilter,
    _ scale: (ImageSurface) throws(PaintError) -> ImageSurface
  ) throws(PaintError) -> ImageSurface {
    let key = Key(source: Source(bitmap), opacity: 1, size: size, filter: filter)
    if let known = indices[key] { return entries[known].surface }
    return keep(try scale(try surface(bitmap)), of: bitmap, key)
  }

  private mutating func keep(
    _ surface: ImageSurface, of bitmap: Bitmap, _ key: Key
  ) -> ImageSurface {
    let entry = Entry(key: key, bitmap: bitmap, surface: surface)
    bytes += entry.bytes
    if bytes > Self.byteLimit {
      // The oldest entries are the least likely to be needed again.
      let surplus = entries.prefix { old in
        guard bytes > Self.byteLimit else { return false }
        bytes -= old.bytes
        return true
      }
      entries.removeFirst(surplus.count)
      indices = Dictionary(uniqueKeysWithValues: entries.enumerated().map { ($1.key, $0) })
    }
    indices[key] = entries.count
    entries.append(entry)
    return surface
  }
}
