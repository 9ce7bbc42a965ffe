import Foundation
import Galley

/// The files that `Scripts/install` placed under a prefix for compiling the user's files.
struct Installation {
  /// The folder `lib/galley` of the prefix.
  let folder: String

  var modules: String { "\(folder)/modules" }
  var macros: String { "\(folder)/GalleyMacros" }
  /// The object files with the entry point of a program.
  var starts: [String] { ["Main.swift.o", "PreviewSection.c.o"].map { "\(folder)/start/\($0)" } }

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

  /// The libraries with most of the symbols that the loader looks for when the program starts, so that it
  /// looks there first. `Scripts/install` has the same order.
  private static let searchedFirst = [
    "-lswiftCore", "-l_FoundationICU", "-l:libstdc++.so.6", "-l:libc.so.6", "-l:libglib-2.0.so.0",
    "-lFoundation", "-lFoundationEssentials",
  ]

  /// The linker arguments for a program that starts as galley does.
  var linkerArguments: [String] {
    let runtime = [
      "swiftObservation", "swift_StringProcessing", "swift_RegexParser", "swiftRegexBuilder",
      "swiftSynchronization", "swiftDistributed", "swiftDispatch", "dispatch", "BlocksRuntime",
      "Foundation", "FoundationEssentials", "FoundationInternationalization",
      "FoundationNetworking", "FoundationXML",
    ]
    // Link only the libraries that the files use, since each adds to the launch time.
    let libraries =
      ["Galley", "Combine", "UIKit", "Charts", "swift_Concurrency", "swiftSwiftOnoneSupport"]
      + runtime
    let words =
      ["--no-as-needed"] + Self.searchedFirst
      + ["--as-needed", "--defsym=main=GalleyTool_main", "-rpath", folder, "-L\(folder)"]
      + libraries.map { "-l\($0)" }
    // Arguments passed to the linker keep their order, unlike libraries that the compiler adds
    // itself.
    return starts + ["-use-ld=lld", "-Xfrontend", "-disable-all-autolinking"]
      + words.flatMap { ["-Xlinker", $0] }
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
    let outcome = try ChildRun(words).run()
    guard outcome.end != .exit(code: 0) else { return nil }
    if let compiler, compiler != found { return Self.reason(compiler, found) }
    let lines = String(decoding: outcome.messages, as: UTF8.self).split(separator: "\n")
    return lines.first { $0.contains("error: ") }.map(String.init)
      ?? "swiftc cannot read the modules"
  }
}

/// The Swift compiler in PATH.
enum Compiler {
  /// The version line of `swiftc --version`; `nil` if there is none.
  static var version: String? {
    guard let outcome = try? ChildRun(["swiftc", "--version"]).run() else { return nil }
    let lines = String(decoding: outcome.results, as: UTF8.self).split(separator: "\n")
    return lines.first { $0.contains("Swift version") }.map(String.init)
  }
}

/// The error for a compiler that cannot compile the user's files.
struct UnreadableModules: ExplainedError {
  let reason: String

  var message: String { "the compiler in PATH cannot read galley's modules: \(reason)" }
  var hint: String { "install Swift, or run Scripts/install again with this compiler" }
}
