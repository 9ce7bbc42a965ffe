/// Expands `#add("{view}.padding({number})")` into `add("{view}.padding({number})") { inputs in … }`,
/// with the view that the template describes. The random views in `Sources/Tools` are made of these.
struct IngredientMacro {
  /// The Swift source of the call.
  let source: String

  init(_ request: ExpansionRequest) {
    let call = request.syntax?.source ?? ""
    // The only argument is a string literal on one line.
    let literal = call.firstMatch(of: /"(?:[^"\\]|\\.)*"/)?.0 ?? "\"\""
    let template = literal.dropFirst().dropLast().replacing(/\\(.)/) { $0.1 }
    source = "add(\(literal)) { inputs in \(Self.code(template)) }"
  }

  private static func code(_ template: some StringProtocol) -> String {
    var code = ""
    var parameters = 0
    var rest = String(template)[...]
    while let match = rest.firstMatch(of: /\{([A-Za-z]+)(\??)\}/) {
      code += rest[..<match.range.lowerBound]
      rest = rest[match.range.upperBound...]
      switch match.1 {
      case "view": code += code.isEmpty ? "inputs.view" : "{ inputs.view }"
      case "other": code += "{ inputs.other }"
      case "views": code += "{ inputs.members }"
      case let name:
        let isPlain = ["number", "length", "count", "string"].contains(name)
        code += isPlain ? "inputs.\(name)(" : "inputs.pick(Choices.\(name), "
        code += "\(parameters))"
        parameters += 1
      }
    }
    return code + rest
  }
}
