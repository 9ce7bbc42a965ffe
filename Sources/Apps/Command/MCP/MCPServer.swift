import Foundation
import Galley
import GalleyRecords
import Synchronization

/// A server of the Model Context Protocol: JSON-RPC 2.0, one message on a line. Calls run in other
/// programs with limits, so that nothing they do ends the server or reaches its output.
final class MCPServer: Sendable {
  /// The versions of the protocol that the server knows, the newest first.
  static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
  /// The largest message, in bytes.
  static let messageLimit = 16 << 20
  /// The number of calls that run at a time. Others wait.
  private static let callLimit = 2

  private let tools: MCPTools
  private let output: Int32
  private let slots = DispatchSemaphore(value: MCPServer.callLimit)
  private let calls = Mutex<[JSONValue: MCPCall]>([:])
  private let running = DispatchGroup()
  private let writing = Mutex(())

  /// - Parameter output: The file descriptor to which messages to the client are written.
  init(_ tools: MCPTools, output: Int32) { (self.tools, self.output) = (tools, output) }

  /// Answers messages until the client goes away. Then cancels all calls and waits for them, for at most
  /// 5 seconds.
  func run(input: Int32) {
    var reader = ByteReader(input)
    while let line = reader.line(limit: Self.messageLimit + 1) ?? reader.rest() {
      if line.count > Self.messageLimit {
        send(error: -32700, "the message is longer than \(Self.messageLimit >> 20) MB", id: .null)
      } else if line.contains(where: { $0 > UInt8(ascii: " ") }) {
        answer(line)
      }
    }
    for call in calls.withLock({ Array($0.values) }) { call.cancel() }
    _ = running.wait(timeout: .now() + 5)
  }

  private func answer(_ line: [UInt8]) {
    guard let message = JSONValue(line) else {
      return send(error: -32700, "the message is not valid JSON", id: .null)
    }
    guard message.isObject else {
      return send(error: -32600, "a message must be an object, but is \(message.kind)", id: .null)
    }
    // Answers to requests that the server never makes.
    if message["method"] == nil, message["result"] != nil || message["error"] != nil { return }
    let id = message["id"]
    let isValidID =
      switch id {
      case nil, .string, .number: true
      default: false
      }
    guard message["jsonrpc"] == "2.0", let method = message["method"]?.string, isValidID else {
      return send(
        error: -32600, "a request has jsonrpc \"2.0\", a method, and a string or number as id",
        id: isValidID ? id ?? .null : .null)
    }
    guard let id else { return note(method, message["params"]) }
    let params = message["params"] ?? [:]
    guard params.isObject else {
      return send(error: -32602, "params must be an object, but is \(params.kind)", id: id)
    }
    perform(method, params, id: id)
  }

  private func note(_ method: String, _ params: JSONValue?) {
    guard method == "notifications/cancelled", let id = params?["requestId"] else { return }
    calls.withLock { $0[id] }?.cancel()
  }

  private func perform(_ method: String, _ params: JSONValue, id: JSONValue) {
    switch method {
    case "initialize": send(result: initialization(params), id: id)
    case "ping": send(result: [:], id: id)
    case "tools/list": send(result: ["tools": .array(tools.all.map(\.description))], id: id)
    case "tools/call": call(params, id: id)
    case "resources/list":
      send(result: ["resources": .array(tools.articles.all.map(\.description))], id: id)
    case "resources/templates/list": send(result: ["resourceTemplates": []], id: id)
    case "resources/read":
      guard let uri = params["uri"]?.string, let contents = tools.articles.contents(of: uri) else {
        let name = params["uri"]?.string ?? ""
        return send(error: -32002, "no resource '\(name)'; resources/list names them", id: id)
      }
      send(result: ["contents": [contents]], id: id)
    default: send(error: -32601, "unknown method '\(method)'", id: id)
    }
  }

  private func initialization(_ params: JSONValue) -> JSONValue {
    let asked = params["protocolVersion"]?.string ?? ""
    return [
      "protocolVersion": .string(Self.versions.contains(asked) ? asked : Self.versions[0]),
      "capabilities": ["tools": ["listChanged": false], "resources": [:]],
      "serverInfo": [
        "name": "galley", "title": "Galley", "version": .string(CommandLineTool.version),
      ],
      "instructions": """
      Galley renders SwiftUI on Linux. Look at a view with render, ask why it looks so with \
      explain and inspect, and confirm a change with compare. Pass a Swift file by its path, or \
      Swift source as text. Rendering runs the source.
      """,
    ]
  }

  private func call(_ params: JSONValue, id: JSONValue) {
    guard let name = params["name"]?.string else {
      return send(error: -32602, "tools/call needs the name of a tool", id: id)
    }
    guard let tool = tools.all.first(where: { $0.name == name }) else {
      let nearest = NearestName.find(name, in: tools.all.map(\.name))
      let hint = nearest.map { "did you mean '\($0)'?" } ?? "tools/list names them"
      return send(error: -32602, "unknown tool '\(name)'; \(hint)", id: id)
    }
    let arguments = params["arguments"] ?? [:]
    guard arguments.isObject else {
      return send(error: -32602, "arguments must be an object, but is \(arguments.kind)", id: id)
    }
    let token = params["_meta"]?["progressToken"]
    let call = MCPCall(arguments: arguments) { [self] step, message in
      guard let token else { return }
      send([
        "jsonrpc": "2.0", "method": "notifications/progress",
        "params": [
          "progressToken": token, "progress": .number(Double(step)), "message": .string(message),
        ],
      ])
    }
    let isNew = calls.withLock { calls in
      guard calls[id] == nil else { return false }
      calls[id] = call
      return true
    }
    guard isNew else { return send(error: -32600, "a call with this id is running", id: id) }
    running.enter()
    Thread.detachNewThread { [self] in
      slots.wait()
      let result = call.isCancelled ? [:] : tool.result(of: call)
      slots.signal()
      calls.withLock { $0[id] = nil }
      // A client does not expect an answer to what it cancelled.
      if !call.isCancelled { send(result: result, id: id) }
      running.leave()
    }
  }

  // MARK: Messages

  private func send(result: JSONValue, id: JSONValue) {
    send(["jsonrpc": "2.0", "id": id, "result": result])
  }

  private func send(error code: Int, _ message: String, id: JSONValue) {
    send([
      "jsonrpc": "2.0", "id": id,
      "error": ["code": .number(Double(code)), "message": .string(message)],
    ])
  }

  private func send(_ message: JSONValue) {
    let line = message.bytes + [UInt8(ascii: "\n")]
    writing.withLock { _ in _ = Console.write(line, to: output) }
  }
}

/// A call of a tool.
final class MCPCall: Sendable {
  let arguments: JSONValue
  private let state = Mutex(false)
  private let notify: @Sendable (Int, String) -> Void

  init(arguments: JSONValue, notify: @escaping @Sendable (Int, String) -> Void = { _, _ in }) {
    (self.arguments, self.notify) = (arguments, notify)
  }

  var isCancelled: Bool { state.withLock { $0 } }
  func cancel() { state.withLock { $0 = true } }
  /// Tells the client what the call does.
  func progress(_ step: Int, _ message: String) { if !isCancelled { notify(step, message) } }
}
