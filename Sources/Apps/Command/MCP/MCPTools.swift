import Foundation
import Galley
import GalleySnapshots

/// The tools, each of which runs a command of galley in another program.
struct MCPTools: Sendable {
  /// The resolved path of the folder that paths stay inside.
  let root: String
  /// The folder for sources and pictures, which ends with the server.
  let folder: String
  /// The maximum time of a call, in seconds.
  let timeout: Double
  /// Whether files are compiled and run in a sandbox.
  let isSandboxed: Bool
  let articles: MCPArticles

  /// The longer side of pictures unless the caller asks for more, in pixels.
  private static let pictureLimit = 1000

  /// All tools, in the order in which clients list them.
  var all: [MCPTool] {
    [
      render,
      text(
        "inspect", title: "Inspect the layout",
        "Returns the views with their frames, proposals and texts, or those at a place.",
        properties: [
          "view": ["type": "string", "description": "Only this view: identifier, text or type"],
          "place": [
            "type": "string",
            "description": "Only the views at a place, in points, such as 120,300",
          ],
          "stage": [
            "type": "string", "enum": ["layout", "tree", "trace", "display-list", "accessibility"],
          ],
        ]
      ) { arguments in
        ["stage", "view", "place"].flatMap { name in
          arguments[name]?.string.map { ["--\(name)", $0] } ?? []
        }
      },
      text(
        "explain", title: "Explain a view",
        "Explains in sentences why a view has its size and position, and points out common surprises.",
        properties: [
          "view": [
            "type": "string", "description": "The identifier, text, type or path of the view",
          ]
        ], required: ["view"], operand: "view"),
      text(
        "check", title: "Check accessibility and lost text",
        "Finds what a picture does not show: contrast, targets, labels, text that is cut off.",
        accepting: [0, 1]),
      compare,
      sheet,
      text(
        "record", title: "Record goldens",
        "Writes the pictures of a file's previews as golden snapshots, and says what changed.",
        required: ["path"], writes: true),
    ]
  }

  /// A tool that returns what a command prints.
  ///
  /// - Parameters:
  ///   - operand: The argument that is an operand of the command after the scene.
  ///   - codes: The exit codes that are not failures.
  ///   - words: Further words of the command line.
  private func text(
    _ name: String, title: String, _ summary: String, properties: [String: JSONValue] = [:],
    required: [String] = [], operand: String? = nil, writes: Bool = false,
    accepting codes: Set<Int32> = [0],
    words: @escaping @Sendable (JSONValue) -> [String] = { _ in [] }
  ) -> MCPTool {
    let surroundings = writes ? [:] : MCPSubject.settings
    // Source without a file has no folder for its goldens.
    let subjects = MCPSubject.properties.filter { !writes || $0.key != "source" }
    return MCPTool(
      name, title: title, summary,
      properties: subjects.merging(surroundings) { $1 }.merging(properties) { $1 },
      required: required, writes: writes
    ) { call in
      let subject = try subject(call.arguments)
      let value = operand.flatMap { call.arguments[$0]?.string }
      if let value, value.hasPrefix("-") {
        throw MCPFailure(message: "no view is named '\(value)'")
      }
      let line =
        [name] + subject.words + (value.map { [$0] } ?? [])
        + (writes ? [] : MCPSubject.settings(in: call.arguments)) + words(call.arguments)
      return MCPAnswer(text: try run(line, call, accepting: codes))
    }
  }

  private var render: MCPTool {
    MCPTool(
      "render", title: "Render a view",
      "Returns the picture of a preview as PNG, and its views with their frames.",
      properties: MCPSubject.properties.merging(MCPSubject.settings) { $1 }.merging([
        "max_pixels": [
          "type": "number", "description": "The longer side of the picture (default 1000)",
        ]
      ]) { $1 },
      output: [
        "width": ["type": "number"], "height": ["type": "number"],
        "warnings": ["type": "array", "items": ["type": "string"]],
      ]
    ) { call in
      let subject = try subject(call.arguments)
      let target = try target()
      defer { try? FileManager.default.removeItem(atPath: target) }
      let limit = min(
        max(call.arguments["max_pixels"]?.number ?? Double(Self.pictureLimit), 16), 4000)
      let said = try run(
        [PictureCommand.name] + subject.words + MCPSubject.settings(in: call.arguments)
          + ["--limit", "\(Int(limit))", "-o", target], call)
      let path = "\(target)/\(FilePicture.name)"
      let picture = try SnapshotStore.read("\(path).png")
      let layout = String(decoding: try SnapshotStore.read("\(path).layout.txt"), as: UTF8.self)
      let bitmap = try PNGFile.decode(picture)
      let warnings = said.split(separator: "\n").map(String.init)
      return MCPAnswer(
        text: (warnings + [layout]).joined(separator: "\n"), picture: picture,
        values: [
          "width": .number(Double(bitmap.width)), "height": .number(Double(bitmap.height)),
          "warnings": .array(warnings.map { .string($0) }),
        ])
    }
  }

  private var compare: MCPTool {
    let side: JSONValue = [
      "type": "object", "properties": .object(MCPSubject.properties),
      "additionalProperties": false,
    ]
    return MCPTool(
      "compare", title: "Compare two states",
      "Says which views moved between two files or sources, and shows both and their difference.",
      properties: ["before": side, "after": side], required: ["before", "after"],
      output: ["equal": ["type": "boolean"]]
    ) { call in
      let sides = try ["before", "after"].map { name in
        let side = try subject(call.arguments[name] ?? [:])
        guard let preview = call.arguments[name]?["preview"]?.string else { return side.path }
        return "\(side.path)@\(preview)"
      }
      let target = try target()
      defer { try? FileManager.default.removeItem(atPath: target) }
      let sheet = "\(target)/compare.png"
      let said = try run(
        ["compare"] + sides + ["-o", sheet, "--format", "json"], call, accepting: [0, 1])
      guard let results = JSONValue(said.utf8), case .bool(let equal)? = results["equal"],
        case .array(let sentences)? = results["sentences"]
      else { throw MCPFailure(message: "the comparison failed: \(said.prefix(300))") }
      return MCPAnswer(
        text: sentences.compactMap(\.string).joined(separator: "\n"),
        picture: try small(sheet, in: target, call), values: ["equal": .bool(equal)])
    }
  }

  private var sheet: MCPTool {
    MCPTool(
      "sheet", title: "Show a view in several ways",
      "Returns one captioned picture of a view at several widths, text sizes or appearances.",
      properties: MCPSubject.properties.merging([
        "widths": ["type": "string", "description": "In points, such as 200,320,400"],
        "type_sizes": ["type": "string", "description": "Such as large,accessibility3"],
        "appearances": ["type": "boolean", "description": "Light and dark"],
        "directions": ["type": "boolean", "description": "Left to right and right to left"],
      ]) { $1 }
    ) { call in
      let subject = try subject(call.arguments)
      let target = try target()
      defer { try? FileManager.default.removeItem(atPath: target) }
      let path = "\(target)/sheet.png"
      var words = ["sheet"] + subject.words + ["-o", path]
      for name in ["widths", "type_sizes"] {
        guard let value = call.arguments[name]?.string else { continue }
        words += ["--\(name.replacing("_", with: "-"))", value]
      }
      for name in ["appearances", "directions"] where call.arguments[name] == true {
        words.append("--\(name)")
      }
      let lines = try run(words, call).split(separator: "\n").filter { !$0.contains(path) }
      return MCPAnswer(
        text: lines.joined(separator: "\n"), picture: try small(path, in: target, call))
    }
  }

  // MARK: Work

  private func subject(_ arguments: JSONValue) throws -> MCPSubject {
    try MCPSubject(arguments, root: root, folder: "\(folder)/sources")
  }

  /// Returns a new folder for results.
  private func target() throws -> String {
    let path = "\(folder)/results-\(UInt64.random(in: 0 ... .max))"
    try Folder.make(path)
    return path
  }

  /// Returns a picture with at most `pictureLimit` pixels on its longer side.
  private func small(_ path: String, in target: String, _ call: MCPCall) throws -> [UInt8] {
    let picture = try SnapshotStore.read(path)
    let bitmap = try PNGFile.decode(picture)
    guard max(bitmap.width, bitmap.height) > Self.pictureLimit else { return picture }
    let shrunk = "\(target)/small.png"
    _ = try run([ShrinkCommand.name, path, shrunk, "--limit", "\(Self.pictureLimit)"], call)
    return try SnapshotStore.read(shrunk)
  }

  /// Returns a command line with the server's limits: each view may take as long as the whole call.
  func limited(_ words: [String]) -> [String] {
    guard words[0] != ShrinkCommand.name else { return words }
    return words + ["--timeout", "\(timeout)"] + (isSandboxed ? ["--sandbox"] : [])
  }

  /// Runs a command of this program and returns what it prints, its warnings first.
  ///
  /// - Throws: `MCPFailure` if it fails, takes too long or prints too much.
  private func run(_ words: [String], _ call: MCPCall, accepting codes: Set<Int32> = [0]) throws
    -> String
  {
    let name = words[0] == PictureCommand.name ? "render" : words[0]
    call.progress(1, "\(name) is running")
    let outcome = try ChildRun(
      ["/proc/self/exe"] + limited(words), environment: ["NO_COLOR": "1"], timeout: timeout,
      isCancelled: { call.isCancelled }
    ).run()
    let agentWords = MCPWords(root: root, folder: folder)
    let messages = agentWords.text(
      String(decoding: outcome.messages.suffix(1 << 20), as: UTF8.self))
    let problems = CompilerProblem.all(in: messages)
    switch outcome.end {
    case .exit(let code) where codes.contains(code):
      let warnings = words[0] == PictureCommand.name ? messages : ""
      return warnings + agentWords.text(String(decoding: outcome.results, as: UTF8.self))
    case .exit: break
    default:
      if call.isCancelled { throw MCPFailure(message: "cancelled") }
      throw MCPFailure(message: "\(name) \(outcome.end.excess ?? "ended early")")
    }
    let said = messages.split(separator: "\n").filter { $0.hasPrefix("galley: error: ") }
      .map { String($0.dropFirst("galley: error: ".count)) }
    let hints = messages.split(separator: "\n").filter { $0.hasPrefix("hint: ") }.map(String.init)
    // Compiler errors without a location.
    let others = messages.split(separator: "\n").filter { $0.hasPrefix("<unknown>:0: error: ") }
      .map { String($0.dropFirst("<unknown>:0: ".count)) }
    let words = said + hints + others
    throw MCPFailure(
      message: words.isEmpty ? String(messages.suffix(2000)) : words.joined(separator: "\n"),
      problems: problems)
  }
}
