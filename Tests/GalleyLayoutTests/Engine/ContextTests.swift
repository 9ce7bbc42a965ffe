import GalleyLayout
import Testing

/// What containers tell the views inside them.
@Suite("The context of a question")
struct ContextTests {
  /// Half as wide as the container, and a view beside it that does not care.
  private func half(_ calls: @escaping () -> Void = {}) -> Plan {
    box(10, 10).wrapped(
      in: ContainerRelativeLayout(axes: .horizontal, alignment: .center) { length, _ in
        calls()
        return length / 2
      })
  }

  @Test("an answer is remembered for each container's size, and none is forgotten")
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
      #expect(node.size(for: .unspecified, in: narrow).width == 55)
      #expect(node.size(for: .unspecified, in: wide).width == 155)
    }
    #expect(calls == 2)
    // What depends on no container is measured once.
    #expect(other == 1)
  }

  @Test("the same size of a window is the same context")
  func equal() {
    let tree = LayoutNodeTree()
    let size = ProposedViewSize(width: 100, height: nil)
    #expect(tree.windowContext(size) == tree.windowContext(size))
    #expect(tree.windowContext(size) != tree.windowContext(.unspecified))
  }

  @Test("where a container was told no length, views follow the next one outward")
  func outward() {
    let scroll = half().wrapped(
      in: ScrollLayout(name: "ScrollView", axes: .vertical, margins: EdgeInsets(), anchor: .top))
    let tree = place(
      hstack(.center, 0, box(20, 5), scroll.named("scroll").fixedSize(.horizontal)), 200, 80)
    expectEqual(tree["scroll"].width, 100)
  }

  @Test("in a view that scrolls, the scroll view's own size counts")
  func scrollView() {
    let row = hstack(.center, 0, half().named("a"), half())
    let scroll = row.wrapped(
      in: ScrollLayout(
        name: "ScrollView", axes: .horizontal, margins: EdgeInsets(), anchor: .topLeading))
    let tree = place(scroll.frame(width: 60), 200, 80)
    expectEqual(tree["a"].width, 30)
  }

  @Test("nested containers cost measurements in proportion to their depth")
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
    #expect(many <= few * 5)
  }
}

@Suite("Handles to views")
struct HandleTests {
  private struct Leaking: Layout {
    let keep: ([LayoutSubview]) -> Void
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      keep(Array(subviews))
      return .zero
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  @Test("a subview that is used after the layout ends the program with a reason, not at random")
  func outliving() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      nonisolated(unsafe) var kept: [LayoutSubview] = []
      _ = size(.container(Leaking { kept = $0 }, [fill]), 10, 10)
      _ = kept[0].sizeThatFits(.unspecified)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("a subview is used after the views were laid out"))
  }

  @Test("slices of subviews count from zero")
  func slices() {
    struct Slicing: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        let slice = subviews[1..<3]
        #expect(slice.indices == 0..<2 && slice[0] == subviews[1])
        #expect(slice[1..<2][0] == subviews[2] && slice.dropFirst().first == subviews[2])
        return .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    _ = size(.container(Slicing(), [box(1, 1), box(2, 2), box(3, 3)]), nil, nil)
  }
}
