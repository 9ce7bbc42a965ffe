import Foundation

/// The values of a file: the elements of its array, or one behind the other, as in JSON lines.
struct JSONValues {
  private let bytes: [UInt8]
  /// Where each value is, and the line it begins on, from 1.
  let values: [(range: Range<Int>, line: Int)]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var scanner = Scanner(bytes)
    values = scanner.values()
  }

  func data(_ index: Int) -> Data { Data(bytes[values[index].range]) }

  /// Finds where values end, and nothing else: what is wrong in one is for who decodes it.
  private struct Scanner {
    private let bytes: [UInt8]
    private var index = 0
    private var line = 1

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func values() -> [(range: Range<Int>, line: Int)] {
      // A mark of the byte order.
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
      skipSpace()
      let isArray = index < bytes.count && bytes[index] == UInt8(ascii: "[")
      if isArray { index += 1 }
      var values: [(range: Range<Int>, line: Int)] = []
      while true {
        skipSpace()
        if index < bytes.count, bytes[index] == UInt8(ascii: ",") {
          index += 1
          continue
        }
        guard index < bytes.count else { return values }
        if isArray, bytes[index] == UInt8(ascii: "]") { return values }
        let (start, startLine) = (index, line)
        skipValue(isInArray: isArray)
        values.append((start..<index, startLine))
      }
    }

    private mutating func skipSpace() {
      while index < bytes.count, [32, 9, 10, 13].contains(bytes[index]) { step() }
    }

    private mutating func step() {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }

    private mutating func skipValue(isInArray: Bool) {
      var depth = 0
      let startLine = line
      repeat {
        switch bytes[index] {
        case UInt8(ascii: "\""): skipString()
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          depth += 1
          index += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          depth -= 1
          index += 1
        case UInt8(ascii: ",") where depth == 0: return
        case UInt8(ascii: "\n") where !isInArray && isNextObject(line: startLine): return
        default: step()
        }
        if depth < 0 { return }
      } while index < bytes.count && (depth > 0 || !isEnd(isInArray))
    }

    /// Whether a value that has no end so far is a bad line in front of good ones.
    private func isNextObject(line start: Int) -> Bool {
      let next = index + 1
      return line == start && next < bytes.count && bytes[next] == UInt8(ascii: "{")
    }

    private func isEnd(_ isInArray: Bool) -> Bool {
      let byte = bytes[index]
      return [32, 9, 10, 13, UInt8(ascii: ",")].contains(byte)
        || (isInArray && byte == UInt8(ascii: "]"))
        || byte == UInt8(ascii: "{")
    }

    /// Up to the end of the line at most, as a string has no other.
    private mutating func skipString() {
      index += 1
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
        let byte = bytes[index]
        index += byte == UInt8(ascii: "\\") ? 2 : 1
        if byte == UInt8(ascii: "\"") { return }
      }
      index = min(index, bytes.count)
    }
  }
}
