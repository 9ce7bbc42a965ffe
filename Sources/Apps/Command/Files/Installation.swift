import Foundation
import Galley

/// What `Scripts/install` put under a prefix, for making programs of people's files.
struct Installation {
  /// `lib/galley` of the prefix.
  let folder: String

  var modules: String { "\(folder)/modules" }
  var macros: String { "\(folder)/GalleyMacros" }
  /// The start of a program, as object files.
  var starts: [String] { ["Main.swift.o", "PreviewSection.c.o"].map { "\(folder)/start/\($0)" } }

  /// The version of the compiler that made the modules.
  var compiler: String? {
    (try? String(contentsOfFile: "\(folder)/compiler", encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The one that this program belongs to; `nil` where it was not installed.
  static let current: Installation? = {
    guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    let prefix = ((program as NSString).deletingLastPathComponent as NSString)
      .deletingLastPathComponent
    let folder = "\(prefix)/lib/galley"
    return access("\(folder)/modules", F_OK) == 0 ? Installation(folder: folder) : nil
  }()

  /// - Throws: `UsageError` where this program was not installed.
  static func needed() throws -> Installation {
    guard let current else {
      throw UsageError(
        "Swift files need an installed galley", hint: "run Scripts/install, then use its galley")
    }
    return current
  }

  /// The arguments with which the compiler finds Galley's modules and macros.
  var compilerArguments: [String] {
    ["-I", modules, "-load-plugin-executable", "\(macros)#GalleyMacros"]
  }

  /// The arguments with which the linker makes a program that starts as galley does.
  var linkerArguments: [String] {
    let runtime = [
      "swiftObservation", "swift_StringProcessing", "swift_RegexParser", "swiftRegexBuilder",
      "swiftSynchronization", "swiftDistributed", "swiftDispatch", "dispatch", "BlocksRuntime",
      "Foundation", "FoundationEssentials", "FoundationInternationalization",
      "FoundationNetworking", "FoundationXML",
    ]
    // Only the libraries that the files need, and not all that they could: each takes time to load.
    let libraries =
      ["Galley", "Combine", "UIKit", "swift_Concurrency", "swiftSwiftOnoneSupport"] + runtime
    let words =
      ["--as-needed", "--defsym=main=GalleyTool_main", "-rpath", folder, "-L\(folder)"]
      + libraries.map { "-l\($0)" }
    // Words for the linker keep their order, and libraries that the compiler itself knows do not.
    return starts + ["-use-ld=lld", "-Xfrontend", "-disable-all-autolinking"]
      + words.flatMap { ["-Xlinker", $0] }
  }

  /// That the compiler in PATH is another one than the one that made the modules; `nil` if it is
  /// that one, or if that is not known.
  var otherCompiler: UnreadableModules? {
    guard let compiler, let found = Compiler.version, found != compiler else { return nil }
    return UnreadableModules(reason: Self.reason(compiler, found))
  }

  private static func reason(_ compiler: String, _ found: String) -> String {
    "the modules were made by \(compiler), and in PATH is \(found)"
  }

  /// Why the compiler in PATH cannot read the modules; `nil` if it can.
  func reason() throws -> String? {
    guard let found = Compiler.version else { return "there is no swiftc in PATH" }
    let folder = try WorkFolder()
    let file = "\(folder.path)/import.swift"
    try AtomicFile.write(Array("import SwiftUI\n".utf8), to: file)
    let words = ["swiftc", "-typecheck"] + compilerArguments + [file]
    let outcome = try ChildProcess(words: words).run()
    guard outcome.end != .exit(code: 0) else { return nil }
    if let compiler, compiler != found { return Self.reason(compiler, found) }
    let lines = String(decoding: outcome.messages, as: UTF8.self).split(separator: "\n")
    return lines.first { $0.contains("error: ") }.map(String.init)
      ?? "swiftc cannot read the modules"
  }
}

/// The Swift compiler in PATH.
enum Compiler {
  /// The line of `swiftc --version` with the version; `nil` if there is none.
  static var version: String? {
    guard let outcome = try? ChildProcess(words: ["swiftc", "--version"]).run() else { return nil }
    let lines = String(decoding: outcome.results, as: UTF8.self).split(separator: "\n")
    return lines.first { $0.contains("Swift version") }.map(String.init)
  }
}

/// A compiler that cannot make programs of people's files.
struct UnreadableModules: ExplainedError {
  let reason: String

  var message: String { "the compiler in PATH cannot read galley's modules: \(reason)" }
  var hint: String { "install Swift, or run Scripts/install again with this compiler" }
}
