import Expectations
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Search fields")
struct SearchFieldTests {
  private func field(_ tree: LayoutTree) throws -> CGRect {
    let icon = try require(tree.nodes.first { $0.type == "Image" })
    // The field is the node around the magnifying glass, excluding its outer padding.
    let around = tree.nodes.filter {
      $0.frame.contains(icon.frame) && $0.frame.width >= 260 && $0.frame.height <= 36
    }
    return try require(around.map(\.frame).max { $0.height < $1.height })
  }

  @Test("a 36-point field is below the title, in a 52-point area")
  func frames() throws {
    let large = layout(300, 500) {
      NavigationStack {
        Color.red.named("content").navigationTitle("Title").searchable(text: .constant(""))
      }
    }
    expectClose(large["content"].frame, CGRect(0, 148, 300, 352))
    expectClose(try field(large), CGRect(16, 97, 268, 36))
    expectEqual(large.texts, ["Title", "Search"])
    let inline = layout(300, 500) {
      NavigationStack {
        Color.red.named("content").navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .searchable(text: .constant("Heron"), prompt: "Find")
      }
    }
    expectClose(inline["content"].frame, CGRect(0, 96, 300, 404))
    expectClose(try field(inline), CGRect(16, 45, 268, 36))
    expectEqual(inline.texts, ["Title", "Heron"])
  }

  @Test("the prompt is shown and nothing is reported at rest")
  func prompt() {
    let tree = LayoutTree(
      of: NavigationStack {
        Text("a").searchable(text: .constant(""), isPresented: .constant(false), prompt: "Find")
      })
    expectEqual(tree.texts, ["a", "Find"])
    expect(tree.diagnostics.isEmpty)
  }

  @Test("on a stack, the field is shown only on the root screen")
  func around() {
    func tree(_ path: [Int]) -> LayoutTree {
      layout(300, 500) {
        TabView {
          NavigationStack(path: .constant(path)) {
            Text("root").navigationDestination(for: Int.self) { _ in Text("pushed") }
          }
        }
        .searchable(text: .constant(""))
      }
    }
    expect(tree([]).texts, contains: "Search")
    expect(tree([]).diagnostics.isEmpty)
    expect(tree([1]).texts, lacks: "Search")
    expect(tree([1]).diagnostics.isEmpty)
  }

  @Test("on a split view, the field is in the first column")
  func splitView() throws {
    let tree = layout(900, 600) {
      NavigationSplitView {
        Text("sidebar").navigationTitle("Places")
      } detail: {
        Text("detail").navigationTitle("Harbour")
      }
      .searchable(text: .constant(""), prompt: "Find")
    }
    let fields = tree.nodes.filter { $0.text?.string == "Find" }
    expectEqual(fields.count, 1)
    expect(tree.diagnostics.isEmpty)
    try expectLess(require(fields.first).frame.maxX, 290)
  }

  @Test("unsupported search features are reported")
  func reported() {
    struct Token: Identifiable { let id = 1 }
    func messages(_ view: some View) -> [String] {
      LayoutTree(of: view).diagnostics.map(\.message)
    }
    expectEqual(
      messages(Text("a").searchable(text: .constant(""))),
      [
        "the search field is not shown: searchable needs a NavigationStack with a bar"
      ])
    expectEqual(
      messages(
        NavigationStack {
          Text("a").searchable(text: .constant(""), tokens: .constant([Token()])) { _ in Text("t") }
        }), ["the search has 1 token; tokens are not rendered"])
    expectEqual(
      messages(
        NavigationStack {
          Text("a").searchable(
            text: .constant(""), editableTokens: .constant([Token(), Token()]),
            isPresented: .constant(true), prompt: "Find"
          ) { _ in Text("t") }
        }), ["the search has 2 tokens; tokens are not rendered"])
    expectEqual(
      messages(
        NavigationStack {
          Text("a").searchable(text: .constant(""), isPresented: .constant(true))
        }),
      [
        "the search is presented but its field is rendered at rest, without scopes and"
          + " suggestions"
      ])
    let list = List {}.searchable(text: .constant(""))
    expectEqual(LayoutTree(of: list).diagnostics.map(\.view), ["searchable"])
  }

  @Test("the field can be edited and cleared")
  func writing() throws {
    struct Screen: View {
      @State private var query = ""
      var body: some View {
        NavigationStack { Text("query: \(query)").searchable(text: $query) }
      }
    }
    let renderer = ImageRenderer(content: Screen())
    renderer.proposedSize = ProposedViewSize(width: 300, height: 500)
    try renderer.set("Search", to: "Heron")
    try expect(renderer.layoutTree().texts, contains: "query: Heron")
    try renderer.tap("Clear text")
    try expect(renderer.layoutTree().texts, contains: "query: ")
  }
}
