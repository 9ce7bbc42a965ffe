import Foundation
import Galley

/// The files that `Scripts/install` placed under a prefix for compiling the user's files.
struct Installation {
  /// The folder `lib/galley` of the prefix.
  let folder: String

  var modules: String { "\(folder)/modules" }
  var macros: String { "\(folder)/GalleyMacros" }
  /// The object files with the entry point of a program, and the one that registers its types.
  var starts: [String] {
    ["Main.swift.o", "PreviewSection.c.o", "swiftrt.o"].map { "\(folder)/start/\($0)" }
  }

  /// The version of the compiler that built the modules.
  var compiler: String? {
    (try? String(contentsOfFile: "\(folder)/compiler", encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The installation that this program belongs to; `nil` if it was not installed.
  static let current: Installation? = {
    guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    let prefix = ((program as NSString).deletingLastPathComponent as NSString)
      .deletingLastPathComponent
    let folder = "\(prefix)/lib/galley"
    return access("\(folder)/modules", F_OK) == 0 ? Installation(folder: folder) : nil
  }()

  /// - Throws: `UsageError` if this program was not installed.
  static func needed() throws -> Installation {
    guard let current else {
      throw UsageError(
        "rendering Swift files requires an installed galley",
        hint: "run Scripts/install, then use the installed galley")
    }
    return current
  }

  /// The compiler arguments for finding Galley's modules and macros.
  var compilerArguments: [String] {
    ["-I", modules, "-load-plugin-executable", "\(macros)#GalleyMacros"]
  }

  /// Returns the command that links a program which starts as galley does. Swift's libraries are part
  /// of `libGalley.so`; the compiler would link others.
  func linkCommand(_ objects: [String], to program: String) -> [String] {
    let libraries = [
      "Galley", "Combine", "UIKit", "Charts", "FoundationNetworking", "FoundationXML", "m",
    ]
    let clang = Compiler.toolchain.map { "\($0)/bin/clang" } ?? "clang"
    // Link only the libraries that the files use, since each adds to the launch time.
    return [clang, "-fuse-ld=lld", "-o", program] + starts + objects
      + [
        "-Wl,--as-needed", "-Wl,--defsym=main=GalleyTool_main", "-Wl,-rpath,\(folder)",
        "-L\(folder)",
      ]
      + libraries.map { "-l\($0)" }
  }

  /// The error if the compiler in PATH differs from the one that built the modules; `nil` if they
  /// match or if this is unknown.
  var otherCompiler: UnreadableModules? {
    guard let compiler, let found = Compiler.version, found != compiler else { return nil }
    return UnreadableModules(reason: Self.reason(compiler, found))
  }

  private static func reason(_ compiler: String, _ found: String) -> String {
    "the modules were built by \(compiler), but PATH has \(found)"
  }

  /// Returns why the compiler in PATH cannot read the modules; `nil` if it can.
  func reason() throws -> String? {
    guard let found = Compiler.version else { return "swiftc not found in PATH" }
    let folder = try WorkFolder()
    let file = "\(folder.path)/import.swift"
    try AtomicFile.write(Array("import SwiftUI\n".utf8), to: file)
    let words = ["swiftc", "-typecheck"] + compilerArguments + [file]
    let outcome = try Compiler.run(words)
    guard outcome.end != .exit(code: 0) else { return nil }
    if let compiler, compiler != found { return Self.reason(compiler, found) }
    let lines = String(decoding: outcome.messages, as: UTF8.self).split(separator: "\n")
    return lines.first { $0.contains("error: ") }.map(String.init)
      ?? "swiftc cannot read the modules"
  }
}

/// The Swift compiler in PATH.
enum Compiler {
  /// Runs the compiler, its linker or another of its programs.
  ///
  /// The compiler creates a temporary folder whenever it starts, and leaves it behind. So it gets one of its
  /// own, which is deleted afterward. A sandbox has its own anyway.
  ///
  /// - Parameters:
  ///   - sandbox: The sandbox to run in; `nil` for none.
  ///   - timeout: The maximum time, in seconds.
  ///   - memory: The maximum memory of each process, in bytes; `nil` for no limit.
  /// - Throws: `FileWriteError`; `UsageError` if the program cannot be started.
  static func run(
    _ words: [String], in sandbox: Sandbox? = nil, timeout: Double = 60, memory: Int? = nil
  ) throws -> ChildRun.Outcome {
    if let sandbox {
      return try ChildRun(sandbox.words(words), timeout: timeout, memory: memory).run()
    }
    let folder = try WorkFolder()
    do {
      return try ChildRun(
        words, environment: ["TMPDIR": folder.path], timeout: timeout, memory: memory
      ).run()
    } catch let error as UsageError where error.hint.isEmpty {
      throw UsageError(
        error.message, hint: "install Swift, or add its folder to PATH; see 'galley doctor'")
    }
  }

  /// The version line of `swiftc --version`; `nil` if there is none.
  static var version: String? {
    guard let outcome = try? run(["swiftc", "--version"]) else { return nil }
    let lines = String(decoding: outcome.results, as: UTF8.self).split(separator: "\n")
    return lines.first { $0.contains("Swift version") }.map(String.init)
  }

  /// The folder `usr` of the toolchain; `nil` if it cannot be found.
  static let toolchain: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found: String? = folders.map { "\($0)/swiftc" }.first { access($0, X_OK) == 0 }
    let real = found.flatMap { realpath($0, nil) }
    defer { free(real) }
    let resolved = real.map { folder(of: String(cString: $0), depth: 2) }
    if let resolved, access("\(resolved)/bin/clang", X_OK) == 0 { return resolved }
    // What is in PATH only starts the compiler.
    guard let outcome = try? run(["swiftc", "-print-target-info"]),
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(outcome.results))
    else { return nil }
    return folder(of: info.paths.runtimeResourcePath, depth: 2)
  }()

  private static func folder(of path: String, depth: Int) -> String {
    (0..<depth).reduce(path) { path, _ in (path as NSString).deletingLastPathComponent }
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable {
      let runtimeResourcePath: String
    }

    let paths: Paths
  }
}

/// The error for a compiler that cannot compile the user's files.
struct UnreadableModules: ExplainedError {
  let reason: String

  var message: String { "the compiler in PATH cannot read galley's modules: \(reason)" }
  var hint: String { "install Swift, or run Scripts/install again with this compiler" }
}
