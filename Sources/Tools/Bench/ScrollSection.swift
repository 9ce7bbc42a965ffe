import Foundation
import Galley

/// Scroll views with 10,000 rows of text, up to the display list.
@MainActor
enum ScrollSection {
  static func run(_ settings: Settings, _ report: inout Report) throws {
    report.heading("A scroll view of 10,000 rows: resolve, lay out and record")
    let widths = [30, 9, 9, 16, 10]
    report.line(["", "ms", "items", "shapings", ""], widths: widths)
    try measure("LazyVStack", settings, widths, &report) { round in
      ScrollView { LazyVStack { ForEach(0..<10_000, id: \.self) { Text("\(round) lazy \($0)") } } }
    }
    try measure("VStack", settings, widths, &report) { round in
      ScrollView { VStack { ForEach(0..<10_000, id: \.self) { Text("\(round) plain \($0)") } } }
    }
    try measure("List", settings, widths, &report) { round in
      List(0..<10_000) { Text("\(round) list \($0)") }
    }
  }

  private static func measure<Content: View>(
    _ name: String, _ settings: Settings, _ widths: [Int], _ report: inout Report,
    _ content: (Int) -> Content
  ) throws {
    let engine = try SharedTextEngine.engine()
    var times: [Double] = []
    var (items, shapings) = (0, 0)
    for round in 0..<settings.rounds(8) {
      // Use new words each time, so none are cached.
      let renderer = ImageRenderer(content: content(round))
      renderer.proposedSize = ProposedViewSize(width: 390, height: 800)
      let before = engine.counts.shapings
      let start = Clock.now
      items = try renderer.displayList().items.count
      times.append(Clock.now - start)
      shapings = engine.counts.shapings - before
    }
    report.keep("scroll.\(name)", times.median)
    report.line([name, number(times.median, 1), "\(items)", "\(shapings)", ""], widths: widths)
  }
}
