import GalleySource

/// A line of a table, split into its parts.
struct Declaration {
  /// Attributes and modifiers, such as `@discardableResult` and `static`.
  var modifiers: [String]
  /// The first word after the modifiers, such as `func`.
  var keyword: String
  /// The text after the keyword: the name, parameters and a body.
  var rest: String
  /// The comment at the end of the line.
  var comment: String?

  init(_ line: String) {
    let masked = MaskedSource(line)
    let end = masked.code.lastIndex { !MaskedSource.isSpace($0) }.map { $0 + 1 } ?? 0
    let comment = masked.text(end..<masked.bytes.count)
      .replacing(" // - Returns:", with: "\n- Returns:")
      .replacing(" // - ", with: "\n- Parameter ")
      .replacing(" // ", with: " ")
    self.comment = comment.isEmpty ? nil : String(comment.drop { $0 == " " || $0 == "/" })
    let words = masked.text(0..<end).split(separator: " ", omittingEmptySubsequences: false)
    let first =
      words.indices.first { !Self.isModifier(words[$0], before: words[$0...].dropFirst()) }
      ?? words.count
    modifiers = words[..<first].map(String.init)
    let declaration = words[first...].joined(separator: " ")
    keyword = String(declaration.prefix(while: \.isLetter))
    rest = String(declaration.dropFirst(keyword.count))
  }

  private static func isModifier(_ word: Substring, before next: ArraySlice<Substring>) -> Bool {
    switch word {
    case "class": next.first == "func" || next.first == "var"
    case "static", "override", "final", "weak", "lazy", "mutating", "consuming", "convenience",
      "required",
      "nonisolated", "public", "package", "internal", "fileprivate", "private", "private(set)",
      "internal(set)":
      true
    default: word.first == "@"
    }
  }

  /// The name, without backquotes.
  var name: String {
    let start = rest.drop { " `".contains($0) }
    return String(start.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) })
  }

  /// Whether the line has a body in braces.
  var hasBody: Bool { rest.signature.count < rest.count }

  /// Whether a function's line states its result.
  var hasResult: Bool {
    let masked = MaskedSource(rest)
    let start = masked.code.firstIndex(of: UInt8(ascii: "(")) ?? 0
    return masked.text(masked.closing(start)..<masked.bytes.count).signature.contains("->")
  }

  /// Adds what a function's line omits: the result and, if the line has none, the body.
  mutating func add(result: String, body: String) {
    let body = hasBody ? "" : body
    let masked = MaskedSource(rest)
    let start = masked.code.firstIndex(of: UInt8(ascii: "(")) ?? 0
    let end = min(masked.closing(start) + 1, masked.bytes.count)
    rest = masked.text(0..<end) + result + masked.text(end..<masked.bytes.count) + body
  }

  /// A parameter that sets the property that the line declares.
  var parameter: String? {
    guard ["var", "let"].contains(keyword), !hasBody, !modifiers.contains("static"),
      let colon = rest.firstRange(of: ": ")
    else { return nil }
    let type = rest[colon.upperBound...]
    let isFunction = type.contains(" -> ") && type.last != "?"
    return "\(name): \(isFunction ? "@escaping " : "")\(type)"
  }

  /// Whether the declaration is not public or inherits its documentation.
  var needsNoComment: Bool {
    ["import", "extension"].contains(keyword) || isHidden
      || modifiers.contains { ["package", "override"].contains($0) }
  }

  private var isHidden: Bool {
    modifiers.contains { ["package", "internal", "fileprivate", "private"].contains($0) }
  }

  /// Returns the declaration in Swift.
  ///
  /// - Parameter access: The access level, if the line has none.
  func swift(_ access: String?) -> String {
    let hasAccess = isHidden || modifiers.contains { ["public", "package"].contains($0) }
    let words = modifiers + (hasAccess ? [] : [access].compactMap { $0 }) + [keyword]
    return documentation + words.joined(separator: " ") + rest
  }

  private var documentation: String {
    guard var comment else { return "" }
    for mark in [":", ".", ";"] {
      comment.replace("Accepted\(mark)", with: "Accepted for source compatibility\(mark)")
    }
    return "/** \(comment)*/ "
  }
}

extension String {
  /// The text before the first brace that is not in parentheses: a declaration without its body.
  var signature: String {
    let masked = MaskedSource(self)
    var index = 0
    while index < masked.code.count, masked.code[index] != UInt8(ascii: "{") {
      index = (masked.code[index] == UInt8(ascii: "(") ? masked.closing(index) : index) + 1
    }
    return masked.text(0..<min(index, masked.bytes.count))
  }
}
