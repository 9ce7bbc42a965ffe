import Expectations
import Foundation
import GalleyOptions
import Testing

@testable import GalleyCommand

@Suite("Previews are replaced by declarations")
struct ExpandedPreviewsTests {
  private func expand(_ source: String, in file: String = "Cards/Card.swift") -> String? {
    ExpandedPreviews("import SwiftUI\n\(source)", of: file).text
  }

  @Test("a record and a function that creates the preview")
  func whole() {
    expectEqual(
      expand("#Preview(\"A\") { Card() } // end\nstruct B {}\n"),
      """
      import SwiftUI
      enum _GalleyPreview1_Card {
      @section("galley_previews") @used
      private static let _record: _PreviewTypes.Shown._Record = (1, 0, { _PreviewTypes.Shown._record($0, _keep) })
      @MainActor private static func _keep(_ _list: UnsafeMutableRawPointer) {
      typealias _preview = _PreviewTypes.Shown
      #sourceLocation(file: "Cards/Card.swift", line: 2)
      _preview("A") { Card() }._add(to: _list, "Previews/Card.swift", 2, 1) } } // end
      struct B {}

      """)
  }

  /// Returns the places, as the compiler sees them, of words such as `x1`. Each occurs once.
  private func places(_ text: String) throws -> [String: String] {
    var (places, number): ([String: String], Int) = ([:], 0)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      if let match = line.wholeMatch(of: /#sourceLocation\(file: ".*", line: (\d+)\)/) {
        number = try require(Int(match.1)) - 1
      }
      for word in line.matches(of: /\bx\d\b/) {
        let column = line.utf8.distance(from: line.startIndex, to: word.range.lowerBound)
        expectNil(places.updateValue("\(number):\(column)", forKey: String(word.output)))
      }
    }
    return places
  }

  @Test(
    "code keeps its lines and columns",
    arguments: [
      "#Preview { x1() }\nlet x2 = 1",
      "#Preview(\"#Preview { // é\", traits: .x1,\n  .x2) {\n  x3()\n}\n\nstruct x4 {}",
      "#Preview(\"a\", body: { x1 })\nlet x2 = 1; #Preview(body: x3)\nlet x4 = 1",
      "#Preview(\"W\", as: .x1) {\n\tx2()\n} timeline: {\n  x3 // }\n}\nlet x4 = 1",
      """
      #Preview("State", traits: .x1) {
        @Previewable @State var x2 = 1; @Previewable @State var x3: [Int] = [
          2,
        ]
        // @Previewable
        @Previewable @Namespace var x4
        x5 { x6 }
      }
      let x7 = 2
      """,
      "struct A {\n  #if DEBUG\n    #Preview { x1 }\n  #endif\n}; struct x2 {}",
      "@available(iOS 17.0, *)\n#Preview { x1 }\n@available(iOS 17, *) #Preview { x2 }",
      "private var a = 1\n#Preview /* { */ {\n  x1\n}",
    ])
  func positions(_ source: String) throws {
    let text = try require(expand(source))
    try expectEqual(places(text), places("import SwiftUI\n\(source)"))
    expect(!text.contains(/^\s*#Preview/.anchorsMatchLineEndings()))
    let kind = text.contains("timeline: {") ? ", isProvider: true)" : ")"
    for match in text.matches(of: /"Previews\/Card.swift", \d+, \d+(.*?) }/) {
      expectEqual(String(match.1), kind)
    }
  }

  @Test("variables are properties of a view")
  func state() throws {
    let text = try require(
      expand("#Preview(\"A\") {\n  @Previewable @State var x1 = 1\n  Card($x1)\n}\n"))
    expect(text, contains: "_preview(\"A\") { _GalleyPreviewContent() }._add(")
    let blank = { String(repeating: " ", count: $0) }
    let body = "var body: some _PreviewTypes.Content {"
    expect(text, contains: "line: 3)\n\(blank(15))@State var x1 = 1\n\(body)")
    expect(text, endsWith: "line: 2)\n\(blank(15))\n\(blank(32))\n  Card($x1)\n} } }\n")
  }

  @Test(
    "the rest is left to the macro",
    arguments: [
      "// #Preview { A() }\nlet a = \"#Preview { A() }\"",
      "#Preview { Text(\"a\" }\nstruct B {}",
      "#Preview { Text(\"a\")) }\nstruct B {}",
      "#Preview { A()",
      "@MainActor\n#Preview { A() }",
      "private\n#Preview { A() }",
      "let a = #Preview { A() }",
      "#Previews { A() }",
    ])
  func others(_ source: String) {
    expectNil(expand(source))
    expectNil(ExpandedPreviews("import Foundation\n#Preview { A() }", of: "Card.swift").text)
  }

  @Test("names are unique in a module")
  func names() {
    let names = ["A+B", "A-B", "AB", "A_2bB", "Ä"].flatMap { stem in
      expand("#Preview { x }\n#Preview { x }", in: "\(stem).swift").map { text in
        text.matches(of: /enum (\w+) \{/).map { String($0.1) }
      } ?? []
    }
    expectEqual(names.prefix(2), ["_GalleyPreview1_A_2bB", "_GalleyPreview2_A_2bB"])
    expectEqual(Set(names).count, 10)
  }

  @Test("backtraces call the declarations #Preview")
  func backtraces() {
    let calls = """
      0 0x5581 closure #1 in static _GalleyPreview1_Card._keep(_:) + 12 in program at /a/Card.swift:2:9
      1 0x5582 _GalleyPreview2_Card._GalleyPreviewContent.body.getter + 4 in program at /a/Card.swift:5:7
      """
    let failure = FileFailure(.signal(SIGTRAP), messages: Array(calls.utf8))
    expectEqual(
      failure.hint,
      "in closure #1 in #Preview at Card.swift:2:9, called in #Preview at Card.swift:5:7")
  }

  @Test("excerpts in the compiler's messages show the file, not its copy")
  func excerpts() throws {
    let file = "import SwiftUI\n\n#Preview { x() }\nlet a: Int = \"\"\n"
    let copy = try require(ExpandedPreviews(file, of: "Card.swift").text)
    let header = "#sourceLocation(file: \"Card.swift\", line: 1)\n"
    let excerpts = CompilerExcerpts(files: [
      "Card.swift": CompilerExcerpts.File(file, copy: header + copy)
    ])
    let messages = """
      Card.swift:3:12: error: no x
       8 | typealias _preview = _PreviewTypes.Shown
       9 | #sourceLocation(file: "Card.swift", line: 3)
      10 | _preview { x() }._add(to: _list, "Previews/Card.swift", 3, 1) } }
         |            `- error: no x
      11 | let a: Int = ""
      12 |\u{20}

      Other.swift:3:12: error: no y
      3 | y
        | `- error: no y

      Card.swift:4:14: error: no text
       9 | #sourceLocation(file: "Card.swift", line: 3)
      10 | _preview { x() }._add(to: _list, "Previews/Card.swift", 3, 1) } }
      11 | let a: Int = ""
         |              `- error: no text
      12 |\u{20}

      """
    expectEqual(
      excerpts.ofFiles(messages),
      """
      Card.swift:3:12: error: no x
       1 | import SwiftUI
       2 |\u{20}
       3 | #Preview { x() }
         |            `- error: no x
       4 | let a: Int = ""
       5 |\u{20}

      Other.swift:3:12: error: no y
      3 | y
        | `- error: no y

      Card.swift:4:14: error: no text
       2 |\u{20}
       3 | #Preview { x() }
       4 | let a: Int = ""
         |              `- error: no text
       5 |\u{20}

      """)
  }
}
