import Foundation

/// A tool: its description, and what it does.
struct MCPTool: Sendable {
  let name: String
  private let title: String
  private let summary: String
  private let properties: [String: JSONValue]
  private let required: [String]
  private let output: [String: JSONValue]
  private let writes: Bool
  private let work: @Sendable (MCPCall) throws -> MCPAnswer

  /// - Parameters:
  ///   - properties: The schema of each argument.
  ///   - output: The schema of each member of the structured content besides `text`.
  ///   - writes: Whether the tool changes files.
  init(
    _ name: String, title: String, _ summary: String, properties: [String: JSONValue],
    required: [String] = [], output: [String: JSONValue] = [:], writes: Bool = false,
    _ work: @escaping @Sendable (MCPCall) throws -> MCPAnswer
  ) {
    (self.name, self.title, self.summary) = (name, title, summary)
    (self.properties, self.required, self.output) = (properties, required, output)
    (self.writes, self.work) = (writes, work)
  }

  /// The description in `tools/list`.
  var description: JSONValue {
    let members = output.merging(["text": ["type": "string"]]) { first, _ in first }
    return [
      "name": .string(name), "title": .string(title), "description": .string(summary),
      "inputSchema": [
        "type": "object", "properties": .object(properties),
        "required": .array(required.map { .string($0) }), "additionalProperties": false,
      ],
      "outputSchema": [
        "type": "object", "properties": .object(members), "required": ["text"],
      ],
      "annotations": [
        "title": .string(title), "readOnlyHint": .bool(!writes), "destructiveHint": .bool(writes),
        "idempotentHint": true, "openWorldHint": false,
      ],
    ]
  }

  /// Returns the result of a call. Errors are results, too, so that an agent reads them.
  func result(of call: MCPCall) -> JSONValue {
    do {
      try check(call.arguments)
      return try work(call).result
    } catch let failure as MCPFailure {
      return failure.result
    } catch {
      let (message, hint) = SubjectError.words(error)
      return MCPFailure(message: hint.isEmpty ? message : "\(message); \(hint)").result
    }
  }

  /// - Throws: `MCPFailure` for missing, unknown and unsuitable arguments.
  private func check(_ arguments: JSONValue) throws {
    guard case .object(let members) = arguments else { return }
    if let name = required.first(where: { members[$0] == nil }) {
      throw MCPFailure(message: "the argument '\(name)' is missing")
    }
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let schema = properties[name] else {
        let known = properties.keys.sorted().joined(separator: ", ")
        throw MCPFailure(message: "unknown argument '\(name)'; the arguments are \(known)")
      }
      let kinds = [
        "string": "a string", "number": "a number", "boolean": "a Boolean",
        "object": "an object", "array": "an array",
      ]
      let wanted = kinds[schema["type"]?.string ?? ""] ?? "a known type"
      guard value.kind == wanted else {
        throw MCPFailure(message: "the argument '\(name)' must be \(wanted), but is \(value.kind)")
      }
      if case .array(let words)? = schema["enum"], !words.contains(value) {
        let names = words.compactMap(\.string).joined(separator: ", ")
        throw MCPFailure(message: "the argument '\(name)' must be one of \(names)")
      }
    }
  }
}

/// The content of a result.
struct MCPAnswer {
  var text: String
  /// A PNG file.
  var picture: [UInt8]?
  /// The structured content besides the text.
  var values: [String: JSONValue] = [:]

  /// The longest text of a result, in characters.
  static let textLimit = 20_000

  var result: JSONValue {
    let shown = Self.cut(text)
    var content: [JSONValue] = []
    if let picture {
      content.append([
        "type": "image", "data": .string(Data(picture).base64EncodedString()),
        "mimeType": "image/png",
      ])
    }
    content.append(["type": "text", "text": .string(shown)])
    return [
      "content": .array(content), "isError": false,
      "structuredContent": .object(values.merging(["text": .string(shown)]) { first, _ in first }),
    ]
  }

  private static func cut(_ text: String) -> String {
    guard text.count > textLimit else { return text }
    let rest = text.count - textLimit
    return text.prefix(textLimit)
      + "\n… \(rest) more characters; name a view with 'view' to see only its part"
  }
}

/// A result that says what went wrong.
struct MCPFailure: Error {
  var message: String
  /// The compiler's errors and warnings.
  var problems: [CompilerProblem] = []

  var result: JSONValue {
    let entries: [JSONValue] = problems.map { problem in
      [
        "file": .string(problem.file), "line": .number(Double(problem.line)),
        "column": .number(Double(problem.column)), "kind": .string(problem.kind),
        "text": .string(problem.text),
      ]
    }
    let lines = problems.map { "\($0.file):\($0.line):\($0.column): \($0.kind): \($0.text)" }
    let text = ([message] + lines).joined(separator: "\n")
    return [
      "content": [["type": "text", "text": .string(text)]], "isError": true,
      "structuredContent": ["text": .string(message), "diagnostics": .array(entries)],
    ]
  }
}
