import GalleyGraphics

/// Writes pictures of one size as an animated PNG file.
enum AnimatedPNGEncoder {
  /// See `RenderBackend.animatedPNG`.
  static func encode(
    _ lists: [DisplayList], frameRate: Int, pause: Double, compression: PNGCompression
  ) throws(PaintError) -> [UInt8] {
    guard let first = lists.first else { return [] }
    let isOpaque = lists.allSatisfy { ($0.background?.opacity ?? 0) >= 1 }
    // That all is opaque shows when it is written: effects can take away from the background.
    if isOpaque, let file = try file(lists, first, .rgb, frameRate, pause, compression) {
      return file
    }
    guard let file = try file(lists, first, .rgba, frameRate, pause, compression) else {
      throw .drawing("out of memory")
    }
    return file
  }

  /// The file with one kind of pixels, which all frames share; `nil` where it cannot hold them or
  /// where there is no memory.
  private static func file(
    _ lists: [DisplayList], _ first: DisplayList, _ pixels: PNGPixels, _ frameRate: Int,
    _ pause: Double, _ compression: PNGCompression
  ) throws(PaintError) -> [UInt8]? {
    let size = try first.pixelSize()
    let encoder = PNGEncoder(width: size.width, height: size.height, scale: first.scale)
    var file = encoder.start(pixels)
    PNGChunk.append("acTL", bigEndian(UInt32(lists.count)) + bigEndian(0), to: &file)
    var number: UInt32 = 0
    var earlier: PaintedPicture?
    for (index, list) in lists.enumerated() {
      let picture = try PaintedPicture(of: list, after: earlier)
      // Each frame is painted over the one before, and holds only what has changed.
      guard let part = earlier.map({ picture.difference(from: $0) }) ?? picture.area else {
        throw .drawing("the frames of an animation differ in size")
      }
      guard let data = picture.compressed(part, as: pixels, compression) else { return nil }
      let isLast = index == lists.count - 1 && pause > 0
      let delay: (UInt32, UInt32) =
        isLast ? (UInt32(pause * 100), 100) : (1, UInt32(min(max(frameRate, 1), 65_535)))
      PNGChunk.append("fcTL", control(number, part, delay), to: &file)
      number += 1
      if index == 0 {
        PNGChunk.append("IDAT", data, to: &file)
      } else {
        PNGChunk.append("fdAT", bigEndian(number) + data, to: &file)
        number += 1
      }
      earlier = picture
    }
    PNGChunk.append("IEND", [], to: &file)
    return file
  }

  /// What a frame covers, and for how long; it replaces what is there.
  private static func control(
    _ number: UInt32, _ part: FramePart, _ delay: (UInt32, UInt32)
  ) -> [UInt8] {
    let numbers = [part.width, part.height, part.x, part.y].flatMap { bigEndian(UInt32($0)) }
    return bigEndian(number) + numbers + bigEndian(delay.0).suffix(2)
      + bigEndian(delay.1).suffix(2) + [0, 0]
  }
}
