import Foundation
import Galley

/// What a program that is made of people's files has to do with the one that started it: it says
/// which view it begins with, and is told which ones ended it before.
@MainActor
final class FileRun {
  /// A JSON file, and what pictures of its values are called.
  struct Values: Codable {
    let path: String
    let name: String?
  }

  /// In the environment, as JSON.
  struct Order: Codable {
    /// Views that ended the program before, by their ids.
    var failures: [String: FileFailure] = [:]
    /// Whether results go to a terminal in the end.
    var isTerminal = false
    /// What views are made from; `nil` for previews.
    var data: Values?
    /// The folders of the files' resources.
    var resources: [String] = []
  }

  nonisolated static let variable = "GALLEY_FILE_RUN"
  /// Standard output belongs to the views: whatever they print is a message.
  nonisolated static let descriptors: [(Int32, ChildProcess.Stream)] = [
    (1, .messages), (2, .messages), (3, .progress), (4, .results),
  ]
  /// What the program says before it ends by itself.
  nonisolated static let end = "end"
  /// What the program says when it waits to be asked for more.
  nonisolated static let rest = "rest"
  /// Bytes that the program may have, so that a view that takes ever more does not take the machine.
  nonisolated static let memoryLimit: rlim_t = 8 << 30

  /// `nil` in programs that nobody supervises.
  static let current: FileRun? = {
    guard let text = ProcessInfo.processInfo.environment[variable],
      let order = try? JSONDecoder().decode(Order.self, from: Data(text.utf8))
    else { return nil }
    return FileRun(order)
  }()

  private let order: Order

  private init(_ order: Order) { self.order = order }

  /// Whether results go to a terminal in the end.
  var isTerminal: Bool { order.isTerminal }
  /// What views are made from; `nil` for previews.
  var data: Values? { order.data }

  /// Runs the command line under supervision.
  func run(_ arguments: [String]) -> ExitCode {
    // Programs that views start have no part in this.
    unsetenv(Self.variable)
    ResourceFolders.register(order.resources)
    for descriptor in 3...4 { _ = fcntl(Int32(descriptor), F_SETFD, FD_CLOEXEC) }
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    limit.rlim_cur = min(limit.rlim_cur, Self.memoryLimit)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    let code = CommandLineTool.run(arguments, console: Console(program: "galley", results: 4))
    say(Self.end)
    return code
  }

  /// - Throws: `FileFailure` for a view that ended the program before.
  func begin(_ id: String) throws {
    if let failure = order.failures[id] { throw failure }
    say(id)
  }

  /// That there is no view at work, and no end of it either: many values take their time.
  func keepGoing() { say("") }

  /// That the view is done, and that others may follow.
  func rest() { say(Self.rest) }

  private func say(_ line: String) { _ = Console.write(Array("\(line)\n".utf8), to: 3) }
}

/// A view that ended its program.
package struct FileFailure: ExplainedError, Codable, Hashable {
  package var message: String
  package var hint: String
}
