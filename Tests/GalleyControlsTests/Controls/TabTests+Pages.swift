import Combine
import Expectations
import Galley
import TestSupport
import Testing

// Tabs that are shown as pages, with dots.
extension TabTests {
  @Test("the halves of a page control move to the next and previous page")
  func pageControl() throws {
    let renderer = ImageRenderer(
      content: TabView {
        ForEach(0..<3) { Text("page \($0)") }
      }
      .tabViewStyle(.page))
    renderer.proposedSize = ProposedViewSize(width: 300, height: 400)
    func shown() throws -> String? {
      try renderer.layoutTree().nodes.first { $0.text != nil }?.text?.string
    }
    for (x, page) in [(176.0, "page 1"), (176, "page 2"), (176, "page 2"), (124, "page 1")] {
      _ = try renderer.session.press(at: CGPoint(x: x, y: 375))
      try expectEqual(shown(), page)
    }
  }

  @Test("each page has a dot; a single page has none unless dots are always shown")
  func dots() throws {
    func dots<V: View>(
      _ mode: PageTabViewStyle.IndexDisplayMode, @ViewBuilder _ pages: () -> V
    ) throws -> Int {
      let renderer = ImageRenderer(
        content: TabView { pages() }.tabViewStyle(.page(indexDisplayMode: mode)))
      renderer.proposedSize = ProposedViewSize(width: 200, height: 200)
      let list = try renderer.displayList()
      return list.filledRects.filter { $0.width == 7 && $0.height == 7 }.count
    }
    @ViewBuilder func three() -> some View {
      Text("a")
      Text("b")
      Text("c")
    }
    try expectEqual(dots(.automatic) { three() }, 3)
    try expectEqual(dots(.always) { three() }, 3)
    try expectEqual(dots(.never) { three() }, 0)
    try expectEqual(dots(.automatic) { Text("a") }, 0)
    try expectEqual(dots(.always) { Text("a") }, 1)
    try expectEqual(dots(.always) {}, 0)
  }

  private struct Pages: View {
    @State private var pages = ["a", "b"]
    var body: some View {
      Button("more") { pages.append("c") }
      TabView { ForEach(pages, id: \.self) { Text($0) } }.tabViewStyle(.page)
    }
  }

  @Test("the dots follow the number of pages")
  func moreDots() throws {
    let renderer = ImageRenderer(content: Pages())
    renderer.proposedSize = ProposedViewSize(width: 200, height: 200)
    func dots() throws -> Int {
      try renderer.displayList().filledRects.filter { $0.width == 7 && $0.height == 7 }.count
    }
    try expectEqual(dots(), 2)
    try renderer.tap("more")
    try expectEqual(dots(), 3)
  }
}
