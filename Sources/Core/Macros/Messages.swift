/// A request from the compiler, reduced to the fields used here.
struct Request: Decodable {
  let expandFreestandingMacro: ExpansionRequest?
  let expandAttachedMacro: ExpansionRequest?

  var expansion: ExpansionRequest? { expandFreestandingMacro ?? expandAttachedMacro }
}

struct ExpansionRequest: Decodable {
  struct Macro: Decodable { let typeName: String }

  /// A piece of source code.
  struct Syntax: Decodable {
    struct Location: Decodable {
      let fileName: String
      let offset: Int
      /// The module and file, as `Module/File.swift`.
      let fileID: String?
      /// The line, from 1.
      let line: Int?
      /// The column, from 1.
      let column: Int?
    }

    let source: String
    let location: Location?
  }

  let macro: Macro
  /// The requested expansion, such as `accessor` or `peer`.
  let macroRole: String?
  /// The freestanding macro with its arguments.
  let syntax: Syntax?
  /// The attribute with its arguments.
  let attributeSyntax: Syntax?
  /// A prefix for unique names.
  let discriminator: String?
  /// The declaration that the attribute is attached to.
  let declSyntax: Syntax?
  /// The type that an attribute extends.
  let extendedTypeSyntax: Syntax?
  /// The protocols that an extension should add.
  let conformanceListSyntax: Syntax?
  /// The enclosing types and functions, innermost first.
  let lexicalContext: [Syntax]?

  var position: Answer.Position? {
    declSyntax?.location.map { Answer.Position(fileName: $0.fileName, offset: $0.offset) }
  }
}

/// A response to the compiler.
struct Answer: Encodable {
  struct CapabilityResult: Encodable {
    struct Capability: Encodable {
      /// Version 5 is the first in which all expansions share one kind of response.
      var protocolVersion = 7
      var features: [String] = []
    }

    var capability = Capability()
  }

  struct Position: Encodable {
    let fileName: String
    let offset: Int
  }

  struct Diagnostic: Encodable {
    let message: String
    let severity = "error"
    let position: Position
    let highlights: [String] = []
    let notes: [String] = []
    let fixIts: [String] = []
  }

  struct Expansion: Encodable {
    let expandedSource: String?
    let diagnostics: [Diagnostic]

    init(expandedSource: String) {
      self.expandedSource = expandedSource
      diagnostics = []
    }

    init(error: String, at position: Position?) {
      expandedSource = nil
      let position = position ?? Position(fileName: "", offset: 0)
      diagnostics = [Diagnostic(message: error, position: position)]
    }
  }

  var getCapabilityResult: CapabilityResult?
  var expandMacroResult: Expansion?
}
