import Expectations
import Galley
import TestSupport
import Testing

/// Scroll views and their lazy rows, beyond the scenes of the article.
@MainActor
@Suite("Scroll views")
struct ScrollViewTests {
  @Test("margins and bars inset the content without changing the scroll view's size")
  func insets() {
    let tree = layout(nil, nil) {
      ScrollView { box(60, 400).named("content") }
        .named("scroll")
        .safeAreaInset(edge: .bottom, spacing: 0) { box(60, 30).named("bar") }
        .contentMargins(.top, 12, for: .scrollContent)
        .frame(height: 150)
    }
    expectEqual(tree["scroll"].frame.height, 150)
    expectEqual(tree["content"].frame.minY, 12)
    expectEqual(tree["bar"].frame.minY, 120)
  }

  @Test("content that is smaller is centered if the view scrolls along both axes, as on iOS")
  func smallContent() {
    func content(_ axes: Axis.Set, _ anchor: UnitPoint? = nil) -> CGRect {
      layout(100, 80) {
        ScrollView(axes) { box(40, 20).named("content") }.defaultScrollAnchor(anchor)
      }.local("content")
    }
    expectClose(content([.horizontal, .vertical]), CGRect(30, 30, 40, 20))
    expectClose(content([.horizontal, .vertical], .bottomTrailing), CGRect(60, 60, 40, 20))
    // Along one axis, content starts at the edge.
    expectEqual(content(.vertical).minY, 0)
    expectEqual(content(.horizontal).minX, 0)
    // Content that exceeds the view still starts at the top leading corner.
    let large = layout(100, 80) {
      ScrollView([.horizontal, .vertical]) { box(300, 20).named("content") }
    }
    expectClose(large.local("content"), CGRect(0, 30, 300, 20))
  }

  @Test("safe area padding moves the rows of a scroll view down")
  func safeAreaPadding() {
    let tree = layout(nil, nil) {
      ScrollView { box(60, 400).named("content") }
        .named("scroll").safeAreaPadding(20).frame(width: 100, height: 150)
    }
    expectClose(tree["scroll"].frame, CGRect(0, 0, 100, 150))
    expectEqual(tree["content"].frame.minY, 20)
    let plain = layout(nil, nil) {
      Color.red.named("content").safeAreaPadding(20).frame(width: 100, height: 150)
    }
    expectClose(plain["content"].frame, CGRect(20, 20, 60, 110))
  }

  @Test(
    "a background covers the safe area padding in right-to-left layouts too",
    .enabled(if: hasPainter))
  func safeAreaPaddingRightToLeft() throws {
    let view = Color.clear.background(.red).safeAreaPadding(.leading, 20)
      .frame(width: 60, height: 40).environment(\.layoutDirection, .rightToLeft)
    let renderer = ImageRenderer(content: view.frame(width: 100, height: 40))
    let picture = try renderer.bitmap()
    // The frame spans 20 to 80, the view itself ends at 60.
    expectEqual((0..<100).filter { picture[$0, 20].alpha > 0 }, Array(20..<80))
  }

  @Test("an anchor determines the initially visible end of the content")
  func anchors() {
    func start(_ anchor: UnitPoint?) -> CGFloat {
      layout(50, 100) {
        ScrollView { box(50, 250).named("content") }.defaultScrollAnchor(anchor)
      }["content"].frame.minY
    }
    expectClose([start(nil), start(.top), start(.center), start(.bottom)], [0, 0, -75, -150])
    let short = layout(50, 100) {
      ScrollView { box(50, 20).named("content") }.defaultScrollAnchor(.bottom)
    }
    expectEqual(short["content"].frame.minY, 80)
  }

  @Test("in right-to-left layouts the first card is at the right end")
  func rightToLeft() {
    let tree = LayoutTree(
      of: ScrollView(.horizontal) {
        HStack(spacing: 0) { ForEach(0..<5) { box(40, 20).named("\($0)") } }
      }
      .environment(\.layoutDirection, .rightToLeft),
      proposal: ProposedViewSize(width: 100, height: 20))
    expectEqual(tree["0"].frame.maxX, 100)
    expectEqual(tree["4"].frame.minX, -100)
  }

  @Test(
    "content is clipped to the scroll view unless clipping is disabled",
    .enabled(if: hasPainter))
  func clipping() throws {
    func inked(_ isClipped: Bool) throws -> Int {
      let renderer = ImageRenderer(
        content: ScrollView { Color.red.frame(width: 10, height: 60) }
          .scrollClipDisabled(!isClipped).frame(width: 10, height: 20)
          .frame(width: 10, height: 60, alignment: .top))
      let bitmap = try renderer.bitmap()
      return (0..<bitmap.width * bitmap.height).count { bitmap.pixels[$0 * 4 + 3] > 0 }
    }
    try expectEqual(inked(true), 200)
    try expectEqual(inked(false), 600)
  }

  @Test("only visible rows of 10,000 in a lazy stack are shaped and painted")
  func tenThousandRows() throws {
    let engine = try SharedTextEngine.engine()
    let before = engine.counts.shapings
    let renderer = ImageRenderer(
      content: ScrollView {
        LazyVStack { ForEach(0..<10_000, id: \.self) { Text("row \($0) of many") } }
      })
    renderer.proposedSize = ProposedViewSize(width: 200, height: 300)
    let items = try renderer.displayList().items.count
    expectLess(engine.counts.shapings - before, 40)
    expectGreater(items, 8)
    expectLess(items, 30)
  }

  @Test("only visible rows of a plain stack are painted")
  func plainRows() throws {
    let renderer = ImageRenderer(
      content: ScrollView {
        VStack { ForEach(0..<300, id: \.self) { Text("plain row \($0)") } }
      })
    renderer.proposedSize = ProposedViewSize(width: 200, height: 300)
    let items = try renderer.displayList().items.count
    expectGreater(items, 8)
    expectLess(items, 30)
  }

  @Test("a list of 10,000 rows lays out only the visible ones")
  func longList() throws {
    let engine = try SharedTextEngine.engine()
    let before = engine.counts.shapings
    let tree = layout(320, 480) {
      List(0..<10_000) { Text("entry number \($0)") }
    }
    expectLess(engine.counts.shapings - before, 40)
    expectLess(tree.nodes.count { $0.type == "Text" }, 40)
  }

  @Test("remeasuring a scroll view discards the results of earlier lengths")
  func remeasured() {
    let tree = layout(400, 100) {
      HStack(spacing: 0) {
        box(100, 10)
        ScrollView(.horizontal) {
          Color.red.frame(height: 20).containerRelativeFrame(.horizontal).named("card")
        }
        .named("scroll")
        Color.blue
      }
    }
    expectEqual(tree["scroll"].frame.width, 150)
    expectEqual(tree["card"].frame.width, 150)
  }
}
