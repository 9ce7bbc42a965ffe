import Expectations
import Foundation
import GalleyLayout
import Testing

@Suite("Layouts with an erased type")
struct AnyLayoutTests {
  /// Sizes its views as one stack and places them as another, with the same cache.
  private struct Switching: Layout {
    let column = AnyLayout(VStackLayout(spacing: 0))
    let row = AnyLayout(HStackLayout(spacing: 0))

    func makeCache(subviews: Subviews) -> AnyLayout.Cache { column.makeCache(subviews: subviews) }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
    ) -> CGSize {
      column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout AnyLayout.Cache
    ) {
      row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  @Test("a cache created for another layout is replaced")
  func foreignCache() {
    let plan = Plan.container(Switching(), [box(10, 20).named("a"), box(30, 20).named("b")])
    let tree = place(plan, 100, 100)
    expectClose(tree["b"].minX - tree["a"].minX, 10)
    expectClose(tree["b"].minY, tree["a"].minY)
  }
}
