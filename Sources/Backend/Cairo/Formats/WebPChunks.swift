/// The chunks of a WebP file.
struct WebPChunks {
  struct Chunk {
    let name: String
    let contents: ArraySlice<UInt8>
  }

  private(set) var chunks: [Chunk] = []

  /// Reads the names and contents of chunks, ignoring an incomplete one at the end.
  init(_ bytes: ArraySlice<UInt8>) {
    var start = bytes.startIndex
    while start + 8 <= bytes.endIndex {
      let length = Self.number(bytes[(start + 4)..<(start + 8)])
      guard length <= bytes.endIndex - start - 8 else { return }
      chunks.append(
        Chunk(
          name: String(decoding: bytes[start..<start + 4], as: UTF8.self),
          contents: bytes[(start + 8)..<(start + 8 + length)]))
      start += 8 + length + length % 2
    }
  }

  /// - Parameter file: A complete WebP file.
  init(file: [UInt8]) { self.init(file.dropFirst(12)) }

  func first(_ name: String) -> ArraySlice<UInt8>? { chunks.first { $0.name == name }?.contents }

  /// Returns the little-endian number in `bytes`.
  static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  static func bytes(_ number: Int, count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  static func chunk(_ name: String, _ contents: some Collection<UInt8>) -> [UInt8] {
    Array(name.utf8) + bytes(contents.count, count: 4) + contents
      + (contents.count.isMultiple(of: 2) ? [] : [0])
  }

  /// Returns a file with `chunks`.
  static func file(_ chunks: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + bytes(chunks.count + 4, count: 4) + Array("WEBP".utf8) + chunks
  }

  /// The first frame of an animation as a file of its own; `nil` if the file isn't an animation.
  var firstFrame: (file: [UInt8], x: Int, y: Int)? {
    guard let frame = first("ANMF"), frame.count > 16 else { return nil }
    let start = frame.startIndex
    func field(_ index: Int) -> Int {
      Self.number(frame[(start + index * 3)..<(start + index * 3 + 3)])
    }
    let inner = frame.dropFirst(16)
    let hasOpacity = WebPChunks(inner).first("ALPH") != nil
    let header: [UInt8] =
      hasOpacity
      ? Self.chunk(
        "VP8X", [0x10, 0, 0, 0] + Self.bytes(field(2), count: 3) + Self.bytes(field(3), count: 3))
      : []
    return (Self.file(header + inner), field(0) * 2, field(1) * 2)
  }

  /// The size of an animation, in pixels.
  var canvas: (width: Int, height: Int)? {
    guard let header = first("VP8X"), header.count >= 10 else { return nil }
    let start = header.startIndex
    return (
      Self.number(header[(start + 4)..<(start + 7)]) + 1,
      Self.number(header[(start + 7)..<(start + 10)]) + 1
    )
  }
}
