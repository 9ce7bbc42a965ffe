import Expectations
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Recorded cases F: scroll views, safe areas, relative frames")
struct GroupFScrollTests {
  @Test("F01: a scroll view takes the proposed height and its content's width")
  func vertical() {
    let tree = layout(300, 200) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<3) { box(120, 20).named("\($0)") } }.named("content")
      }
      .named("scroll")
    }
    expectClose(tree["scroll"].frame, CGRect(90, 0, 120, 200))
    expectEqual(tree["content"].frame.minY, 0)
  }

  @Test("F03: content wider than the proposal widens the scroll view")
  func wideContent() {
    let tree = layout(300, 200) { ScrollView { box(400, 400) }.named("scroll") }
    expectEqual(tree["scroll"].frame.minX, -50)
    expectEqual(tree["scroll"].frame.width, 400)
  }

  @Test("F05: a scroll view with both axes takes the proposal")
  func bothAxes() {
    let tree = layout(300, 200) {
      ScrollView([.horizontal, .vertical]) { box(500, 400).named("content") }.named("scroll")
    }
    expectClose(tree["scroll"].frame, CGRect(0, 0, 300, 200))
    expectClose(tree["content"].frame, CGRect(0, 0, 500, 400))
  }

  @Test("F07: in a stack, a scroll view takes the space that the others leave")
  func inStack() {
    let tree = layout(100, 200) {
      VStack(spacing: 0) {
        box(50, 16)
        ScrollView { box(50, 500) }.named("scroll")
        box(50, 16)
      }
    }
    expectEqual(tree["scroll"].frame.height, 168)
  }

  @Test("F09: several views form a column, even if the scroll view is horizontal")
  func children() {
    let tree = layout(300, 200) {
      ScrollView(.horizontal) {
        box(22.5, 10).named("a")
        box(60, 30).named("b")
        box(44.5, 10).named("c")
      }
    }
    expectClose(tree.frames("a", "b", "c").map(\.midX), [30, 30, 30])
    expectClose(tree.frames("b", "c").map { $0.minY - tree["a"].frame.minY }, [18, 56])
  }

  @Test("F11: a bar at the bottom takes its height and a gap from the view")
  func bottomBar() {
    let tree = layout(nil, nil) {
      VStack(spacing: 0) { Color.red.named("content") }
        .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).named("bar") }
        .frame(width: 100, height: 200)
    }
    expectClose(tree["content"].frame, CGRect(0, 0, 100, 162))
    expectEqual(tree["bar"].frame.minY, 170)
  }

  @Test("F13: a view that ignores the safe area extends under the bar")
  func ignoring() {
    let tree = layout(nil, nil) {
      VStack(spacing: 0) { Color.red.named("content") }
        .ignoresSafeArea()
        .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30).named("bar") }
        .frame(width: 100, height: 200)
    }
    expectClose(tree["content"].frame, CGRect(0, 0, 100, 200))
    expectClose(tree["bar"].frame, CGRect(0, 0, 100, 30))
  }

  @Test("F15: parts of a container follow the formula")
  func parts() {
    func width(_ count: Int, _ span: Int, _ spacing: CGFloat) -> CGFloat {
      layout(320, 100) {
        Color.red.containerRelativeFrame(.horizontal, count: count, span: span, spacing: spacing)
      }.root.frame.width
    }
    expectClose(
      [width(3, 1, 10), width(3, 2, 10), width(3, 3, 10), width(4, 2, 10), width(3, 1, 0)],
      [100, 210, 320, 155, 320.0 / 3])
  }

  @Test("F17: a navigation stack takes the space that a text leaves")
  func navigationStack() {
    let tree = layout(320, 300) {
      VStack {
        NavigationStack { Color.red }.named("stack")
        Color.blue.frame(height: 24.5)
      }
    }
    expectClose(tree["stack"].frame.size, 320, 267.5)
  }

  /// Rows in a scroll view at a position, above a bar of one point.
  private struct PositionedRows: View {
    @State var position: Int?

    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<30) { box(120, 20).named("row\($0)") } }
            .scrollTargetLayout()
        }
        .named("scroll")
        .scrollPosition(id: $position)
        Button("20") { position = 20 }.buttonStyle(.plain).frame(height: 1)
      }
    }
  }

  @Test("F19: an initial position leaves a partly visible row where it is")
  func initialPosition() throws {
    let renderer = ImageRenderer(content: PositionedRows(position: 10))
    renderer.proposedSize = ProposedViewSize(width: 300, height: 220)
    let tree = try renderer.layoutTree()
    expectClose(tree["scroll"].frame, CGRect(0, 0, 300, 219))
    expectEqual(tree["row0"].frame.minY, 0)
    expectClose(tree["row10"].frame, CGRect(90, 200, 120, 20))
    // A later one scrolls as far as needed.
    try renderer.tap("20")
    try expectEqual(renderer.layoutTree()["row20"].frame.minY, 199)
    try expectEqual(renderer.layoutTree()["row10"].frame.minY, -1)
    // So does an initial one if the row is out of sight.
    let far = ImageRenderer(content: PositionedRows(position: 11))
    far.proposedSize = ProposedViewSize(width: 300, height: 220)
    try expectEqual(far.layoutTree()["row11"].frame.minY, 199)
  }
}
