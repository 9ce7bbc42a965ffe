import Foundation
import Galley
import GalleyCairo

/// An animation frame compared with a still picture of the same views.
@MainActor
enum MotionSection {
  static func run(_ settings: Settings, _ report: inout Report) throws {
    report.heading("An animation frame ÷ a still of the same views")
    let widths = [30, 10, 10, 12, 12, 10]
    report.line(
      ["", "still ms", "frame ms", "list ratio", "whole ratio", "shapings"], widths: widths)
    try measure("120 rows change their order", RankedRows(), settings, widths, &report)
    try measure("120 rows on an animated ring", RingOfRows(), settings, widths, &report)
  }

  private static func measure<Content: View>(
    _ name: String, _ content: Content, _ settings: Settings, _ widths: [Int],
    _ report: inout Report
  ) throws {
    let renderer = ImageRenderer(content: content)
    renderer.proposedSize = ProposedViewSize(width: 390, height: 3_600)
    renderer.isOpaque = true
    try renderer.animate(to: 0.5) { try renderer.tap("go") }
    let engine = try SharedTextEngine.engine()
    let still = ImageRenderer(content: content)
    still.proposedSize = renderer.proposedSize
    still.isOpaque = true
    _ = try (still.displayList(), renderer.displayList())
    let before = engine.counts.shapings
    var (stills, frames): ([Times], [Times]) = ([], [])
    for round in 0..<settings.rounds(30) {
      stills.append(try Times(still))
      renderer.advance(to: Double(round + 1) / 40)
      frames.append(try Times(renderer))
    }
    let list = frames.map(\.list).median / stills.map(\.list).median
    let whole = frames.map(\.whole).median / stills.map(\.whole).median
    report.keep("motion.\(name).list", list)
    report.keep("motion.\(name).whole", whole)
    report.line(
      [
        name, number(stills.map(\.whole).median), number(frames.map(\.whole).median),
        number(list), number(whole), "\(engine.counts.shapings - before)",
      ], widths: widths)
  }

  /// Milliseconds up to the display list and up to the pixels.
  private struct Times {
    let list: Double
    let whole: Double

    @MainActor
    init(_ renderer: ImageRenderer<some View>) throws {
      let start = Clock.now
      let displayList = try renderer.displayList()
      list = Clock.now - start
      _ = try PaintedPicture(of: displayList)
      whole = Clock.now - start
    }
  }
}

private struct Row: View {
  let number: Int
  var body: some View {
    HStack {
      Circle().fill(.orange).frame(width: 24, height: 24)
      Text("Player \(number)").font(.headline)
      Spacer()
      Text("\(number * 37 % 101) points").foregroundStyle(.secondary)
    }
    .padding(.horizontal)
  }
}

private struct RankedRows: View {
  @State private var rows = Array(0..<120)
  var body: some View {
    VStack(spacing: 4) {
      ForEach(rows, id: \.self) { Row(number: $0) }
    }
    .overlay {
      Button("go") { withAnimation(.linear(duration: 1)) { rows.reverse() } }.hidden()
    }
  }
}

private struct RingOfRows: View {
  @State private var turn = 0.0
  var body: some View {
    Ring(turn: turn) {
      ForEach(0..<120, id: \.self) { Row(number: $0).frame(width: 200) }
    }
    .overlay {
      Button("go") { withAnimation(.linear(duration: 1)) { turn = 1 } }.hidden()
    }
  }

  private struct Ring: Layout {
    var turn: Double
    var animatableData: Double {
      get { turn }
      set { turn = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, subview) in subviews.enumerated() {
        let angle = (turn + Double(index) / Double(subviews.count)) * 2 * .pi
        let point = CGPoint(
          x: bounds.midX + cos(angle) * 95, y: bounds.midY + sin(angle) * 1_780)
        subview.place(at: point, anchor: .center, proposal: .unspecified)
      }
    }
  }
}
