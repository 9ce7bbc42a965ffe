import Foundation
import Testing

/// The program as installed by `Scripts/install` from the build products of the tests.
enum InstalledProgram {
  struct Failure: Error { let messages: String }

  /// Whether the user's files can be compiled: not with the address sanitizer, which their compiler
  /// invocation does not enable.
  static let canBeMade = dlsym(nil, "__asan_init") == nil

  /// Installed once for all tests, replacing the installation of the previous run.
  private static let prefix = Result {
    let products = (BuiltProgram.path as NSString).deletingLastPathComponent
    let prefix = products + "/prefix-of-tests"
    // A file of the user's, which neither installing nor uninstalling touches.
    try FileManager.default.createDirectory(
      atPath: "\(prefix)/lib/galley", withIntermediateDirectories: true)
    try Data([7]).write(to: URL(filePath: "\(prefix)/\(ownFile)"))
    try script("install", "--products", products, "--prefix", prefix)
    // Remove the programs of the previous run, but keep the compiler's module cache.
    let programs = "\(prefix)/cache/galley"
    if access(programs, F_OK) == 0 { try FileManager.default.removeItem(atPath: programs) }
    return prefix
  }

  /// The path of a file below the prefix that was there before.
  static let ownFile = "lib/galley/own"

  /// Copies what is installed, without what the tests cached.
  static func copy(to folder: String) throws {
    let prefix = try prefix.get()
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    for name in ["bin", "lib", "share"] {
      try FileManager.default.copyItem(atPath: "\(prefix)/\(name)", toPath: "\(folder)/\(name)")
    }
  }

  /// The cache shared by all tests, since compiling the system's modules takes seconds.
  static func cache() throws -> String { try prefix.get() + "/cache" }

  /// - Throws: `Failure` with the output of the script.
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
