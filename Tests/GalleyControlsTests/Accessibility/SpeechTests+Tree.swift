import Expectations
import Galley
import TestSupport
import Testing

// The tree that is read, and when it is gathered.
extension SpeechTests {
  @Test("Symbols are described in words, and facts are kept with the elements")
  func facts() {
    let names = ["star.fill", "trash", "gear", "plus", "xmark", "magnifyingglass"]
    let symbols = HStack { ForEach(names, id: \.self) { Image(systemName: $0) } }
    expectEqual(
      lines(symbols),
      ["Favorite", "Delete", "Settings", "Add", "Close", "Search"].map {
        "\($0). Image."
      })
    struct Facts: View {
      @Namespace private var space
      var body: some View {
        Text("A").accessibilityLabeledPair(role: .label, id: 1, in: space)
          .accessibilityLinkedGroup(id: "group", in: space)
          .accessibilityRotor("Stars") { AccessibilityRotorEntry("One", id: 1) }
          .accessibilityShowsLargeContentViewer()
          .accessibilityRespondsToUserInteraction(false)
          .accessibilityActivationPoint(.topLeading)
      }
    }
    let element = LayoutTree(of: Facts()).accessibility.elements.first
    expectEqual(
      element?.facts,
      [
        "labeledPair": "label 1", "linkedGroup": "group", "rotor": "Stars",
        "showsLargeContentViewer": "true", "respondsToUserInteraction": "false",
      ])
    expectEqual(element?.activationPoint, element?.frame.origin)
    let progress = LayoutTree(of: ProgressView(value: 0.5)).accessibility.elements.first
    expectEqual(progress?.traits.contains(.updatesFrequently), true)
  }

  @Test("The text of a value is created only when the tree is read")
  func formatting() throws {
    final class Count: @unchecked Sendable { var formatted = 0 }
    struct Value: Strideable, CustomStringConvertible {
      let count: Count
      var description: String {
        count.formatted += 1
        return "v"
      }
      func distance(to other: Value) -> Int { 0 }
      func advanced(by n: Int) -> Value { self }
      static func == (a: Value, b: Value) -> Bool { true }
      static func < (a: Value, b: Value) -> Bool { false }
    }
    let count = Count()
    let renderer = ImageRenderer(
      content: Stepper("Size", value: .constant(Value(count: count))))
    _ = try renderer.displayList()
    expectEqual(count.formatted, 0)
    try expectEqual(renderer.rendering().layout.accessibility.elements.first?.value, "v")
  }

  @Test("Pictures and their incremental updates don't gather the tree")
  func onRequest() throws {
    let renderer = ImageRenderer(content: Button("Buy") {}.accessibilityHint("Pays"))
    try expectEqual(renderer.rendering().layout.accessibility.elements.count, 1)
    try expectNil(renderer.session.shown().accessibility)
  }
}
