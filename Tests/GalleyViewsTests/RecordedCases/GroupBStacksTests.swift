import Expectations
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Recorded cases B: how stacks distribute space")
struct GroupBStacksTests {
  @Test("B01: plain views are 8 points apart and the row is centered in the window")
  func defaultSpacing() {
    let tree = layout(300, 100) {
      HStack {
        box(50, 50).named("a")
        box(50, 50).named("b")
        box(50, 50).named("c")
      }
      .named("stack")
    }
    expectClose(tree["stack"].frame, CGRect(67, 25, 166, 50))
    expectClose(tree.frames("a", "b", "c").map(\.minX), [67, 125, 183])
  }

  @Test("B03: flexible views share the space that a fixed view leaves")
  func fixedViewAmongFlexible() {
    let tree = layout(300, 100) {
      HStack(spacing: 0) {
        Color.red.named("a")
        Color.green.frame(width: 50).named("b")
        Color.blue.named("c")
      }
    }
    expectClose(tree.widths("a", "b", "c"), [125, 50, 125])
  }

  @Test("B05: less flexible views are sized first, and the stack may overflow")
  func overflowingStack() {
    let row = HStack(spacing: 0) {
      Color.red.frame(maxWidth: 100).named("a")
      Color.blue.frame(minWidth: 100).named("b")
    }
    .named("stack")
    let tree = layout(150, 20) { row }
    expectClose(tree.widths("a", "b", "stack"), [75, 100, 175])
    let framed = layout(150, 20) { row.frame(width: 150) }
    expectClose(framed.frames("a", "b").map(\.minX), [-12.5, 62.5])
  }

  @Test("B07: flexible views share the space left by a fixed view and spacing")
  func fixedViewInColumn() {
    let tree = layout(100, 200) {
      VStack(spacing: 20) {
        Color.red.named("a")
        box(10, 10).named("b")
        Color.blue.named("c")
      }
    }
    expectClose(tree.heights("a", "b", "c"), [75, 10, 75])
    expectClose(tree.frames("a", "b", "c").map(\.minY), [0, 95, 125])
  }

  @Test("B09: a higher priority takes all space except the minimum of the others")
  func priorityTakesTheRest() {
    let tree = layout(100, 200) {
      VStack {
        Color.red.named("a")
        Color.green.layoutPriority(1).named("b")
        Color.blue.named("c")
      }
    }
    expectClose(tree.heights("a", "b", "c"), [0, 184, 0])
    expectClose(tree.frames("a", "b", "c").map(\.minY), [0, 8, 200])
  }

  @Test("B11: minimum lengths of lower priorities are reserved")
  func minimaAreReserved() {
    let tree = layout(500, 500) {
      VStack {
        Rectangle().frame(minHeight: 50).named("a")
        Rectangle().layoutPriority(1).named("b")
      }
    }
    expectClose(tree.heights("a", "b"), [50, 442])
  }

  @Test("B13: three priorities with minimum and maximum lengths")
  func threePriorities() {
    let tree = layout(400, 20) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 50).named("a")
        Color.red.frame(width: 30).layoutPriority(2).named("b")
        Color.red.frame(minWidth: 50).layoutPriority(1).named("c")
        Color.red.layoutPriority(2).named("d")
        Color.red.frame(minWidth: 100, maxWidth: 120).named("e")
      }
      .named("stack")
    }
    expectClose(tree.widths("a", "b", "c", "d", "e"), [50, 30, 50, 170, 100])
    expectClose(tree.frames("a", "b", "c", "d", "e").map(\.minX), [0, 50, 80, 130, 300])
    expectClose(tree.widths("stack"), [400])
  }

  @Test("B15: a column of fixed content hugs it and is centered")
  func rowInColumn() {
    let tree = layout(300, 200) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 6) {
          box(30, 30).named("a")
          box(40, 30).named("b")
        }
        box(200, 10).named("wide")
      }
      .named("column")
    }
    expectClose(tree["column"].frame, CGRect(50, 80, 200, 40))
    expectClose(tree["a"].frame, CGRect(50, 80, 30, 30))
    expectClose(tree["b"].frame, CGRect(86, 80, 40, 30))
    expectClose(tree["wide"].frame, CGRect(50, 110, 200, 10))
  }

  @Test("B17: a modifier on a group applies to each of its views")
  func modifierOnGroup() {
    let tree = layout(300, 100) {
      HStack(spacing: 0) {
        Group {
          Color.red.named("a")
          Color.green.named("b")
        }
        .frame(width: 50, height: 50)
        .padding(5)
        Color.blue.named("c")
      }
    }
    expectClose(tree["a"].frame, CGRect(5, 25, 50, 50))
    expectClose(tree["b"].frame, CGRect(65, 25, 50, 50))
    expectClose(tree["c"].frame, CGRect(120, 0, 180, 100))
  }

  @Test("B19: a positioned view takes all the space that its neighbors leave")
  func positionedViewInRow() {
    let tree = layout(320, 90) {
      HStack(spacing: 10) {
        box(24, 16)
        Color.red.frame(width: 30, height: 30).named("inner").position(x: 20, y: 20)
          .named("position")
        box(32, 16)
      }
    }
    expectClose(tree["position"].frame, CGRect(34, 0, 244, 90))
    expectClose(tree["inner"].frame, CGRect(39, 5, 30, 30))
  }

  @Test("B21: stack layouts used as values size like stacks")
  func layoutValues() {
    let row = layout(nil, nil) {
      HStackLayout(spacing: 8) {
        box(25, 16)
        box(30, 20)
        box(35.5, 16)
      }
    }
    let column = layout(nil, nil) {
      VStackLayout(spacing: 4) {
        box(25, 16)
        box(30, 20)
        box(35.5, 16)
      }
    }
    expectClose(row.root.frame.size, 106.5, 20)
    expectClose(column.root.frame.size, 35.5, 60)
  }

  @Test("B23: a stack of flexible views has no maximum")
  func infiniteProposal() {
    let tree = layout(.infinity, 50) {
      HStack {
        Color.red
        Color.blue
      }
    }
    expectClose(tree.root.frame.size, .infinity, 50)
  }
}
