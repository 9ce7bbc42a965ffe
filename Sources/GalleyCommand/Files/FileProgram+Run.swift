import Foundation
import Galley

extension FileProgram {
  /// Runs the command line on the files' previews. Each view that ends the program, or takes too
  /// long, is a failure of its own, and the others are done again without it.
  @MainActor
  func run(_ arguments: [String], timeout: Double, _ console: Console) throws -> ExitCode {
    let outcome = try supervise(arguments, timeout: timeout, console)
    guard let outcome else { return .failure }
    console.pass(outcome.messages)
    console.write(outcome.results)
    guard case .exit(let code) = outcome.end else { return .failure }
    return ExitCode(rawValue: code) ?? .failure
  }

  /// What the program did when it came to its end; `nil` if it never did, which was said.
  @MainActor
  private func supervise(
    _ arguments: [String], timeout: Double, _ console: Console
  ) throws -> ChildProcess.Outcome? {
    var order = FileRun.Order(isTerminal: isatty(STDOUT_FILENO) == 1)
    while true {
      let json = String(decoding: try JSONEncoder().encode(order), as: UTF8.self)
      let outcome = try ChildProcess(
        words: [path] + arguments,
        environment: [FileRun.variable: json, "SWIFT_BACKTRACE": Self.backtrace],
        descriptors: FileRun.descriptors, timeout: timeout
      ).run()
      let views = String(decoding: outcome.progress, as: UTF8.self).split(separator: "\n")
      if views.last.map(String.init) == FileRun.end { return outcome }
      let failure = FileFailure(outcome, timeout: timeout)
      console.pass(Self.trap(outcome.messages))
      guard let view = views.last.map(String.init), order.failures[view] == nil else {
        console.report(failure)
        return nil
      }
      order.failures[view] = failure
    }
  }

  /// Where the trap was, in few lines.
  private static let backtrace =
    "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,limit=12"

  /// What the program said about its end, without what it said before.
  private static func trap(_ messages: [UInt8]) -> [UInt8] {
    let text = String(decoding: messages, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard
      let first = lines.firstIndex(where: {
        $0.contains("Fatal error") || $0.hasPrefix("*** ") || $0.contains("💣")
      })
    else { return [] }
    return Array(lines[first...].joined(separator: "\n").utf8)
  }
}

extension FileFailure {
  /// Why a program did not come to its end.
  init(_ outcome: ChildProcess.Outcome, timeout: Double) {
    let lines = String(decoding: outcome.messages, as: UTF8.self).split(separator: "\n")
    let fatal = lines.last { $0.contains("Fatal error") }
    switch outcome.end {
    case .timeout:
      message = "took longer than \(NumberText.points(timeout)) s"
      hint = "--timeout SECONDS gives it more"
    case .signal(let number):
      message = fatal.map { String($0.prefix(300)) } ?? "was ended by \(Self.name(of: number))"
      hint = ""
    case .exit(let code):
      message = "ended the program with code \(code)"
      hint = "a view may not call exit()"
    }
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGSEGV, SIGBUS: "a bad access to memory (signal \(signal)), such as endless recursion"
    case SIGKILL: "the system (signal \(signal)), perhaps as memory ran out"
    default: "signal \(signal): \(String(cString: strsignal(signal)))"
    }
  }
}
