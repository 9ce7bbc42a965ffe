import Expectations
import Galley
import TestSupport
import Testing

/// Misbehaving custom layouts, and the engine's guarantees to layouts.
@MainActor
@Suite("Custom layouts")
struct CustomLayoutTests {
  private struct Answering: Layout {
    var size: @Sendable (ProposedViewSize) -> CGSize
    var place: @Sendable (CGRect, LayoutSubviews) -> Void = { _, _ in }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { size(proposal) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { place(bounds, subviews) }
  }

  @Test(
    "invalid sizes become 0, are reported by name and are drawn",
    .enabled(if: hasPainter),
    arguments: [
      CGSize(width: CGFloat.nan, height: 10), CGSize(width: -5, height: 10),
      CGSize(width: 10, height: -CGFloat.infinity),
    ])
  func oddSizes(size: CGSize) throws {
    let view = VStack(spacing: 0) {
      (Answering(size: { _ in size })) { Color.red }.named("odd")
      box(20, 20).named("after")
    }
    let tree = LayoutTree(of: view, proposal: ProposedViewSize(width: 100, height: 100))
    expect(tree.diagnostics.contains { $0.view.contains("odd") })
    expectEqual(tree["after"].frame.size, CGSize(width: 20, height: 20))
    expectEqual(tree["after"].frame.minX, 40)
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
    try expectGreater(renderer.pngData().count, 0)
  }

  @Test(
    "an infinite size is drawn on a finite canvas and rejected without one",
    .enabled(if: hasPainter))
  func endlessSize() throws {
    let endless = Answering(size: { _ in CGSize(width: CGFloat.infinity, height: 10) })
    let view = endless { Color.red }
    let renderer = ImageRenderer(content: view)
    #expect(throws: RenderError.self) { try renderer.pngData() }
    renderer.proposedSize = ProposedViewSize(width: 50, height: 50)
    try expectGreater(renderer.pngData().count, 0)
  }

  @Test("invalid positions are reported by name and corrected")
  func oddPlaces() throws {
    let view = Answering(
      size: { _ in CGSize(width: 60, height: 40) },
      place: { bounds, subviews in
        subviews[0].place(at: CGPoint(x: CGFloat.nan, y: 5), proposal: .unspecified)
        subviews[1].place(at: CGPoint(x: 10, y: CGFloat.infinity), proposal: .unspecified)
        subviews[2].place(
          at: bounds.origin, anchor: UnitPoint(x: CGFloat.nan, y: 0), proposal: .unspecified)
      })
    let tree = layout(60, 40) {
      view {
        box(10, 10).named("a")
        box(10, 10).named("b")
        box(10, 10).named("c")
      }
    }
    for id in ["a", "b", "c"] {
      let frame = tree[id].frame
      expect(frame.minX.isFinite, "\(id)")
      expect(frame.minY.isFinite, "\(id)")
    }
    expectEqual(tree.diagnostics.count, 3)
  }

  @Test("views that a layout does not place are centered")
  func placesNothing() {
    let tree = layout(100, 60) {
      (Answering(size: { $0.replacingUnspecifiedDimensions() })) {
        box(20, 10).named("a")
        Text("middle").named("b")
      }
    }
    expectClose(tree["a"].frame, CGRect(40, 25, 20, 10))
    expectEqual(tree["b"].frame.midX, 50)
    expectEqual(tree["b"].frame.midY, 30)
  }

  private final class Calls: @unchecked Sendable {
    var proposals: [ProposedViewSize] = []
    var made = 0
  }

  private struct Counting: Layout {
    let calls: Calls
    func makeCache(subviews: Subviews) -> Int {
      calls.made += 1
      return subviews.count
    }
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) -> CGSize {
      calls.proposals.append(proposal)
      return subviews[0].sizeThatFits(proposal)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test("sizeThatFits is called at most once per proposal, even in nested layouts")
  func callsOfSizeThatFits() {
    let calls = Calls()
    _ = layout(300, 200) {
      Grid {
        ForEach(0..<3) { row in
          GridRow {
            Text("Row \(row)")
            VStack {
              HStack {
                if row == 1 { Counting(calls: calls) { Text("inside").padding() } }
                Color.red
              }
              .frame(maxWidth: 120)
            }
          }
        }
      }
      .padding()
    }
    expectGreater(calls.proposals.count, 2)
    expectEqual(Set(calls.proposals.map(\.description)).count, calls.proposals.count)
    expectEqual(calls.made, 1)
  }

  /// A layout that wraps its views like words, as typically written for SwiftUI.
  private struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    private func rows(_ subviews: Subviews, in width: CGFloat) -> [[LayoutSubview]] {
      var rows: [[LayoutSubview]] = []
      var x: CGFloat = 0
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        if rows.isEmpty || x + size.width > width {
          rows.append([])
          x = 0
        }
        rows[rows.count - 1].append(subview)
        x += size.width + spacing
      }
      return rows
    }

    private func height(_ row: [LayoutSubview]) -> CGFloat {
      row.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let rows = rows(subviews, in: proposal.width ?? .infinity)
      let widths = rows.map { row in
        row.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +)
          + spacing * CGFloat(row.count - 1)
      }
      return CGSize(
        width: widths.max() ?? 0,
        height: rows.map(height).reduce(0, +) + spacing * CGFloat(max(rows.count - 1, 0)))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var y = bounds.minY
      for row in rows(subviews, in: bounds.width) {
        var x = bounds.minX
        for subview in row {
          subview.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
          x += subview.sizeThatFits(.unspecified).width + spacing
        }
        y += height(row) + spacing
      }
    }
  }

  @Test("a flow layout in a grid wraps at the width of its column")
  func flowInGrid() {
    let tree = layout(200, nil) {
      Grid(alignment: .topLeading, horizontalSpacing: 10) {
        GridRow {
          box(50, 10)
          FlowLayout {
            ForEach(0..<5) { box(60, 20).named("\($0)") }
          }
          .named("flow")
        }
        Divider()
      }
    }
    // The flow is 140 points wide: two 60-point views and a gap per row.
    expectClose(tree.frames("0", "1", "2", "4").map(\.minX), [60, 128, 60, 60])
    expectClose(tree.frames("0", "1", "2", "4").map(\.minY), [0, 0, 28, 56])
    expectClose(tree["flow"].frame, CGRect(60, 0, 128, 76))
  }
}
