import GalleyGraphics

/// The blocks of a GIF file up to the end of its first picture.
struct GIFFrames {
  /// The size of the canvas, in pixels.
  let width: Int
  let height: Int
  /// The file up to its first picture, with a trailer.
  let first: [UInt8]

  /// - Throws: `ImageFileError` if the bytes end before the first picture does.
  init(_ bytes: [UInt8]) throws(ImageFileError) {
    func number(_ start: Int) throws(ImageFileError) -> Int {
      guard start + 1 < bytes.count else { throw .damaged(.gif, "it ends early") }
      return Int(bytes[start]) | Int(bytes[start + 1]) << 8
    }
    func byte(_ index: Int) throws(ImageFileError) -> Int {
      guard index < bytes.count else { throw .damaged(.gif, "it ends early") }
      return Int(bytes[index])
    }
    func colors(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << ((flags & 7) + 1) }
    func endOfBlocks(_ start: Int) throws(ImageFileError) -> Int {
      var start = start
      while try byte(start) != 0 { start += try byte(start) + 1 }
      return start + 1
    }
    var (width, height) = (try number(6), try number(8))
    var start = 13 + colors(try byte(10))
    while true {
      switch try byte(start) {
      case 0x21: start = try endOfBlocks(start + 2)
      case 0x2C:
        width = max(width, try number(start + 1) + number(start + 5))
        height = max(height, try number(start + 3) + number(start + 7))
        let end = try endOfBlocks(start + 11 + colors(byte(start + 9)))
        (self.width, self.height) = (width, height)
        first = bytes[..<end] + [0x3B]
        return
      default: throw .damaged(.gif, "it has no picture")
      }
    }
  }
}
