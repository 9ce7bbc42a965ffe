import Expectations
import Galley
import TestSupport
import Testing

/// Headers and footers that stay visible while their section is scrolled, in 50 × 100 points.
@MainActor
@Suite("Pinned views")
struct PinnedViewTests {
  /// Three sections with a header of 20 points, rows of 30 points and a footer of 10 points.
  private struct Sections: View {
    var count = 10
    var body: some View {
      ForEach(0..<3, id: \.self) { section in
        Section {
          ForEach(0..<count, id: \.self) { row in
            Color.red.frame(height: 30).named("\(section).\(row)")
          }
        } header: {
          Color.yellow.frame(height: 20).named("header \(section)")
        } footer: {
          Color.blue.frame(height: 10).named("footer \(section)")
        }
      }
    }
  }

  private func tree(_ view: some View, at y: CGFloat) -> LayoutTree {
    layout(50, 100) { view.scrollPosition(.constant(ScrollPosition(y: y))) }
  }

  private func tops(_ tree: LayoutTree, _ names: [String]) -> [CGFloat?] {
    names.map { tree.node(withIdentifier: $0)?.frame.minY }
  }

  private func tops(
    _ pinned: PinnedScrollableViews, at y: CGFloat, _ names: String...
  ) -> [CGFloat?] {
    let stack = ScrollView { LazyVStack(spacing: 0, pinnedViews: pinned) { Sections() } }
    return tops(tree(stack, at: y), names)
  }

  @Test("a header stays at the top of the visible part, until the next section pushes it up")
  func headers() {
    expectEqual(tops([], at: 100, "header 0", "0.3"), [-100, 10])
    expectEqual(tops(.sectionHeaders, at: 0, "header 0", "0.0"), [0, 20])
    expectEqual(tops(.sectionHeaders, at: 100, "header 0", "0.3"), [0, 10])
    expectEqual(tops(.sectionHeaders, at: 320, "header 0", "footer 0", "header 1"), [-10, 0, 10])
    expectEqual(tops(.sectionHeaders, at: 400, "header 1", "1.2"), [0, 10])
  }

  @Test("a footer stays at the bottom of the visible part, also at rest")
  func footers() {
    expectEqual(tops([], at: 250, "footer 0", "header 1", "1.0"), [70, 80, 100])
    expectEqual(tops(.sectionFooters, at: 0, "header 0", "0.0", "footer 0"), [0, 20, 90])
    expectEqual(tops(.sectionFooters, at: 100, "header 0", "footer 0"), [-100, 90])
    expectEqual(tops(.sectionFooters, at: 250, "footer 0", "header 1", "footer 1"), [70, 80, 90])
    let both: PinnedScrollableViews = [.sectionHeaders, .sectionFooters]
    expectEqual(tops(both, at: 100, "header 0", "0.3", "footer 0"), [0, 10, 90])
  }

  @Test("only views in scroll views are pinned, to the part between its insets")
  func insets() {
    let stack = LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
      Sections()
    }
    let inset = tree(ScrollView { stack }.contentMargins(.vertical, 30), at: 100)
    expectEqual(tops(inset, ["header 0", "0.3", "footer 0"]), [30, 40, 60])
    let whole = layout(50, nil) { stack }
    expectEqual(tops(whole, ["header 0", "footer 0", "header 2"]), [0, 320, 660])
    let banner = tree(
      ScrollView {
        VStack(spacing: 0) {
          Color.green.frame(height: 50)
          stack
        }
      }, at: 20)
    expectEqual(tops(banner, ["header 0", "0.0", "footer 0"]), [30, 50, 90])
  }

  @Test("views are pinned where a lazy container has not created all rows, or had to")
  func lazy() {
    let long = ScrollView {
      LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
        Sections(count: 1000)
      }
    }
    let ends = tops(tree(long, at: 15_000), ["header 0", "footer 0"])
    expectClose(ends.compactMap(\.self), [0, 90])
    let reader = ScrollViewReader { proxy in
      ScrollView { LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) { Sections() } }
        .onAppear { proxy.scrollTo(9, anchor: .top) }
    }
    expectEqual(tops(layout(50, 100) { reader }, ["0.9", "header 0"]), [0, 0])
  }

  @Test("grids and horizontal stacks pin views, also from right to left")
  func otherContainers() {
    let grid = ScrollView {
      LazyVGrid(
        columns: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20))], spacing: 0,
        pinnedViews: .sectionHeaders
      ) {
        Sections()
      }
    }
    expectEqual(tops(tree(grid, at: 50), ["header 0", "0.2", "header 1"]), [0, 0, 130])
    func edges(_ direction: LayoutDirection) -> [CGFloat] {
      let frame = layout(100, 50) {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<10) { _ in Color.red.frame(width: 30) }
            } header: {
              Color.yellow.frame(width: 20).named("header")
            }
          }
        }
        .scrollPosition(.constant(ScrollPosition(x: 70)))
        .environment(\.layoutDirection, direction)
      }["header"].frame
      return [frame.minX, frame.maxX]
    }
    expectEqual(edges(.leftToRight), [0, 20])
    expectEqual(edges(.rightToLeft), [80, 100])
  }

  @Test("the headers of plain lists are pinned, those of other lists are not")
  func lists() throws {
    func top(_ style: some ListStyle, at y: CGFloat) throws -> CGFloat {
      try require(tops(tree(List { Sections() }.listStyle(style), at: y), ["header 0"])[0])
    }
    try expectEqual(top(.plain, at: 100), top(.plain, at: 0))
    try expectEqual(top(.insetGrouped, at: 100), top(.insetGrouped, at: 0) - 100)
  }

  @Test(
    "pinned views are drawn in front of rows, in lists with a background",
    .enabled(if: hasPainter))
  func order() throws {
    func pixel(_ view: some View, y: Int) throws -> [UInt8] {
      let renderer = ImageRenderer(
        content: view.scrollPosition(.constant(ScrollPosition(y: 100))))
      renderer.scale = 1
      renderer.proposedSize = ProposedViewSize(width: 50, height: 100)
      let bitmap = try renderer.bitmap()
      let start = (y * bitmap.width + 25) * 4
      return Array(bitmap.pixels[start..<start + 3])
    }
    let yellow = try pixel(ScrollView { Color.yellow.frame(height: 300) }, y: 10)
    let stack = ScrollView { LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) { Sections() } }
    try expectEqual(pixel(stack, y: 10), yellow)
    let list = List {
      Section {
        ForEach(0..<20, id: \.self) { _ in Color.red.listRowBackground(Color.red) }
      } header: {
        Color.clear.frame(height: 20)
      }
    }
    .listStyle(.plain)
    try expectEqual(pixel(list, y: 10), [255, 255, 255])
    try expect(pixel(list, y: 75) != [255, 255, 255])
  }
}
