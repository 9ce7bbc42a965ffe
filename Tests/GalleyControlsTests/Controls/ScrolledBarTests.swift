import Expectations
import Galley
import TestSupport
import Testing

/// Navigation bars while content is scrolled under them.
@MainActor
@Suite("Bars over scrolled content")
struct ScrolledBarTests {
  private func screen(
    _ height: CGFloat, _ mode: NavigationBarItem.TitleDisplayMode = .large,
    anchor: UnitPoint = .bottom
  ) -> some View {
    NavigationStack {
      ScrollView { Color.red.frame(height: height).named("content") }
        .defaultScrollAnchor(anchor)
        .named("scroll")
        .navigationTitle("Title")
        .navigationBarTitleDisplayMode(mode)
    }
  }

  private func tree(_ view: some View) -> LayoutTree { layout(300, 400) { view } }

  private func title(_ tree: LayoutTree) throws -> CGRect {
    try require(tree.nodes.first { $0.text?.string == "Title" }).frame
  }

  @Test("a large title is below the bar at rest, and shrinks into the bar above scrolled content")
  func collapsing() throws {
    let rest = tree(screen(1000, anchor: .top))
    expectEqual(rest["scroll"].frame.minY, 96)
    expectEqual(rest["content"].frame.minY, 96)
    try expectEqual(title(rest).minX, 16)
    let scrolled = tree(screen(1000))
    expectEqual(scrolled["scroll"].frame.minY, 44)
    expectEqual(scrolled["content"].frame.maxY, 400)
    expectLess(abs(try title(scrolled).midX - 150), 0.5)
    try expectAtMost(title(scrolled).maxY, 44)
    expect(scrolled.diagnostics.isEmpty)
  }

  @Test("content collapses the title if it fits only below the small bar, but not if it is shorter")
  func settling() {
    let settled = tree(screen(320))
    expectEqual(settled["scroll"].frame.minY, 44)
    expect(settled.diagnostics.isEmpty)
    let short = tree(screen(300))
    expectEqual(short["scroll"].frame.minY, 96)
    expect(short.diagnostics.isEmpty)
  }

  @Test("lists move their bars, too, and scrolling back shows the large title again")
  func scrollingBack() throws {
    struct Screen: View {
      @State private var position = ScrollPosition(edge: .top)
      var body: some View {
        NavigationStack {
          ScrollView { Color.red.frame(height: 1000) }
            .scrollPosition($position)
            .named("scroll")
            .navigationTitle("Title")
            .toolbar {
              Button("end") { position.scrollTo(edge: .bottom) }
              Button("top") { position.scrollTo(edge: .top) }
            }
        }
      }
    }
    let renderer = ImageRenderer(content: Screen())
    renderer.proposedSize = ProposedViewSize(width: 300, height: 400)
    let top = { try renderer.layoutTree()["scroll"].frame.minY }
    try expectEqual(top(), 96)
    try renderer.tap("end")
    try expectEqual(top(), 44)
    try renderer.tap("top")
    try expectEqual(top(), 96)
    let list = tree(
      NavigationStack {
        List(0..<50) { Text("Row \($0)") }.defaultScrollAnchor(.bottom).navigationTitle("Title")
      })
    try expectAtMost(title(list).maxY, 44)
  }

  @Test("the bar has its background only while content is under it", .enabled(if: hasPainter))
  func background() throws {
    func bar(_ view: some View) throws -> [UInt8] {
      let renderer = ImageRenderer(content: view)
      renderer.scale = 1
      renderer.proposedSize = ProposedViewSize(width: 300, height: 400)
      let bitmap = try renderer.bitmap()
      return Array(bitmap.pixels[(10 * bitmap.width + 290) * 4..<(10 * bitmap.width + 290) * 4 + 3])
    }
    try expectEqual(bar(screen(1000, .inline, anchor: .top)), [255, 255, 255])
    try expectEqual(bar(screen(1000, .inline)), [249, 249, 249])
    try expectEqual(bar(screen(1000, .large)), [249, 249, 249])
    let hidden = NavigationStack {
      ScrollView { Color.white.frame(height: 1000) }
        .defaultScrollAnchor(.bottom)
        .navigationTitle("Title")
        .toolbarBackground(.hidden, for: .navigationBar)
    }
    try expectEqual(bar(hidden), [255, 255, 255])
  }

  @Test(
    "bars at the bottom have their backgrounds only while content extends under them",
    .enabled(if: hasPainter))
  func bottom() throws {
    func bar(_ view: some View) throws -> UInt8 {
      let renderer = ImageRenderer(content: view)
      renderer.scale = 1
      renderer.isOpaque = true
      renderer.proposedSize = ProposedViewSize(width: 300, height: 400)
      let bitmap = try renderer.bitmap()
      return bitmap[2, 395].0
    }
    func content(_ height: CGFloat, _ anchor: UnitPoint) -> some View {
      ScrollView { Color.white.frame(height: height) }.defaultScrollAnchor(anchor)
    }
    func tabs(_ view: some View) throws -> UInt8 {
      try bar(TabView { view.tabItem { Text("One") } })
    }
    func toolbar(_ view: some View) throws -> UInt8 {
      try bar(
        NavigationStack { view.toolbar { ToolbarItem(placement: .bottomBar) { Text("Item") } } })
    }
    // The tab bar leaves 351 points, the toolbar 356.
    for (height, anchor, level) in [
      (350, .top, 255), (1000, .top, 249), (1000, .bottom, 255),
    ] as [(CGFloat, UnitPoint, UInt8)] {
      try expectEqual(tabs(content(height, anchor)), level, "\(height) \(anchor)")
      try expectEqual(tabs(NavigationStack { content(height, anchor) }), level)
      try expectEqual(toolbar(content(height, anchor)), level)
    }
    try expectEqual(tabs(Color.white), 255)
    try expectEqual(toolbar(Color.white), 255)
    // Content also extends under a bar between it and the tab bar.
    for (height, level) in [(300, 255), (1000, 249)] as [(CGFloat, UInt8)] {
      let inset = NavigationStack { content(height, .top) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 40) }
      try expectEqual(tabs(inset), level, "\(height)")
    }
  }

  @Test("a large title also shrinks if another bar is between it and the scrolled content")
  func betweenBars() throws {
    let scrolled = tree(
      NavigationStack {
        ScrollView { Color.red.frame(height: 1000) }
          .defaultScrollAnchor(.bottom)
          .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 40) }
          .navigationTitle("Title")
      })
    try expectAtMost(title(scrolled).maxY, 44)
    expect(scrolled.diagnostics.isEmpty)
  }
}
