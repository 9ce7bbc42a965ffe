import Expectations
import Galley
import TestSupport
import Testing

@MainActor
@Suite("ViewThatFits, AnyLayout and lazy containers")
struct ChoosingTests {
  private func chosen<V: View>(
    _ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ content: () -> V
  ) -> [String] {
    layout(width, height, content).root.children.compactMap(\.identifier)
  }

  private func candidates(_ axes: Axis.Set = [.horizontal, .vertical]) -> some View {
    ViewThatFits(in: axes) {
      box(100, 20).named("wide")
      box(60, 60).named("square")
      box(20, 100).named("tall")
    }
  }

  @Test("only the first view that fits is shown")
  func firstThatFits() {
    expectEqual(chosen(100, 20) { candidates() }, ["wide"])
    expectEqual(chosen(99.9, 60) { candidates() }, ["square"])
    expectEqual(chosen(50, 200) { candidates() }, ["tall"])
  }

  @Test("the last view is shown if none fits, and the first without a proposal")
  func lastAndFirst() {
    expectEqual(chosen(5, 5) { candidates() }, ["tall"])
    expectEqual(chosen(nil, nil) { candidates() }, ["wide"])
    expectEqual(chosen(nil, 60) { candidates() }, ["wide"])
    expectEqual(chosen(.infinity, .infinity) { candidates() }, ["wide"])
  }

  @Test("only the constrained axes count")
  func axes() {
    expectEqual(chosen(10, 20) { candidates(.vertical) }, ["wide"])
    expectEqual(chosen(10, 19) { candidates(.vertical) }, ["tall"])
    expectEqual(chosen(60, 1) { candidates(.horizontal) }, ["square"])
  }

  @Test("the chosen view gets the original proposal and determines the size and guides")
  func proposal() {
    let tree = layout(200, 40) {
      ViewThatFits {
        Text("fits").frame(maxWidth: .infinity).named("text")
        Color.red
      }
    }
    expectEqual(tree["text"].proposal, ProposedViewSize(width: 200, height: 40))
    expectEqual(tree.root.frame.width, 200)
    expectEqual(
      tree.root.dimensions[explicit: .firstTextBaseline],
      tree["text"].dimensions[explicit: .firstTextBaseline])
  }

  @Test("an empty ViewThatFits has no size")
  func empty() {
    expectEqual(layout(10, 10) { ViewThatFits {} }.root.frame.size, .zero)
  }

  @Test("views that do not fit are not drawn")
  func drawing() throws {
    let renderer = ImageRenderer(
      content: ViewThatFits {
        Color.red.frame(width: 50, height: 10)
        Color.blue.frame(width: 10, height: 10)
      })
    renderer.proposedSize = ProposedViewSize(width: 20, height: 20)
    try expectEqual(renderer.displayList().items.count, 1)
  }

  // MARK: AnyLayout

  private var members: some View {
    Group {
      box(30, 10).named("a")
      Spacer()
      Text("Words").named("b")
      Divider().named("line")
      Color.red.frame(maxWidth: 40, maxHeight: 40).named("c")
    }
  }

  @Test(
    "AnyLayout lays out like the layout inside it, including spacers and dividers",
    arguments: [nil, 0, 90, 200] as [CGFloat?], [nil, 0, 120] as [CGFloat?])
  func erased(width: CGFloat?, height: CGFloat?) {
    func frames(_ layout: some Layout) -> [CGRect] {
      TestSupport.layout(width, height) { layout { members } }
        .frames("a", "b", "line", "c")
    }
    expectEqual(frames(AnyLayout(HStackLayout())), frames(HStackLayout()))
    expectEqual(
      frames(AnyLayout(VStackLayout(alignment: .leading))),
      frames(VStackLayout(alignment: .leading)))
    expectEqual(frames(AnyLayout(ZStackLayout())), frames(ZStackLayout()))
    expectEqual(
      frames(AnyLayout(AnyLayout(HStackLayout(spacing: 3)))), frames(HStackLayout(spacing: 3)))
    let stack = TestSupport.layout(width, height) { VStack(alignment: .leading) { members } }
    expectEqual(
      frames(AnyLayout(VStackLayout(alignment: .leading))), stack.frames("a", "b", "line", "c"))
  }

  /// Forwards everything to the inner layout.
  private struct Forwarding: Layout {
    let inner = AnyLayout(HStackLayout(alignment: .firstTextBaseline))
    func makeCache(subviews: Subviews) -> AnyLayout.Cache { inner.makeCache(subviews: subviews) }
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
    ) -> CGSize {
      inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout AnyLayout.Cache
    ) {
      inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  @Test("AnyLayout can be called like other layouts")
  func forwarding() {
    let own = layout(150, 40) {
      Forwarding {
        box(30, 10).named("a")
        Text("b").named("b")
      }
    }
    let stack = layout(150, 40) {
      HStack(alignment: .firstTextBaseline) {
        box(30, 10).named("a")
        Text("b").named("b")
      }
    }
    expectEqual(own.frames("a", "b"), stack.frames("a", "b"))
  }

  // MARK: Lazy stacks and grids

  @Test("a lazy stack fills across its axis and gives each view its ideal length")
  func lazyStacks() {
    let column = layout(200, 50) {
      LazyVStack(alignment: .trailing) {
        Color.red.named("a")
        box(40, 30).named("b")
      }
    }
    expectClose(column["a"].frame, CGRect(0, 1, 200, 10))
    expectClose(column["b"].frame, CGRect(160, 19, 40, 30))
    let row = layout(50, 200) {
      LazyHStack(alignment: .bottom, spacing: 0) {
        Color.red.frame(height: 20).named("a")
        box(40, 30).named("b")
      }
    }
    expectClose(row["a"].frame, CGRect(0, 180, 10, 20))
    expectClose(row["b"].frame, CGRect(10, 170, 40, 30))
    expectEqual(row.root.frame.size, CGSize(width: 50, height: 200))
  }

  @Test("flexible columns share the space in order, within their limits")
  func flexibleColumns() {
    let tree = layout(320, nil) {
      LazyVGrid(
        columns: [
          GridItem(.flexible(maximum: 50), spacing: 10), GridItem(.flexible(minimum: 150)),
          GridItem(),
        ], alignment: .leading, spacing: 4
      ) {
        ForEach(0..<4) { Color.red.frame(height: 10).named("\($0)") }
      }
    }
    // 320 − 18 = 302: at most 50, then half of 252 but at least 150, then the rest.
    expectClose(tree.widths("0", "1", "2"), [50, 150, 102])
    expectClose(tree.frames("0", "1", "2", "3").map(\.minX), [0, 60, 218, 0])
    expectClose(tree.frames("3").map(\.minY), [14])
  }

  @Test("cells of a row can fill its height and align by their column")
  func lazyCells() {
    let tree = layout(100, nil) {
      LazyVGrid(
        columns: [GridItem(spacing: 0), GridItem(alignment: .bottomTrailing)], spacing: 0
      ) {
        Color.red.frame(maxHeight: .infinity).named("fills")
        box(10, 30)
        box(10, 10).named("centred")
        box(10, 40)
        box(10, 25)
        box(10, 5).named("corner")
      }
    }
    expectClose(tree["fills"].frame, CGRect(0, 0, 50, 30))
    expectClose(tree["centred"].frame, CGRect(20, 45, 10, 10))
    expectClose(tree["corner"].frame, CGRect(90, 90, 10, 5))
  }

  @Test("a horizontal lazy grid fills its columns and is centered vertically")
  func horizontalGrid() {
    let tree = layout(nil, 100) {
      LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(30))], spacing: 5) {
        ForEach(0..<3) { box(10, 10).named("\($0)") }
      }
    }
    expectClose(tree.frames("0", "1", "2").map(\.minX), [0, 0, 15])
    expectClose(tree.frames("0", "1", "2").map(\.midY), [31, 64, 31])
  }

  @Test("invalid grid items do not break the layout")
  func oddItems() {
    for size in [
      GridItem.Size.fixed(-5), .fixed(.nan), .flexible(minimum: .nan, maximum: -1),
      .adaptive(minimum: 0), .adaptive(minimum: -10, maximum: .nan), .adaptive(minimum: .infinity),
    ] {
      for width in [nil, 0, 100, .infinity] as [CGFloat?] {
        let tree = layout(width, nil) {
          LazyVGrid(columns: [GridItem(size, spacing: -4), GridItem()]) { box(10, 10).named("a") }
        }
        expectEqual(tree["a"].frame.height, 10)
      }
    }
    _ = layout(100, 100) { LazyVGrid(columns: []) { box(10, 10) } }
  }
}
