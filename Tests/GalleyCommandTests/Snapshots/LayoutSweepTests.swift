import Expectations
import Galley
import GalleySnapshots
import Testing

@Suite("Finding the widths at which a layout changes")
@MainActor
struct LayoutSweepTests {
  private func sweep(_ range: ClosedRange<Double>, _ view: some View) -> LayoutSweep {
    LayoutSweep(range) { LayoutTree(of: view, proposal: ProposedViewSize(width: $0, height: 400)) }
  }

  private func box(_ id: String) -> some View {
    Color.red.frame(width: 100, height: 20).accessibilityIdentifier(id)
  }

  @Test("another child of ViewThatFits appears at exactly the width that the first one needs")
  func viewThatFits() {
    let view = ViewThatFits {
      HStack(spacing: 8) {
        box("left")
        box("right")
      }
      .accessibilityIdentifier("row")
      VStack { box("upper") }.accessibilityIdentifier("column")
    }
    let found = sweep(150...300, view)
    expectEqual(found.step, 1)
    expectEqual(found.changes.map(\.width), [208])
    let words = found.changes[0].sentences.joined()
    expect(words, contains: "row")
    expect(words, contains: " instead of ")
    expect(words, contains: "column")
  }

  @Test("text that takes fewer lines or is no longer truncated is a change")
  func texts() {
    let text = Text("One two").accessibilityIdentifier("text")
    let width = Double(LayoutTree(of: text).root.frame.width.rounded(.up))
    let wrapped = sweep((width - 10)...(width + 10), text)
    expectEqual(wrapped.changes.map(\.width), [width])
    expectEqual(wrapped.changes[0].sentences, ["text takes 1 line instead of 2"])
    let cut = sweep((width - 10)...(width + 10), text.lineLimit(1))
    expectEqual(cut.changes.map(\.width), [width])
    expectEqual(cut.changes[0].sentences, ["text is no longer cut off"])
  }

  @Test("moving views of a container into other rows is a change")
  func rows() {
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), spacing: 0)], spacing: 4) {
      ForEach(0..<5) { Color.blue.frame(height: CGFloat(10 + $0)) }
    }
    let found = sweep(110...200, grid)
    expectEqual(found.changes.map(\.width), [120, 180])
    expectEqual(
      found.changes.flatMap(\.sentences),
      [
        "LazyVGrid has 3 rows instead of 5", "LazyVGrid has 2 rows instead of 3",
      ])
    let flow = sweep(1...2, RaggedRows { ForEach(0..<3) { _ in box("box") } })
    expectEqual(flow.changes.flatMap(\.sentences), ["the rows of RaggedRows break elsewhere"])
  }

  /// Places the first two views in a row in a width of one point, otherwise the last two.
  private struct RaggedRows: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: proposal.width ?? 0, height: 40)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, subview) in subviews.enumerated() {
        let isLower = index > (bounds.width > 1 ? 0 : 1)
        subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * 110, y: bounds.minY + (isLower ? 20 : 0)),
          proposal: .unspecified)
      }
    }
  }

  @Test("views that only move or grow are not a change")
  func nothing() {
    expect(sweep(50...120, Color.red).changes.isEmpty)
    expect(sweep(100...100, Text("One two three")).changes.isEmpty)
  }

  @Test("a wide range is searched in steps that include its end")
  func steps() {
    var widths: [Double] = []
    let found = LayoutSweep(1...10_000) { width in
      widths.append(width)
      return LayoutTree(of: Color.red, proposal: ProposedViewSize(width: width, height: 10))
    }
    expectEqual(found.step, 7)
    expectLess(widths.count, 1_502)
    expectEqual(widths.first, 1)
    expectEqual(widths.last, 10_000)
  }

  @Test("an error ends the search")
  func failure() {
    struct Stop: Error {}
    var count = 0
    #expect(throws: Stop.self) {
      try LayoutSweep(1...100) { _ in
        count += 1
        if count == 3 { throw Stop() }
        return LayoutTree(of: Color.red)
      }
    }
    expectEqual(count, 3)
  }
}
