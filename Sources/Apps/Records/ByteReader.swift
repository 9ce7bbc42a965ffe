import Foundation

/// Reads lines and byte ranges of known length from a file descriptor.
package struct ByteReader {
  private let file: Int32
  private var buffer: [UInt8] = []
  private var index = 0
  /// The number of bytes up to the end of the last line or range.
  package private(set) var offset = 0
  /// The `errno` of the read that failed; `nil` if none did.
  package private(set) var failure: Int32?

  package init(_ file: Int32) { self.file = file }

  /// Waits for the next line; `nil` at the end. An incomplete last line stays for `rest()`.
  ///
  /// - Parameter limit: The number of bytes to return at most. The rest of a longer line is skipped.
  package mutating func line(limit: Int = .max) -> [UInt8]? {
    var searched = index
    var beginning: [UInt8]?
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { skip(to: end + 1) }
        return beginning ?? Array(buffer[index..<end].prefix(limit))
      }
      if buffer.count - index >= limit {
        beginning = beginning ?? Array(buffer[index...].prefix(limit))
        skip(to: buffer.count)
      }
      let length = buffer.count - index
      guard fill() else { return beginning }
      searched = index + length
    }
  }

  /// Returns what follows the last line; `nil` if nothing does.
  package mutating func rest() -> [UInt8]? {
    defer { skip(to: buffer.count) }
    return index < buffer.count ? Array(buffer[index...]) : nil
  }

  /// Waits for `count` bytes; `nil` if there are fewer.
  package mutating func bytes(_ count: Int) -> [UInt8]? {
    while buffer.count - index < count { guard fill() else { return nil } }
    defer { skip(to: index + count) }
    return Array(buffer[index..<index + count])
  }

  private mutating func skip(to end: Int) {
    offset += end - index
    index = end
  }

  private mutating func fill() -> Bool {
    buffer.removeSubrange(..<index)
    index = 0
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { failure = errno }
      guard count > 0 else { return false }
      buffer += chunk[..<count]
      return true
    }
  }
}
