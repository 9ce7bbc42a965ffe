import Foundation

/// Strings files in one language: `.strings` and `.stringsdict`.
enum StringsFile {
  /// Returns the readable strings of a `.strings` file.
  static func strings(_ path: String, _ language: String) -> StringTable {
    read(path, language) { data in
      var problem: String?
      let list: [String: String]
      if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
        list = try propertyList(data)
      } else {
        var reader = StringsReader(text(data))
        list = reader.read()
        problem = reader.line.map { "line \($0) is not \"key\" = \"value\";" }
      }
      return (list.mapValues { TranslatedString(variation: .text($0)) }, problem)
    }
  }

  private struct WrongContents: Error {
    let reason: String
  }

  /// - Parameter read: Returns the strings, and a description of the first problem.
  private static func read(
    _ path: String, _ language: String,
    _ read: (Data) throws -> (strings: [String: TranslatedString], problem: String?)
  ) -> StringTable {
    var table = StringTable()
    do {
      guard let data = try ResourceFile.data(path) else { return table }
      let (strings, problem) = try read(data)
      if !strings.isEmpty { table.languages[language] = strings }
      if let problem { throw WrongContents(reason: problem) }
    } catch let error as ResourceError {
      table.problems.append(error.message)
    } catch {
      let reason = (error as? WrongContents)?.reason ?? "it is not a property list"
      table.problems.append(ResourceError(path, reason).message)
    }
    return table
  }

  private static func propertyList<Contents>(_ data: Data) throws -> Contents {
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    guard let contents = list as? Contents else {
      throw WrongContents(reason: "its values have the wrong type")
    }
    return contents
  }

  private static func text(_ data: Data) -> String {
    let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    if isUTF16, let text = String(data: data, encoding: .utf16) { return text }
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns the readable strings of a `.stringsdict` file.
  static func plurals(_ path: String, _ language: String) -> StringTable {
    read(path, language) { data in
      let list: [String: [String: Any]] = try propertyList(data)
      let strings = list.compactMapValues { entry -> TranslatedString? in
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
      let missing = list.keys.filter { strings[$0] == nil }.min()
      return (strings, missing.map { "“\($0)” has no NSStringLocalizedFormatKey" })
    }
  }
}

/// Parses `"key" = "value";` with comments, up to the first syntax error.
private struct StringsReader {
  private var rest: Substring
  /// The line of the syntax error, if any.
  private(set) var line: Int?

  init(_ text: String) { rest = Substring(text) }

  mutating func read() -> [String: String] {
    var strings: [String: String] = [:]
    while true {
      skip()
      if rest.isEmpty { return strings }
      let start = rest.startIndex
      guard let key = token(), take("="), let value = token(), take(";") else {
        line = rest.base[..<start].filter(\.isNewline).count + 1
        return strings
      }
      strings[key] = value
    }
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

  /// Takes a quoted string or an unquoted word.
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
