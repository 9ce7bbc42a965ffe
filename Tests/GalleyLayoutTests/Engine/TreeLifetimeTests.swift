import Dispatch
import Expectations
import Testing

@testable import GalleyLayout

@Suite("The lifetime of trees")
struct TreeLifetimeTests {
  @Test("a lifetime ends once, even across threads, and does not begin again")
  func threads() {
    // With the thread sanitizer, this also finds unsynchronized accesses.
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      var old: [TreeLifetime] = []
      for _ in 0..<500 {
        let lifetime = TreeLifetime()
        expect(!lifetime.isOver)
        DispatchQueue.concurrentPerform(iterations: 2) { index in
          if index == 0 { lifetime.end() } else { _ = lifetime.isOver }
        }
        expect(lifetime.isOver)
        old.append(lifetime)
      }
      expect(old.allSatisfy { $0.isOver })
    }
  }

  @Test("without memory, a tree is exhausted, and measuring and placing end")
  func exhausted() {
    let tree = LayoutNodeTree(memoryLimit: 100_000)
    let leaves = (0..<1000).map { _ in
      tree.add(FixedSizes(), .view("leaf"))
    }
    expect(tree.isExhausted)
    let root = tree.add(HStackLayout(), .container("HStack"), children: leaves[...])
    expectEqual(root.size(for: .unspecified), .zero)
    let placement = Placement(placing: root, in: ProposedViewSize(width: 100, height: 100))
    expectEqual(placement.nodes.count, 1)
    withExtendedLifetime(tree) {}
  }
}

private struct FixedSizes: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) -> CGSize { CGSize(width: 10, height: 10) }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) {}
}
