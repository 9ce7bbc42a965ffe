import Expectations
import SwiftUI
import Testing

@MainActor
@Suite("Views written for SwiftUI")
struct TypicalViewTests {
  private func layout(_ view: some View, _ width: CGFloat? = 200) -> LayoutTree {
    LayoutTree(of: view, proposal: ProposedViewSize(width: width, height: nil))
  }

  private func draws(_ view: some View) throws -> Bool {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 200, height: 300)
    return try !renderer.displayList().items.isEmpty
  }

  @Test("views are laid out and drawn without diagnostics")
  func drawn() throws {
    try expect(draws(Profile()))
    try expect(draws(Builders(optional: "there")))
    try expect(draws(Alignments()))
    try expect(draws(Layouts()))
    // Hidden views have a size but are not drawn.
    try expect(!draws(Shapes()))
    for diagnostics in [
      layout(Profile()).diagnostics, layout(Shapes()).diagnostics,
      layout(Builders()).diagnostics, layout(Layouts()).diagnostics,
    ] {
      expect(diagnostics.isEmpty)
    }
  }

  @Test("builders collect the views of their statements")
  func builders() {
    func texts(_ view: some View) -> [String] {
      layout(view).nodes.compactMap(\.text?.string)
    }
    expectEqual(
      texts(Builders(phase: .failed, optional: "there")),
      ["Pets", "Header", "there", "New", "a", "bc", "Erased"])
    expectEqual(
      texts(Builders(phase: .done)),
      [
        "Pets", "Header", "New", "Cat", "Dog", "Row 0", "Row 1", "0: Cat", "1: Dog", "a", "bc",
        "Erased",
      ])
  }

  @Test("custom layouts use their parameters and caches")
  func layouts() {
    let tree = layout(Layouts(), nil)
    // 23 for the inner column, 10 for the row, 10 each for the ring and the line, 5 for the square.
    expectEqual(tree.root.frame.size, CGSize(width: 58, height: 23 + 10 + 10 + 10 + 5))
    expectEqual(tree.root.children[1].dimensions[explicit: .firstTextBaseline], 5)
    expectEqual(tree.root.children[3].frame.width, 6)
  }

  @Test("a custom alignment combines two guides")
  func alignment() {
    let tree = LayoutTree(
      of: ZStack(alignment: .custom) {
        Color.red.frame(width: 90, height: 20)
        Color.red.frame(width: 30, height: 10).accessibilityIdentifier("b")
      })
    expectEqual(tree["b"].frame, CGRect(x: 20, y: 5, width: 30, height: 10))
  }

  @Test("views of two builders are side by side")
  func split() {
    let tree = layout(
      SplitView {
        Color.red
      } right: {
        Color.blue
      })
    expectEqual(tree.root.children.map(\.frame.width), [100, 100])
  }
}
