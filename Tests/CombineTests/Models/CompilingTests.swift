import Expectations
import Foundation
import Testing

/// The models belong to the tests, which are compiled in Swift 6 mode; this suite compiles them in
/// other common modes.
@Suite("Models in other language modes")
struct CompilingTests {
  @Test(
    "models compile",
    arguments: [
      ["-swift-version", "5"],
      ["-swift-version", "5", "-strict-concurrency=complete"],
      ["-swift-version", "6", "-default-isolation", "MainActor"],
    ])
  func compile(options: [String]) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let models = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Model.swift") }.map { folder.appendingPathComponent($0).path }
    expectAtLeast(models.count, 5)
    // The test program is next to the folder of the modules.
    let program = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    let modules = program.deletingLastPathComponent().appendingPathComponent("Modules").path

    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-typecheck", "-I", modules] + options + models
    let output = Pipe()
    compiler.standardError = output
    try compiler.run()
    let messages = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    expectEqual(compiler.terminationStatus, 0, "\(messages)")
    expect(messages, lacks: "warning:")
  }
}
