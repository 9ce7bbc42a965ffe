import Expectations
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Recorded cases K: shapes, lazy grids, scroll views, safe areas")
struct GroupKTests {
  @Test("K01: a trimmed shape keeps its base's size rule; inset and strokeBorder take the proposal")
  func shapes() {
    let tree = layout(nil, nil) {
      VStack {
        Circle().trim(from: 0, to: 0.5).named("trim").frame(width: 60, height: 40)
        Circle().inset(by: 4).named("inset").frame(width: 60, height: 40)
        Circle().strokeBorder(lineWidth: 2).named("border").frame(width: 60, height: 40)
        Circle().offset(x: 3, y: 3).named("offset").frame(width: 60, height: 40)
        Circle().rotation(.degrees(30)).named("rotation").frame(width: 60, height: 40)
        Circle().scale(0.5).named("scale").frame(width: 60, height: 40)
        Circle().transform(.identity).named("transform").frame(width: 60, height: 40)
      }
      .shapeSizing(.square)
    }
    expectClose(tree["trim"].frame.size, 40, 40)
    for name in ["inset", "border", "offset", "rotation", "scale", "transform"] {
      expectClose(tree[name].frame.size, 60, 40)
    }
  }

  @Test("K02: a section header in a lazy grid has its own line, as wide as the proposal")
  func gridHeader() {
    let columns = [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))]
    let tree = layout(240, 400) {
      LazyVGrid(columns: columns, spacing: 4) {
        Section {
          ForEach(0..<4) { box(60, 20).named("\($0)") }
        } header: {
          Color.red.frame(height: 30).named("header")
        } footer: {
          box(40, 10).named("footer")
        }
      }
      .named("grid")
    }
    expectClose(tree["grid"].frame.size, 240, 30 + 4 + 20 + 4 + 20 + 4 + 10)
    expectClose(tree["header"].frame, CGRect(0, 154, 240, 30))
    // The tracks are 196 points wide and centered.
    expectClose(tree["0"].frame, CGRect(22, 188, 60, 20))
    expectClose(tree["3"].frame, CGRect(22, 212, 60, 20))
    expectClose(tree["footer"].frame, CGRect(100, 236, 40, 10))
  }

  @Test("K03: a track without an alignment uses the grid's across the grid and centers along it")
  func trackAlignment() {
    func cell(_ alignment: HorizontalAlignment) -> CGRect {
      layout(300, 100) {
        LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(60))], alignment: alignment) {
          box(20, 10).named("cell")
          box(20, 40)
        }
        .named("grid")
      }["cell"].frame
    }
    // Two 60-point tracks with a gap of 8.
    expectClose(cell(.leading), CGRect(0, 45, 20, 10))
    expectClose(cell(.center), CGRect(106, 45, 20, 10))
    expectClose(cell(.trailing), CGRect(212, 45, 20, 10))
  }

  @Test(
    "K04: the scroll anchor aligns content that is shorter than the view",
    arguments: [(UnitPoint.top, 0), (.center, 70), (.bottom, 140)] as [(UnitPoint, CGFloat)])
  func scrollAnchor(anchor: UnitPoint, y: CGFloat) {
    let tree = layout(100, 200) {
      ScrollView { box(50, 60).named("content") }.defaultScrollAnchor(anchor)
    }
    expectEqual(tree["content"].frame.minY, y)
  }

  @Test("K04: an anchor for one role affects only that role")
  func scrollAnchorRoles() {
    func y(_ role: ScrollAnchorRole, _ height: CGFloat) -> CGFloat {
      layout(100, 200) {
        ScrollView { box(50, height).named("content") }.defaultScrollAnchor(.bottom, for: role)
      }["content"].frame.minY
    }
    expectClose([y(.alignment, 60), y(.alignment, 260)], [140, 0])
    expectClose([y(.initialOffset, 60), y(.initialOffset, 260)], [0, -60])
    expectClose([y(.sizeChanges, 60), y(.sizeChanges, 260)], [0, 0])
  }

  @Test("K05: a scroll view that ignores the safe area keeps its frame; content starts above it")
  func ignoringScrollView() {
    let tree = layout(200, 400) {
      ScrollView { box(50, 600).named("content") }
        .named("scroll")
        .ignoresSafeArea(edges: .top)
        .named("modifier")
        .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 116.5) }
    }
    expectEqual(tree["content"].frame.minY, 0)
    expectEqual(tree["modifier"].frame.minY, 116.5)
    expectEqual(tree["modifier"].frame.height, 283.5)
  }

  @Test("K10: a view that does not grow is offset by the ignored leading and top insets")
  func ignoringFixed() {
    func y(_ edges: Edge.Set) -> CGFloat {
      layout(nil, nil) {
        VStack(spacing: 0) {
          box(60, 40).named("view").ignoresSafeArea(edges: edges)
          Spacer(minLength: 0)
        }
        .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 64) }
        .frame(width: 100, height: 300)
      }["view"].frame.minY
    }
    expectClose([y(.top), y(.all), y(.bottom)], [0, 0, 64])
  }

  @Test("K11: a bar is proposed the space left by the minimum and the gap; the wider of both wins")
  func flexibleBar() {
    let tree = layout(100, 200) {
      Color.red.named("content")
        .safeAreaInset(edge: .bottom) { Color.blue.named("bar") }
        .named("whole")
    }
    expectEqual(tree["bar"].frame.height, 192)
    expectClose(tree["whole"].frame.size, 100, 200)
    let across = layout(nil, nil) {
      box(40, 40).safeAreaInset(edge: .bottom, spacing: 0) { box(70, 10) }.named("whole")
    }
    expectClose(across["whole"].frame.size, 70, 50)
  }
}
