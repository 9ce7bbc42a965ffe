import GalleySource

/// Expands `@Animatable` on a structure into its conformance, and into animatable data of its stored
/// properties.
struct AnimatableMacro {
  /// The Swift source for the requested role.
  let source: String

  init(_ request: ExpansionRequest) throws(AnimatableError) {
    let declaration = MaskedSource(request.declSyntax?.source ?? "")
    guard declaration.find("struct", from: 0) != nil else { throw AnimatableError() }
    if request.macroRole == "extension" {
      let type = request.extendedTypeSyntax?.source[...].trimmed ?? ""
      // A shape conforms without it.
      let isMissing = request.conformanceListSyntax?.source.contains("Animatable") ?? true
      source = isMissing ? "extension \(type): Animatable {}" : ""
      return
    }
    let names = declaration.storedVariables
    guard !names.isEmpty else { throw AnimatableError() }
    source = """
      \(declaration.access) nonisolated var animatableData: _AnimatableValues {
      get {
      var values = _AnimatableValues()
      \(names.map { "values.add(self.\($0))" }.joined(separator: "\n"))
      return values
      }
      set {
      var values = newValue
      \(names.map { "values.move(to: &self.\($0))" }.joined(separator: "\n"))
      }
      }
      """
  }
}

struct AnimatableError: Error, CustomStringConvertible {
  let description = "'@Animatable' requires a structure with a stored variable"
}

extension MaskedSource {
  /// The access level that a witness of the structure's conformance needs, if any.
  fileprivate var access: String {
    let keyword = find("struct", from: 0) ?? 0
    return ["public", "package"].first { find($0, from: 0, to: keyword) != nil } ?? ""
  }

  /// The names of the stored variables of a type that have no attributes.
  fileprivate var storedVariables: [String] {
    guard let open = code.firstIndex(of: UInt8(ascii: "{")) else { return [] }
    let end = closing(open)
    var names: [String] = []
    var index = open + 1
    // Whether an attribute or a modifier before the next keyword rules the property out.
    var isLeftOut = false
    while index < end {
      let word = word(at: index)
      switch word {
      case "var":
        let after = declaration(at: index + 3, before: end)
        if !isLeftOut, !after.isComputed { names += after.names }
        (index, isLeftOut) = (after.end, false)
      case "let", "func", "init", "struct", "enum", "class", "typealias", "subscript", "case":
        let after = declaration(at: index + word.utf8.count, before: end)
        (index, isLeftOut) = (after.end, false)
      case "static", "lazy":
        isLeftOut = true
        index += word.utf8.count
      case "":
        if code[index] == UInt8(ascii: "@") { isLeftOut = true }
        index = isOpening(index) ? closing(index) + 1 : index + 1
      default: index += word.utf8.count
      }
    }
    return names
  }

  /// Returns the names of a declaration, whether it has a body of its own instead of a value, and where
  /// it ends.
  private func declaration(
    at start: Int, before limit: Int
  ) -> (names: [String], isComputed: Bool, end: Int) {
    var (index, names, hasValue) = (start, [String](), false)
    while index < limit {
      let word = word(at: index)
      if !word.isEmpty {
        if names.isEmpty { names = [word] }
        index += word.utf8.count
        continue
      }
      switch code[index] {
      case UInt8(ascii: "{"):
        let (body, after) = (text(index + 1..<closing(index)), closing(index) + 1)
        let observes = body.contains("didSet") || body.contains("willSet")
        guard hasValue && !observes else { return (names, !observes, after) }
        index = after
      case UInt8(ascii: "="):
        hasValue = true
        index += 1
      case UInt8(ascii: ","):
        // Another variable, unless the comma is in a generic type.
        let next = skippingSpace(from: index + 1)
        let name = self.word(at: next)
        index = next + name.utf8.count
        let after = skippingSpace(from: index)
        if !name.isEmpty, after < limit, ":=".utf8.contains(code[after]) { names.append(name) }
      case UInt8(ascii: "\n"), UInt8(ascii: ";"):
        // A value may begin or continue on the next line.
        guard continues(after: index, before: limit) else { return (names, false, index + 1) }
        index += 1
      default: index = isOpening(index) ? closing(index) + 1 : index + 1
      }
    }
    return (names, false, limit)
  }

  /// Returns whether an expression goes on after a line break.
  private func continues(after index: Int, before limit: Int) -> Bool {
    guard code[index] == UInt8(ascii: "\n") else { return false }
    let next = code[index..<limit].first { !Character(UnicodeScalar($0)).isWhitespace }
    let last = code[..<index].last { !Character(UnicodeScalar($0)).isWhitespace }
    return next.map { ".{=:+-*/?".utf8.contains($0) } ?? false
      || last.map { "=+-*/:,".utf8.contains($0) } ?? false
  }
}
