import GalleyGraphics

/// An animated WebP file that repeats forever.
struct WebPAnimation {
  private let library: WebPLibrary
  private let quality: Int?
  private var chunks: [UInt8] = []
  private var earlier: Bitmap?

  /// - Parameter quality: 1…100, or `nil` for lossless compression.
  init(_ library: WebPLibrary, quality: Int?) { (self.library, self.quality) = (library, quality) }

  /// The bytes of the file.
  var file: [UInt8] { WebPChunks.file(chunks) }

  /// Adds a frame. All frames have one size.
  mutating func add(_ bitmap: Bitmap, milliseconds: Int) throws(ImageFileError) {
    if earlier == nil {
      let size =
        WebPChunks.bytes(bitmap.width - 1, count: 3) + WebPChunks.bytes(bitmap.height - 1, count: 3)
      // Flags: animation and alpha.
      chunks += WebPChunks.chunk("VP8X", [0x12, 0, 0, 0] + size)
      // A transparent background and an infinite loop.
      chunks += WebPChunks.chunk("ANIM", [0, 0, 0, 0, 0, 0])
    }
    // Each frame holds only the changed area, which it replaces.
    let area = earlier.map { bitmap.changedArea(since: $0) } ?? bitmap.area
    let still = try library.encode(bitmap.part(area), quality: quality)
    let parts = WebPChunks(file: still).chunks.filter {
      ["ALPH", "VP8 ", "VP8L"].contains($0.name)
    }
    let place =
      WebPChunks.bytes(area.x / 2, count: 3) + WebPChunks.bytes(area.y / 2, count: 3)
      + WebPChunks.bytes(area.width - 1, count: 3) + WebPChunks.bytes(area.height - 1, count: 3)
      + WebPChunks.bytes(min(max(milliseconds, 0), 0xFF_FFFF), count: 3) + [2]
    chunks += WebPChunks.chunk(
      "ANMF", place + parts.flatMap { WebPChunks.chunk($0.name, $0.contents) })
    earlier = bitmap
  }
}

extension Bitmap {
  fileprivate var area: FramePart { FramePart(x: 0, y: 0, width: width, height: height) }

  /// Returns the smallest area that differs, starting at even pixels; one pixel if nothing does.
  fileprivate func changedArea(since other: Bitmap) -> FramePart {
    guard other.width == width, other.height == height else { return area }
    var (left, top, right, bottom) = (width, height, -1, -1)
    pixels.withUnsafeBytes { new in
      other.pixels.withUnsafeBytes { old in
        let (new, old) = (new.bindMemory(to: UInt32.self), old.bindMemory(to: UInt32.self))
        for y in 0..<height {
          for x in 0..<width where new[y * width + x] != old[y * width + x] {
            (left, right) = (min(left, x), max(right, x))
            (top, bottom) = (min(top, y), y)
          }
        }
      }
    }
    guard right >= 0 else { return FramePart(x: 0, y: 0, width: 1, height: 1) }
    (left, top) = (left & ~1, top & ~1)
    return FramePart(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  fileprivate func part(_ part: FramePart) -> Bitmap {
    if part == area { return self }
    var result: [UInt8] = []
    result.reserveCapacity(part.width * part.height * 4)
    for y in part.y..<part.y + part.height {
      let start = (y * width + part.x) * 4
      result += pixels[start..<start + part.width * 4]
    }
    return Bitmap(width: part.width, height: part.height, pixels: result)
  }
}
