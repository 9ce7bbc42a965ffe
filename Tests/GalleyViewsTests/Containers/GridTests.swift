import Expectations
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Grids")
struct GridTests {
  @Test("short rows leave their last cells empty")
  func shortRows() {
    let tree = layout(nil, nil) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(10, 10)
          box(20, 10)
          box(30, 10)
        }
        GridRow { box(40, 10).named("lone") }
      }
    }
    expectClose(tree.root.frame.size, 90, 20)
    expectClose(tree["lone"].frame, CGRect(0, 10, 40, 10))
  }

  @Test("a row outside of a grid acts as a group")
  func rowOutside() {
    let tree = layout(nil, nil) {
      HStack(spacing: 5) {
        GridRow {
          box(10, 10)
          box(20, 10).named("b")
        }
      }
    }
    expectClose(tree["b"].frame, CGRect(15, 0, 20, 10))
  }

  @Test("modifiers of a row apply to each cell, and rows can be built from data")
  func modifiersOfRows() {
    let tree = layout(nil, nil) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(0..<2) { row in
          GridRow {
            ForEach(0..<2) { column in box(10, 10).named("\(row)\(column)") }
          }
          .padding(5)
        }
      }
    }
    expectClose(tree.root.frame.size, 40, 40)
    expectClose(tree["11"].frame, CGRect(25, 25, 10, 10))
  }

  @Test("a cell that spans columns includes their gaps and widens the columns equally")
  func spans() {
    let tree = layout(nil, nil) {
      Grid(horizontalSpacing: 6, verticalSpacing: 0) {
        GridRow {
          box(10, 10).named("a")
          box(20, 10).named("b")
        }
        GridRow { box(56, 10).gridCellColumns(2).named("wide") }
      }
    }
    expectClose(tree["wide"].frame, CGRect(0, 10, 56, 10))
    // 56 − (10 + 6 + 20) = 20 is shared by columns of 20 and 30.
    expectClose(tree.frames("a", "b").map(\.midX), [10, 41])
  }

  @Test("columns without a cell of their own share the space with the others")
  func spanOnly() {
    let tree = layout(350, 40) {
      Grid {
        GridRow {
          Color.red
          Color.green
          Color.blue.gridCellColumns(2).named("wide")
        }
      }
    }
    expectEqual(tree["wide"].frame.width, 167)
  }

  @Test("cells of a row align on one baseline, by the row's or the grid's alignment")
  func baselines() {
    for (row, grid) in [
      (VerticalAlignment.lastTextBaseline, Alignment.center), (nil, .leadingLastTextBaseline),
    ] as [(VerticalAlignment?, Alignment)] {
      let tree = layout(nil, nil) {
        Grid(alignment: grid) {
          GridRow(alignment: row) {
            Text("small").font(.footnote).named("small")
            Text("large").font(.largeTitle).named("large")
            box(10, 60).named("box")
          }
        }
      }
      let lines = ["small", "large", "box"].map {
        tree[$0].frame.minY + tree[$0].dimensions[.lastTextBaseline]
      }
      expectEqual(lines[0], lines[1])
      expectEqual(lines[1], lines[2])
      expectEqual(tree.root.dimensions[explicit: .lastTextBaseline], lines[0])
    }
  }

  @Test("an anchor overrides the alignments of column, row and grid")
  func anchors() {
    let tree = layout(nil, nil) {
      Grid(alignment: .topLeading) {
        GridRow {
          box(100, 100)
          box(50, 10)
        }
        GridRow(alignment: .bottom) {
          box(10, 10).gridColumnAlignment(.trailing)
            .gridCellAnchor(UnitPoint(x: 0.25, y: 0.5)).named("a")
          box(10, 50)
        }
      }
    }
    // A quarter of the way from the left edge to the right, vertically centered in 50 points.
    expectClose(tree["a"].frame, CGRect(22.5, 128, 10, 10))
  }

  @Test("the innermost cell setting wins, and settings pass through modifiers")
  func settings() {
    let tree = layout(nil, nil) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(10, 10).gridCellColumns(2).padding(1).border(.red).gridCellColumns(1)
          box(10, 10).named("next")
        }
        GridRow {
          box(30, 10)
          box(30, 10)
          box(30, 10)
        }
      }
    }
    expectEqual(tree["next"].frame.minX, 60)
  }

  @Test("an empty cell with unsized axes takes no space")
  func unsized() {
    let tree = layout(300, 100) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(10, 10)
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]).named("empty")
        }
        GridRow {
          box(10, 10)
          box(20, 20)
        }
      }
    }
    expectClose(tree.root.frame.size, 30, 30)
    expectClose(tree["empty"].frame.size, 20, 10)
  }

  @Test("in right-to-left layouts the first column is on the right")
  func rightToLeft() {
    let tree = LayoutTree(
      of: Grid(alignment: .leading, horizontalSpacing: 10) {
        GridRow {
          box(20, 10).named("a")
          box(30, 10)
        }
        GridRow { box(40, 10).named("b") }
      }
      .environment(\.layoutDirection, .rightToLeft))
    expectClose(tree.frames("a", "b").map(\.maxX), [80, 80])
  }

  @Test("a text that is too long for its column wraps")
  func wrapping() {
    let long = "Every cell is offered the width of its column and takes what it needs of it."
    let tree = layout(200, nil) {
      Grid(alignment: .topLeading) {
        GridRow {
          Text("Label").named("label")
          Text(long).named("long")
        }
      }
    }
    expectGreater(tree["long"].text?.lineBaselines.count ?? 0, 2)
    expectEqual(tree["label"].text?.lineBaselines.count, 1)
    expectAtMost(tree.root.frame.width, 200)
  }

  @Test("grids without rows, rows without cells and invalid spans do not break the layout")
  func oddities() {
    expectEqual(layout(100, 100) { Grid {} }.root.frame.size, .zero)
    expectEqual(layout(100, 100) { Grid { GridRow {} } }.root.frame.size, .zero)
    for span in [0, -3, 1_000_000_000, Int.max] {
      let tree = layout(100, 100) {
        Grid(horizontalSpacing: 0) {
          GridRow {
            box(10, 10).gridCellColumns(span).named("odd")
            box(10, 10)
          }
        }
      }
      expectClose(tree.root.frame.size, 20, 10)
      expectEqual(tree.diagnostics.count, 1)
      expectEqual(tree.diagnostics.first?.view.contains("odd"), true)
    }
  }

  @Test("the number of measurements per cell does not grow with the grid")
  func boundedMeasurements() {
    func most(_ rows: Int) -> Int {
      layout(400, 10_000) {
        Grid {
          ForEach(0..<rows, id: \.self) { row in
            GridRow {
              ForEach(0..<4) { Text("\(row) \($0)") }
            }
          }
        }
      }.nodes.dropFirst().map(\.measurementCount).max() ?? 0
    }
    expectAtMost(most(5), 6)
    expectAtMost(most(80), 6)
  }
}
