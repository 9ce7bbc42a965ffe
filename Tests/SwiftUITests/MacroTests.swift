import Expectations
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
    expectEqual(texts(Columns()), ["3", "none", "many", "2"])
    let other = Columns().environment(\.columns, 1).environment(\.subtitle, "two")
    expectEqual(texts(other.environment(\.names, [:])), ["1", "two", "one", "0"])
    expectEqual(EnvironmentValues().accent, .orange)
  }

  @Test("an animatable type interpolates its stored variables, in their order")
  func animatable() {
    var half = Wedge(start: .degrees(10))
    let end = Wedge(start: .degrees(30), end: .degrees(190), radius: 15, inset: 8)
    var change = end.animatableData - half.animatableData
    change.scale(by: 0.5)
    half.animatableData = half.animatableData + change
    expectEqual(half.start, .degrees(20))
    expectEqual(half.end, .degrees(140))
    expectEqual(half.radius, 10)
    expectEqual(half.inset, 2)
    expectEqual(change.magnitudeSquared, 2625)
    expectEqual(change + .zero, change)
    expect(.zero - change != change)
    var pair = Pair()
    pair.animatableData.scale(by: 2)
    expectEqual([pair.x, pair.y, pair.values.width, pair.values.height], [2, 4, 6, 8])
    expectEqual(Level(value: 3).animatableData, Level(value: 3).animatableData)
    expect(Level(value: 3).animatableData != Level(value: 4).animatableData)
  }

  @Test("an animatable type without stored variables is an error")
  func notAnimatable() throws {
    for source in ["@Animatable struct A { let a = 1 }", "@Animatable class A { var a = 1 }"] {
      let answer = try answer(to: [
        "expandAttachedMacro": [
          "macro": [
            "moduleName": "GalleyMacros", "typeName": "AnimatableMacro", "name": "Animatable",
          ],
          "macroRole": "member", "declSyntax": ["kind": "declaration", "source": source],
        ]
      ])
      expect(answer, contains: "requires a structure with a stored variable")
    }
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
    expectEqual(process.terminationStatus, 0)
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
    expect(answer.contains(expected))
    expectEqual(answer.contains("\"offset\":77"), !expected.hasPrefix("enum"))
  }
}
