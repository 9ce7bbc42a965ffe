import Foundation

/// Runs the program `galley` that was built beside the tests.
struct BuiltProgram {
  struct Outcome {
    let code: Int32
    let output: Data
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Where the program runs; its goldens are in `Snapshots` there.
  let folder = TemporaryFolder()

  static var path: String {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    let beside = (tests as NSString).deletingLastPathComponent + "/galley"
    if access(beside, X_OK) == 0 { return beside }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return package.appending(path: ".build/debug/galley").path
  }

  func run(
    _ arguments: String..., environment: [String: String] = [:], output: String? = nil
  ) throws -> Outcome {
    try run(list: arguments, environment: environment, output: output)
  }

  /// - Parameter output: A file or device to write results to, instead of giving them back.
  func run(
    list arguments: [String], environment: [String: String] = [:], output: String? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.root)
    var variables = ProcessInfo.processInfo.environment
    variables["GALLEY_SNAPSHOTS"] = folder.path("Snapshots")
    process.environment = variables.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice

    // Errors go to a file outside of the folder, so that two pipes cannot block each other.
    let errors = TemporaryFolder()
    try Data().write(to: URL(fileURLWithPath: errors.path("stderr")))
    process.standardError = FileHandle(forWritingAtPath: errors.path("stderr"))
    let pipe = Pipe()
    if let output {
      process.standardOutput = FileHandle(forWritingAtPath: output)
    } else {
      process.standardOutput = pipe
    }
    try process.run()
    var data = Data()
    if output == nil { data = try pipe.fileHandleForReading.readToEnd() ?? Data() }
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, output: data, errors: try errors.text("stderr"))
  }
}
