import Expectations
import Foundation
import Testing

@testable import InlineSnapshotTesting

// Another suite sets `isRecording` for a moment, which would make these tests write to this file.
@Suite("Inline snapshots", .snapshots(record: .missing))
struct InlineSourceTests {
  /// Returns a source with snapshots: each at the first `(` or `{` after a mark, which is removed.
  func written(
    _ source: String, _ snapshots: [(text: String?, syntax: InlineSnapshotSyntaxDescriptor)]
  ) -> String? {
    var (line, column): (UInt, UInt) = (0, 0)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      index, text in
      guard let mark = text.firstIndex(of: "¶") else { return String(text) }
      (line, column) = (UInt(index + 1), UInt(text[..<mark].utf8.count + 1))
      return String(text).replacing("¶", with: "")
    }
    return InlineSource(lines.joined(separator: "\n")).with(
      snapshots.map {
        InlineSnapshot(text: $0.text, line: line, column: column, syntax: $0.syntax)
      })
  }

  func written(_ source: String, _ text: String?) -> String? {
    written(source, [(text, InlineSnapshotSyntaxDescriptor())])
  }

  @Test("a new snapshot follows the call, indented as the file is")
  func new() {
    expectEqual(
      written("func f() {\n    check¶(of: x, as: .lines)\n}", "a\n\n  b"),
      #"""
      func f() {
          check(of: x, as: .lines) {
              """
              a

                b
              """
          }
      }
      """#)
    expectEqual(
      written("func f() {\n\tcheck¶(\n\t\tof: \")\" // )\n\t)\n}", "a"),
      "func f() {\n\tcheck(\n"
        + "\t\tof: \")\" // )\n\t) {\n\t\t\"\"\"\n\t\ta\n\t\t\"\"\"\n\t}\n}")
  }

  @Test("text with quotes, backslashes and control characters is written raw")
  func raw() {
    expectEqual(
      written("  f¶()", "\\n \"\"\"#\r"),
      """
        f() {
          ##\"""
          \\n \"""#\\##u{d}
          \"""##
        }
      """)
  }

  @Test("an old snapshot is replaced where it is")
  func replaced() {
    expectEqual(
      written("  f¶(of: x) {\n    \"\"\"\n    old }\n    \"\"\"\n  }\n  g()", "new"),
      "  f(of: x) {\n    \"\"\"\n    new\n    \"\"\"\n  }\n  g()")
    expectEqual(
      written("  f¶(of: x, matches: { \"old\" })", "new"),
      "  f(of: x, matches: {\n    \"\"\"\n    new\n    \"\"\"\n  })")
    expectEqual(written("  f¶(of: x) { \"old\" }; g()", nil), "  f(of: x); g()")
  }

  @Test("helpers have closures with other labels and before the snapshot")
  func helpers() {
    let head = InlineSnapshotSyntaxDescriptor(
      trailingClosureLabel: "head", trailingClosureOffset: 1)
    let body = InlineSnapshotSyntaxDescriptor(
      deprecatedTrailingClosureLabels: ["content"], trailingClosureLabel: "body",
      trailingClosureOffset: 2)
    func closure(_ text: String) -> String { "{\n    \"\"\"\n    \(text)\n    \"\"\"\n  }" }
    expectEqual(
      written("  f¶ { url }", [("H", head), ("B", body)]),
      "  f { url } head: \(closure("H")) body: \(closure("B"))")
    expectEqual(
      written("  f¶ { url } content: { \"old\" }", [("B", body)]),
      "  f { url } body: \(closure("B"))")
    expectEqual(
      written("  f¶(of: { url })", [("H", head), ("B", body)]),
      "  f(of: { url }) \(closure("H")) body: \(closure("B"))")
    expectEqual(
      written("  f¶(of: { url }) { \"old\" }", [("H", head)]), "  f(of: { url }) \(closure("H"))")
    expectEqual(
      written("  f¶(x)", [("B", body)]), "  f(x, body: \(closure("B")))")
  }

  @Test("several calls of a file keep their places")
  func several() {
    let source = InlineSource("  f(1)\n  f(2)\n")
    let snapshots = [(1, "a"), (2, "b")].map { line, text in
      InlineSnapshot(
        text: text, line: UInt(line), column: 4, syntax: InlineSnapshotSyntaxDescriptor())
    }
    expectEqual(
      source.with(snapshots),
      "  f(1) {\n    \"\"\"\n    a\n    \"\"\"\n  }\n  f(2) {\n    \"\"\"\n    b\n    \"\"\"\n  }\n"
    )
    expectNil(written("  f¶", "a"))
    expectNil(written("  f¶(", "a"))
  }

  @Test("a file gets all snapshots of a run, unless it has changed since it was compiled")
  func files() throws {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "galley-inline-\(UInt64.random(in: 0 ... .max)).swift").path
    defer { unlink(path) }
    try Data("\tf(1)\n\tf(2)\n".utf8).write(to: URL(filePath: path))
    func write(_ line: UInt, _ text: String) throws {
      try InlineSnapshots.write(
        InlineSnapshot(
          text: text, line: line, column: 3, syntax: InlineSnapshotSyntaxDescriptor()), to: path)
    }
    #expect(throws: InlineSnapshotError.changed(path)) { try write(1, "a") }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: path)
    try write(2, "b\nc")
    for _ in 0..<2 { try write(1, "\"\"\"") }
    let written = """
      \tf(1) {
      \t\t#\"""
      \t\t\"""
      \t\t\"""#
      \t}
      \tf(2) {
      \t\t\"""
      \t\tb
      \t\tc
      \t\t\"""
      \t}

      """
    try expectEqual(String(contentsOfFile: path, encoding: .utf8), written)
    #expect(throws: InlineSnapshotError.several(path, 1)) { try write(1, "other") }
    try expectEqual(String(contentsOfFile: path, encoding: .utf8), written)
    #expect(throws: InlineSnapshotError.unreadable("/none")) {
      try InlineSnapshots.write(
        InlineSnapshot(text: "a", line: 1, column: 1, syntax: InlineSnapshotSyntaxDescriptor()),
        to: "/none")
    }
  }

  @Test("the compiler's column is that of the call")
  func column() throws {
    func place(
      _ value: Int, line: UInt = #line, column: UInt = #column, matches: (() -> String)? = nil
    ) -> (line: UInt, column: UInt) { (line, column) }
    let places = [
      place(1) { "here" },
      place(
        2
      ) {
        "there"
      },
    ]
    let source = InlineSource(try String(contentsOfFile: #filePath, encoding: .utf8))
    let lines = places.map {
      source.line(
        of: InlineSnapshot(
          text: nil, line: $0.line, column: $0.column, syntax: InlineSnapshotSyntaxDescriptor()))
    }
    expectEqual(lines, [places[0].line, places[1].line + 2])
  }

  @Test("matching inline snapshots pass, in all forms")
  func passes() {
    assertInlineSnapshot(of: ["Hello", "World"], as: .dump) {
      """
      ▿ 2 elements
        - "Hello"
        - "World"

      """
    }
    assertInlineSnapshot(of: "a\"\"\"#", as: .lines, matches: { ##"a"""#"## })
    assertInlineSnapshot(of: nil as String?, as: .lines)
  }

  @Test("a different snapshot fails, and only modes that record write it")
  func fails() {
    withKnownIssue {
      assertInlineSnapshot(of: "b", as: .lines, record: .never) { "a" }
    } matching: { issue in
      issue.description.contains("the inline snapshot differs:\n  @@ line 1 → 1 @@\n  − a\n  + b")
    }
  }
}
