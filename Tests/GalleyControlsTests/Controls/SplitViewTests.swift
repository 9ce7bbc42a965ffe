import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// The columns of split views, side by side or as screens of a stack.
@MainActor
@Suite("Split views")
struct SplitViewTests {
  /// Two or three columns with lists.
  private struct Mail: View {
    @State var mailbox: String?
    @State var message: Int?
    var hasContent = false
    var hasStacks = false
    var preferred: NavigationSplitViewColumn?

    var body: some View {
      if let preferred {
        NavigationSplitView(preferredCompactColumn: .constant(preferred)) {
          mailboxes
        } content: {
          messages
        } detail: {
          detail
        }
      } else if hasContent {
        NavigationSplitView {
          mailboxes
        } content: {
          messages
        } detail: {
          detail
        }
      } else if hasStacks {
        NavigationSplitView {
          NavigationStack { mailboxes }
        } detail: {
          NavigationStack { messages }
        }
      } else {
        NavigationSplitView {
          mailboxes
        } detail: {
          messages
        }
      }
    }

    private var mailboxes: some View {
      List(["Inbox", "Drafts"], id: \.self, selection: $mailbox) {
        NavigationLink("to \($0)", value: $0)
      }
      .navigationTitle("Mail")
    }

    private var messages: some View {
      List([1, 2], id: \.self, selection: $message) { Text("Message \($0)") }
        .navigationTitle(mailbox ?? "No Mailbox")
        .toolbar { Button("New") {} }
    }

    private var detail: some View {
      Text("Body \(message ?? 0)").navigationTitle("Letter")
    }
  }

  private func texts(_ view: some View, on device: Device) -> [String] {
    layout(device.size.width, device.size.height) { DeviceScreen(device) { view } }
      .nodes.compactMap(\.text?.string)
  }

  private static let sidebar = ["to Inbox", "to Drafts", "Mail"]

  @Test("in a compact width, a column is shown if a row of the column before it is selected")
  func collapsed() {
    func shown(_ view: Mail) -> [String] { texts(view, on: .iPhone16) }
    expectEqual(shown(Mail()), Self.sidebar)
    let messages = ["Message 1", "Message 2", "Mail", "New", "Inbox"]
    expectEqual(shown(Mail(mailbox: "Inbox")), messages)
    expectEqual(shown(Mail(mailbox: "Inbox", hasContent: true)), messages)
    expectEqual(
      shown(Mail(mailbox: "Inbox", message: 2, hasContent: true)), ["Body 2", "Inbox", "Letter"])
    // Without a selected mailbox, the selected message is out of sight.
    expectEqual(shown(Mail(message: 2, hasContent: true)), Self.sidebar)
  }

  @Test("in a compact width, stacks in columns have the column's back button and one bar")
  func collapsedStacks() {
    func nodes(hasStacks: Bool) -> [LayoutTree.Node] {
      let view = Mail(mailbox: "Inbox", hasStacks: hasStacks)
      return layout(393, 852) { DeviceScreen(.iPhone16) { view } }.nodes.filter { $0.text != nil }
    }
    let (plain, stacks) = (nodes(hasStacks: false), nodes(hasStacks: true))
    expectEqual(stacks.map(\.text?.string), plain.map(\.text?.string))
    expectEqual(stacks.map(\.frame), plain.map(\.frame))
  }

  @Test("the preferred column is on top, whatever is selected")
  func preferred() {
    func shown(_ column: NavigationSplitViewColumn) -> [String] {
      texts(Mail(mailbox: "Inbox", preferred: column), on: .iPhone16)
    }
    expectEqual(shown(.sidebar), Self.sidebar)
    expectEqual(shown(.content), ["Message 1", "Message 2", "Mail", "New", "Inbox"])
    expectEqual(shown(.detail), ["Body 0", "Inbox", "Letter"])
  }

  @Test("in a compact width, a column below the topmost one does not control the tab bar")
  func tabBar() {
    func shown(selecting row: Int?) -> [String] {
      let tabs = TabView {
        NavigationSplitView {
          List([1, 2], id: \.self, selection: .constant(row)) { Text("Row \($0)") }
            .toolbar(.hidden, for: .tabBar)
        } detail: {
          Text("Detail")
        }
        .tabItem { Text("Tab") }
      }
      return texts(tabs, on: .iPhone16)
    }
    expect(shown(selecting: nil), lacks: "Tab")
    expect(shown(selecting: 1), contains: "Tab")
  }

  @Test("a link selects its value, and the back button deselects it")
  func navigation() throws {
    let renderer = ImageRenderer(content: DeviceScreen(.iPhone16) { Mail() })
    renderer.proposedSize = ProposedViewSize(width: 393, height: 852)
    let shown = { try renderer.layoutTree().nodes.compactMap(\.text?.string) }
    try renderer.tap("to Drafts")
    try expectEqual(shown(), ["Message 1", "Message 2", "Mail", "New", "Drafts"])
    try renderer.tap("Mail")
    try expectEqual(shown(), Self.sidebar)
  }

  @Test("phones have columns only if their width is regular")
  func landscape() {
    let view = Mail(mailbox: "Inbox")
    expect(texts(view, on: .iPhone16Plus.landscape), contains: "to Inbox")
    expect(texts(view, on: .iPhone16.landscape), lacks: "to Inbox")
    expect(texts(view, on: .iPhone16.landscape), contains: "Message 1")
  }

  // MARK: Tablets

  /// Columns that show their names in their titles.
  private struct Columns: View {
    var hasContent = true
    @State var visibility = NavigationSplitViewVisibility.automatic

    var body: some View {
      if hasContent {
        NavigationSplitView(columnVisibility: $visibility) {
          column("sidebar")
        } content: {
          column("content").navigationSplitViewColumnWidth(min: 200, ideal: 240, max: 220)
        } detail: {
          NavigationStack { column("detail").navigationBarTitleDisplayMode(.inline) }
        }
      } else {
        NavigationSplitView(columnVisibility: $visibility) {
          column("sidebar")
        } detail: {
          column("detail")
        }
      }
    }

    private func column(_ name: String) -> some View {
      Color.clear.named(name).navigationTitle(name)
    }
  }

  private func shown(_ view: Columns, on device: Device) -> [String] {
    texts(view, on: device).sorted()
  }

  @Test("tablets show the last column in portrait, and two in landscape")
  func automatic() {
    let two = Columns(hasContent: false)
    expectEqual(shown(two, on: .iPad), ["detail"])
    expectEqual(shown(two, on: .iPad.landscape), ["detail", "sidebar"])
    expectEqual(shown(Columns(), on: .iPad), ["detail"])
    expectEqual(shown(Columns(), on: .iPad.landscape), ["content", "detail"])
    for device in [Device.iPad, .iPad.landscape] {
      expectEqual(shown(Columns(visibility: .all), on: device), ["content", "detail", "sidebar"])
      expectEqual(shown(Columns(visibility: .doubleColumn), on: device), ["content", "detail"])
      expectEqual(shown(Columns(visibility: .detailOnly), on: device), ["detail"])
    }
  }

  @Test("the last column is below the others in the prominent style and, by default, in portrait")
  func styles() {
    func width(_ view: some View, on device: Device) -> CGFloat {
      layout(device.size.width, device.size.height) { DeviceScreen(device) { view } }["detail"]
        .frame.width
    }
    let view = Columns(hasContent: false, visibility: .all)
    expectEqual(width(view, on: .iPad), 820)
    expectEqual(width(view, on: .iPad.landscape), 1180 - 320)
    expectLess(width(view.navigationSplitViewStyle(.balanced), on: .iPad), 820)
    expectEqual(
      width(view.navigationSplitViewStyle(.prominentDetail), on: .iPad.landscape), 1180)
    // The requested width of the second of three columns is within its limits.
    expectEqual(width(Columns(), on: .iPad.landscape), 1180 - 220)
  }

  @Test("a stack in a column has the only bar")
  func stackBars() {
    let tree = layout(1180, 820) { DeviceScreen(.iPad.landscape) { Columns() } }
    expectEqual(tree["detail"].frame.minY, tree["content"].frame.minY)
  }

  @Test("the first visible column has a button for the sidebar")
  func toggle() throws {
    let renderer = ImageRenderer(content: DeviceScreen(.iPad) { Columns(hasContent: false) })
    renderer.proposedSize = ProposedViewSize(width: 820, height: 1180)
    let shown = { try renderer.layoutTree().nodes.compactMap(\.text?.string).sorted() }
    try renderer.tap("Show Sidebar")
    try expectEqual(shown(), ["detail", "sidebar"])
    try renderer.tap("Hide Sidebar")
    try expectEqual(shown(), ["detail"])
  }

  @Test("a screen can remove the button for the sidebar")
  func removedToggle() {
    func symbols(_ view: some View) -> Int {
      layout(820, 1180) { DeviceScreen(.iPad) { view } }.nodes.filter { $0.type == "Image" }.count
    }
    func view(_ item: ToolbarDefaultItemKind?) -> some View {
      NavigationSplitView {
        Text("sidebar").toolbar(removing: item)
      } detail: {
        Text("detail")
      }
    }
    expectEqual(symbols(view(nil)), 1)
    expectEqual(symbols(view(.sidebarToggle)), 0)
  }

  @Test("links in a column show their screens in the next column")
  func links() throws {
    let view = NavigationSplitView {
      NavigationLink("open") { Text("opened") }
    } detail: {
      Text("nothing")
    }
    let renderer = ImageRenderer(content: DeviceScreen(.iPad.landscape) { view })
    renderer.proposedSize = ProposedViewSize(width: 1180, height: 820)
    let shown = { try renderer.layoutTree().nodes.compactMap(\.text?.string) }
    try expectEqual(shown(), ["open", "nothing"])
    try renderer.tap("open")
    try expectEqual(shown(), ["open", "opened"])
    let shownByCondition = NavigationSplitView {
      Text("sidebar").navigationDestination(isPresented: .constant(true)) { Text("shown") }
    } detail: {
      Text("nothing")
    }
    expectEqual(texts(shownByCondition, on: .iPad.landscape), ["sidebar", "shown"])
  }
}
