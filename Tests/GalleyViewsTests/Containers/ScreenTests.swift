import Expectations
import Galley
import TestSupport
import Testing

/// Bars, tabs and lists.
@MainActor
@Suite("Navigation and lists")
struct ScreenTests {
  @Test("bars are 44 points tall, or 96 with a large title, with the content below")
  func navigationBars() {
    func content(_ change: (AnyView) -> AnyView) -> CGRect {
      layout(300, 500) {
        NavigationStack { change(AnyView(Color.red.named("content"))) }
      }["content"].frame
    }
    expectClose(content { $0 }, CGRect(0, 0, 300, 500))
    expectClose(content { AnyView($0.navigationTitle("Title")) }, CGRect(0, 96, 300, 404))
    expectClose(
      content {
        AnyView($0.navigationTitle("Title").navigationBarTitleDisplayMode(.inline))
      }, CGRect(0, 44, 300, 456))
    expectClose(
      content { AnyView($0.toolbar { ToolbarItem { Button("Edit") {} } }) },
      CGRect(0, 44, 300, 456))
    expectClose(
      content { AnyView($0.navigationTitle("Title").toolbar(.hidden, for: .navigationBar)) },
      CGRect(0, 0, 300, 500))
    // Without explicit bars, the modifier applies to the automatic one.
    expectClose(
      content { AnyView($0.navigationTitle("Title").toolbar(.hidden)) }, CGRect(0, 0, 300, 500))
    expectClose(
      content { AnyView($0.navigationTitle("Title").toolbarVisibility(.hidden)) },
      CGRect(0, 0, 300, 500))
    expectClose(
      content { AnyView($0.navigationTitle("Title").toolbar(.hidden, for: .tabBar)) },
      CGRect(0, 96, 300, 404))
  }

  @Test("bottom bar items appear in a bar below the content")
  func bottomItems() {
    let tree = layout(300, 500) {
      NavigationStack {
        Color.red.named("content").toolbar {
          ToolbarItem(placement: .bottomBar) { Text("Share") }
          ToolbarItem(placement: .bottomBar) { Text("Delete") }
        }
      }
    }
    expectClose(tree["content"].frame, CGRect(0, 0, 300, 456))
    expectEqual(tree.texts, ["Share", "Delete"])
  }

  @Test("the selected tab is shown with the titles of all tabs")
  func tabs() {
    func strings<V: View>(_ view: V) -> [String] {
      layout(300, 400) { view }.texts
    }
    let pages = Group {
      Text("first page").tabItem { Label("One", systemImage: "star") }.tag("a")
      Text("second page").tabItem { Label("Two", systemImage: "heart") }.tag("b")
    }
    expectEqual(strings(TabView { pages }), ["first page", "One", "Two"])
    expectEqual(
      strings(TabView(selection: .constant("b")) { pages }), ["second page", "One", "Two"])
    expectEqual(
      strings(
        TabView(selection: .constant(2)) {
          Tab("One", systemImage: "star", value: 1) { Text("first page") }
          Tab("Two", systemImage: "heart", value: 2) { Text("second page") }
        }), ["second page", "One", "Two"])
  }

  @Test("rows are at least 44 points tall; sections have headers, footers and backgrounds")
  func lists() {
    let tree = layout(320, 600) {
      List {
        Section {
          Color.red.frame(height: 10).named("short")
          Color.red.frame(height: 60).named("tall")
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
        Color.red.frame(height: 10).named("lone")
      }
      .named("list")
    }
    expectEqual(tree["list"].frame.size, CGSize(width: 320, height: 600))
    expectClose([tree["tall"].frame.midY - tree["short"].frame.midY], [22 + 41])
    // 16 points of margin and 16 of inset on both sides.
    expectEqual(tree["short"].frame.minX, 32)
    expectEqual(tree["short"].frame.width, 256)
    expectEqual(tree.texts, ["HEADER", "footer"])
    expectGreater(tree["lone"].frame.minY, tree["tall"].frame.maxY + 40)
  }

  @Test("rows of a plain list span its width; insets can be set")
  func plainList() {
    let tree = layout(320, 600) {
      List {
        Color.red.frame(height: 10).named("a")
        Color.red.frame(height: 10).named("b").listRowInsets(EdgeInsets())
      }
      .listStyle(.plain)
    }
    expectEqual(tree["a"].frame.minX, 16)
    expectEqual(tree["a"].frame.width, 288)
    expectEqual(tree["b"].frame.minX, 0)
    expectEqual(tree["b"].frame.width, 320)
  }
}
