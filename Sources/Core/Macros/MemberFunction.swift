import GalleySource

/// A method or an initializer in the source of a type or an extension, split into its parts.
struct MemberFunction {
  /// The lines of the documentation comment, with their slashes.
  var documentation: [String]
  /// The attributes and modifiers.
  var modifiers: String
  /// `init`, or `func` and the name.
  var name: String
  var generics: [String]
  var parameters: [Parameter]
  /// The text between the parameters and the `where` clause, such as the result type.
  var result: String
  var requirements: [String]
  /// The body, with its braces.
  var body: String

  struct Parameter {
    /// The attributes, each followed by a space.
    var attributes: String
    var label: String
    var name: String
    var type: String
    var defaultValue: String?
  }

  fileprivate var isPublic: Bool {
    modifiers.split(whereSeparator: \.isWhitespace).contains("public")
  }

  /// The Swift source of the declaration.
  var source: String {
    let generics = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let parameters = parameters.map(\.source).joined(separator: ", ")
    let requirements =
      requirements.isEmpty ? "" : " where \(requirements.joined(separator: ", "))"
    return
      (documentation + [
        modifiers, "\(name)\(generics)(\(parameters)) \(result)\(requirements) \(body)",
      ]).joined(separator: "\n")
  }
}

extension MemberFunction.Parameter {
  var source: String {
    let names = label == name ? name : "\(label) \(name)"
    return "\(attributes)\(names): \(type)\(defaultValue.map { " = \($0)" } ?? "")"
  }

  /// The argument that passes this parameter on.
  var argument: String { label == "_" ? name : "\(label): \(name)" }
}

extension ExpansionRequest {
  /// The public methods and initializers of the type or extension that the attribute is attached to.
  var publicMembers: [MemberFunction] {
    MemberFunction.all(in: MaskedSource(declSyntax?.source ?? "")).filter(\.isPublic)
  }
}

extension MemberFunction {
  /// Returns the methods and initializers of a type or an extension.
  fileprivate static func all(in source: MaskedSource) -> [MemberFunction] {
    guard var index = source.code.firstIndex(of: UInt8(ascii: "{")) else { return [] }
    let end = source.closing(index)
    index += 1
    var found: [MemberFunction] = []
    var last = index
    while index < end {
      let word = source.word(at: index)
      if word == "init" || word == "func" {
        guard let (function, after) = function(in: source, at: index, within: last..<end) else {
          break
        }
        found.append(function)
        (index, last) = (after, after)
      } else if word.isEmpty {
        index = source.isOpening(index) ? source.closing(index) + 1 : index + 1
      } else {
        index += word.utf8.count
      }
    }
    return found
  }

  /// Returns the function whose keyword is at `start`, and the position after it. The range begins
  /// after the function before it.
  private static func function(
    in source: MaskedSource, at start: Int, within range: Range<Int>
  ) -> (MemberFunction, Int)? {
    let code = source.code
    let limit = range.upperBound
    guard let parameters = code[start..<limit].firstIndex(of: UInt8(ascii: "(")),
      case let parametersEnd = source.closing(parameters), parametersEnd < limit,
      let body = code[parametersEnd..<limit].firstIndex(of: UInt8(ascii: "{"))
    else { return nil }
    let nameEnd = code[start..<parameters].firstIndex(of: UInt8(ascii: "<")) ?? parameters
    let genericsEnd = code[nameEnd..<parameters].lastIndex(of: UInt8(ascii: ">"))
    let bodyEnd = source.closing(body)
    let requirements = source.find("where", from: parametersEnd, to: body)
    let lead = lead(source.text(range.lowerBound..<start))
    return (
      MemberFunction(
        documentation: lead.documentation, modifiers: lead.modifiers,
        name: source.trimmed(start..<nameEnd),
        generics: genericsEnd.map { source.list(nameEnd + 1..<$0).map(source.trimmed) } ?? [],
        parameters: source.list(parameters + 1..<parametersEnd).map { Parameter(source, $0) },
        result: source.trimmed(parametersEnd + 1..<(requirements ?? body)),
        requirements: requirements.map { source.list($0 + 5..<body).map(source.trimmed) } ?? [],
        body: source.text(body..<min(bodyEnd + 1, limit))), bodyEnd + 1
    )
  }

  /// Returns the documentation of a block comment in lines with slashes.
  private static func documentation(inBlock comment: Substring) -> [String] {
    var lines: [String] = []
    for line in comment.split(separator: "\n") {
      let parameter = "- Parameter "
      if line.hasPrefix(parameter) {
        if !lines.contains("/// - Parameters:") { lines += ["///", "/// - Parameters:"] }
        lines.append("///   - \(line.dropFirst(parameter.count))")
      } else {
        lines.append("/// \(line[...].trimmed)")
      }
    }
    return lines
  }

  /// Splits the text before the keyword of a declaration into its parts.
  private static func lead(_ text: String) -> (documentation: [String], modifiers: String) {
    // In the source of a table, documentation is a block comment on the same line.
    if let start = text.ranges(of: "/**").last, let end = text.ranges(of: "*/").last {
      let comment = text[start.upperBound..<end.lowerBound]
      return (documentation(inBlock: comment), text[end.upperBound...].trimmed)
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmed }
    var modifiers = lines.popLast() ?? ""
    while let line = lines.last, line.hasPrefix("@") {
      modifiers = lines.removeLast() + " " + modifiers
    }
    let documentation = lines.reversed().prefix { $0.hasPrefix("///") }.reversed()
    return (Array(documentation), modifiers)
  }
}

extension MemberFunction.Parameter {
  fileprivate init(_ source: MaskedSource, _ range: Range<Int>) {
    let code = source.code[range]
    var names = source.skippingSpace(from: range.lowerBound)
    let start = names
    while names < range.upperBound, code[names] == UInt8(ascii: "@") {
      names = code[names...].firstIndex(where: MaskedSource.isSpace) ?? range.upperBound
      names = source.skippingSpace(from: names)
    }
    let colon = code[names...].firstIndex(of: UInt8(ascii: ":")) ?? range.upperBound - 1
    let words = source.text(names..<colon).split(whereSeparator: \.isWhitespace).map(String.init)
    let equals = code[colon...].firstIndex(of: UInt8(ascii: "="))
    self.init(
      attributes: source.text(start..<names), label: words.first ?? "_", name: words.last ?? "_",
      type: source.trimmed(colon + 1..<(equals ?? range.upperBound)),
      defaultValue: equals.map { source.trimmed($0 + 1..<range.upperBound) })
  }
}
