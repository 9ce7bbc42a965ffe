import Expectations
import Foundation
import Galley
import Testing

/// Finding views to explain, and explanations as values.
@MainActor
@Suite("Explanations")
struct ExplanationTests {
  @Test("views are found by identifier, text, type and path")
  func names() throws {
    let tree = LayoutTree(
      of: VStack {
        Text("One")
        Text("Same")
        Text("Same")
        Color.red.accessibilityIdentifier("bar")
      }, proposal: ProposedViewSize(width: 200, height: 200))
    try expectEqual(tree.explanation(of: "One").path, "0.0")
    try expectEqual(tree.explanation(of: "bar").path, "0.3")
    try expectEqual(tree.explanation(of: "VStack").path, "0")
    try expectEqual(tree.explanation(of: "0.2").name, "Text “Same”")
    try expectEqual(tree.explanation(of: tree["bar"]).name, "Color #bar")
    let ambiguous = #expect(throws: LayoutExplanationError.self) {
      try tree.explanation(of: "Same")
    }
    expectEqual(ambiguous?.message, "2 views are called 'Same'")
    expectEqual(ambiguous?.hint.hasPrefix("choose one by its path: 0.1 (at "), true)
    let mistyped = #expect(throws: LayoutExplanationError.self) { try tree.explanation(of: "bat") }
    expectEqual(mistyped?.hint, "did you mean 'bar'?")
    let unknown = #expect(throws: LayoutExplanationError.self) {
      try tree.explanation(of: "completely different")
    }
    expectEqual(unknown?.hint, "choose one of: One, Same, bar")
  }

  @Test("a tree without a trace can't be explained")
  func untraced() {
    let tree = LayoutTree(of: Color.red, tracing: false)
    #expect(throws: LayoutExplanationError.self) { try tree.explanation(of: "Color") }
  }

  @Test("an explanation can be encoded and decoded")
  func codable() throws {
    let explanation = try explain("bar") {
      ScrollView { Color.red.accessibilityIdentifier("bar") }
    }
    let data = try explanation.jsonData()
    let decoder = JSONDecoder()
    try expectEqual(decoder.decode(LayoutExplanation.self, from: data), explanation)
    let text = String(decoding: data, as: UTF8.self)
    expect(text, contains: "\"topic\" : \"infinite-in-scroll-view\"")
  }

  @Test("a description contains the whole explanation")
  func description() throws {
    let explanation = try explain("bar") { box(40, 10, "bar") }
    expectEqual(
      explanation.description,
      """
      .frame(width: 40, height: 10) #bar around Color is 40×10 points at (80, 45).

      Width 40
        The canvas is 200 points wide and proposes all of it.
        .frame(width: 40, height: 10) #bar is 40 points wide, regardless of its content.

      Height 10
        The canvas is 100 points tall and proposes all of it.
        .frame(width: 40, height: 10) #bar is 10 points tall, regardless of its content.

      Left edge at 80
        The canvas centers its content, 40 wide: (200 − 40) ÷ 2 = 80.

      Top edge at 45
        The canvas centers its content, 10 tall: (100 − 10) ÷ 2 = 45.

      """)
  }
}
