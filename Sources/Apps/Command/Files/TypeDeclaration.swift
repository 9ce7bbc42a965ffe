import GalleySource

/// A type declared at file scope, as far as the source reveals.
struct TypeDeclaration {
  let name: String
  /// The offset of its keyword.
  let start: Int
  private let inherited: [String]
  /// The argument labels needed to create an instance.
  let arguments: [String]

  func inherits(_ name: String) -> Bool { inherited.contains(name) }

  /// Returns the declared types, except protocols and private and generic types, which other files
  /// cannot instantiate.
  static func all(in source: MaskedSource) -> [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    var extended: [String: [String]] = [:]
    var protocols: [String: [String]] = [:]
    var index = 0
    var isPrivate = false
    while index < source.code.count {
      let byte = source.code[index]
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") {
        index = source.closing(index) + 1
        isPrivate = false
        continue
      }
      guard MaskedSource.isWord(byte) else {
        index += 1
        continue
      }
      let word = source.word(at: index)
      let start = index
      index += max(1, word.utf8.count)
      switch word {
      case "private", "fileprivate": isPrivate = true
      case "struct", "class", "enum", "extension", "actor", "protocol":
        let nameStart = source.skippingSpace(from: index)
        let name = source.word(at: nameStart)
        index = nameStart + name.utf8.count
        guard let brace = source.code[index...].firstIndex(of: UInt8(ascii: "{")) else { continue }
        let isGeneric = source.code[source.skippingSpace(from: index)] == UInt8(ascii: "<")
        let inherited = words(in: source, index..<brace)
        let end = source.closing(brace)
        if word == "extension" {
          extended[name, default: []] += inherited
        } else if word == "protocol" {
          protocols[name] = inherited
        } else if !isPrivate, !isGeneric, !name.isEmpty {
          let members = TypeMembers(source, brace + 1..<end)
          found.append(
            TypeDeclaration(
              name: name, start: start, inherited: inherited, arguments: members.arguments))
        }
        isPrivate = false
        index = end + 1
      case "func", "var", "let", "typealias", "import": isPrivate = false
      default: break
      }
    }
    return found.map { type in
      TypeDeclaration(
        name: type.name, start: type.start,
        inherited: withInherited(
          type.inherited + extended[type.name, default: []], of: protocols),
        arguments: type.arguments)
    }
  }

  /// Returns names and those that the protocols among them inherit from.
  private static func withInherited(
    _ names: [String], of protocols: [String: [String]]
  ) -> [String] {
    var (result, next) = (names, 0)
    while next < result.count {
      result += protocols[result[next], default: []].filter { !result.contains($0) }
      next += 1
    }
    return result
  }

  private static func words(in source: MaskedSource, _ range: Range<Int>) -> [String] {
    source.code[range].split { !MaskedSource.isWord($0) }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

/// The members of a type that determine its initializers.
private struct TypeMembers {
  private let source: MaskedSource
  private let range: Range<Int>

  init(_ source: MaskedSource, _ range: Range<Int>) {
    self.source = source
    self.range = range.lowerBound..<max(range.lowerBound, range.upperBound)
  }

  /// The argument labels of the shortest initializer, as far as the source reveals.
  var arguments: [String] {
    var (stored, initializers): ([String], [[String]]) = ([], [])
    var index = range.lowerBound
    var modifiers: [String] = []
    while index < range.upperBound {
      let byte = source.code[index]
      if source.isOpening(index) {
        index = source.closing(index) + 1
        continue
      }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") { modifiers = [] }
      guard MaskedSource.isWord(byte) else {
        index += 1
        continue
      }
      let word = source.word(at: index)
      index += max(1, word.utf8.count)
      switch word {
      case "var", "let":
        let end = endOfVariable(from: index)
        if let name = needed(index..<end, isLet: word == "let", modifiers) { stored.append(name) }
        index = end
        modifiers = []
      case "init":
        let open = source.skippingSpace(from: index)
        guard open < range.upperBound, source.code[open] == UInt8(ascii: "(") else { continue }
        index = source.closing(open) + 1
        initializers.append(parameters(open + 1..<index - 1))
        modifiers = []
      case "func", "struct", "enum", "class", "typealias", "subscript", "case":
        // Skip to the body or the end of the line.
        index =
          source.code[index..<range.upperBound].firstIndex {
            $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "\n")
          } ?? range.upperBound
        modifiers = []
      default: modifiers.append(word)
      }
    }
    return initializers.min { $0.count < $1.count } ?? stored
  }

  /// Attributes and modifiers of variables that need no initializer argument.
  private static let providing: Set<String> = [
    "Environment", "EnvironmentObject", "Namespace", "FocusState", "AccessibilityFocusState",
    "static", "lazy", "class",
  ]

  /// Returns the name of a variable that needs an argument; `nil` for others.
  private func needed(_ range: Range<Int>, isLet: Bool, _ modifiers: [String]) -> String? {
    guard Self.providing.isDisjoint(with: modifiers) else { return nil }
    let code = source.code[range]
    if code.contains(UInt8(ascii: "=")) { return nil }
    // Computed, since a variable with observers has an initial value.
    if code.last == UInt8(ascii: "}") { return nil }
    let isOptional = code.last { !MaskedSource.isSpace($0) } == UInt8(ascii: "?")
    if isOptional, !isLet, modifiers.allSatisfy({ $0 != "Binding" && $0 != "Bindable" }) {
      return nil
    }
    return source.word(at: source.skippingSpace(from: range.lowerBound))
  }

  /// Returns the end of the body or, if there is none, of the line.
  private func endOfVariable(from start: Int) -> Int {
    var index = start
    var hasValue = false
    while index < range.upperBound {
      switch source.code[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): index = source.closing(index)
      case UInt8(ascii: "{"):
        index = source.closing(index)
        if !hasValue { return min(index + 1, range.upperBound) }
      case UInt8(ascii: "="): hasValue = true
      case UInt8(ascii: ";"): return index
      case UInt8(ascii: "\n"):
        let next = source.skippingSpace(from: index)
        let isBody = next < range.upperBound && source.code[next] == UInt8(ascii: "{")
        if !isBody { return index }
      default: break
      }
      index += 1
    }
    return range.upperBound
  }

  /// Returns the labels of parameters without a default value.
  private func parameters(_ range: Range<Int>) -> [String] {
    source.list(range).filter { !source.code[$0].contains(UInt8(ascii: "=")) }.map {
      source.word(at: source.skippingSpace(from: $0.lowerBound))
    }
  }
}
