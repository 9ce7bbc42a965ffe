import Foundation
import Testing

/// The program as `Scripts/install` puts it under a prefix, from what was built beside the tests.
enum InstalledProgram {
  struct Failure: Error { let messages: String }

  /// Whether programs can be made of people's files: not with the address sanitizer, which the compiler
  /// of these files knows nothing of.
  static let canBeMade = dlsym(nil, "__asan_init") == nil

  /// Installed once for all tests; the one of the run before is replaced.
  private static let prefix = Result {
    let products = (BuiltProgram.path as NSString).deletingLastPathComponent
    let prefix = products + "/prefix-of-tests"
    try script("install", "--products", products, "--prefix", prefix)
    // Programs of the run before; what the compiler keeps of the system stays.
    let programs = "\(prefix)/cache/galley"
    if access(programs, F_OK) == 0 { try FileManager.default.removeItem(atPath: programs) }
    return prefix
  }

  /// Where all tests keep what the compiler makes of the system's modules, which takes seconds.
  static func cache() throws -> String { try prefix.get() + "/cache" }

  /// - Throws: `Failure` with what the script said.
  static func path() throws -> String { try prefix.get() + "/bin/galley" }

  /// Runs one of the package's scripts.
  @discardableResult
  static func script(_ name: String, _ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "\(BuiltProgram.package)/Scripts/\(name)")
    process.arguments = arguments
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(messages: text) }
    return text
  }
}
