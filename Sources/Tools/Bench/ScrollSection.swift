import Foundation
import Galley

/// Scroll views with many rows of text, up to the display list.
@MainActor
enum ScrollSection {
  private static let widths = [30, 9, 9, 9, 9, 12]
  /// The bounds for a million rows in a lazy container, in milliseconds and MiB.
  private static let bound = (milliseconds: 50.0, memory: 100.0)

  static func run(_ settings: Settings, _ report: inout Report) throws {
    report.heading("Scroll views of many rows: resolve, lay out and record")
    report.line(["", "rows", "ms", "MiB", "items", "shapings"], widths: widths)
    try measure("VStack", 10_000, settings, &report) { round in
      ScrollView { VStack { ForEach(0..<10_000, id: \.self) { Text("\(round) plain \($0)") } } }
    }
    let many = 0..<1_000_000
    try measure("LazyVStack", many.count, settings, &report) { round in
      ScrollView { LazyVStack { ForEach(many, id: \.self) { Text("\(round) lazy \($0)") } } }
    }
    try measure("LazyVGrid", many.count, settings, &report) { round in
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(many, id: \.self) { Text("\(round) cell \($0)") }
        }
      }
    }
    try measure("List", many.count, settings, &report) { round in
      List(many, id: \.self) { Text("\(round) list \($0)") }
    }
    try measure("Form", many.count, settings, &report) { round in
      Form { Section { ForEach(many, id: \.self) { Text("\(round) form \($0)") } } }
    }
  }

  private static func measure<Content: View>(
    _ name: String, _ rows: Int, _ settings: Settings, _ report: inout Report,
    _ content: (Int) -> Content
  ) throws {
    let engine = try SharedTextEngine.engine()
    var (times, memory): ([Double], [Double]) = ([], [])
    var (items, shapings) = (0, 0)
    for round in 0..<settings.rounds(8) {
      // Use new words each time, so none are cached.
      let renderer = ImageRenderer(content: content(round))
      renderer.proposedSize = ProposedViewSize(width: 390, height: 800)
      let (shaped, resident) = (engine.counts.shapings, Clock.residentMemory)
      let start = Clock.now
      items = try renderer.displayList().items.count
      times.append(Clock.now - start)
      memory.append(max(Clock.residentMemory - resident, 0))
      shapings = engine.counts.shapings - shaped
    }
    let (time, most) = (times.median, memory.max() ?? 0)
    report.keep("scroll.\(name)", time)
    report.keep("scroll.\(name).memory", most)
    report.line(
      [name, "\(rows)", number(time, 1), number(most, 1), "\(items)", "\(shapings)"],
      widths: widths)
    if rows == 1_000_000, time > bound.milliseconds || most > bound.memory {
      report.fail("\(name) of \(rows) rows: \(number(time)) ms, \(number(most)) MiB")
    }
  }
}
