import Foundation
import Galley
import Observation

/// Repeated rendering, after one of 10,000 rows has changed its label.
@MainActor
enum ChangeSection {
  static func run(_ settings: Settings, _ report: inout Report) throws {
    report.heading("Changing one label of 10,000 rows, up to the display list")
    let widths = [30, 12, 12, 12]
    report.line(["", "all ms", "change ms", "bound ms"], widths: widths)
    try measure("label of the same width", "change.label", settings, widths, &report, bound: "1") {
      "row \(10_000 + $0)"
    }
    try measure("label of two lines", "change.height", settings, widths, &report, bound: "") {
      $0.isMultiple(of: 2) ? "two\nlines" : "one line"
    }
  }

  private static func measure(
    _ name: String, _ key: String, _ settings: Settings, _ widths: [Int], _ report: inout Report,
    bound: String, title: (Int) -> String
  ) throws {
    let rows = (0..<10_000).map(Row.init)
    let renderer = ImageRenderer(content: Rows(rows: rows))
    renderer.proposedSize = ProposedViewSize(width: 390, height: nil)
    var start = Clock.now
    _ = try renderer.displayList()
    let all = Clock.now - start
    var times: [Double] = []
    for round in 0..<settings.rounds(24) {
      rows[round * 37 % rows.count].title = title(round)
      start = Clock.now
      _ = try renderer.displayList()
      // Views are kept starting with the second change.
      if round > 2 { times.append(Clock.now - start) }
    }
    report.keep(key, times.median)
    report.line([name, number(all), number(times.median), bound], widths: widths)
  }
}

@Observable
private final class Row: Identifiable {
  let id: Int
  var title: String

  init(_ id: Int) { (self.id, title) = (id, "row \(10_000 + id)") }
}

private struct RowView: View {
  let row: Row

  var body: some View {
    HStack {
      Circle().fill(.orange).frame(width: 24, height: 24)
      Text(row.title).font(.headline)
      Spacer()
      Text("\(row.id % 101) points").foregroundStyle(.secondary)
    }
    .padding(.horizontal)
  }
}

private struct Rows: View {
  let rows: [Row]

  var body: some View { VStack(spacing: 4) { ForEach(rows) { RowView(row: $0) } } }
}
