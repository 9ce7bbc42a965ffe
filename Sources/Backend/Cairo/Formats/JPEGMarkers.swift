/// The metadata of a JPEG file.
struct JPEGMarkers {
  /// The orientation of the picture.
  private(set) var orientation = Orientation.up
  /// The color profile; empty if the file has none.
  private(set) var profile: [UInt8] = []
  /// Whether the four inks are stored inverted, as Adobe's programs do.
  private(set) var isAdobe = false

  /// Reads the markers before the pixels.
  init(_ bytes: [UInt8]) {
    var parts: [(number: UInt8, bytes: ArraySlice<UInt8>)] = []
    var start = 2
    // Each marker consists of FF, its kind, and its length including these two bytes.
    while start + 4 <= bytes.count, bytes[start] == 0xFF {
      let kind = bytes[start + 1]
      if kind == 0xFF {
        start += 1
        continue
      }
      let length = Int(bytes[start + 2]) << 8 | Int(bytes[start + 3])
      guard length >= 2, start + 2 + length <= bytes.count, kind != 0xDA else { break }
      let contents = bytes[(start + 4)..<(start + 2 + length)]
      switch kind {
      case 0xE1 where contents.starts(with: "Exif\0\0".utf8):
        orientation = Orientation(exif: Array(contents.dropFirst(6))) ?? orientation
      case 0xE2 where contents.starts(with: "ICC_PROFILE\0".utf8) && contents.count > 14:
        parts.append((contents[contents.startIndex + 12], contents.dropFirst(14)))
      case 0xEE where contents.starts(with: "Adobe".utf8): isAdobe = true
      default: break
      }
      start += 2 + length
    }
    profile = parts.sorted { $0.number < $1.number }.flatMap(\.bytes)
  }
}
