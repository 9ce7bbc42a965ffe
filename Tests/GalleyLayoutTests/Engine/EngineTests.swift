import GalleyLayout
import Testing

@Suite("Node engine")
struct EngineTests {
  // MARK: Measuring

  @Test("a node computes its size once per distinct proposal")
  func memo() {
    var calls = 0
    let tree = LayoutNodeTree()
    let node = answering {
      calls += 1
      return $0.replacingUnspecifiedDimensions()
    }.make(Plan.Context(tree: tree))
    let proposals: [ProposedViewSize] = [
      .zero, .unspecified, .infinity, ProposedViewSize(width: 10, height: nil),
      ProposedViewSize(width: nil, height: 10), ProposedViewSize(width: -0.0, height: 0),
    ]
    for proposal in proposals + proposals { _ = node.size(for: proposal) }
    // -0 counts as 0.
    #expect(calls == 5)
    #expect(node.measurementCount == 5)
    #expect(tree.counts.measurements == 5)
    #expect(tree.counts.memoHits == 7)
  }

  private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  @Test("a view of fixed size is measured once, and so are containers of such views")
  func fixedSizes() {
    let frame = fill.frame(width: 4, height: 5)
    let fixed = [
      box(3, 2), frame, fill.fixedSize(), frame.padding(3), box(3, 2).frame(width: 9),
      box(3, 2).offset(1, 1), frame.overlay(.center, fill), hstack(.center, 0, box(3, 2), frame),
      vstack(.center, nil, hstack(.top, 0, frame, box(1, 9)), box(3, 2)),
      zstack(.center, frame, box(3, 2)),
    ]
    let flexible = [
      fill, fill.frame(width: 4), fill.padding(3), fill.fixedSize(.horizontal),
      frame.background(.center, fill).overlay(.center, box(1, 1)).frame(maxWidth: .infinity),
      hstack(.center, 0, frame, fill), zstack(.center, frame, fill),
      // The guides of the views may follow the proposal.
      hstack(VerticalAlignment(Quarter.self), 0, frame, box(3, 2)),
      hstack(.center, 0, frame.guide(VerticalAlignment.center) { $0.height / 3 }, box(3, 2)),
    ]
    let proposals: [ProposedViewSize] = [
      .zero, .unspecified, .infinity, ProposedViewSize(width: 6, height: 7),
    ]
    for (plans, count) in [(fixed, 1), (flexible, proposals.count)] {
      for (index, plan) in plans.enumerated() {
        withExtendedLifetime((LayoutNodeTree(), LayoutNodeTree())) { tree, computing in
          computing.isMemoised = false
          let node = plan.make(Plan.Context(tree: tree))
          let expected = plan.make(Plan.Context(tree: computing))
          for proposal in proposals {
            #expect(node.size(for: proposal) == expected.size(for: proposal), "\(index)")
          }
          #expect(node.measurementCount == count, "\(index)")
        }
      }
    }
  }

  @Test("a view that ignores the proposal along one axis answers once for all lengths there")
  func fixedAxes() {
    let row = hstack(
      .center, 0, box(3, 2), Plan.leaf(SpacerLayout(axis: .horizontal, minLength: 1)))
    let divider = Plan.leaf(DividerLayout(stackAxis: .vertical, thickness: 1))
    let column = vstack(.leading, 0, row, divider, fill.frame(height: 4))
    // Each follows the width only.
    let wide = [
      row, divider, column, fill.frame(height: 4), fill.fixedSize(.vertical), row.padding(2),
      row.offset(1, 1), row.overlay(.center, fill), zstack(.center, row, box(1, 1)),
      row.frame(minWidth: 5), row.frame(height: 9), fill.frame(minWidth: 2).frame(height: 3),
    ]
    let flexible = [
      vstack(.center, 0, row, fill), row.frame(minHeight: 5, maxHeight: 9),
      row.aspectRatio(1, fills: true),
      Plan.leaf(SpacerLayout(axis: nil, minLength: 1)), row.position(1, 1),
      hstack(.center, 0, row.guide(VerticalAlignment.center) { $0.height / 3 }, box(3, 2)),
    ]
    let proposals = [0, 7, 300, .infinity, nil].map { ProposedViewSize(width: 90, height: $0) }
    for (plans, count) in [(wide, 1), (flexible, proposals.count)] {
      for (index, plan) in plans.enumerated() {
        withExtendedLifetime((LayoutNodeTree(), LayoutNodeTree())) { tree, computing in
          computing.isMemoised = false
          let node = plan.make(Plan.Context(tree: tree))
          let expected = plan.make(Plan.Context(tree: computing))
          for proposal in proposals + [ProposedViewSize(width: 30, height: 7)] {
            #expect(node.size(for: proposal) == expected.size(for: proposal), "\(index)")
          }
          #expect(node.measurementCount == count + 1, "\(index)")
        }
      }
    }
  }

  @Test("a layout of any size and alignment is stored with its node")
  func storedLayouts() {
    struct Aligned: Layout {
      let small: UInt8 = 7
      let values = SIMD4<Double>(1, 2, 3, 4)
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: values[3], height: Double(small)) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    let plans = [Plan.leaf(Aligned()), .leaf(AnyLayout(Aligned())), box(4, 7)]
    let tree = place(hstack(.top, 0, plans[0], plans[2], plans[1], plans[0], plans[2]), nil, nil)
    for node in tree.nodes.dropFirst() { expectEqual(node.frame.size, 4, 7) }
  }

  @Test("a node remembers 64 answers, and computes others again")
  func manyAnswers() {
    withExtendedLifetime(LayoutNodeTree()) { tree in
      let node = fill.make(Plan.Context(tree: tree))
      for width in 0..<100 {
        expectEqual(
          node.size(for: ProposedViewSize(width: CGFloat(width), height: 1)), CGFloat(width), 1)
      }
      for width in 36..<100 {
        _ = node.size(for: ProposedViewSize(width: CGFloat(width), height: 1))
      }
      #expect(tree.counts.memoHits == 64)
      expectEqual(node.size(for: ProposedViewSize(width: 3, height: 1)), 3, 1)
      #expect(tree.counts.measurements == 101)
      #expect(node.measurementCount == 64)
    }
  }

  @Test("an array in reused memory grows, and its copies are independent")
  func reusedArrays() {
    var array = ReusedArray<Int>(capacity: 2)
    for value in 0..<100_000 { array.append(value) }
    let copy = array
    array[5] = -1
    array.append(7)
    #expect(copy.elementsEqual(0..<100_000))
    #expect(array.count == 100_001)
    #expect(array[5] == -1)
    #expect(array.last == 7)
  }

  @Test("a trace has the answer of a fixed size to each proposal")
  func tracedFixedSize() {
    withExtendedLifetime(LayoutNodeTree()) { tree in
      let node = box(3, 2).make(Plan.Context(tree: tree))
      tree.trace = LayoutTrace()
      for proposal in [ProposedViewSize.zero, .infinity, .zero] { _ = node.size(for: proposal) }
      #expect(tree.trace?.description == "box ? 0×0 → 3×2\nbox ? ∞×∞ → 3×2\nbox ? 0×0 = 3×2\n")
    }
  }

  @Test("a NaN proposal is answered once")
  func memoOfNaN() {
    var calls = 0
    withExtendedLifetime(LayoutNodeTree()) { tree in
      let node = answering { _ in
        calls += 1
        return .zero
      }.make(Plan.Context(tree: tree))
      for _ in 0..<3 { _ = node.size(for: ProposedViewSize(width: .nan, height: 1)) }
    }
    #expect(calls == 1)
  }

  /// Alternating rows and columns, each around the previous one and two more views.
  private func alternating(depth: Int) -> Plan {
    var plan = fill
    for level in 0..<depth {
      let flexible = fill.frame(minWidth: 2, maxWidth: 40, minHeight: 1, maxHeight: 30)
      let members = level % 3 == 0 ? [box(3, 3), plan] : [box(3, 2), plan, flexible]
      plan =
        level.isMultiple(of: 2)
        ? .container(HStackLayout(spacing: 1), members)
        : .container(VStackLayout(spacing: 1), members)
    }
    return plan
  }

  @Test("measurements per node do not grow with nesting depth")
  func boundedMeasurements() {
    func most(_ depth: Int, _ width: CGFloat?, _ height: CGFloat?) -> Int {
      withExtendedLifetime(place(alternating(depth: depth), width, height)) {
        $0.nodes.map(\.node.measurementCount).max() ?? 0
      }
    }
    for (width, height) in [(800, 600), (nil, 600), (nil, nil)] as [(CGFloat?, CGFloat?)] {
      for depth in [4, 12, 50] { #expect(most(depth, width, height) <= 13) }
    }
  }

  @Test("negative and NaN sizes become 0 and are reported once")
  func strangeAnswers() {
    let plan = answering { _ in CGSize(width: -5, height: CGFloat.nan) }.named("odd")
    let tree = place(hstack(.center, 0, plan, box(10, 10)), 100, 100)
    expectEqual(tree["odd"].size, 0, 0)
    expectEqual(tree.nodes[0].frame.size, 10, 10)
    #expect(!tree.tree.diagnostics.isEmpty)
    #expect(tree.tree.diagnostics.allSatisfy { $0.view == "answering \"odd\"" })
    #expect(Set(tree.tree.diagnostics).count == tree.tree.diagnostics.count)
  }

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
    expectEqual(tree["a"], CGRect(40, 25, 20, 10))
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
    expectEqual(tree["a"], CGRect(93, 51, 7, 9))
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
      expectEqual(tree["a"], CGRect(x, y, 20, 10))
    }
  }

  @Test("a nonfinite placement falls back to the container's origin and is reported")
  func infinitePlacement() {
    let layout = Placer { _, subviews in
      subviews[0].place(at: CGPoint(x: CGFloat.nan, y: .infinity), proposal: .unspecified)
    }
    let tree = place(.container(layout, [box(20, 10).named("a")]), nil, nil)
    expectEqual(tree["a"], CGRect(0, 0, 20, 10))
    #expect(!tree.tree.diagnostics.isEmpty)
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
    #expect(seen == [CGRect(20, 20, 100, 60)])
    expectEqual(tree["a"], CGRect(35, 20, 20, 10))
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
    expectEqual(placed["a"].width, 50)
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
    expectEqual(tree["b"].minX, 20)
    #expect(counter.count == 1)
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
    expectEqual(size(.container(Sums(), [fill, fill, fill]), 9, 9), 3, 1)
  }

  // MARK: Subviews

  @Test("subviews are a collection with slices, indices and priorities")
  func subviews() {
    struct Asking: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        #expect(subviews.count == 3)
        #expect(!subviews.isEmpty)
        #expect(Array(subviews.indices) == [0, 1, 2])
        #expect(subviews.map(\.priority) == [0, 2, -.infinity])
        #expect(subviews.dropFirst().count == 2)
        #expect(subviews[1..<3].first == subviews[1])
        #expect(subviews[[2, 0]].map(\.priority) == [-.infinity, 0])
        let view = subviews[0].dimensions(in: ProposedViewSize(width: 5, height: nil))
        #expect(view.width == 5)
        #expect(view.height == 10)
        #expect(view[.trailing] == 5)
        return .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let node = Plan.container(Asking(), [fill, fill.priority(2), spacer()])
    expectEqual(size(node, nil, nil), 0, 0)
  }

  @Test("priority passes through layout-neutral modifiers; frames and padding reset it")
  func priorities() {
    func priority(_ plan: Plan) -> Double {
      withExtendedLifetime(LayoutNodeTree()) { plan.make(Plan.Context(tree: $0)).priority }
    }
    let view = fill.priority(3)
    for plan in [view.fixedSize(), view.offset(1, 1), view.guide(.top) { _ in 1 }] {
      #expect(priority(plan) == 3)
    }
    for plan in [
      view.frame(width: 1), view.frame(minWidth: 1), view.padding(1), view.position(1, 1),
      view.aspectRatio(1, fills: false),
    ] {
      #expect(priority(plan) == 0)
    }
  }

  // MARK: The placed tree

  @Test("nodes are in declaration order with absolute frames")
  func order() {
    let tree = place(
      hstack(
        .top, 0, box(10, 10).padding(5).named("a"),
        vstack(.leading, 0, box(20, 5).named("b"), box(5, 5).named("c"))), 100, 100)
    #expect(tree.nodes.map(\.node.identifier) == [nil, "a", nil, nil, "b", "c"])
    #expect(tree.nodes.map(\.parent) == [0, 0, 1, 0, 3, 3])
    #expect(tree.nodes.map(\.position) == [0, 0, 0, 1, 0, 1])
    #expect(tree.children(of: 0) == [1, 3])
    #expect(tree.children(of: 3) == [4, 5])
    expectEqual(tree.nodes[5].frame, CGRect(50, 45, 5, 5))
  }

  @Test("without a proposal, the canvas is as large as the root")
  func canvas() {
    #expect(place(box(30, 20), nil, nil).canvas == CGSize(width: 30, height: 20))
    #expect(place(box(30, 20), 100, nil).canvas == CGSize(width: 100, height: 20))
  }

  @Test("the trace records the first measurement per proposal and every placement")
  func trace() {
    let tree = LayoutNodeTree()
    tree.trace = LayoutTrace()
    let node = box(30, 20).named("a").padding(5).make(Plan.Context(tree: tree))
    _ = Placement(placing: node, in: ProposedViewSize(width: 100, height: nil))
    #expect(
      tree.trace?.events.filter { !$0.isRecall } == [
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
    #expect(result.frames == [CGRect(0, 0, 20_004, 20_002), CGRect(10_000, 10_000, 4, 2)])
  }
}

extension LayoutTrace.Event {
  fileprivate var isRecall: Bool {
    if case .recall = self { true } else { false }
  }
}
