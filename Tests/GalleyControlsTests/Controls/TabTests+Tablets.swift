import Expectations
import Foundation
import Galley
import TestSupport
import Testing

// Tab bars at the top of tablets.
extension TabTests {
  private func tree(_ view: some View, on device: Device = .iPad) -> LayoutTree {
    layout(view, on: device)
  }

  private struct Screens: View {
    @State var hidesBar = false
    @State var mode = NavigationBarItem.TitleDisplayMode.inline

    var body: some View {
      TabView {
        Tab("One", systemImage: "star") {
          NavigationStack {
            Color.clear.named("screen").navigationTitle("Title")
              .navigationBarTitleDisplayMode(mode)
              .toolbar { Button("Add") {} }
          }
          .toolbar(hidesBar ? .hidden : .automatic, for: .tabBar)
        }
        Tab("Two", systemImage: "heart") { Text("second") }
      }
    }
  }

  @Test("a tablet's tab bar has titles in the middle at the top")
  func topBar() throws {
    let plain = TabView {
      Color.clear.named("screen").tabItem { Label("One", systemImage: "star") }
      Color.clear.tabItem { Label("Two", systemImage: "heart") }
    }
    let tablet = tree(plain)
    let (one, two) = try (frame("One", in: tablet), frame("Two", in: tablet))
    expectClose(one.midY, 24 + 22)
    expectEqual(one.midY, two.midY)
    expectLess(one.maxX, 410)
    expectGreater(two.minX, 410)
    expect(!tablet.nodes.contains { $0.type == "Image" })
    expectEqual(tablet["screen"].frame, CGRect(x: 0, y: 24 + 44, width: 820, height: 1180 - 88))
    // Phones have a bar at the bottom, in landscape, too.
    for device in [Device.iPhone16, .iPhone16ProMax.landscape] {
      try expectGreater(frame("One", in: tree(plain, on: device)).minY, device.size.height / 2)
    }
  }

  @Test("navigation bars are in the row of a tab bar at the top, with their titles before it")
  func bars() throws {
    let inline = tree(Screens())
    try expectClose(frame("Add", in: inline).midY, frame("One", in: inline).midY, tolerance: 1)
    try expectLess(frame("Title", in: inline).maxX, frame("One", in: inline).minX)
    expectEqual(inline["screen"].frame.minY, 24 + 44)
    let large = tree(Screens(mode: .large))
    try expectGreater(frame("Title", in: large).minY, frame("One", in: large).maxY)
    expectEqual(large["screen"].frame.minY, 24 + 44 + 52)
  }

  @Test("navigation bars stay in the row of a hidden tab bar")
  func hiddenBar() {
    let hidden = tree(Screens(hidesBar: true))
    expect(!hidden.nodes.contains { $0.text?.string == "One" })
    expectEqual(hidden["screen"].frame.minY, 24 + 44)
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Color.clear.named("screen")
        .overlay { Button("Count \(count)") { count += 1 } }
    }
  }

  private struct Adaptable: View {
    var body: some View {
      TabView {
        Tab("One", systemImage: "star") { Counter() }
        TabSection("Section") {
          Tab("Two", systemImage: "heart") { Text("second") }
          Tab("Three", systemImage: "circle") { Text("third") }.badge(3)
        }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }

  @Test("a tab bar that adapts can be replaced by a sidebar with the sections of the tabs")
  func sidebar() throws {
    let renderer = ImageRenderer(content: DeviceScreen(.iPad.landscape) { Adaptable() })
    renderer.proposedSize = ProposedViewSize(width: 1180, height: 820)
    let bar = try renderer.layoutTree()
    expect(bar.texts, lacks: "Section")
    expectEqual(bar["screen"].frame.width, 1180)
    try renderer.tap("Count 0")
    try renderer.tap("Show Sidebar")
    let sidebar = try renderer.layoutTree()
    // The screens keep their state.
    expect(sidebar.texts, contains: "Count 1")
    expect(sidebar.texts, contains: "Section")
    expectClose(sidebar["screen"].frame, CGRect(320, 24, 860, 776))
    let names = try ["One", "Section", "Two", "Three"].map { try frame($0, in: sidebar) }
    expect(names.allSatisfy { $0.maxX < 320 })
    expect(zip(names, names.dropFirst()).allSatisfy { $0.maxY < $1.minY })
    try renderer.tap("Two")
    try expect(renderer.layoutTree().texts, contains: "second")
    try renderer.tap("Hide Sidebar")
    try expect(renderer.layoutTree().texts, lacks: "Section")
    try renderer.tap("One")
    try expect(renderer.layoutTree().texts, contains: "Count 1")
  }

  @Test("the sidebar of tabs can be shown first, but not on an iPhone")
  func firstSidebar() throws {
    let view = Adaptable().defaultAdaptableTabBarPlacement(.sidebar)
    try expectLess(frame("One", in: tree(view)).maxX, 320)
    try expectGreater(frame("One", in: tree(view, on: .iPhone16)).minY, 700)
    // Only bars of this style have a button for a sidebar.
    expectEqual(tree(Adaptable()).nodes.filter { $0.type == "Image" }.count, 1)
    expectEqual(tree(Screens()).nodes.filter { $0.type == "Image" }.count, 0)
  }

  @Test("tapping a title at the top shows its screen")
  func tappingTop() throws {
    let renderer = ImageRenderer(content: DeviceScreen(.iPad) { Screens() })
    renderer.proposedSize = ProposedViewSize(width: 820, height: 1180)
    try renderer.tap("Two")
    try expect(renderer.layoutTree().texts, contains: "second")
  }
}
