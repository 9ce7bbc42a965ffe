import Foundation

/// The values of a file: the elements of its array, or consecutive values, as in JSON Lines.
struct JSONValues {
  private let bytes: [UInt8]
  /// The byte range of each value, and the line on which it begins, starting at 1.
  let values: [(range: Range<Int>, line: Int)]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var scanner = JSONValueScanner()
    var values: [(range: Range<Int>, line: Int)] = []
    while let value = scanner.next(in: bytes, isComplete: true) { values.append(value) }
    self.values = values
  }

  func data(_ index: Int) -> Data { Data(bytes[values[index].range]) }
}

/// Finds the ends of values without validating them; the decoder reports errors.
struct JSONValueScanner {
  /// The offset up to which the bytes have been scanned.
  private(set) var index = 0
  /// The current line, starting at 1.
  private(set) var line = 1
  private var hasBegun = false
  private var isInArray = false
  private var isAtEnd = false

  /// Tells the scanner that the scanned bytes were removed.
  mutating func dropRead() { index = 0 }

  /// - Parameters:
  ///   - bytes: The bytes of the previous call, possibly with more appended.
  ///   - isComplete: Whether the input ends here.
  /// - Returns: `nil` if there are no more values, or if a value is incomplete; `index` is then its
  ///   start.
  mutating func next(in bytes: [UInt8], isComplete: Bool) -> (range: Range<Int>, line: Int)? {
    guard !isAtEnd, hasBegun || begin(bytes, isComplete) else { return nil }
    while true {
      skipSpace(bytes)
      guard index < bytes.count else { return nil }
      if bytes[index] == UInt8(ascii: ",") {
        index += 1
      } else if isInArray, bytes[index] == UInt8(ascii: "]") {
        isAtEnd = true
        return nil
      } else {
        break
      }
    }
    var scanner = self
    scanner.skipValue(bytes)
    guard isComplete || scanner.index < bytes.count else { return nil }
    let value = (range: index..<scanner.index, line: line)
    self = scanner
    return value
  }

  private mutating func begin(_ bytes: [UInt8], _ isComplete: Bool) -> Bool {
    // A byte order mark.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if !isComplete, bytes.count < mark.count { return false }
    if index == 0, bytes.starts(with: mark) { index = mark.count }
    skipSpace(bytes)
    guard index < bytes.count else { return false }
    hasBegun = true
    isInArray = bytes[index] == UInt8(ascii: "[")
    if isInArray { index += 1 }
    return true
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 9 || byte == 10 || byte == 13
  }

  private mutating func skipSpace(_ bytes: [UInt8]) {
    while index < bytes.count, Self.isSpace(bytes[index]) { step(bytes) }
  }

  private mutating func step(_ bytes: [UInt8]) {
    if bytes[index] == UInt8(ascii: "\n") { line += 1 }
    index += 1
  }

  private mutating func skipValue(_ bytes: [UInt8]) {
    var depth = 0
    let startLine = line
    repeat {
      switch bytes[index] {
      case UInt8(ascii: "\""): skipString(bytes)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        index += 1
      case UInt8(ascii: ",") where depth == 0: return
      case UInt8(ascii: "\n") where !isInArray && isNextObject(bytes, line: startLine): return
      default: step(bytes)
      }
      if depth < 0 { return }
    } while index < bytes.count && (depth > 0 || !isEnd(bytes[index]))
  }

  /// Whether an unterminated value is an invalid line followed by another object.
  private func isNextObject(_ bytes: [UInt8], line start: Int) -> Bool {
    let next = index + 1
    return line == start && next < bytes.count && bytes[next] == UInt8(ascii: "{")
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    Self.isSpace(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "{")
      || (isInArray && byte == UInt8(ascii: "]"))
  }

  /// Skips to the end of the string, at most to the end of the line, since strings cannot span
  /// lines.
  private mutating func skipString(_ bytes: [UInt8]) {
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      let byte = bytes[index]
      index += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") { return }
    }
    index = min(index, bytes.count)
  }
}
