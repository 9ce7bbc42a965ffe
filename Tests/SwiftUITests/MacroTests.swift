import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Macros")
struct MacroTests {
  private func texts(_ view: some View) -> [String] {
    LayoutTree(of: view, proposal: .unspecified).nodes.compactMap(\.text?.string)
  }

  @Test("environment entries have their defaults and can be set")
  func entries() {
    #expect(texts(Columns()) == ["3", "none", "many", "2"])
    let other = Columns().environment(\.columns, 1).environment(\.subtitle, "two")
    #expect(texts(other.environment(\.names, [:])) == ["1", "two", "one", "0"])
    #expect(EnvironmentValues().accent == .orange)
  }

  /// Returns the macro plug-in's response to a compiler message.
  private func answer(to message: [String: Any]) throws -> String {
    let products = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = products.appending(path: "GalleyMacros-tool")
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    let data = try JSONSerialization.data(withJSONObject: message)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: data.count >> ($0 * 8)) }
    try input.fileHandleForWriting.write(contentsOf: Data(header) + data)
    try input.fileHandleForWriting.close()
    let answer = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: answer.dropFirst(8), as: UTF8.self)
  }

  @Test(
    "an invalid entry is reported at its location",
    arguments: [
      ("@Entry var a: Int", "extension EnvironmentValues {}", "requires a default value"),
      ("@Entry func a() {}", "extension EnvironmentValues {}", "requires a stored property"),
      ("@Entry var a = 1", "struct Other {}", "in an extension of 'EnvironmentValues'"),
      ("@Entry var a = 1", "extension SwiftUI.EnvironmentValues {}", "enum __Key_a"),
    ])
  func answers(declaration: String, context: String, expected: String) throws {
    let answer = try answer(to: [
      "expandAttachedMacro": [
        "macro": ["moduleName": "GalleyMacros", "typeName": "EntryMacro", "name": "Entry"],
        "macroRole": "peer",
        "declSyntax": [
          "kind": "declaration", "source": declaration,
          "location": ["fileName": "a.swift", "offset": 77],
        ],
        "lexicalContext": [["kind": "declaration", "source": context]],
      ]
    ])
    #expect(answer.contains(expected))
    #expect(answer.contains("\"offset\":77") == !expected.hasPrefix("enum"))
  }
}
