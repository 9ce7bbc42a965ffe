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
}
