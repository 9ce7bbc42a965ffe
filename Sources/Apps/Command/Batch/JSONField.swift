import Foundation

/// Finds one field of a JSON object without decoding the others.
struct JSONField {
  private let bytes: [UInt8]
  private var index = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the text of a string, and numbers and Booleans as written.
  ///
  /// - Parameter path: The name of a field, then of a field nested in it, and so on.
  /// - Returns: `nil` if the field does not exist or has another type.
  static func text(_ path: [String], in bytes: [UInt8]) -> String? {
    var reader = JSONField(bytes)
    for key in path { guard reader.enter(key) else { return nil } }
    return reader.scalar()
  }

  private var byte: UInt8? {
    mutating get {
      while index < bytes.count, bytes[index] <= 32 { index += 1 }
      return index < bytes.count ? bytes[index] : nil
    }
  }

  /// Moves to the value of a field of the current object.
  private mutating func enter(_ key: String) -> Bool {
    guard byte == UInt8(ascii: "{") else { return false }
    index += 1
    while let next = byte {
      if next == UInt8(ascii: ",") {
        index += 1
        continue
      }
      guard next == UInt8(ascii: "\""), let name = string() else { return false }
      guard byte == UInt8(ascii: ":") else { return false }
      index += 1
      if name == key { return true }
      skipValue()
    }
    return false
  }

  private mutating func scalar() -> String? {
    guard let first = byte else { return nil }
    if first == UInt8(ascii: "\"") { return string() }
    let start = index
    while let next = index < bytes.count ? bytes[index] : nil, next > 32,
      next != UInt8(ascii: ","), next != UInt8(ascii: "}"), next != UInt8(ascii: "]")
    { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    let isNumber = text.utf8.allSatisfy { (48...57).contains($0) || "+-.eE".utf8.contains($0) }
    return text == "true" || text == "false" || (isNumber && !text.isEmpty) ? text : nil
  }

  /// Parses the string that begins here; `nil` if it does not end.
  private mutating func string() -> String? {
    let start = index
    var isPlain = true
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      let isEscape = bytes[index] == UInt8(ascii: "\\")
      if isEscape { isPlain = false }
      index += isEscape ? 2 : 1
    }
    guard index < bytes.count else { return nil }
    index += 1
    if isPlain { return String(decoding: bytes[start + 1..<index - 1], as: UTF8.self) }
    return try? JSONDecoder().decode(String.self, from: Data(bytes[start..<index]))
  }

  private mutating func skipValue() {
    var depth = 0
    while let next = byte {
      switch next {
      case UInt8(ascii: "\""): if string() == nil { return }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
        index += 1
      case UInt8(ascii: ",") where depth == 0: return
      default: index += 1
      }
    }
  }
}
