import Foundation
import Testing

@testable import GalleyCommand

/// A client of `galley mcp`, whose messages are lines of JSON.
final class MCPClient {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var buffer: [UInt8] = []
  private var nextID = 0
  /// Messages that were read while waiting for another.
  private(set) var others: [JSONValue] = []

  init(_ program: BuiltProgram, _ arguments: String...) throws {
    process.executableURL = URL(filePath: program.program)
    process.arguments = ["mcp"] + arguments
    process.currentDirectoryURL = URL(filePath: program.folder.root)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "XDG_CACHE_HOME": program.cache
    ]) { $1 }
    (process.standardInput, process.standardOutput) = (input, output)
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// Sends a line. Records an issue if the server no longer reads.
  func send(line: String) {
    do {
      try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
    } catch {
      Issue.record(error, "the server doesn't read messages")
    }
  }

  func send(_ message: JSONValue) { send(line: String(decoding: message.bytes, as: UTF8.self)) }

  /// Sends a request and returns its id.
  func request(_ method: String, _ params: JSONValue = [:]) -> JSONValue {
    nextID += 1
    let id = JSONValue.number(Double(nextID))
    send(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params])
    return id
  }

  /// Returns the next message; `nil` if the server sends none in time or ends.
  func receive(within seconds: Double = 60) -> JSONValue? {
    let file = output.fileHandleForReading.fileDescriptor
    let end = Date(timeIntervalSinceNow: seconds)
    while true {
      if let newline = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.removeSubrange(...newline) }
        return JSONValue(buffer[..<newline])
      }
      let remaining = end.timeIntervalSinceNow
      var poll = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard remaining > 0, Glibc.poll(&poll, 1, Int32(remaining * 1000)) > 0 else { return nil }
      var part = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(file, &part, part.count)
      guard count > 0 else { return nil }
      buffer += part[..<count]
    }
  }

  /// Returns the answer to a request.
  func answer(to id: JSONValue, within seconds: Double = 60) -> JSONValue? {
    if let index = others.firstIndex(where: { $0["id"] == id }) { return others.remove(at: index) }
    while let message = receive(within: seconds) {
      if message["id"] == id { return message }
      others.append(message)
    }
    return nil
  }

  /// Calls a tool and returns its result.
  func call(_ tool: String, _ arguments: JSONValue) -> JSONValue? {
    answer(to: request("tools/call", ["name": .string(tool), "arguments": arguments]))?["result"]
  }

  /// Closes the input and returns the server's exit code; `nil` if it still runs after 10 seconds.
  func goAway() -> Int32? {
    do {
      try input.fileHandleForWriting.close()
    } catch {
      Issue.record(error, "the input of the server can't be closed")
    }
    let end = Date(timeIntervalSinceNow: 10)
    while process.isRunning, Date() < end { usleep(10_000) }
    return process.isRunning ? nil : process.terminationStatus
  }
}

extension JSONValue {
  subscript(index: Int) -> JSONValue? {
    if case .array(let values) = self, values.indices.contains(index) { values[index] } else { nil }
  }

  /// The texts in a result of a tool.
  var texts: String {
    guard case .array(let items)? = self["content"] else { return "" }
    return items.compactMap { $0["text"]?.string }.joined(separator: "\n")
  }
}
