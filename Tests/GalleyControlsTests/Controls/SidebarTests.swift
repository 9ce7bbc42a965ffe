import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// Sidebars and inspectors of tablets, and what is in their bars.
@MainActor
@Suite("Sidebars and inspectors")
struct SidebarTests {
  private func count(_ type: String, in tree: LayoutTree) -> Int {
    tree.nodes.filter { $0.type == type }.count
  }

  // MARK: Sidebars

  private struct Sidebar: View {
    var selection: Int? = 1

    var body: some View {
      NavigationSplitView {
        List(selection: .constant(selection)) {
          Section("Places") {
            ForEach(1..<4, id: \.self) { NavigationLink("Row \($0)", value: $0) }
          }
        }
        .navigationTitle("Sidebar")
      } detail: {
        Text("Detail")
      }
    }
  }

  @Test("rows of a tablet's sidebar have neither cards nor separators nor chevrons")
  func bareRows() throws {
    let tablet = layout(Sidebar(), on: .iPad.landscape)
    expectEqual(count("Divider", in: tablet), 0)
    // Only the button for the sidebar.
    expectEqual(count("Image", in: tablet), 1)
    try expectEqual(frame("Row 1", in: tablet).minX, 32)
    try expectEqual(frame("Row 2", in: tablet).minY - frame("Row 1", in: tablet).minY, 44)
    try expectEqual(frame("Places", in: tablet).minX, 32)
    let phone = layout(Sidebar(selection: nil), on: .iPhone16)
    expectEqual(count("Divider", in: phone), 2)
    expectEqual(count("Image", in: phone), 3)
    try expectEqual(frame("Row 1", in: phone).minX, 40)
  }

  @Test("a form in a sidebar keeps its cards and separators")
  func form() {
    let view = NavigationSplitView {
      Form {
        Text("one")
        Text("two")
      }
    } detail: {
      Text("Detail")
    }
    expectEqual(count("Divider", in: layout(view, on: .iPad.landscape)), 1)
  }

  @Test("a selected row of a sidebar has a rounded background", .enabled(if: hasPainter))
  func selectedRow() throws {
    let renderer = ImageRenderer(content: DeviceScreen(.iPad.landscape) { Sidebar(selection: 2) })
    renderer.scale = 1
    renderer.proposedSize = ProposedViewSize(width: 1180, height: 820)
    let row = try frame("Row 2", in: renderer.layoutTree())
    let bitmap = try renderer.bitmap()
    let (ground, selected) = (bitmap[4, Int(row.midY)].0, bitmap[20, Int(row.midY)].0)
    expectEqual(ground, 242)
    expectLess(selected, 235)
    // The corners show the sidebar's background, and other rows have none of their own.
    expectEqual(bitmap[16, Int(row.midY) - 22].0, ground)
    expectEqual(bitmap[20, Int(row.midY) + 44].0, ground)
  }

  @Test("pushed screens have the button for the sidebar before the back button")
  func pushedScreens() throws {
    let view = NavigationSplitView {
      Text("sidebar")
    } detail: {
      NavigationStack(path: .constant([1])) {
        Text("root").navigationTitle("Root")
          .navigationDestination(for: Int.self) { _ in Text("pushed") }
      }
    }
    let renderer = ImageRenderer(content: DeviceScreen(.iPad) { view })
    renderer.proposedSize = ProposedViewSize(width: 820, height: 1180)
    let tree = try renderer.layoutTree()
    let symbols = tree.nodes.filter { $0.type == "Image" }.map(\.frame)
    expectEqual(symbols.count, 2)
    let back = try frame("Root", in: tree)
    expect(symbols.allSatisfy { $0.maxX <= back.minX })
    expect(tree.texts, lacks: "sidebar")
    try renderer.tap("Show Sidebar")
    try expect(renderer.layoutTree().texts, contains: "sidebar")
  }

  // MARK: Inspectors

  private struct Inspected: View {
    @State var isShown = true
    var width: CGFloat?

    var body: some View {
      NavigationStack {
        Color.clear.named("view").navigationTitle("Title")
          .toolbar { Button("Toggle") { isShown.toggle() } }
          .inspector(isPresented: $isShown) {
            if let width {
              Color.red.named("inspector").inspectorColumnWidth(min: 200, ideal: width, max: 300)
            } else {
              Color.red.named("inspector")
            }
          }
      }
    }
  }

  @Test("an inspector is a column at the trailing edge of a tablet")
  func inspector() throws {
    let usual = layout(Inspected(), on: .iPad.landscape)
    expectClose(usual["view"].frame, CGRect(0, 120, 860, 680))
    expectClose(usual["inspector"].frame, CGRect(860, 120, 320, 680))
    for (width, expected) in [(250, 250), (100, 200), (900, 300)] as [(CGFloat, CGFloat)] {
      let tree = layout(Inspected(width: width), on: .iPad.landscape)
      expectEqual(tree["inspector"].frame.width, expected)
      expectEqual(tree["view"].frame.width, 1180 - expected)
    }
    expect(usual.diagnostics.isEmpty)
  }

  @Test("a hidden inspector takes no space, and can be shown")
  func hiddenInspector() throws {
    let renderer = ImageRenderer(content: DeviceScreen(.iPad) { Inspected(isShown: false) })
    renderer.proposedSize = ProposedViewSize(width: 820, height: 1180)
    try expectEqual(renderer.layoutTree()["view"].frame.width, 820)
    try renderer.tap("Toggle")
    try expectEqual(renderer.layoutTree()["view"].frame.width, 500)
  }

  @Test("on an iPhone, an inspector is a sheet over the view")
  func inspectorSheet() {
    let tree = layout(Inspected(width: 250), on: .iPhone16)
    expectEqual(tree["view"].frame.width, 393)
    expectEqual(tree["inspector"].frame.width, 393)
  }

  @Test("an inspector is beside all of its view, also where a length is unspecified")
  func inspectedViews() throws {
    let several = layout(
      Group {
        Color.red.frame(height: 30).named("first")
        Color.red.frame(height: 40).named("second")
      }
      .inspector(isPresented: .constant(true)) { Color.blue.named("inspector") },
      on: .iPad.landscape)
    let frames = several.frames("first", "second", "inspector")
    expectEqual(frames.map(\.width), [860, 860, 320])
    expectLess(frames[0].maxY, frames[1].minY + 0.5)
    let scrolled = layout(
      ScrollView {
        box(100, 500).named("view")
          .inspector(isPresented: .constant(true)) { Color.blue.named("inspector") }
      }, on: .iPad.landscape)
    expectEqual(scrolled["view"].frame.midX, 430)
    expectClose(scrolled["inspector"].frame, CGRect(860, 24, 320, 500))
    let fitted = layout(
      box(100, 50).inspector(isPresented: .constant(true)) { Color.blue }.fixedSize().named("all"),
      on: .iPad.landscape)
    expectEqual(fitted["all"].frame.size, CGSize(width: 420, height: 50))
  }

  @Test("an inspector belongs to no column of a split view")
  func inspectorInColumn() throws {
    let view = NavigationSplitView {
      Text("sidebar")
    } detail: {
      Text("Detail").navigationTitle("Detail").inspector(isPresented: .constant(true)) {
        NavigationStack { Text("Inspected").navigationTitle("Inspector") }
      }
    }
    let tree = layout(view, on: .iPad)
    // The button for the sidebar is in the bar of the column.
    let buttons = tree.nodes.filter { $0.type == "Image" }.map(\.frame)
    expectEqual(buttons.count, 1)
    try expectLess(require(buttons.first).maxX, 100)
    expect(tree.texts, contains: "Inspector")
  }

  private struct InspectedSidebar: View {
    @State private var shown: Int?

    var body: some View {
      NavigationSplitView(columnVisibility: .constant(.all)) {
        List(selection: $shown) {
          ForEach(1..<3) { NavigationLink("Row \($0)", value: $0) }
        }
        .inspector(isPresented: .constant(true)) {
          List(selection: .constant(Set<Int>())) { Text("other") }.inspectorColumnWidth(100)
        }
      } detail: {
        Text(shown.map { "Shown \($0)" } ?? "Nothing")
      }
    }
  }

  @Test("links in a column select the rows of its list, not of the list in an inspector")
  func selectionBesideInspector() throws {
    let renderer = ImageRenderer(content: DeviceScreen(.iPad) { InspectedSidebar() })
    renderer.proposedSize = ProposedViewSize(width: 820, height: 1180)
    try expect(renderer.layoutTree().texts, contains: "Nothing")
    try renderer.tap("Row 2")
    try expect(renderer.layoutTree().texts, contains: "Shown 2")
  }

  // MARK: Narrow presentations

  @Test("popovers and cards of tablets have a compact width, and presentations over them do not")
  func narrowPresentations() throws {
    struct Reader: View {
      let name: String
      @Environment(\.horizontalSizeClass) private var width
      var body: some View { Text(width == .compact ? "\(name) compact" : "\(name) regular") }
    }
    let popover = layout(
      Text("a").popover(isPresented: .constant(true)) { Reader(name: "popover") }, on: .iPad)
    expect(popover.texts, contains: "popover compact")
    let sheet = layout(
      Reader(name: "screen").sheet(isPresented: .constant(true)) {
        Reader(name: "card").fullScreenCover(isPresented: .constant(true)) {
          Reader(name: "cover")
        }
      }, on: .iPad)
    for text in ["screen regular", "card compact", "cover regular"] {
      expect(sheet.texts, contains: text)
    }
    let dialog = layout(
      Text("a").sheet(isPresented: .constant(true)) {
        Text("b").confirmationDialog("c", isPresented: .constant(true)) {
          Button("One") {}
          Button("Cancel", role: .cancel) {}
        }
      }, on: .iPad)
    // It remains a popover, which has no cancel button.
    expect(dialog.texts, contains: "One")
    expect(dialog.texts, lacks: "Cancel")
  }

  @Test("search fields of narrow presentations are below the title, and inspectors are sheets")
  func narrowScreens() throws {
    func screen(_ theme: SystemTheme) -> some View {
      NavigationStack {
        Color.clear.navigationTitle("Title")
          .searchable(text: .constant(""), prompt: "Find")
      }
      .frame(width: 320, height: 400)
      .environment(\.systemTheme, theme)
    }
    for theme in [SystemTheme.ios18, .ios26] {
      let tree = layout(
        Text("a").popover(isPresented: .constant(true)) { screen(theme) }, on: .iPad)
      let (title, field) = (try frame("Title", in: tree), try frame("Find", in: tree))
      expectGreater(field.minY, title.maxY)
      expectLess(field.minY, title.maxY + 60)
    }
    let card = layout(
      Text("a").sheet(isPresented: .constant(true)) {
        Color.clear.named("view").inspector(isPresented: .constant(true)) {
          Color.blue.named("inspector")
        }
      }, on: .iPad)
    expectEqual(card["view"].frame.width, 540)
    expectEqual(card["inspector"].frame.width, 540)
  }

  // MARK: Search fields

  @Test("a tablet's search field is in the bar, in narrow columns and drawers below the title")
  func search() throws {
    func screen(_ placement: SearchFieldPlacement) -> some View {
      NavigationStack {
        Color.clear.named("view").navigationTitle("Title")
          .toolbar { Button("Add") {} }
          .searchable(text: .constant(""), placement: placement, prompt: "Find")
      }
    }
    let inBar = layout(screen(.automatic), on: .iPad)
    expectEqual(inBar["view"].frame.minY, 24 + 44 + 52)
    let (add, field) = (try frame("Add", in: inBar), try frame("Find", in: inBar))
    expectClose(add.midY, field.midY, tolerance: 1)
    expectLess(add.maxX, field.minX)
    let drawer = layout(screen(.navigationBarDrawer(displayMode: .always)), on: .iPad)
    expectEqual(drawer["view"].frame.minY, 24 + 44 + 52 + 52)
    let column = NavigationSplitView {
      Color.clear.named("sidebar").navigationTitle("Sidebar")
        .searchable(text: .constant(""), prompt: "Find")
    } detail: {
      Text("Detail")
    }
    expectEqual(layout(column, on: .iPad.landscape)["sidebar"].frame.minY, 24 + 44 + 52 + 52)
  }

  @Test("on iOS 26, the drawer below the title has the field, too")
  func drawer() throws {
    func y(_ placement: SearchFieldPlacement) throws -> CGFloat {
      let view = NavigationStack {
        Color.clear.navigationTitle("Title")
          .searchable(text: .constant(""), placement: placement, prompt: "Find")
      }
      .environment(\.systemTheme, .ios26)
      return try frame("Find", in: layout(view, on: .iPhone16)).minY
    }
    try expectGreater(y(.automatic), 700)
    try expectLess(y(.navigationBarDrawer(displayMode: .always)), 300)
  }
}
