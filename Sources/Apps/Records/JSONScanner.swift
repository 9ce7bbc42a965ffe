import Foundation

/// The values of a file: the elements of its array, consecutive values, as in JSON Lines, or the
/// records of a CSV file.
package struct JSONValues {
  private let bytes: [UInt8]
  /// The byte range of each value, and the line on which it begins, starting at 1.
  package let values: [JSONScanner.Value]
  /// The last line, if the array does not end.
  package let end: Int?
  /// Whether the numbers of a CSV file may have decimal commas.
  package let hasDecimalCommas: Bool

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var scanner = JSONScanner()
    var values: [JSONScanner.Value] = []
    while let value = scanner.next(in: bytes, isComplete: true) { values.append(value) }
    self.values = values
    end = scanner.isUnclosed ? scanner.line : nil
    hasDecimalCommas = false
  }

  /// Creates the records of a CSV file, as objects.
  ///
  /// - Throws: `UsageError` if the file is not UTF-8, two fields have the same name, or the last row
  ///   ends within quotation marks.
  package init(table bytes: [UInt8], _ path: String) throws {
    var scanner = TableScanner(path)
    var (json, values): ([UInt8], [JSONScanner.Value]) = ([], [])
    while let record = try scanner.next(in: bytes, isComplete: true) {
      values.append((range: json.count..<json.count + record.json.count, line: record.line))
      json += record.json
    }
    if let error = scanner.endError { throw error }
    (self.bytes, self.values, end) = (json, values, nil)
    hasDecimalCommas = scanner.hasDecimalCommas
  }

  package func place(_ index: Int) -> RecordPlace {
    let line = values[index].line
    let isShared = [index - 1, index + 1].contains {
      values.indices.contains($0) && values[$0].line == line
    }
    return RecordPlace(line: line, record: isShared ? index + 1 : nil)
  }

  package subscript(_ index: Int) -> [UInt8] { Array(bytes[values[index].range]) }

  package func data(_ index: Int) -> Data { Data(self[index]) }
}

/// Finds the ends of values without validating them; the decoder reports errors.
package struct JSONScanner {
  package typealias Value = (range: Range<Int>, line: Int)

  /// The offset up to which the bytes have been scanned.
  package private(set) var index = 0
  /// The current line, starting at 1.
  package private(set) var line = 1
  private let opening: UInt8
  private var hasBegun = false
  private var isInside = false
  private var isAtEnd = false

  /// Whether the values are those of an array or object that has not ended yet.
  package var isUnclosed: Bool { isInside && !isAtEnd }

  /// - Parameter opening: The bracket of the array whose elements are found, or of the object whose
  ///   keys and values are found. Without that bracket, the values follow one another.
  package init(opening: UInt8 = UInt8(ascii: "[")) { self.opening = opening }

  /// Returns the text of a string in an object, and numbers and Booleans as written.
  ///
  /// - Parameter path: The name of a field, then of a field nested in it, and so on.
  /// - Returns: `nil` if the field does not exist or has another type.
  package static func text(_ path: some Collection<String>, in bytes: [UInt8]) -> String? {
    guard let name = path.first else { return scalar(bytes) }
    var scanner = JSONScanner(opening: UInt8(ascii: "{"))
    while let key = scanner.next(in: bytes, isComplete: true), scanner.isInside,
      let value = scanner.next(in: bytes, isComplete: true)
    {
      if scalar(Array(bytes[key.range])) == name {
        return text(path.dropFirst(), in: Array(bytes[value.range]))
      }
    }
    return nil
  }

  private static func scalar(_ bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.first != UInt8(ascii: "\"") else {
      guard bytes.contains(UInt8(ascii: "\\")) else {
        return bytes.count > 1 && bytes.last == bytes.first
          ? String(text.dropFirst().dropLast()) : nil
      }
      return try? JSONDecoder().decode(String.self, from: Data(bytes))
    }
    let isNumber = bytes.allSatisfy { (48...57).contains($0) || "+-.eE".utf8.contains($0) }
    return text == "true" || text == "false" || isNumber ? text : nil
  }

  /// Tells the scanner that the scanned bytes were removed.
  package mutating func dropRead() { index = 0 }

  /// - Parameters:
  ///   - bytes: The bytes of the previous call, possibly with more appended.
  ///   - isComplete: Whether the input ends here.
  /// - Returns: `nil` if there are no more values, or if a value is incomplete; `index` is then its
  ///   start.
  package mutating func next(in bytes: [UInt8], isComplete: Bool) -> Value? {
    guard !isAtEnd, hasBegun || begin(bytes, isComplete) else { return nil }
    while true {
      skipSpace(bytes)
      guard index < bytes.count else { return nil }
      if isSeparator(bytes[index]) {
        index += 1
      } else if isClosing(bytes[index]) {
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

  /// Whether another value begins on the same line as the end of the last one, judging by the bytes read so far.
  func isFollowedOnLine(_ bytes: [UInt8]) -> Bool {
    let next = bytes[index...].first {
      $0 == UInt8(ascii: "\n") || !Self.isSpace($0) && !isSeparator($0)
    }
    return next.map { $0 != UInt8(ascii: "\n") && !isClosing($0) } ?? false
  }

  private mutating func begin(_ bytes: [UInt8], _ isComplete: Bool) -> Bool {
    // A byte order mark.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if !isComplete, bytes.count < mark.count { return false }
    if index == 0, bytes.starts(with: mark) { index = mark.count }
    skipSpace(bytes)
    guard index < bytes.count else { return false }
    hasBegun = true
    isInside = bytes[index] == opening
    if isInside { index += 1 }
    return true
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 9 || byte == 10 || byte == 13
  }

  private func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",")
      || (isInside && opening == UInt8(ascii: "{") && byte == UInt8(ascii: ":"))
  }

  /// In ASCII, a closing bracket has the code of the opening one plus two.
  private func isClosing(_ byte: UInt8) -> Bool { isInside && byte == opening + 2 }

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
      case UInt8(ascii: "\n") where !isInside && isNextObject(bytes, line: startLine): return
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
    Self.isSpace(byte) || isSeparator(byte) || byte == UInt8(ascii: "{") || isClosing(byte)
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
