import Foundation
import Testing

/// The files in Tests/OwnFiles are written as users of SwiftUI write theirs. They compile as a module
/// of their own against the modules of this build, so that no signature breaks unnoticed.
@Suite("Files of users compile")
struct OwnFilesCompileTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Files in the manner of Swift 5, which Swift 6 rejects on Apple's platforms as well: models without
  /// an actor that others call, mutable statics.
  private static let oldFashioned: Set = [
    "CombineModels.swift", "Preferences.swift", "Stopwatch.swift",
  ]

  /// The folder of the program that runs the tests, where the modules are.
  private var build: String {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return (tests as NSString).deletingLastPathComponent
  }

  /// How many choices the type checker may try in one expression, so that no overload makes it try
  /// exponentially many. The largest of these files needs between 1,000 and 3,000; the compiler's own
  /// limit is 1,000,000.
  private static let choices = 5_000

  @Test("in both modes of the language", arguments: ["5", "6"])
  func compiles(mode: String) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.tests.appendingPathComponent("OwnFiles"), includingPropertiesForKeys: nil
    ).filter {
      $0.pathExtension == "swift"
        && !(mode == "6" && Self.oldFashioned.contains($0.lastPathComponent))
    }.map(\.path).sorted()
    #expect(files.count == (mode == "6" ? 44 : 47))
    let modules = "\(build)/Modules"
    try #require(
      FileManager.default.fileExists(atPath: "\(modules)/SwiftUI.swiftmodule"),
      "swift build leaves the modules beside the tests")
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments =
      [
        "swiftc", "-typecheck", "-wmo", "-parse-as-library", "-diagnostic-style", "llvm",
        "-suppress-warnings", "-swift-version", mode, "-module-name", "OwnFiles", "-I", modules,
        "-module-cache-path", "\(build)/ModuleCache", "-load-plugin-executable",
        "\(build)/GalleyMacros-tool#GalleyMacros", "-Xfrontend",
        "-solver-scope-threshold=\(Self.choices)",
      ] + files
    let output = Pipe()
    compiler.standardOutput = output
    compiler.standardError = output
    try compiler.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    compiler.waitUntilExit()
    let errors = String(decoding: data, as: UTF8.self).split(separator: "\n")
      .filter { $0.contains("error:") }
    #expect(errors == [])
    #expect(compiler.terminationStatus == 0)
  }
}
