import Foundation
import Galley

extension FileProgram {
  /// Runs the command line on the files' previews. Each view that ends the program, or takes too
  /// long, is a failure of its own, and the others are done again without it.
  @MainActor
  func run(_ arguments: [String], _ settings: FileSettings, _ console: Console) throws -> ExitCode {
    // It may run more than once, and what is piped is read once.
    let input = settings.data == "-" ? try WorkFolder() : nil
    var path = settings.data
    if let input {
      path = "\(input.path)/standard input"
      let data = try FileHandle.standardInput.readToEnd() ?? Data()
      try AtomicFile.write([UInt8](data), to: "\(input.path)/standard input")
    }
    let data = path.map { FileRun.Values(path: $0, name: settings.name) }
    let outcome = try withExtendedLifetime(input) {
      try supervise(arguments, data, timeout: settings.timeout, console)
    }
    guard let outcome else { return .failure }
    console.pass(outcome.messages)
    console.write(outcome.results)
    guard case .exit(let code) = outcome.end else { return .failure }
    return ExitCode(rawValue: code) ?? .failure
  }

  /// What the program did when it came to its end; `nil` if it never did, which was said.
  @MainActor
  private func supervise(
    _ arguments: [String], _ data: FileRun.Values?, timeout: Double, _ console: Console
  ) throws -> ChildProcess.Outcome? {
    var order = FileRun.Order(
      isTerminal: isatty(STDOUT_FILENO) == 1, data: data, resources: resources)
    while true {
      let json = String(decoding: try JSONEncoder().encode(order), as: UTF8.self)
      let outcome = try ChildProcess(
        words: [path] + arguments,
        environment: [FileRun.variable: json, "SWIFT_BACKTRACE": Self.backtrace],
        descriptors: FileRun.descriptors, timeout: timeout,
        onProgress: { view in if view != FileRun.end { console.progress(view) } }
      ).run()
      console.clearProgress()
      let views = String(decoding: outcome.progress, as: UTF8.self).split(separator: "\n")
      if views.last.map(String.init) == FileRun.end { return outcome }
      let report = TrapReport(outcome.messages)
      let failure = FileFailure(outcome.end, report, timeout: timeout)
      console.pass(Array(report.backtrace.utf8))
      guard let view = views.last.map(String.init), order.failures[view] == nil else {
        console.report(failure)
        return nil
      }
      order.failures[view] = failure
    }
  }

  /// Where the trap was, in few lines.
  static let backtrace =
    "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,limit=64,top=0"
}

/// What a program said about its trap.
struct TrapReport {
  /// What follows `Fatal error: `; `nil` if it said nothing.
  let message: String?
  /// Where in people's files it was, such as `Card.swift:7:23`; `nil` if that is not known.
  var place: String? { frames.lazy.compactMap(Self.place).first }
  /// From the trap up to the last of people's functions.
  private let frames: [Substring]

  init(_ messages: [UInt8]) {
    let lines = String(decoding: messages, as: UTF8.self).split(separator: "\n")
    message = lines.last { $0.contains("Fatal error") }.map { line in
      line.range(of: "Fatal error: ").map { String(line[$0.upperBound...].prefix(300)) }
        ?? String(line.prefix(300))
    }
    let all = lines.filter { $0.prefixMatch(of: /\s*\d+\s.* in \S/) != nil }
    let last = all.lastIndex { Self.place($0) != nil } ?? 7
    frames = Array(all.prefix(last + 1))
  }

  /// For people: empty if it is not known.
  var backtrace: String {
    frames.isEmpty ? "" : frames.prefix(12).joined(separator: "\n") + "\n"
  }

  private static func place(_ frame: Substring) -> String? {
    frame.firstMatch(of: /\sin program at .*?([^\/]+\.swift:\d+:\d+)$/).map { String($0.1) }
      // What a macro made is in no file that anybody wrote.
      .flatMap { $0.hasPrefix("Main.swift:") || $0.hasPrefix("@__swiftmacro") ? nil : $0 }
  }
}

extension FileFailure {
  /// Why a program did not come to its end.
  init(_ end: ChildProcess.End, _ report: TrapReport, timeout: Double) {
    switch end {
    case .timeout:
      message = "took longer than \(NumberText.points(timeout)) s"
      hint = "--timeout SECONDS gives it more"
    case .signal(let number):
      let place = report.place.map { " at \($0)" } ?? ""
      message = (report.message ?? "was ended by \(Self.name(of: number))") + place
      hint = ""
    case .exit(let code):
      message = "ended the program with code \(code)"
      hint = "a view may not call exit()"
    }
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGSEGV, SIGBUS: "a bad access to memory (signal \(signal)), such as endless recursion"
    case SIGILL, SIGTRAP:
      "a trap (signal \(signal)), such as an overflow, or as it wanted more than 8 GB of memory"
    case SIGKILL: "the system (signal \(signal)), perhaps as memory ran out"
    default: "signal \(signal): \(String(cString: strsignal(signal)))"
    }
  }
}
