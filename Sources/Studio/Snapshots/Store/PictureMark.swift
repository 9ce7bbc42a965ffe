/// The text in a PNG file that identifies it as made by Galley. References of Apple's platforms lack it,
/// so nothing overwrites them.
package enum PictureMark {
  private static let text = Array("tEXtSoftware\0Galley".utf8)
  /// The text as a chunk of the file: its length, the text, and its checksum.
  private static let chunk: [UInt8] = [0, 0, 0, 15] + text + [0x66, 0x7D, 0x17, 0x37]
  /// The length of the signature and the header, after which the text follows.
  private static let header = 8 + 25

  /// Returns a PNG file with the text.
  package static func marked(_ file: [UInt8]) -> [UInt8] {
    guard file.count > header, !isMarked(file) else { return file }
    return file[..<header] + chunk + file[header...]
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
}
