import GalleyGraphics

/// Writes several pictures of one size as an animated PNG file (APNG), which shows the first one
/// where animations are not known.
public enum AnimatedPNG {
  /// - Parameters:
  ///   - lists: The frames, all of one size and scale.
  ///   - frameRate: Frames per second.
  ///   - pause: Seconds for which the last frame stays before all begins again.
  /// - Throws: `PaintError`.
  public static func encode(
    _ lists: [DisplayList], frameRate: Int, pause: Double = 0.5,
    compression: PNGCompression = .default
  ) throws(PaintError) -> [UInt8] {
    guard let first = lists.first else { return [] }
    let size = try Rasterizer.pixelSize(of: first)
    let encoder = PNGEncoder(width: size.width, height: size.height, scale: first.scale)
    // All frames have one kind of pixels.
    let isOpaque = first.background.map { $0.opacity >= 1 } ?? false
    var file = encoder.start(depth: 8, colorType: isOpaque ? 2 : 6)
    PNGChunk.append("acTL", bigEndian(UInt32(lists.count)) + bigEndian(0), to: &file)
    var number: UInt32 = 0
    for (index, list) in lists.enumerated() {
      let picture = try Rasterizer.paint(list)
      guard let data = picture.scanlines(isOpaque: isOpaque, compression) else {
        throw PaintError.drawing("out of memory")
      }
      let isLast = index == lists.count - 1
      let delay: (UInt32, UInt32) =
        isLast ? (UInt32(max(pause, 0) * 100), 100) : (1, UInt32(max(frameRate, 1)))
      PNGChunk.append(
        "fcTL",
        bigEndian(number) + bigEndian(UInt32(size.width)) + bigEndian(UInt32(size.height))
          + bigEndian(0) + bigEndian(0) + bigEndian(delay.0).suffix(2)
          + bigEndian(delay.1).suffix(2) + [0, 0], to: &file)
      number += 1
      if index == 0 {
        PNGChunk.append("IDAT", data, to: &file)
      } else {
        PNGChunk.append("fdAT", bigEndian(number) + data, to: &file)
        number += 1
      }
    }
    PNGChunk.append("IEND", [], to: &file)
    return file
  }
}
