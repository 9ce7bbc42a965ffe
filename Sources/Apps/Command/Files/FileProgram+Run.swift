import Foundation
import Galley
import GalleySnapshots

extension FileProgram {
  /// Runs the command line on the previews of the files. A view that crashes the program or takes
  /// too long is reported as a failure, and the program runs again without it.
  ///
  /// - Parameters:
  ///   - paths: What the command reads and writes.
  ///   - begun: When the command began; see `Stopwatch.now`.
  @MainActor
  func run(
    _ arguments: [String], _ settings: FileSettings, _ paths: CommandPaths, _ console: Console,
    since begun: Double? = nil
  ) throws -> ExitCode {
    // The program may run more than once, but piped input can be read only once.
    let input = settings.data == "-" ? try WorkFolder() : nil
    var path = settings.data
    if let input {
      path = "\(input.path)/standard input"
      try AtomicFile.write(try Self.bytes(of: .standardInput), to: "\(input.path)/standard input")
    }
    let data = path.map { path in
      let word = settings.data ?? path
      return FileRun.Values(
        path: path, shownName: word == "-" ? "standard input" : word, word: word,
        name: settings.name)
    }
    var order = FileRun.Order(
      isTerminal: isatty(STDOUT_FILENO) == 1, data: data, resources: resources, sources: sources,
      begun: begun)
    let output = isSandboxed ? try WorkFolder() : nil
    order.output = output?.path
    order.now = settings.now
    let outcome = try withExtendedLifetime((input, output)) {
      try supervise(
        arguments, order, isSandboxed ? try sandbox(order, paths) : nil, timeout: settings.timeout,
        paths, console)
    }
    guard let outcome else { return .failure }
    if let output, let pictures = paths.pictures {
      try SandboxOutput.deliver(output.path, to: pictures)
    }
    console.pass(outcome.messages)
    console.write(outcome.results)
    guard case .exit(let code) = outcome.end else { return .failure }
    return ExitCode(rawValue: code) ?? .failure
  }

  /// Returns the sandbox in which the program runs a command.
  func sandbox(_ order: FileRun.Order, _ paths: CommandPaths) throws -> Sandbox {
    for path in paths.written { try Folder.make(path) }
    let directory = FileManager.default.currentDirectoryPath
    let folder = (path as NSString).deletingLastPathComponent
    return Sandbox(
      readable: [directory, folder, try Installation.needed().folder] + sources + resources
        + paths.read + [order.data?.path].compactMap { $0 },
      writable: paths.written + [order.output].compactMap { $0 })
  }

  /// The maximum size of standard input, in bytes.
  static let inputLimit = 256 << 20

  static func bytes(of input: FileHandle, limit: Int = inputLimit) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while let part = try input.read(upToCount: 1 << 16), !part.isEmpty {
      bytes += part
      guard bytes.count <= limit else {
        throw UsageError(
          "standard input is larger than \(limit >> 20) MB",
          hint: "use 'galley batch', which reads one record at a time")
      }
    }
    return bytes
  }

  /// Returns the outcome of the program once it ends normally; `nil` if it never does. Reports
  /// failures.
  @MainActor
  private func supervise(
    _ arguments: [String], _ order: FileRun.Order, _ sandbox: Sandbox?, timeout: Double,
    _ paths: CommandPaths, _ console: Console
  ) throws -> ChildRun.Outcome? {
    var order = order
    let words = [path] + arguments
    while true {
      let outcome = try ChildRun(
        sandbox?.words(words) ?? words,
        environment: try order.environment,
        descriptors: FileRun.descriptors, timeout: timeout,
        // The program sets the limit itself, but hostile code could raise it again.
        memory: sandbox == nil ? nil : FileRun.memoryLimit,
        onProgress: { view in if view != FileRun.end { console.progress(view) } }
      ).run()
      console.clearProgress()
      if outcome.progress == FileRun.end { return outcome }
      if let pictures = paths.pictures { Self.removeLeftovers(of: outcome.process, pictures) }
      let end = sandbox == nil ? outcome.end : Sandbox.end(outcome.end)
      let failure = FileFailure(end, TrapReport(outcome.messages))
      guard let view = outcome.progress, order.failures[view] == nil else {
        console.report(failure)
        return nil
      }
      order.failures[view] = failure
    }
  }

  /// Deletes the temporary files of a program that ended while it replaced pictures.
  private static func removeLeftovers(of process: pid_t, _ pictures: String) {
    let isFolder = Folder.isFolder(pictures)
    let parent = (pictures as NSString).deletingLastPathComponent
    let folder = isFolder ? pictures : parent.isEmpty ? "." : parent
    Folder.removeFiles(in: folder, includesSubfolders: isFolder) {
      AtomicFile.temporary($0)?.process == process
    }
  }
}

/// The crash report that a program printed.
struct TrapReport {
  /// The text after `Fatal error: `; `nil` if there is none.
  let message: String?
  /// The location in the user's files, such as `Card.swift:7:23`; `nil` if unknown.
  var place: String? { frames.first?.place }
  /// The calls in the user's files that led to the trap, innermost first.
  private let frames: [Frame]

  private struct Frame {
    let function: String
    let place: String
  }

  init(_ messages: [UInt8]) {
    let lines = String(decoding: messages.suffix(1 << 16), as: UTF8.self).split(separator: "\n")
    message = lines.lastIndex { $0.contains("Fatal error") }.map { index in
      let line = lines[index]
      let first = line.range(of: "Fatal error: ").map { line[$0.upperBound...] } ?? line
      // A message may have several lines. The report about the crash follows, on a busy machine after a note that
      // a thread could not be suspended.
      let others = lines[(index + 1)...].prefix {
        !$0.hasPrefix("***") && !$0.hasPrefix("swift-runtime: ")
      }
      return String(([first] + others).joined(separator: " ").prefix(300))
    }
    frames = lines.compactMap { line in
      // Regular expressions take long in the output of programs that print much.
      guard line.contains(" in program at "),
        let match = line.prefixMatch(of: #/\s*\d+ .*?0x[0-9a-f]+ (.+?) \+ \d+ in program at /#),
        let place = Self.place(line)
      else { return nil }
      return Frame(function: Self.function(match.1), place: place)
    }
  }

  /// The calls as a phrase, such as `in Rows.body.getter at Card.swift:7:23`; empty if unknown.
  var calls: String {
    let calls = frames.prefix(4).map { "in \($0.function) at \($0.place)" }
    return calls.joined(separator: ", called ") + (frames.count > 4 ? ", …" : "")
  }

  /// Returns the name of a function, in which `#Preview` stands for the declarations of a preview.
  private static func function(_ name: Substring) -> String {
    String(
      name.replacing(
        /(static )?_GalleyPreview\w+\.(_keep\(_:\)|_GalleyPreviewContent\.body\.getter)/,
        with: "#Preview"))
  }

  private static func place(_ frame: Substring) -> String? {
    frame.firstMatch(of: /\sin program at .*?([^\/]+\.swift:\d+:\d+)$/).map { String($0.1) }
      // Skip code generated by macros.
      .flatMap { $0.hasPrefix("Main.swift:") || $0.hasPrefix("@__swiftmacro") ? nil : $0 }
  }
}

extension FileFailure {
  /// Describes why a program ended early.
  init(_ end: ChildProcess.End, _ report: TrapReport) {
    message = end.excess ?? ""
    switch end {
    case .timeout: hint = "increase the limit with --timeout SECONDS"
    case .overflow: hint = "views must not print without end"
    case .signal(let number):
      let place = report.place.map { " at \($0)" } ?? ""
      message = (report.message ?? "crashed: \(Self.name(of: number))") + place
      hint = report.calls
    case .exit(let code):
      message = "called exit(\(code))"
      hint = "views must not end the program"
    }
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGSEGV, SIGBUS: "bad memory access (signal \(signal)), possibly endless recursion"
    case SIGILL, SIGTRAP:
      "trap (signal \(signal)), possibly an overflow or more than 8 GB of memory"
    case SIGKILL: "killed by the system (signal \(signal)), possibly out of memory"
    default: "signal \(signal): \(String(cString: strsignal(signal)))"
    }
  }
}
