import Expectations
import GalleyLayout
import Testing

@Suite("Right to left")
struct DirectionTests {
  @Test("a row starts at the right")
  func row() {
    let tree = place(
      hstack(
        .center, 8, box(40, 30).named("a"), box(60, 30).named("b"), spacer(),
        box(30, 30)
          .named("c")
      ).direction(.rightToLeft), 300, 30)
    expectClose(tree.frames("a", "b", "c").map(\.minX), [260, 192, 0])
  }

  @Test("leading is the right edge of columns, frames and layers, and of insets")
  func leadingIsRight() {
    let column = place(
      vstack(.leading, 0, box(100, 10), box(40, 10).named("a")).direction(.rightToLeft), nil, nil)
    expectClose(column["a"].minX, 60)
    let frame = place(
      box(40, 10).named("a").frame(width: 100, alignment: .leading).direction(.rightToLeft), nil,
      nil)
    expectClose(frame["a"].minX, 60)
    let padding = place(
      box(40, 10).named("a").padding(0, 7, 0, 1).direction(.rightToLeft), nil, nil)
    expectClose(padding["a"].minX, 1)
    let overlay = place(
      box(100, 10).overlay(.leading, box(10, 10).named("a")).direction(.rightToLeft), nil, nil)
    expectClose(overlay["a"].minX, 90)
  }

  @Test("horizontal offsets and positions are mirrored")
  func offsets() {
    let offset = place(box(20, 20).named("a").offset(5, 3).direction(.rightToLeft), nil, nil)
    expectClose(offset["a"], CGRect(-5, 3, 20, 20))
    let position = place(box(20, 20).named("a").position(30, 15).direction(.rightToLeft), 200, 100)
    expectClose(position["a"], CGRect(160, 5, 20, 20))
  }

  @Test("guide closures receive positions relative to the leading edge")
  func guides() {
    let tree = place(
      vstack(.leading, 0, box(100, 10), box(30, 20).guide(.leading) { _ in -10 }.named("a"))
        .direction(.rightToLeft), nil, nil)
    expectClose(tree["a"].minX, 100 - 10 - 30)
  }

  @Test("a left-to-right island keeps its direction inside and is placed from the right")
  func island() {
    let inner = hstack(.center, 0, box(10, 10).named("a"), box(30, 10).named("b"))
      .named("island").direction(.leftToRight)
    let tree = place(
      vstack(.leading, 0, inner, box(100, 10)).direction(.rightToLeft), nil, nil)
    expectClose(tree["island"].minX, 60)
    expectClose(tree.frames("a", "b").map(\.minX), [60, 70])
  }

  @Test("spacing before a view uses its leading edge in both directions")
  func spacing() {
    let members = [box(10, 10), box(10, 10).named("a"), spacer(0), box(10, 10).named("b")]
    let tree = place(
      Plan.container(HStackLayout(), members).direction(.rightToLeft), nil, nil)
    expectClose(tree.frames("a", "b").map(\.minX), [10, 0])
  }

  @Test("a custom layout works from left to right and is mirrored")
  func customLayout() {
    struct AtThree: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: 100, height: 10) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        expectEqual(subviews.layoutDirection, .rightToLeft)
        subviews[0].place(
          at: CGPoint(x: bounds.minX + 3, y: bounds.minY), proposal: .unspecified)
      }
    }
    let tree = place(
      Plan.container(AtThree(), [box(10, 10).named("a")]).direction(.rightToLeft), nil, nil)
    expectClose(tree["a"].minX, 87)
  }
}
