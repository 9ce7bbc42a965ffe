import Expectations
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Recorded cases A: root, leaves, spacer, divider")
struct GroupARootAndLeavesTests {
  @Test("A01: the root's size is centered in the window")
  func rootIsCentred() {
    let tree = layout(200, 100) { box(50, 30).named("a") }
    expectClose(tree["a"].frame, CGRect(75, 35, 50, 30))
  }

  @Test("A03: the ideal size of a color is 10 by 10, independently for each axis")
  func idealSizeOfColour() {
    let tree = layout(200, 200) {
      VStack(spacing: 0) {
        Color.red.fixedSize().named("a")
        Color.blue.fixedSize(horizontal: true, vertical: false).frame(height: 30).named("b")
      }
    }
    expectClose(tree["a"].frame, CGRect(95, 80, 10, 10))
    expectClose(tree["b"].frame, CGRect(95, 90, 10, 30))
  }

  @Test("A05: a square circle is no wider than the row's height")
  func squareCircleInRow() {
    let tree = layout(300, nil) {
      HStack(spacing: 0) {
        Circle().named("a")
        Ellipse().named("b")
        Capsule().named("c")
        Circle().stroke(.red).named("d")
      }
      .frame(height: 40)
      .shapeSizing(.square)
    }
    expectClose(tree.widths("a", "b", "c", "d"), [40, 110, 110, 40])
    expectClose(tree.heights("a", "b", "c", "d"), [40, 40, 40, 40])
    expectClose(tree.frames("a", "b", "c", "d").map(\.minX), [0, 40, 150, 260])
  }

  @Test("A07: the ideal size of every built-in shape is 10 by 10")
  func idealSizeOfShapes() {
    let tree = layout(nil, nil) {
      HStack(spacing: 4) {
        Rectangle().fixedSize().named("a")
        Circle().fixedSize().named("b")
        Circle().strokeBorder().fixedSize().named("c")
        box(60, 100)
      }
      .named("row")
      .shapeSizing(.square)
    }
    for frame in tree.frames("a", "b", "c") { expectClose(frame.size, 10, 10) }
    expectClose(tree["row"].frame.size, 102, 100)
  }

  @Test("A09: a spacer takes the rest of a row and has no height")
  func spacerInRow() {
    let tree = layout(300, 100) {
      HStack {
        box(50, 50)
        Spacer().named("spacer")
        box(50, 50).named("b")
      }
      .named("stack")
    }
    expectClose(tree["stack"].frame, CGRect(0, 25, 300, 50))
    expectClose(tree["spacer"].frame, CGRect(50, 50, 200, 0))
    expectClose(tree["b"].frame, CGRect(250, 25, 50, 50))
  }

  @Test("A11: a spacer between two views takes the rest of the row")
  func lengthOfOneSpacer() {
    let tree = layout(200, 50) {
      HStack {
        box(50, 20)
        Spacer().named("s")
        box(50, 20)
      }
    }
    expectClose(tree.widths("s"), [100])
  }

  @Test("A11: two spacers share the rest of the row")
  func lengthsOfTwoSpacers() {
    let tree = layout(250, 50) {
      HStack {
        box(40, 20)
        Spacer().named("s")
        box(40, 20)
        Spacer().named("t")
        box(40, 20)
      }
    }
    expectClose(tree.widths("s", "t"), [65, 65])
  }

  @Test(
    "A11: a spacer takes its minimum length or the rest of the row, whichever is larger",
    arguments: [(50, 50, 180, 80), (80, 0, 160, 0), (30, 100, 200, 140)]
      as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func lengthOfSpacerWithMinimum(
    side: CGFloat, minLength: CGFloat, width: CGFloat, expected: CGFloat
  ) {
    let tree = layout(width, 50) {
      HStack {
        box(side, 20)
        Spacer(minLength: minLength).named("s")
        box(side, 20)
      }
    }
    expectClose(tree.widths("s"), [expected])
  }

  @Test("A13: with fixedSize, a divider is as tall as the tallest view of its row")
  func dividerInFixedRow() {
    let tree = layout(200, 200) {
      HStack(spacing: 0) {
        box(20, 60)
        Divider().named("divider")
        box(20, 40)
      }
      .fixedSize()
      .named("row")
    }
    expectClose(tree.heights("row", "divider"), [60, 60])
  }

  @Test("A15: an empty view adds no spacing")
  func emptyViewInRow() {
    let with = layout(nil, nil) {
      HStack {
        EmptyView()
        box(20, 20)
      }
    }
    let without = layout(nil, nil) { HStack { box(20, 20) } }
    expectClose(with.root.frame.size, 20, 20)
    expectClose(without.root.frame.size, 20, 20)
  }
}
