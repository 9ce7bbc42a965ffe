import Foundation
import Galley
import GalleyLayout

/// Grids of short texts: measuring and placing views that are already resolved.
@MainActor
enum GridSection {
  static func run(_ settings: Settings, _ report: inout Report) throws {
    report.heading("Grids of short texts, 10 columns (goal: all three within 1.5x)")
    let widths = [30, 9, 9, 16, 10]
    report.line(["", "µs/cell", "cells", "measured/node", "shapings"], widths: widths)
    var perCells: [Double] = []
    for rows in [10, 100, 1_000] {
      var times: [Double] = []
      var counts = LayoutCounts()
      var shapings = 0
      for _ in 0..<settings.rounds(8) {
        let pipeline = try Pipeline(Table(rows: rows), environment: EnvironmentValues())
        let engine = try SharedTextEngine.engine()
        let before = engine.counts.shapings
        times.append(
          Clock.processorTime {
            _ = pipeline.placement(in: ProposedViewSize(width: 1_200, height: nil))
          })
        counts = pipeline.session.tree.counts
        shapings = max(shapings, engine.counts.shapings - before)
      }
      let perCell = times.median * 1e3 / Double(rows * 10)
      report.keep("grid.\(rows * 10)", perCell)
      perCells.append(perCell)
      report.line(
        [
          "\(rows) rows", number(perCell), "\(rows * 10)",
          number(Double(counts.measurements) / Double(counts.nodes)), "\(shapings)",
        ], widths: widths)
    }
    report.keep("grid.spread", (perCells.max() ?? 0) / (perCells.min() ?? 1))
  }

  private struct Table: View {
    let rows: Int

    var body: some View {
      Grid(alignment: .leadingFirstTextBaseline) {
        ForEach(0..<rows, id: \.self) { row in
          GridRow {
            ForEach(0..<10) { column in Text("\(row * 7 % 100) of \(column)") }
          }
        }
      }
    }
  }
}
