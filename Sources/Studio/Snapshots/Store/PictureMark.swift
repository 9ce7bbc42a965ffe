/// The text in a PNG file that says that Galley made it. References of Apple's platforms have none, so
/// that nothing overwrites them.
package enum PictureMark {
  private static let text = Array("tEXtSoftware\0Galley".utf8)
  /// The length of the signature and the header, after which the text follows.
  private static let header = 8 + 25

  /// Returns a PNG file with the text.
  package static func marked(_ file: [UInt8]) -> [UInt8] {
    guard file.count > header, !isMarked(file) else { return file }
    let length = UInt32(text.count - 4)
    return file[..<header] + bigEndian(length) + text + bigEndian(checksum(text))
      + file[header...]
  }

  /// Whether Galley made a PNG file.
  package static func isMarked(_ file: [UInt8]) -> Bool {
    var start = 8
    while start + 12 <= file.count {
      let length = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let chunk = file[(start + 4)...].prefix(length + 4)
      if chunk.elementsEqual(text) { return true }
      if chunk.prefix(4).elementsEqual("IDAT".utf8) { return false }
      start += length + 12
    }
    return false
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// The CRC-32 that PNG files use.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
  }
}
