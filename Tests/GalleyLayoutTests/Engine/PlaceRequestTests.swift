import Expectations
import Foundation
import GalleyLayout
import Testing

/// Tests the places that containers request for their subviews.
@Suite("Place requests")
struct PlaceRequestTests {
  /// Places its views in a row, but queries their guides in between and also places views while
  /// sizing, which has no effect.
  private struct Restless: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      for subview in subviews { subview.place(at: CGPoint(x: -7, y: -7), proposal: .zero) }
      return CGSize(width: 100, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(10 * index), y: bounds.minY), proposal: .unspecified)
        // Each of these queries makes the view's own container place its subviews.
        for other in subviews.reversed() {
          _ = other.dimensions(in: .unspecified)[explicit: VerticalAlignment.top]
          _ = other.sizeThatFits(ProposedViewSize(width: CGFloat(index), height: 1))
        }
      }
    }
  }

  /// Ten rows with a guide in each view.
  private func nested() -> Plan {
    let rows = (0..<10).map { index in
      Plan.container(
        HStackLayout(alignment: .center, spacing: 0),
        (0..<10).map { box(10, 10).guide(.top) { _ in 2 }.named("\(index)-\($0)") })
    }
    return .container(Restless(), rows)
  }

  @Test("querying a container's guides during another's placement has no side effects")
  func nesting() {
    let tree = place(nested(), 100, 10)
    for row in 0..<10 {
      for column in 0..<10 {
        expectClose(tree["\(row)-\(column)"].minX, CGFloat(10 * row + 10 * column))
        expectClose(tree["\(row)-\(column)"].minY, 0)
      }
    }
  }

  /// Places no views, or omits every other one.
  private struct Silent: Layout {
    var omits = false

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      CGSize(width: 40, height: 20)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      guard omits else { return }
      for subview in subviews[stride(from: 1, to: subviews.count, by: 2)] { subview.omit() }
    }
  }

  @Test("unplaced views are centered; omitted views have no place", arguments: [2, 500])
  func unplaced(count: Int) {
    let views = (0..<count).map { box(10, 10).named("\($0)") }
    let centred = place(.container(Silent(), views), 40, 20)
    expectClose(centred["\(count - 1)"].minX, 15)
    expectClose(centred["\(count - 1)"].minY, 5)
    expectEqual(place(.container(Silent(omits: true), views), 40, 20).nodes.count, 1 + count / 2)
  }

  @Test("a stack measures each view once for sizing and once for placing")
  func hits() {
    func counts(_ count: Int) -> LayoutCounts {
      let tree = LayoutNodeTree()
      let views = (0..<count).map { _ in box(10, 10) }
      let root = Plan.container(VStackLayout(alignment: .center, spacing: 0), views)
        .make(Plan.Context(tree: tree))
      _ = Placement(placing: root, in: ProposedViewSize(width: 100, height: 0))
      return tree.counts
    }
    expectEqual(counts(1_000).measurements, 1_001)
    // One more hit for the stack itself.
    expectEqual(counts(1_000).memoHits, 1_001)
  }
}
