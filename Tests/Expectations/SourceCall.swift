internal import Foundation
import Testing

/// The source text of a call.
struct SourceCall {
  private(set) var text = ""
  private let source: [UInt8]
  private var position = 0

  /// Reads the call at this place, if the file can be read and still contains it.
  init?(at location: SourceLocation) {
    guard let file = FileManager.default.contents(atPath: location.filePath) else { return nil }
    source = Array(file)
    for _ in 1..<location.line {
      guard let end = source[position...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      position = end + 1
    }
    let line = position
    // The column is that of the parenthesis.
    position += location.column - 1
    guard position < source.count, source[position] == UInt8(ascii: "(") else { return nil }
    let name = source[line..<position].reversed().prefix { Character(Unicode.Scalar($0)).isLetter }
    let start = position - name.count
    guard skipParentheses() else { return nil }
    // As far left as the line begins.
    let indentation = source[line...].prefix { $0 == UInt8(ascii: " ") }
    text = String(decoding: source[start..<position], as: UTF8.self)
      .replacing("\n" + String(decoding: indentation, as: UTF8.self), with: "\n")
  }

  /// Moves past the parenthesis that closes the one at the position.
  private mutating func skipParentheses() -> Bool {
    var depth = 0
    while position < source.count {
      if skip("//") {
        position = source[position...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
      } else if skip("/*") {
        while position < source.count, !skip("*/") { position += 1 }
      } else if skipString() {
        continue
      } else {
        position += 1
        switch source[position - 1] {
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        default: continue
        }
        if depth == 0 { return true }
      }
    }
    return false
  }

  /// Moves past the string literal at the position, if there is one.
  private mutating func skipString() -> Bool {
    let pounds = String(
      repeating: "#", count: source[position...].prefix { $0 == UInt8(ascii: "#") }.count)
    guard let quotes = ["\"\"\"", "\""].first(where: { skip(pounds + $0) }) else { return false }
    while position < source.count, !skip(quotes + pounds) {
      if skip("\\" + pounds) {
        if source[position...].first == UInt8(ascii: "(") {
          _ = skipParentheses()
        } else {
          position += 1
        }
      } else {
        position += 1
      }
    }
    return true
  }

  /// Moves past this text if it is at the position.
  private mutating func skip(_ text: String) -> Bool {
    guard source[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }
}
