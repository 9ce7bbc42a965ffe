import GalleyGraphics

/// Writes pictures of the same size as an animated PNG file.
enum AnimatedPNGEncoder {
  /// - Parameter lists: Frames of one size and scale.
  static func encode(
    _ lists: [DisplayList], _ timing: FrameTiming, _ compression: PNGCompression
  ) throws(PaintError) -> [UInt8] {
    guard let first = lists.first else { return [] }
    let isOpaque = lists.allSatisfy { ($0.background?.opacity ?? 0) >= 1 }
    // Writing detects translucent pixels: effects can erase the background.
    if isOpaque, let file = try file(lists, first, .rgb, timing, compression) {
      return file
    }
    guard let file = try file(lists, first, .rgba, timing, compression) else {
      throw .drawing("out of memory")
    }
    return file
  }

  /// Returns the file with one pixel format for all frames; `nil` if the format cannot hold them or
  /// if memory is short.
  private static func file(
    _ lists: [DisplayList], _ first: DisplayList, _ pixels: PNGPixels, _ timing: FrameTiming,
    _ compression: PNGCompression
  ) throws(PaintError) -> [UInt8]? {
    let size = try first.pixelSize()
    let encoder = PNGEncoder(width: size.width, height: size.height, scale: first.scale)
    var file = encoder.start(pixels)
    PNGChunk.append("acTL", bigEndian(UInt32(lists.count)) + bigEndian(0), to: &file)
    var number: UInt32 = 0
    var earlier: PaintedPicture?
    for (index, list) in lists.enumerated() {
      let picture = try PaintedPicture(of: list, after: earlier)
      // Each frame replaces only the area that differs from the previous frame.
      guard let part = earlier.map({ picture.difference(from: $0) }) ?? picture.area else {
        throw .drawing("the frames of an animation differ in size")
      }
      guard let data = picture.compressed(part, as: pixels, compression) else { return nil }
      let isLast = index == lists.count - 1 && timing.pause > 0
      let delay: (UInt32, UInt32) =
        isLast ? (UInt32(timing.pause * 100), 100) : (1, UInt32(min(timing.frameRate, 65_535)))
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

  /// Returns a frame control chunk with the area and the delay. The frame replaces the pixels
  /// below.
  private static func control(
    _ number: UInt32, _ part: FramePart, _ delay: (UInt32, UInt32)
  ) -> [UInt8] {
    let numbers = [part.width, part.height, part.x, part.y].flatMap { bigEndian(UInt32($0)) }
    return bigEndian(number) + numbers + bigEndian(delay.0).suffix(2)
      + bigEndian(delay.1).suffix(2) + [0, 0]
  }
}
