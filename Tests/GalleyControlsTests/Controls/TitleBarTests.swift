import Expectations
import Galley
import TestSupport
import Testing

/// Items and marks beside the title of a navigation bar.
@MainActor
@Suite("Beside the titles of bars")
struct TitleBarTests {
  private func tree(_ content: some View) throws -> LayoutTree {
    let screen = DeviceScreen(.iPhoneSE) {
      NavigationStack { content.navigationBarTitleDisplayMode(.inline) }
    }
    return try ImageRenderer(content: screen).layoutTree()
  }

  private func box(_ id: String) -> some View {
    Color.blue.frame(width: 20, height: 20).accessibilityIdentifier(id)
  }

  private func title(in tree: LayoutTree) throws -> CGRect {
    try require(tree.nodes.first { $0.text?.string == "Title" }).frame
  }

  @Test("bar items have their ideal width, even with a spacer, and the title stays centered")
  func spacers() throws {
    let items = HStack(spacing: 0) {
      box("first")
      Spacer()
      box("last")
    }
    let leading = try tree(
      Color.red.navigationTitle("Title").navigationBarItems(leading: items))
    let gap = leading["last"].frame.minX - leading["first"].frame.maxX
    expectEqual(gap, 8)
    expectEqual(leading["first"].frame.minX, 16)
    try expectEqual(title(in: leading).midX, 187.5)
    let both = try tree(
      Color.red.navigationTitle("Title")
        .navigationBarItems(leading: box("leading"), trailing: items))
    expectLess((both["last"].frame.minX - both["first"].frame.maxX - gap).magnitude, 0.001)
    expectLess((both["last"].frame.maxX - 359).magnitude, 0.001)
    expectEqual(both["leading"].frame.minX, 16)
    try expectEqual(title(in: both).midX, 187.5)
  }

  @Test("titles and rows are 20 points from the edges of wide screens, and 16 on iOS 26")
  func margins() throws {
    func starts(_ device: Device, _ theme: SystemTheme = .ios18) throws -> [CGFloat] {
      let screen = NavigationStack {
        List { Text("Row") }.listStyle(.plain).navigationTitle("Title")
      }
      .environment(\.systemTheme, theme)
      let tree = try ImageRenderer(content: DeviceScreen(device) { screen }).layoutTree()
      return try ["Title", "Row"].map { text in
        try require(tree.nodes.first { $0.text?.string == text }).frame.minX
      }
    }
    try expectEqual(starts(.iPhone16), [16, 16])
    try expectEqual(starts(.iPhone16ProMax), [20, 20])
    try expectEqual(starts(.iPad), [20, 20])
    try expectEqual(starts(.iPhone16ProMax, .ios26), [16, 16])
  }

  @Test("a principal item replaces the small title, and stands above a large one")
  func principalItems() throws {
    func tree(_ mode: NavigationBarItem.TitleDisplayMode) throws -> LayoutTree {
      let screen = DeviceScreen(.iPhoneSE) {
        NavigationStack {
          List { Text("Row") }.navigationTitle("Title").navigationBarTitleDisplayMode(mode)
            .toolbar { ToolbarItem(placement: .principal) { box("principal") } }
        }
      }
      return try ImageRenderer(content: screen).layoutTree()
    }
    let large = try tree(.large)
    try expectAtLeast(title(in: large).minY, large["principal"].frame.maxY)
    try expectEqual(title(in: large).minX, 16)
    expectEqual(large["principal"].frame.midX, 187.5)
    let small = try tree(.inline)
    expectEqual(small["principal"].frame, large["principal"].frame)
    expect(small.texts, lacks: "Title")
  }

  @Test("an editable title is followed by a mark, and both are centered together")
  func editableTitles() throws {
    func marks(_ tree: LayoutTree) throws -> [CGRect] {
      let title = try title(in: tree)
      return tree.nodes.map(\.frame).filter {
        $0.size == CGSize(width: 16, height: 16) && ($0.midY - title.midY).magnitude < 2
      }
    }
    let fixed = try tree(Color.red.navigationTitle("Title"))
    try expect(marks(fixed).isEmpty)
    let edited = try tree(Color.red.navigationTitle(.constant("Title")))
    let mark = try require(marks(edited).first)
    let text = try title(in: edited)
    expectGreater(mark.minX, text.maxX)
    expectLess(mark.minX - text.maxX, 8)
    expectAtMost(((text.minX + mark.maxX) / 2 - 187.5).magnitude, 0.5)
  }
}
