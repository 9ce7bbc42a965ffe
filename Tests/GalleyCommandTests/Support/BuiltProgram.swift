import Foundation

/// Runs the program `galley` that was built with the tests.
struct BuiltProgram {
  struct Outcome {
    let code: Int32
    let output: Data
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// The working folder of the program. Its goldens are in `Snapshots` there.
  let folder = TemporaryFolder()
  /// The path of the executable.
  var program = Self.path
  /// The folder in which the program caches what it compiles and the hashes of fonts.
  var cache = package + "/.build/cache-of-tests"

  /// Whether a sanitizer checks the program. It can then neither be installed, because its libraries
  /// lack the sanitizer's functions, nor load a library first.
  static var isSanitized: Bool { dlsym(nil, "__asan_init") != nil }

  static var path: String {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = tests.deletingLastPathComponent().appending(path: "galley").path
    if access(beside, X_OK) == 0 { return beside }
    return package + "/.build/debug/galley"
  }

  /// The folder of this package.
  static var package: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
  }

  /// - Parameters:
  ///   - output: A file or device to write results to, instead of returning them.
  ///   - shell: A shell script to run instead of the program, which is `"$@"`.
  func run(
    _ arguments: String..., environment: [String: String] = [:], output: String? = nil,
    shell: String? = nil
  ) throws -> Outcome {
    try start(list: arguments, environment: environment, output: output, shell: shell).finish()
  }

  func run(
    list arguments: [String], environment: [String: String] = [:], output: String? = nil
  ) throws -> Outcome {
    try start(list: arguments, environment: environment, output: output).finish()
  }

  /// A running program.
  struct Running {
    let process: Process
    fileprivate let results: Pipe?
    // Errors go to a file outside the folder, so that two pipes cannot block each other.
    fileprivate let errors: TemporaryFolder

    /// Returns the standard error output so far.
    func errorsSoFar() throws -> String { try errors.text("stderr") }

    /// Waits for the program to end, but not forever.
    func finish(within seconds: Int = 300) throws -> Outcome {
      let watchdog = DispatchWorkItem { [process] in BuiltProgram.end(process) }
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: watchdog)
      defer { watchdog.cancel() }
      let data = try results?.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return Outcome(
        code: process.terminationStatus, output: data, errors: try errors.text("stderr"))
    }
  }

  /// Kills a program that does not end by itself.
  static func end(_ process: Process) {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  func start(
    list arguments: [String], environment: [String: String] = [:], output: String? = nil,
    shell: String? = nil
  ) throws -> Running {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: shell == nil ? program : "/bin/sh")
    process.arguments = (shell.map { ["-c", $0, "sh", program] } ?? []) + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.root)
    var variables = ProcessInfo.processInfo.environment
    variables["GALLEY_SNAPSHOTS"] = folder.path("Snapshots")
    variables["XDG_CACHE_HOME"] = cache
    process.environment = variables.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice

    let errors = TemporaryFolder()
    try Data().write(to: URL(fileURLWithPath: errors.path("stderr")))
    process.standardError = FileHandle(forWritingAtPath: errors.path("stderr"))
    let results = output == nil ? Pipe() : nil
    process.standardOutput = results ?? FileHandle(forWritingAtPath: output ?? "")
    try process.run()
    return Running(process: process, results: results, errors: errors)
  }
}
