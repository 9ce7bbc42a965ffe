/// Expands `@Entry var name: Value = value` in an extension of `EnvironmentValues` or a similar
/// type into a key that holds the default and accessors that use it.
struct EntryMacro {
  /// The types that can be extended, and the protocols of their keys.
  private static let keyProtocols: [Substring: String] = [
    "EnvironmentValues": "EnvironmentKey", "ContainerValues": "ContainerValueKey",
    "FocusedValues": "FocusedValueKey", "Transaction": "TransactionKey",
  ]

  private let keyProtocol: String
  private let name: Substring
  private let type: Substring?
  private let value: Substring
  private let role: String?

  init(_ request: ExpansionRequest) throws(EntryError) {
    let context = request.lexicalContext?.first?.source ?? ""
    guard let extended = context.firstMatch(of: /extension\s+(?:\w+\.)?(\w+)/)?.1,
      let keyProtocol = Self.keyProtocols[extended]
    else { throw .place }
    self.keyProtocol = keyProtocol
    let source = request.declSyntax?.source ?? ""
    // Attributes and modifiers precede the declaration, and so may a comment.
    let parts =
      /(?m)^(?!\s*\/\/)[^\n]*?\bvar\s+(`?\w+`?)\s*(?::\s*([^=]*[^=\s]))?\s*(?:=\s*([\s\S]*\S))?\s*\z/
    guard let match = source.firstMatch(of: parts) else { throw .declaration }
    let isOptional = match.2.map { $0.hasSuffix("?") || $0.hasPrefix("Optional<") } ?? false
    guard let value = match.3 ?? (isOptional ? "nil" : nil) else { throw .noDefault }
    (name, type, self.value, role) = (match.1, match.2, value, request.macroRole)
  }

  /// The Swift source for the requested role.
  var source: String {
    let key = "__Key_\(name.filter { $0 != "`" })"
    if role == "accessor" {
      return """
        get { self[\(key).self] }
        set { self[\(key).self] = newValue }
        """
    }
    if keyProtocol == "FocusedValueKey" {
      // Focused values are optional and have no defaults.
      let wrapped = type.map { $0.hasSuffix("?") ? $0.dropLast() : $0 } ?? "Never"
      return "private enum \(key): FocusedValueKey {\ntypealias Value = \(wrapped)\n}"
    }
    // A comment may follow the value.
    let member =
      type.map { "static var defaultValue: \($0) {\n\(value)\n}" }
      ?? "static let defaultValue = \(value)"
    return "private enum \(key): \(keyProtocol) {\n\(member)\n}"
  }
}

enum EntryError: Error, CustomStringConvertible {
  case place, declaration, noDefault

  var description: String {
    switch self {
    case .place:
      "'@Entry' can only be used in an extension of 'EnvironmentValues' or a similar type"
    case .declaration: "'@Entry' requires a stored property: 'var name: Value = value'"
    case .noDefault: "'@Entry' requires a default value or an optional type"
    }
  }
}
