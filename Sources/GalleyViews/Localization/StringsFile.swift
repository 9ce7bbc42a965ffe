import Foundation

/// Files of strings in one language: `.strings` and `.stringsdict`.
enum StringsFile {
  /// The strings of a `.strings` file; empty where it cannot be read.
  static func strings(_ path: String) -> [String: TranslatedString] {
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    let list: [String: String]
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      list = propertyList(data) as? [String: String] ?? [:]
    } else {
      var reader = StringsReader(text(data))
      list = reader.read()
    }
    return list.mapValues { TranslatedString(variation: .text($0)) }
  }

  private static func propertyList(_ data: Data) -> Any? {
    try? PropertyListSerialization.propertyList(from: data, format: nil)
  }

  private static func text(_ data: Data) -> String {
    let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    if isUTF16, let text = String(data: data, encoding: .utf16) { return text }
    return String(decoding: data, as: UTF8.self)
  }

  /// The strings of a `.stringsdict` file; empty where it cannot be read.
  static func plurals(_ path: String) -> [String: TranslatedString] {
    guard let data = FileManager.default.contents(atPath: path),
      let list = propertyList(data) as? [String: [String: Any]]
    else { return [:] }
    return list.compactMapValues { entry in
      guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
      var string = TranslatedString(variation: .text(format))
      for case (let name, let part as [String: String]) in entry {
        let categories = part.filter { !$0.key.hasPrefix("NSString") }
        string.substitutions[name] = TranslatedString.Substitution(
          specifier: part["NSStringFormatValueTypeKey"] ?? "lld",
          variation: .plural(categories.mapValues { .text($0) }))
      }
      return string
    }
  }
}

/// Reads `"key" = "value";` with comments. What cannot be read ends it.
private struct StringsReader {
  private var rest: Substring

  init(_ text: String) { rest = Substring(text) }

  mutating func read() -> [String: String] {
    var strings: [String: String] = [:]
    while let key = token() {
      guard take("="), let value = token(), take(";") else { break }
      strings[key] = value
    }
    return strings
  }

  private mutating func skip() {
    while let first = rest.first {
      if first.isWhitespace || first == "\u{FEFF}" {
        rest.removeFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else {
        return
      }
    }
  }

  private mutating func take(_ mark: Character) -> Bool {
    skip()
    guard rest.first == mark else { return false }
    rest.removeFirst()
    return true
  }

  /// A string in quotation marks, or a word without.
  private mutating func token() -> String? {
    skip()
    guard rest.first == "\"" else {
      let word = rest.prefix { $0.isLetter || $0.isNumber || "_-.$:/".contains($0) }
      rest = rest.dropFirst(word.count)
      return word.isEmpty ? nil : String(word)
    }
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == "\"" { return text }
      guard character == "\\", let escaped = rest.popFirst() else {
        text.append(character)
        continue
      }
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      case "U", "u":
        let digits = rest.prefix(4)
        if let unit = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(unit) {
          text.unicodeScalars.append(scalar)
          rest = rest.dropFirst(4)
        }
      default: text.append(escaped)
      }
    }
    return nil
  }
}
