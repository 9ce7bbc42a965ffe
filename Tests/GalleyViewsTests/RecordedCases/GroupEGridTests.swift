import Expectations
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Recorded cases E: grids")
struct GroupEGridTests {
  @Test("E01: rigid columns are as wide as their widest cell; cells align top leading")
  func rigidColumns() {
    let tree = layout(320, 200) {
      Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
        GridRow {
          box(9, 16).named("a")
          box(30, 30).named("b")
        }
        GridRow {
          box(60, 20).named("c")
          box(10, 16).named("d")
        }
      }
      .named("grid")
    }
    expectClose(tree["grid"].frame, CGRect(105, 73, 110, 54))
    expectEqual(
      tree.frames("a", "b", "c", "d").map(\.origin),
      [
        CGPoint(x: 105, y: 73), CGPoint(x: 185, y: 73), CGPoint(x: 105, y: 107),
        CGPoint(x: 185, y: 107),
      ])
  }

  @Test("E03: a flexible row widens rigid columns equally; spans, column alignment, anchors")
  func modifiers() {
    let tree = layout(320, nil) {
      Grid(alignment: .leading) {
        GridRow {
          box(44.5, 16).gridCellColumns(2).named("header")
          box(28, 16).named("c")
        }
        GridRow {
          box(9, 16).gridColumnAlignment(.trailing).named("a")
          box(60, 40).named("red")
          box(8, 16).gridCellAnchor(.bottomTrailing).named("e")
        }
        Color.gray.frame(height: 4).named("divider")
        GridRow {
          Color.blue.gridCellUnsizedAxes(.horizontal).frame(height: 20).named("unsized")
          box(10, 16)
        }
      }
    }
    expectClose(tree.frames("header", "c", "a", "red", "e").map(\.minX), [0, 223, 69, 86, 312])
    expectEqual(tree["divider"].frame.width, 320)
    expectClose(tree.frames("unsized").map(\.minX) + tree.widths("unsized"), [0, 78])
  }

  @Test("E07: a nested grid of flexible cells keeps its gaps")
  func leastSize() {
    let cells = Grid {
      ForEach(0..<3) { _ in
        GridRow {
          Color.red
          Color.blue
        }
      }
    }
    expectClose(
      layout(0, 0) { cells.named("grid") }["grid"].frame.size, 8, 16)
  }

  @Test("E15: a divider fills the proposal, or only spans the columns if unsized")
  func divider() {
    func width(_ axes: Axis.Set) -> CGFloat {
      layout(200, nil) {
        Grid {
          GridRow {
            box(20, 10)
            box(30, 10)
          }
          Divider().gridCellUnsizedAxes(axes).named("divider")
        }
        .named("grid")
      }["divider"].frame.width
    }
    expectEqual(width([]), 200)
    expectEqual(width(.horizontal), 58)
  }

  @Test("E09: columns of a lazy grid are centered and fill from the right in right-to-left layouts")
  func lazyGridFromRightToLeft() {
    let tree = LayoutTree(
      of: LazyVGrid(
        columns: Array(repeating: GridItem(.fixed(40), spacing: 8), count: 3), spacing: 8
      ) {
        ForEach(0..<5) { box(40, 20).named("l\($0)") }
      }
      .frame(width: 200).named("frame")
      .environment(\.layoutDirection, .rightToLeft),
      proposal: ProposedViewSize(width: 320, height: 346))
    expectClose(tree["frame"].frame, CGRect(60, 149, 200, 48))
    expectClose(
      tree.frames("l0", "l1", "l2", "l3", "l4").map(\.minX), [188, 140, 92, 188, 140])
    expectClose(tree.frames("l0", "l2", "l3").map(\.minY), [149, 149, 177])
  }

  @Test("E11: an adaptive item creates as many columns as fit and distributes the rest")
  func adaptiveColumns() {
    let tree = layout(nil, nil) {
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8
      ) {
        ForEach(0..<5) { Color.red.frame(height: 24).named("\($0)") }
      }
      .frame(width: 240)
    }
    expectClose(tree.frames("0", "1", "2", "3").map(\.minX), [0, 62.5, 125, 187.5])
    expectClose(tree.widths("0", "1", "2", "3", "4"), [52.5, 52.5, 52.5, 52.5, 52.5])
    expectClose(tree.root.frame.size, 240, 56)
  }

  @Test("E13: fixed columns are subtracted first")
  func fixedAndAdaptiveColumns() {
    let tree = layout(200, nil) {
      LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
        ForEach(0..<3) { Color.red.named("\($0)") }
      }
    }
    expectClose(tree.widths("0", "1", "2"), [70, 57, 57])
    expectClose(tree.frames("0", "1", "2").map(\.minX), [0, 78, 143])
  }
}
