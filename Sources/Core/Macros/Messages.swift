/// What the compiler sends, as far as it matters here.
struct Request: Decodable {
  let expandFreestandingMacro: ExpansionRequest?
  let expandAttachedMacro: ExpansionRequest?

  var expansion: ExpansionRequest? { expandFreestandingMacro ?? expandAttachedMacro }
}

struct ExpansionRequest: Decodable {
  struct Macro: Decodable { let typeName: String }

  /// A piece of source.
  struct Syntax: Decodable {
    struct Location: Decodable {
      let fileName: String
      let offset: Int
      /// `Module/File.swift`.
      let fileID: String?
      /// From 1.
      let line: Int?
      /// From 1.
      let column: Int?
    }

    let source: String
    let location: Location?
  }

  let macro: Macro
  /// What is to be added, such as `accessor` or `peer`.
  let macroRole: String?
  /// A freestanding macro with its arguments.
  let syntax: Syntax?
  /// What names begin with that nobody else has.
  let discriminator: String?
  /// What the attribute is attached to.
  let declSyntax: Syntax?
  /// The types and functions around it, the innermost first.
  let lexicalContext: [Syntax]?

  var position: Answer.Position? {
    declSyntax?.location.map { Answer.Position(fileName: $0.fileName, offset: $0.offset) }
  }
}

/// What the compiler is answered.
struct Answer: Encodable {
  struct CapabilityResult: Encodable {
    struct Capability: Encodable {
      /// The first version in which all expansions have one kind of answer is 5.
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
