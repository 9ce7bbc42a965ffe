import Foundation
import Galley
import GalleyCairo
import GalleyGraphics

/// A long paragraph in many styles compared with one style, and combined paths.
@MainActor
enum TextSection {
  static func run(_ settings: Settings, _ report: inout Report) throws {
    try paragraphs(settings, &report)
    paths(settings, &report)
  }

  // MARK: Paragraphs

  private static func paragraphs(_ settings: Settings, _ report: inout Report) throws {
    report.heading("A paragraph of 5,000 characters in 50 styles ÷ in one style (bound 1.5)")
    let widths = [30, 9, 12]
    report.line(["", "ratio", "shapings"], widths: widths)
    let engine = try PangoTextEngine()
    var (one, fifty): ([Double], [Double]) = ([], [])
    let rounds = settings.rounds(16)
    // Each round uses new text, so nothing is cached.
    for round in 0..<rounds {
      let (plain, rich) = (paragraph(1, round), paragraph(50, round))
      one.append(Clock.processorTime { shape(plain, engine) })
      fifty.append(Clock.processorTime { shape(rich, engine) })
    }
    let shapings = Double(engine.counts.shapings) / Double(2 * rounds)
    add("text.styles", "shaped", fifty.median / one.median, shapings, widths, &report)

    let shared = try SharedTextEngine.engine()
    (one, fifty) = ([], [])
    let before = shared.counts.shapings
    for round in rounds..<2 * rounds {
      one.append(try Clock.processorTime { try layOut(1, round) })
      fifty.append(try Clock.processorTime { try layOut(50, round) })
    }
    let perText = Double(shared.counts.shapings - before) / Double(2 * rounds)
    add(
      "text.views", "measured and placed as a view", fifty.median / one.median, perText, widths,
      &report)
  }

  private static func add(
    _ key: String, _ name: String, _ ratio: Double, _ shapings: Double, _ widths: [Int],
    _ report: inout Report
  ) {
    report.keep(key, ratio)
    report.keep("\(key).shapings", shapings)
    report.line([name, number(ratio), number(shapings)], widths: widths)
  }

  private static func shape(_ text: StyledText, _ engine: PangoTextEngine) {
    _ = engine.shape(text, width: 400, lineLimit: nil, truncation: .tail)
  }

  private static func layOut(_ runs: Int, _ round: Int) throws {
    let text = words(runs, round).enumerated().reduce(Text(verbatim: "")) { text, part in
      let font = Font.system(size: runs == 1 ? 15 : CGFloat(14 + part.offset % 5))
      return text + Text(verbatim: part.element).font(font)
    }
    let pipeline = try Pipeline(text, environment: EnvironmentValues())
    _ = pipeline.placement(in: ProposedViewSize(width: 400, height: nil))
  }

  private static func paragraph(_ runs: Int, _ round: Int) -> StyledText {
    StyledText(
      runs: words(runs, round).enumerated().map { index, text in
        let step = runs == 1 ? 1 : index % 5
        return StyledText.Run(
          text: text, font: FontDescription(size: Double(14 + step), weight: 300 + step * 100),
          paint: runs == 1 ? 0 : index)
      })
  }

  /// Splits 5,000 characters into a number of parts.
  private static func words(_ runs: Int, _ round: Int) -> [String] {
    let all = (0..<900).map { ["typographic", "lines", "of", "words"][$0 % 4] }
    let count = all.count / runs
    return (0..<runs).map { index in
      all[index * count..<(index + 1) * count].joined(separator: " ") + " \(round) "
    }
  }

  // MARK: Paths

  private static func paths(_ settings: Settings, _ report: inout Report) {
    report.heading(
      "Combining two paths of 1,000 segments: ms (bound 10), and ÷ stroking one of them")
    let widths = [30, 9, 12, 9]
    report.line(["", "ms", "÷ stroked", "segments"], widths: widths)
    let (first, second) = (star(turned: 0), star(turned: 0.1))
    let strokes = (0..<settings.rounds(16)).map { _ in
      Clock.processorTime { _ = first.strokedPath(StrokeStyle(lineWidth: 1)) }
    }.median
    let operations: [(String, (Path, Path) -> Path)] = [
      ("union", { $0.union($1) }), ("intersection", { $0.intersection($1) }),
      ("subtracting", { $0.subtracting($1) }),
      ("symmetricDifference", { $0.symmetricDifference($1) }),
    ]
    for (name, combine) in operations {
      var (times, count): ([Double], Int) = ([], 0)
      for _ in 0..<settings.rounds(16) {
        times.append(Clock.processorTime { count = combine(first, second).elements.count })
      }
      report.keep("path.\(name)", times.median)
      report.line(
        [name, number(times.median), number(times.median / strokes), "\(count)"], widths: widths)
    }
  }

  /// Returns a star with 500 points: 1,000 segments.
  private static func star(turned angle: Double) -> Path {
    Path { path in
      path.addLines(
        (0..<1_000).map { index in
          let radius = index.isMultiple(of: 2) ? 200.0 : 170
          let direction = Double(index) / 1_000 * 2 * .pi + angle
          return CGPoint(x: radius * cos(direction), y: radius * sin(direction))
        })
      path.closeSubpath()
    }
  }
}
