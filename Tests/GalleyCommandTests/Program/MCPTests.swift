import Expectations
import Foundation
import GalleySnapshots
import Testing

@testable import GalleyCommand

@Suite("galley mcp", .enabled(if: InstalledProgram.canBeMade))
struct MCPTests {
  let program: BuiltProgram
  let client: MCPClient

  init() throws {
    program = BuiltProgram(
      program: try InstalledProgram.path(), cache: try InstalledProgram.cache())
    client = try MCPClient(program)
  }

  func card(_ spacing: Int) -> String {
    """
    import SwiftUI
    struct Card: View {
      var body: some View {
        HStack(spacing: \(spacing)) {
          Color.red.frame(width: 20, height: 20).accessibilityIdentifier("left")
          Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("right")
        }
      }
    }
    #Preview(traits: .sizeThatFitsLayout) { Card() }
    """
  }

  @Test("the server introduces itself, its tools and its articles")
  func introduction() throws {
    for (asked, answered) in [("2025-06-18", "2025-06-18"), ("1999-01-01", MCPServer.versions[0])] {
      let id = client.request("initialize", ["protocolVersion": .string(asked)])
      let result = try require(client.answer(to: id)?["result"])
      expectEqual(result["protocolVersion"]?.string, answered)
      expectEqual(result["serverInfo"]?["name"], "galley")
    }
    client.send(["jsonrpc": "2.0", "method": "notifications/initialized"])
    expectEqual(client.answer(to: client.request("ping"))?["result"], [:])
    let listed = client.answer(to: client.request("tools/list"))?["result"]?["tools"]
    guard case .array(let tools)? = listed else { throw InstalledProgram.Failure(messages: "none") }
    expectEqual(
      tools.compactMap { $0["name"]?.string },
      ["render", "inspect", "explain", "check", "compare", "sheet", "record"])
    let destructive = tools.filter { $0["annotations"]?["destructiveHint"] == true }
    expectEqual(destructive.compactMap { $0["name"]?.string }, ["record"])
    expect(
      tools.allSatisfy {
        $0["annotations"]?["readOnlyHint"] == ($0["name"] == "record" ? false : true)
      })

    let resources = client.answer(to: client.request("resources/list"))?["result"]?["resources"]
    expectEqual(resources?[0]?["mimeType"], "text/markdown")
    let article = client.request("resources/read", ["uri": "galley://articles/SupportedAPI"])
    let contents = client.answer(to: article)?["result"]?["contents"]
    expectEqual(contents?[0]?["text"]?.string?.hasPrefix("# "), true)
    let missing = client.request("resources/read", ["uri": "file:///etc/passwd"])
    expectEqual(client.answer(to: missing)?["error"]?["code"], -32002)
  }

  @Test("a session sees a defect, asks why, and confirms the change")
  func session() throws {
    try AtomicFile.write(Array(card(8).utf8), to: program.folder.path("Card.swift"))
    try AtomicFile.write(
      Array("// swift-tools-version: 6.0".utf8), to: program.folder.path("Package.swift"))
    let picture = try require(client.call("render", ["path": "Card.swift", "max_pixels": 64]))
    expectEqual(picture["isError"], false)
    expectEqual(picture["content"]?[0]?["mimeType"], "image/png")
    let data = try require(
      picture["content"]?[0]?["data"]?.string.flatMap { Data(base64Encoded: $0) })
    try expectEqual(PNGFile.decode([UInt8](data)).width, 64)
    expectEqual(picture["structuredContent"]?["width"], 64)
    expect(picture.texts, contains: "#right")
    let reason = try require(client.call("explain", ["path": "Card.swift", "view": "right"]))
    expectEqual(reason["isError"], false)
    expect(reason.texts, contains: "HStack")
    let views = try require(client.call("inspect", ["path": "Card.swift", "stage": "tree"]))
    expect(views.texts, contains: "#left")
    let front = try require(client.call("inspect", ["path": "Card.swift", "place": "40,10"]))
    expect(front.texts, contains: "#right")
    expect(front.texts, lacks: "#left")
    let findings = try require(client.call("check", ["path": "Card.swift"]))
    expectEqual(findings["isError"], false, "\(findings.texts)")
    expect(findings.texts, contains: "in 1 picture")
    let change = try require(
      client.call(
        "compare", ["before": ["path": "Card.swift"], "after": ["source": .string(card(20))]]))
    expectEqual(change["structuredContent"]?["equal"], false)
    expect(change.texts, contains: "spacing 8 → 20")
    expectEqual(change["content"]?[0]?["type"], "image")
    let again = try require(
      client.call("compare", ["before": ["path": "Card.swift"], "after": ["path": "Card.swift"]]))
    expectEqual(again["structuredContent"]?["equal"], true)
    let sheet = try require(client.call("sheet", ["path": "Card.swift", "appearances": true]))
    expectEqual(sheet["isError"], false, "\(sheet.texts)")
    expect(sheet.texts, lacks: "wrote")
    let recorded = try require(client.call("record", ["path": "Card.swift"]))
    expectEqual(recorded["isError"], false, "\(recorded.texts)")
    expect(program.folder.exists("Snapshots/Card.png"))
  }

  @Test("invalid messages get protocol errors, and the server continues")
  func invalidMessages() throws {
    for (line, code) in [
      ("{", -32700), ("[]", -32600), ("7", -32600), ("{\"jsonrpc\":\"2.0\",\"id\":1}", -32600),
      ("{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"ping\"}", -32600),
      ("{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"ping\"}", -32600),
      ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"dance\"}", -32601),
      ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\",\"params\":[]}", -32602),
      ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\"}", -32602),
      (
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"rendr\"}}",
        -32602
      ),
    ] {
      client.send(line: line)
      let error = try require(client.receive()?["error"], "\(line)")
      expectEqual(error["code"], .number(Double(code)), "\(line)")
      expectEqual(error["message"]?.string?.isEmpty, false)
    }
    client.send(line: String(repeating: "x", count: MCPServer.messageLimit + 70_000))
    expectEqual(client.receive()?["error"]?["code"], -32700)
    client.send(["jsonrpc": "2.0", "method": "notifications/unknown"])
    client.send(["jsonrpc": "2.0", "id": 5, "result": [:]])
    expectEqual(client.answer(to: client.request("ping"))?["result"], [:])
    expectEqual(client.goAway(), 0)
  }

  @Test("unsuitable arguments are errors that an agent reads")
  func invalidArguments() throws {
    try AtomicFile.write([10], to: program.folder.path("Empty.swift"))
    try AtomicFile.write([10], to: program.folder.path("Note.txt"))
    let two = card(8) + "\n#Preview(\"Two\") { Card() }"
    try AtomicFile.write(Array(two.utf8), to: program.folder.path("Pair.swift"))
    symlink("/etc/passwd", program.folder.path("Link.swift"))
    for (tool, arguments, sentence) in [
      ("render", [:], "neither 'path' nor 'source' is given"),
      ("render", ["path": "a", "source": "b"], "only one of them"),
      ("render", ["path": 7], "must be a string, but is a number"),
      ("render", ["path": "none.swift"], "does not exist"),
      ("render", ["path": "/etc/passwd"], "outside of"),
      ("render", ["path": "../../../etc/passwd"], "etc/passwd"),
      ("render", ["path": "Link.swift"], "outside of"),
      ("render", ["path": "Empty.swift"], "no previews or views in Empty.swift"),
      ("render", ["path": ""], "'path' is empty"),
      ("render", ["path": "Note.txt"], "'Note.txt' is neither a Swift file nor a folder"),
      (
        "render", ["path": "Pair.swift"],
        "'Pair.swift' matches 2 pictures\nhint: choose one as 'preview': Pair, Two"
      ),
      ("sheet", ["path": "Pair.swift", "widths": "wide"], "invalid value 'wide' for 'widths'"),
      ("record", ["source": "x"], "the argument 'path' is missing"),
      ("record", ["source": "x", "path": "Pair.swift"], "unknown argument 'source'"),
      ("render", ["source": " "], "'source' is empty"),
      ("render", ["source": "x", "colour": "red"], "unknown argument 'colour'"),
      ("render", ["source": "x", "appearance": "blue"], "must be one of light, dark"),
      ("explain", ["source": "x"], "'view' is missing"),
      ("explain", ["source": "x", "view": "--help"], "no view is named"),
      ("compare", ["before": ["source": "x"]], "'after' is missing"),
    ] as [(String, JSONValue, String)] {
      let result = try require(client.call(tool, arguments), "\(tool) \(arguments)")
      expectEqual(result["isError"], true, "\(arguments)")
      expect(result.texts, contains: sentence)
    }
  }

  @Test("long texts are cut and say how to see more")
  func long() {
    let lines = String(repeating: "view\n", count: 5_000)
    let result = MCPAnswer(text: lines).result
    let rest = lines.count - MCPAnswer.textLimit
    expect(result.texts, startsWith: "view\n")
    expect(
      result.texts,
      endsWith: "\n… \(rest) more characters; name a view with 'view' to see only its part")
    expectEqual(result["structuredContent"]?["text"]?.string, result.texts)
    expectEqual(MCPAnswer(text: "short").result.texts, "short")
  }

  @Test(
    "each view may take as long as the whole call", arguments: [false, true])
  func limits(isSandboxed: Bool) {
    let tools = MCPTools(
      root: "/", folder: "/tmp", timeout: 45, isSandboxed: isSandboxed,
      articles: MCPArticles(in: []))
    let rest = isSandboxed ? ["--sandbox"] : []
    expectEqual(tools.limited(["check", "a"]), ["check", "a", "--timeout", "45.0"] + rest)
    expectEqual(tools.limited([ShrinkCommand.name, "a"]), [ShrinkCommand.name, "a"])
  }

  @Test("compiler errors have places, endless views end, and calls can be cancelled")
  func failures() throws {
    let wrong = try require(
      client.call("render", ["source": "import SwiftUI\n#Preview { Text(7) }\n"]))
    expectEqual(wrong["isError"], true)
    let problem = wrong["structuredContent"]?["diagnostics"]?[0]
    expectEqual(problem?["file"], "Source.swift")
    expectEqual(problem?["line"], 2)
    expectEqual(problem?["kind"], "error")

    let endless = """
      import SwiftUI
      struct Endless: View {
        var body: some View { let _ = { while true { sleep(1) } }(); Text("never") }
      }
      #Preview { Endless() }
      """
    let token: JSONValue = ["progressToken": "p"]
    let id = client.request(
      "tools/call",
      ["name": "render", "arguments": ["source": .string(endless)], "_meta": token])
    // The first message is about progress.
    let progress = try require(client.receive())
    expectEqual(progress["method"], "notifications/progress")
    expectEqual(progress["params"]?["progressToken"], "p")
    // Another call runs meanwhile.
    let source = JSONValue.string(card(4))
    expectEqual(client.call("inspect", ["source": source])?["isError"], false)
    client.send([
      "jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": id],
    ])
    expectEqual(client.answer(to: client.request("ping"))?["result"], [:])
    expectNil(client.answer(to: id, within: 3))

    let late = try MCPClient(program, "--timeout", "4")
    let result = try require(late.call("render", ["source": .string(endless)]))
    expectEqual(result["isError"], true)
    expectEqual(result.texts, "render took longer than 4 s")
    // When the client disconnects, its calls end.
    _ = late.request("tools/call", ["name": "render", "arguments": ["source": .string(endless)]])
    expectEqual(late.goAway(), 0)
  }
}
