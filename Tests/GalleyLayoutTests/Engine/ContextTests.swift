import Expectations
import GalleyLayout
import Testing

/// Tests what containers tell the views inside them.
@Suite("Layout contexts")
struct ContextTests {
  /// A view half as wide as the container, next to a view independent of it.
  private func half(_ calls: @escaping () -> Void = {}) -> Plan {
    box(10, 10).wrapped(
      in: ContainerRelativeLayout(axes: .horizontal, alignment: .center) { length, _ in
        calls()
        return length / 2
      })
  }

  @Test("answers are cached for every container size")
  func remembered() {
    var (calls, other) = (0, 0)
    let tree = LayoutNodeTree()
    let bystander = answering { _ in
      other += 1
      return CGSize(width: 5, height: 5)
    }
    let node = hstack(.center, 0, half { calls += 1 }, bystander).make(Plan.Context(tree: tree))
    let narrow = tree.windowContext(ProposedViewSize(width: 100, height: 50))
    let wide = tree.windowContext(ProposedViewSize(width: 300, height: 50))
    for _ in 0..<3 {
      expectEqual(node.size(for: .unspecified, in: narrow).width, 55)
      expectEqual(node.size(for: .unspecified, in: wide).width, 155)
    }
    expectEqual(calls, 2)
    // A view that depends on no container is measured once.
    expectEqual(other, 1)
  }

  @Test("equal window sizes share a context")
  func equal() {
    let tree = LayoutNodeTree()
    let size = ProposedViewSize(width: 100, height: nil)
    expectEqual(tree.windowContext(size), tree.windowContext(size))
    expect(tree.windowContext(size) != tree.windowContext(.unspecified))
  }

  @Test("views follow the next container outward if the nearest has no proposed length")
  func outward() {
    let scroll = half().wrapped(
      in: ScrollLayout(name: "ScrollView", axes: .vertical, margins: EdgeInsets(), anchor: .top))
    let tree = place(
      hstack(.center, 0, box(20, 5), scroll.named("scroll").fixedSize(.horizontal)), 200, 80)
    expectClose(tree["scroll"].width, 100)
  }

  @Test("scrolled content follows the scroll view's own size")
  func scrollView() {
    let row = hstack(.center, 0, half().named("a"), half())
    let scroll = row.wrapped(
      in: ScrollLayout(
        name: "ScrollView", axes: .horizontal, margins: EdgeInsets(), anchor: .topLeading))
    let tree = place(scroll.frame(width: 60), 200, 80)
    expectClose(tree["a"].width, 30)
  }

  @Test("measurements of nested containers grow linearly with depth")
  func linear() {
    func measurements(_ depth: Int) -> Int {
      var plan = half()
      for _ in 0..<depth {
        plan = hstack(.center, 0, box(1, 1), plan, half()).wrapped(
          in: ScrollLayout(
            name: "ScrollView", axes: .horizontal, margins: EdgeInsets(), anchor: .topLeading))
      }
      return place(plan, 300, 200).tree.counts.measurements
    }
    let (few, many) = (measurements(6), measurements(24))
    expectAtMost(many, few * 5)
  }
}

@Suite("View handles")
struct HandleTests {
  @Test("slices of subviews are indexed from zero")
  func slices() {
    struct Slicing: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        let slice = subviews[1..<3]
        expectEqual(slice.indices, 0..<2)
        expectEqual(slice[0], subviews[1])
        expectEqual(slice[1..<2][0], subviews[2])
        expectEqual(slice.dropFirst().first, subviews[2])
        return .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    _ = size(.container(Slicing(), [box(1, 1), box(2, 2), box(3, 3)]), nil, nil)
  }
}
