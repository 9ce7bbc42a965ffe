import Expectations
import Galley
import TestSupport
import Testing

/// Lists in content that scrolls.
@MainActor
@Suite("Lists in scrolling content")
struct NestedListTests {
  private var list: some View { List { Text("a") }.named("list") }

  @Test("a list without a frame has no height in scroll views, with a diagnostic")
  func withoutFrame() {
    let tree = layout(390, 600) {
      ScrollView {
        VStack(spacing: 0) {
          box(50, 20).named("above")
          list
          box(50, 20).named("below")
        }
      }
    }
    expectEqual(tree["list"].frame.height, 0)
    expectEqual(tree["below"].frame.minY, tree["above"].frame.maxY)
    let nested = layout(390, 600) { ScrollView { ScrollView(.horizontal) { list } } }
    expectEqual(nested["list"].frame.height, 0)
    for tree in [tree, nested] {
      expectEqual(tree.diagnostics.count, 1)
      expect(tree.diagnostics.map(\.message).joined(), contains: "frame(height:)")
    }
  }

  @Test("a frame gives a list in a scroll view its height")
  func frames() {
    let views = [AnyView(list.frame(height: 100)), AnyView(list.frame(minHeight: 100))]
    for view in views {
      let tree = layout(390, 600) { ScrollView { view } }
      expectEqual(tree["list"].frame.height, 100)
      expect(tree.diagnostics.isEmpty)
    }
  }

  @Test("a row of a form gives a list the height of a line, not that of its rows")
  func row() {
    let form = layout(390, 600) {
      Form { List(0..<20, id: \.self) { Text("\($0)") }.named("list") }
    }
    expectEqual(form["list"].frame.height, 22)
  }

  @Test("elsewhere, a list is ideally as high as its rows")
  func idealHeight() {
    let tree = layout(390, 600) { list.fixedSize(horizontal: false, vertical: true) }
    expectGreater(tree["list"].frame.height, 44)
    let horizontal = layout(390, 600) { ScrollView(.horizontal) { list.frame(width: 300) } }
    expectEqual(horizontal["list"].frame.height, 600)
    expect(horizontal.diagnostics.isEmpty)
  }
}
