import Expectations
import GalleyLayout
import Testing

@Suite("Node engine")
struct EngineTests {
  // MARK: Placing

  private struct Placer: Layout {
    var size = CGSize(width: 100, height: 60)
    var place: (CGRect, LayoutSubviews) -> Void
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { size }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { place(bounds, subviews) }
  }

  @Test("an unplaced view is centered")
  func unplaced() {
    let tree = place(.container(Placer { _, _ in }, [box(20, 10).named("a")]), nil, nil)
    expectClose(tree["a"], CGRect(40, 25, 20, 10))
  }

  @Test("the last of two placements wins")
  func placedTwice() {
    let layout = Placer { bounds, subviews in
      subviews[0].place(at: bounds.origin, proposal: .zero)
      subviews[0].place(
        at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
        proposal: ProposedViewSize(width: 7, height: 9))
    }
    let tree = place(.container(layout, [fill.named("a")]), nil, nil)
    expectClose(tree["a"], CGRect(93, 51, 7, 9))
  }

  @Test("the frame has the size for the placement's proposal, at the anchor")
  func anchors() {
    for (anchor, x, y) in [
      (UnitPoint.topLeading, 50, 30), (.center, 40, 25), (.trailing, 30, 25),
      (UnitPoint(x: 0.25, y: 2), 45, 10),
    ] as [(UnitPoint, CGFloat, CGFloat)] {
      let layout = Placer { bounds, subviews in
        subviews[0].place(
          at: CGPoint(x: bounds.minX + 50, y: bounds.minY + 30), anchor: anchor,
          proposal: .unspecified)
      }
      let tree = place(.container(layout, [box(20, 10).named("a")]), 400, 400)
      expectClose(tree["a"], CGRect(x, y, 20, 10))
    }
  }

  @Test("a nonfinite placement falls back to the container's origin and is reported")
  func infinitePlacement() {
    let layout = Placer { _, subviews in
      subviews[0].place(at: CGPoint(x: CGFloat.nan, y: .infinity), proposal: .unspecified)
    }
    let tree = place(.container(layout, [box(20, 10).named("a")]), nil, nil)
    expectClose(tree["a"], CGRect(0, 0, 20, 10))
    expect(!tree.tree.diagnostics.isEmpty)
  }

  @Test("bounds have the container's position in its parent and its own size")
  func boundsOrigin() {
    var seen: [CGRect] = []
    let layout = Placer { bounds, subviews in
      seen.append(bounds)
      subviews[0].place(at: bounds.origin, proposal: .unspecified)
    }
    let container = Plan.container(layout, [box(20, 10).named("a")])
    let tree = place(hstack(.top, 0, box(15, 5), container.padding(20)), nil, nil)
    expectEqual(seen, [CGRect(20, 20, 100, 60)])
    expectClose(tree["a"], CGRect(35, 20, 20, 10))
  }

  // MARK: Caches

  /// A layout that stores its result for the latest proposal, as articles suggest.
  private struct Remembering: Layout {
    struct Cache {
      var width: CGFloat?
    }
    func makeCache(subviews: Subviews) -> Cache { Cache() }
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
      cache.width = proposal.replacingUnspecifiedDimensions().width / 2
      return proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      subviews[0].place(
        at: bounds.origin, proposal: ProposedViewSize(width: cache.width, height: 5))
    }
  }

  @Test("placing uses the cache as left by sizing for the same proposal")
  func cacheFollowsProposals() {
    let tree = LayoutNodeTree()
    let plan = Plan.container(Remembering(), [fill.named("a")])
    let row = hstack(.center, 0, plan, box(20, 10)).make(Plan.Context(tree: tree))
    let proposal = ProposedViewSize(width: 120, height: 10)
    _ = row.size(for: proposal)
    _ = row.size(for: .infinity)
    _ = row.size(for: .unspecified)
    let placed = Placement(placing: row, in: proposal)
    expectClose(placed["a"].width, 50)
  }

  @Test("a cache is created once for all proposals")
  func cacheIsMadeOnce() {
    final class Counter { var count = 0 }
    struct Counting: Layout {
      let counter: Counter
      func makeCache(subviews: Subviews) -> [CGFloat] {
        counter.count += 1
        return subviews.map { $0.sizeThatFits(.unspecified).width }
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
      ) -> CGSize { CGSize(width: cache.reduce(0, +), height: 10) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
      ) {
        var x = bounds.minX
        for (subview, width) in zip(subviews, cache) {
          subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
          x += width
        }
      }
    }
    let counter = Counter()
    let plan = Plan.container(Counting(counter: counter), [box(20, 5), box(30, 5).named("b")])
    let tree = place(hstack(.center, 0, plan, fill), 200, 20)
    expectClose(tree["b"].minX, 20)
    expectEqual(counter.count, 1)
  }

  @Test("updateCache creates a new cache by default")
  func updateCache() {
    struct Sums: Layout {
      func makeCache(subviews: Subviews) -> Int { subviews.count }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) -> CGSize {
        cache = -1
        updateCache(&cache, subviews: subviews)
        return CGSize(width: cache, height: 1)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) {}
    }
    expectClose(size(.container(Sums(), [fill, fill, fill]), 9, 9), 3, 1)
  }

  // MARK: Subviews

  @Test("subviews are a collection with slices, indices and priorities")
  func subviews() {
    struct Asking: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        expectEqual(subviews.count, 3)
        expect(!subviews.isEmpty)
        expectEqual(Array(subviews.indices), [0, 1, 2])
        expectEqual(subviews.map(\.priority), [0, 2, -.infinity])
        expectEqual(subviews.dropFirst().count, 2)
        expectEqual(subviews[1..<3].first, subviews[1])
        expectEqual(subviews[[2, 0]].map(\.priority), [-.infinity, 0])
        let view = subviews[0].dimensions(in: ProposedViewSize(width: 5, height: nil))
        expectEqual(view.width, 5)
        expectEqual(view.height, 10)
        expectEqual(view[.trailing], 5)
        return .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let node = Plan.container(Asking(), [fill, fill.priority(2), spacer()])
    expectClose(size(node, nil, nil), 0, 0)
  }

  @Test("priority passes through layout-neutral modifiers; frames and padding reset it")
  func priorities() {
    func priority(_ plan: Plan) -> Double {
      withExtendedLifetime(LayoutNodeTree()) { plan.make(Plan.Context(tree: $0)).priority }
    }
    let view = fill.priority(3)
    for plan in [view.fixedSize(), view.offset(1, 1), view.guide(.top) { _ in 1 }] {
      expectEqual(priority(plan), 3)
    }
    for plan in [
      view.frame(width: 1), view.frame(minWidth: 1), view.padding(1), view.position(1, 1),
      view.aspectRatio(1, fills: false),
    ] {
      expectEqual(priority(plan), 0)
    }
  }

  // MARK: The placed tree

  @Test("nodes are in declaration order with absolute frames")
  func order() {
    let tree = place(
      hstack(
        .top, 0, box(10, 10).padding(5).named("a"),
        vstack(.leading, 0, box(20, 5).named("b"), box(5, 5).named("c"))), 100, 100)
    expectEqual(tree.nodes.map(\.node.identifier), [nil, "a", nil, nil, "b", "c"])
    expectEqual(tree.nodes.map(\.parent), [0, 0, 1, 0, 3, 3])
    expectEqual(tree.nodes.map(\.position), [0, 0, 0, 1, 0, 1])
    expectEqual(tree.children(of: 0), [1, 3])
    expectEqual(tree.children(of: 3), [4, 5])
    expectClose(tree.nodes[5].frame, CGRect(50, 45, 5, 5))
  }

  @Test("without a proposal, the canvas is as large as the root")
  func canvas() {
    expectEqual(place(box(30, 20), nil, nil).canvas, CGSize(width: 30, height: 20))
    expectEqual(place(box(30, 20), 100, nil).canvas, CGSize(width: 100, height: 20))
  }

  @Test("the trace records the first measurement per proposal and every placement")
  func trace() {
    let tree = LayoutNodeTree()
    tree.trace = LayoutTrace()
    let node = box(30, 20).named("a").padding(5).make(Plan.Context(tree: tree))
    _ = Placement(placing: node, in: ProposedViewSize(width: 100, height: nil))
    expectEqual(
      tree.trace?.events.filter { !$0.isRecall },
      [
        .measure(
          depth: 0, view: "wrapper", proposal: ProposedViewSize(width: 100, height: nil),
          answer: CGSize(width: 40, height: 30)),
        .measure(
          depth: 1, view: "box \"a\"", proposal: ProposedViewSize(width: 90, height: nil),
          answer: CGSize(width: 30, height: 20)),
        .place(
          view: "box \"a\"", frame: CGRect(5, 5, 30, 20),
          proposal: ProposedViewSize(width: 90, height: nil)),
      ])
  }

  @Test("10,000 nested nodes are laid out")
  func deepChain() {
    final class Result: @unchecked Sendable {
      var frames: [CGRect] = []
    }
    let result = Result()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let context = Plan.Context(tree: LayoutNodeTree())
      var node = box(4, 2).named("a").make(context)
      for _ in 0..<10_000 {
        let inner = node
        node = Plan { _ in inner }.padding(1).make(context)
      }
      let placed = Placement(placing: node, in: .unspecified)
      result.frames = [placed.nodes[0].frame, placed["a"]]
      done.signal()
    }
    thread.stackSize = 1 << 30
    thread.start()
    done.wait()
    expectEqual(result.frames, [CGRect(0, 0, 20_004, 20_002), CGRect(10_000, 10_000, 4, 2)])
  }

  @Test("the length of a kind's name is counted without the name")
  func nameLengths() {
    let kinds: [NodeKind] = [
      .text, .hStack, .vStack, .zStack, .alignmentGuide, .background, .overlay, .mask,
      .view("Räder"), .container("Grid"), .modifier("frame"),
    ]
    for kind in kinds { expectEqual(kind.nameLength, kind.name.utf8.count, "\(kind)") }
  }
}

extension LayoutTrace.Event {
  fileprivate var isRecall: Bool {
    if case .recall = self { true } else { false }
  }
}
