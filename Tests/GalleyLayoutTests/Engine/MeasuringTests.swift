import Expectations
import Foundation
import GalleyLayout
import Testing

@Suite("Measuring nodes")
struct MeasuringTests {
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
    expectEqual(calls, 5)
    expectEqual(node.measurementCount, 5)
    expectEqual(tree.counts.measurements, 5)
    expectEqual(tree.counts.memoHits, 7)
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
            expectEqual(node.size(for: proposal), expected.size(for: proposal), "\(index)")
          }
          expectEqual(node.measurementCount, count, "\(index)")
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
            expectEqual(node.size(for: proposal), expected.size(for: proposal), "\(index)")
          }
          expectEqual(node.measurementCount, count + 1, "\(index)")
        }
      }
    }
  }

  /// Views with what a stack knows about their widths beforehand, and whether their heights are fixed.
  private var limits: [(plan: Plan, isGreedy: Bool, isSteady: Bool, isFlat: Bool)] {
    let narrow = fill.frame(maxWidth: 30)
    let asked = answering { $0.replacingUnspecifiedDimensions() }
    return [
      (fill, true, true, false), (fill.padding(2), true, true, false),
      (fill.padding(-2), true, false, false),
      (fill.offset(1, 1), true, true, false), (fill.position(1, 1), true, true, false),
      (fill.overlay(.center, box(1, 1)), true, true, false),
      (fill.frame(height: 4), true, true, true),
      (box(3, 2).frame(maxWidth: .infinity), true, true, true),
      (fill.frame(minWidth: 3), true, true, false),
      (
        fill.aspectRatio(0.5, fills: false).frame(minWidth: 3, maxWidth: .infinity), true, true,
        false
      ),
      (fill.aspectRatio(0.5, fills: false).frame(maxWidth: .infinity), true, false, false),
      (.leaf(SpacerLayout(axis: .horizontal, minLength: 2)), true, true, true),
      (.leaf(DividerLayout(stackAxis: .vertical, thickness: 1)), true, true, true),
      (.leaf(GeometryReaderLayout()), true, true, false),
      (hstack(.center, 1, fill, box(3, 2)), true, true, false),
      (hstack(.center, nil, fill, box(3, 2)), true, true, false),
      // The gap is below 0, so that the smallest views have a length to share.
      (hstack(.center, -4, fill, box(3, 2)), true, false, false),
      (vstack(.leading, 1, fill, box(3, 2)), true, true, false),
      (vstack(HorizontalAlignment(Fifth.self), 1, fill, box(3, 2)), true, false, false),
      (zstack(.center, fill, box(3, 2)), true, true, false),
      // Only the views of the highest priority count.
      (zstack(.center, fill, box(3, 2).priority(1)), false, true, false),
      (narrow, false, true, false), (vstack(.leading, 1, narrow, box(3, 2)), false, true, false),
      (fill.aspectRatio(0.5, fills: true), false, false, false),
      // Users may record what they are asked.
      (asked, false, false, false), (hstack(.center, 1, asked, fill), false, false, false),
      (fill.guide(HorizontalAlignment.center) { $0.width / 3 }, false, false, false),
    ]
  }

  private enum Fifth: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 5 }
  }

  /// The number of proposals for which `plan` is measured as the first view of rows with these heights.
  private func measurements(_ plan: Plan, with other: Plan, heights: [CGFloat]) -> Int {
    withExtendedLifetime(LayoutNodeTree()) { tree in
      let row = hstack(.center, 0, plan, other).make(Plan.Context(tree: tree))
      for height in heights { _ = row.size(for: ProposedViewSize(width: 100, height: height)) }
      return row.children[0].measurementCount
    }
  }

  @Test("a stack does not ask views for limits that it knows")
  func knownLimits() {
    for (index, (plan, isGreedy, isSteady, isFlat)) in limits.enumerated() {
      // The only view without a maximum is the last one, so its minimum does not matter.
      expectEqual(
        measurements(plan, with: box(7, 5), heights: [20]), isGreedy ? 1 : 3, "\(index)")
      let heights: [CGFloat] = [20, 30, 40, 50]
      expectEqual(
        measurements(plan, with: fill, heights: heights),
        (isFlat ? 1 : 4) + (isSteady ? 1 : 4) + (isGreedy ? 0 : 4), "\(index)")
    }
  }

  @Test("a stack that asks for all limits, as in a trace, gives the same sizes")
  func askedLimits() {
    let lengths: [CGFloat?] = [0, 1, 7, 50, .infinity, nil]
    for (index, (plan, _, _, _)) in limits.enumerated() {
      for other in [box(7, 5), fill, fill.frame(maxWidth: 9).priority(1), spacer()] {
        withExtendedLifetime((LayoutNodeTree(), LayoutNodeTree())) { tree, asking in
          asking.trace = LayoutTrace()
          let row = hstack(.center, 2, box(3, 4), plan, other)
          let node = row.make(Plan.Context(tree: tree))
          let expected = row.make(Plan.Context(tree: asking))
          for width in lengths {
            for height in lengths {
              let proposal = ProposedViewSize(width: width, height: height)
              expectEqual(
                node.size(for: proposal), expected.size(for: proposal), "\(index), \(proposal)")
            }
          }
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
    for node in tree.nodes.dropFirst() { expectClose(node.frame.size, 4, 7) }
  }

  @Test("a node remembers 64 answers, and computes others again")
  func manyAnswers() {
    withExtendedLifetime(LayoutNodeTree()) { tree in
      let node = fill.make(Plan.Context(tree: tree))
      for width in 0..<100 {
        expectClose(
          node.size(for: ProposedViewSize(width: CGFloat(width), height: 1)), CGFloat(width), 1)
      }
      for width in 36..<100 {
        _ = node.size(for: ProposedViewSize(width: CGFloat(width), height: 1))
      }
      expectEqual(tree.counts.memoHits, 64)
      expectClose(node.size(for: ProposedViewSize(width: 3, height: 1)), 3, 1)
      expectEqual(tree.counts.measurements, 101)
      expectEqual(node.measurementCount, 64)
    }
  }

  @Test("an array in reused memory grows, and its copies are independent")
  func reusedArrays() {
    var array = ReusedArray<Int>(capacity: 2)
    for value in 0..<100_000 { array.append(value) }
    let copy = array
    array[5] = -1
    array.append(7)
    expect(copy.elementsEqual(0..<100_000))
    expectEqual(array.count, 100_001)
    expectEqual(array[5], -1)
    expectEqual(array.last, 7)
  }

  @Test("a trace has the answer of a fixed size to each proposal")
  func tracedFixedSize() {
    withExtendedLifetime(LayoutNodeTree()) { tree in
      let node = box(3, 2).make(Plan.Context(tree: tree))
      tree.trace = LayoutTrace()
      for proposal in [ProposedViewSize.zero, .infinity, .zero] { _ = node.size(for: proposal) }
      expectEqual(tree.trace?.description, "box ? 0×0 → 3×2\nbox ? ∞×∞ → 3×2\nbox ? 0×0 = 3×2\n")
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
    expectEqual(calls, 1)
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
      for depth in [4, 12, 50] { expectAtMost(most(depth, width, height), 13) }
    }
  }

  @Test("negative and NaN sizes become 0 and are reported once")
  func strangeAnswers() {
    let plan = answering { _ in CGSize(width: -5, height: CGFloat.nan) }.named("odd")
    let tree = place(hstack(.center, 0, plan, box(10, 10)), 100, 100)
    expectClose(tree["odd"].size, 0, 0)
    expectClose(tree.nodes[0].frame.size, 10, 10)
    expect(!tree.tree.diagnostics.isEmpty)
    expect(tree.tree.diagnostics.allSatisfy { $0.view == "answering \"odd\"" })
    expectEqual(Set(tree.tree.diagnostics).count, tree.tree.diagnostics.count)
  }
}
