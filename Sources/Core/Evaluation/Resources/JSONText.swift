import Foundation

/// The values of JSON as they are written, for messages. The syntax must be valid.
struct JSONText {
  /// The maximum depth that is read.
  private static let depthLimit = 512

  private let bytes: [UInt8]
  private var index = 0
  private var values: [String: Range<Int>] = [:]
  /// The byte ranges of all numbers, in order.
  private(set) var numbers: [Range<Int>] = []

  init(_ data: Data) {
    bytes = Array(data)
    read("", depth: 0)
  }

  /// Returns the path of a value in words, such as `lines[1].price`.
  static func words(_ path: [any CodingKey]) -> String {
    let words = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    return words.joined().trimmingPrefix(".").description
  }

  /// Returns the value at a path, as written.
  func value(at path: [any CodingKey]) -> String? { values[Self.words(path)].map { self[$0] } }

  subscript(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the JSON with a number in quotation marks.
  func quoting(_ range: Range<Int>) -> Data {
    let mark = UInt8(ascii: "\"")
    return Data(bytes[..<range.lowerBound] + [mark] + bytes[range] + [mark])
      + Data(bytes[range.upperBound...])
  }

  private mutating func read(_ path: String, depth: Int) {
    skip { Self.isSpace($0) }
    guard index < bytes.count, depth < Self.depthLimit else {
      index = bytes.count
      return
    }
    let start = index
    let first = bytes[index]
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "["): readMembers(of: path, depth)
    case UInt8(ascii: "\""): skipString()
    default:
      index += 1
      skip { !Self.isEnd($0) }
      if first == UInt8(ascii: "-") || (48...57).contains(first) { numbers.append(start..<index) }
    }
    values[path] = start..<index
  }

  private mutating func readMembers(of path: String, _ depth: Int) {
    let isObject = bytes[index] == UInt8(ascii: "{")
    index += 1
    var count = 0
    while true {
      skip { Self.isSpace($0) || $0 == UInt8(ascii: ",") }
      guard index < bytes.count else { return }
      if bytes[index] == UInt8(ascii: "}") || bytes[index] == UInt8(ascii: "]") {
        index += 1
        return
      }
      guard isObject else {
        read("\(path)[\(count)]", depth: depth + 1)
        count += 1
        continue
      }
      let key = readKey()
      skip { Self.isSpace($0) || $0 == UInt8(ascii: ":") }
      read(path.isEmpty ? key : "\(path).\(key)", depth: depth + 1)
    }
  }

  private mutating func readKey() -> String {
    let start = index
    if bytes[index] == UInt8(ascii: "\"") { skipString() } else { index += 1 }
    let text = self[start..<index]
    if text.contains("\\"),
      let key = try? JSONDecoder().decode(String.self, from: Data(text.utf8))
    {
      return key
    }
    return String(text.dropFirst().dropLast())
  }

  private mutating func skipString() {
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      index += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") { break }
    }
    index = min(index, bytes.count)
  }

  private mutating func skip(_ isSkipped: (UInt8) -> Bool) {
    while index < bytes.count, isSkipped(bytes[index]) { index += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 9 || byte == 10 || byte == 13
  }

  private static func isEnd(_ byte: UInt8) -> Bool { isSpace(byte) || ",:]}".utf8.contains(byte) }
}
