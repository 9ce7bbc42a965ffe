import Foundation
import Galley

/// The connection of a program compiled from the user's files to the process that supervises it.
/// The program reports the view that it is rendering, and learns which views crashed it before.
@MainActor
final class FileRun {
  /// A JSON or CSV file, and the name pattern of its pictures.
  struct Values: Codable {
    let path: String
    /// The name of the file in messages, such as `standard input`.
    let shownName: String
    /// The file as named on the command line.
    let word: String
    let name: String?
  }

  /// The order of the supervisor, passed as JSON in the environment.
  struct Order: Codable {
    /// Views that crashed the program before, by id.
    var failures: [String: FileFailure] = [:]
    /// Whether the results end up on a terminal.
    var isTerminal = false
    /// The data that views are decoded from; `nil` for previews.
    var data: Values?
    /// The folders with the resources of the files.
    var resources: [String] = []
    /// The files that the program was compiled from, which diagnostics refer to.
    var sources: [String] = []
    /// The date that views take for the current one; `nil` for the clock's.
    var now: Date?
    /// When the command began, before compiling; see `Stopwatch.now`.
    var begun: Double?
    /// Where a program in a sandbox leaves its pictures; see `SandboxOutput`.
    var output: String?

    /// The variables with which the program is started.
    var environment: [String: String] {
      get throws {
        // The system limits the length of a variable. Beyond that, messages name views without a place.
        let length = sources.reduce(0) { $0 + $1.utf8.count + 4 }
        var order = self
        if length > 60_000 { order.sources = [] }
        return [
          FileRun.variable: String(decoding: try JSONEncoder().encode(order), as: UTF8.self),
          "SWIFT_BACKTRACE": FileRun.backtrace,
        ]
      }
    }
  }

  /// Settings for a short backtrace of the crashed thread; without a toolchain, for none. Swift's
  /// runtime is part of `libGalley.so`, so it does not find the toolchain's program for backtraces.
  private nonisolated static let backtrace: String = {
    let program = Compiler.toolchain.map { "\($0)/libexec/swift/linux/swift-backtrace" }
    guard let program, access(program, X_OK) == 0 else { return "enable=no" }
    return "enable=yes,swift-backtrace=\(program),color=no,interactive=no,threads=crashed,"
      + "images=none,registers=none,limit=64,top=0"
  }()

  private nonisolated static let variable = "GALLEY_FILE_RUN"
  /// Standard output belongs to the views; text that they print is treated as messages.
  nonisolated static let descriptors: [(Int32, ChildRun.Stream)] = [
    (1, .messages), (2, .messages), (3, .progress), (4, .results),
  ]
  /// The last line of progress before the program exits normally.
  nonisolated static let end = "end"
  /// The line of progress when the program waits for requests.
  nonisolated static let rest = "rest"
  /// The memory limit in bytes of the program and of the compiler, so that a runaway view does not
  /// exhaust the system.
  nonisolated static let memoryLimit = 8 << 30

  /// The current run; `nil` if the program is not supervised.
  static let current: FileRun? = {
    guard let text = ProcessInfo.processInfo.environment[variable],
      let order = try? JSONDecoder().decode(Order.self, from: Data(text.utf8))
    else { return nil }
    return FileRun(order)
  }()

  private let order: Order

  private init(_ order: Order) { self.order = order }

  /// Whether the results end up on a terminal.
  var isTerminal: Bool { order.isTerminal }
  /// The data that views are decoded from; `nil` for previews.
  var data: Values? { order.data }
  /// The files that the program was compiled from.
  var sources: [String] { order.sources }
  /// When the command began, before compiling.
  var begun: Double? { order.begun }
  /// Where a program in a sandbox leaves its pictures; see `SandboxOutput`.
  var output: String? { order.output }

  /// Runs the command line under supervision.
  func run(_ arguments: [String]) -> ExitCode {
    // Programs started by views must not inherit the supervision.
    unsetenv(Self.variable)
    ResourceFolders.register(order.resources)
    PictureClock.fixed = order.now
    for descriptor in 3...4 { _ = fcntl(Int32(descriptor), F_SETFD, FD_CLOEXEC) }
    ChildProcess.endWithReader(of: 3)
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    limit.rlim_cur = min(limit.rlim_cur, rlim_t(Self.memoryLimit))
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    let code = CommandLineTool.run(arguments, console: Console(program: "galley", results: 4))
    say(Self.end)
    return code
  }

  /// - Throws: `FileFailure` for a view that crashed the program before.
  func begin(_ id: String) throws {
    if let failure = order.failures[id] { throw failure }
    say(id)
  }

  /// Reports progress without a view, since reading many values takes time.
  func keepGoing() { say("") }

  /// Reports that the view is done and the program is ready for more.
  func rest() { say(Self.rest) }

  private func say(_ line: String) { _ = Console.write(Array("\(line)\n".utf8), to: 3) }
}

/// The error for a view that crashed its program.
package struct FileFailure: ExplainedError, Codable, Hashable {
  package var message: String
  package var hint: String
}
