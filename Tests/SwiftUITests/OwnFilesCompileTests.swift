import Expectations
import Foundation
import Testing

/// The files in Tests/OwnFiles are written like those of SwiftUI users. They compile as a separate
/// module against this build's modules, so that a broken signature does not go unnoticed.
@Suite("User files compile")
struct OwnFilesCompileTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Swift 5 files that Swift 6 also rejects on Apple's platforms: nonisolated models that are
  /// called from other actors, nonisolated helpers, and mutable statics.
  private static let oldFashioned: Set = [
    "CombineModels.swift", "Preferences.swift", "Stopwatch.swift", "SuiteHelpers.swift",
  ]

  /// The folder of the test program, which contains the modules.
  private var build: String {
    let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return (tests as NSString).deletingLastPathComponent
  }

  /// The limit on the type checker's solutions per expression, which detects overloads with
  /// exponential cost. The largest of these files needs between 1,000 and 3,000; the compiler's own
  /// limit is 1,000,000.
  private static let choices = 5_000

  @Test("user files compile in both language modes", arguments: ["5", "6"])
  func compiles(mode: String) throws {
    let all = try FileManager.default.contentsOfDirectory(
      at: Self.tests.appendingPathComponent("OwnFiles"), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "swift" }
    expectAtLeast(all.count, 55)
    let files = all.filter {
      mode == "5" || !Self.oldFashioned.contains($0.lastPathComponent)
    }.map(\.path).sorted()
    expectEqual(files.count, all.count - (mode == "6" ? Self.oldFashioned.count : 0))
    let modules = "\(build)/Modules"
    try require(
      FileManager.default.fileExists(atPath: "\(modules)/SwiftUI.swiftmodule"),
      "swift build puts the modules next to the tests")
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
    expectEqual(errors, [])
    expectEqual(compiler.terminationStatus, 0)
  }
}
