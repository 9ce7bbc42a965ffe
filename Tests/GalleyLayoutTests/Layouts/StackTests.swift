import Expectations
import GalleyLayout
import Testing

@Suite("Stacks")
struct StackTests {
  // MARK: Along the axis

  @Test("with an unspecified length, every view has its ideal length")
  func idealSize() {
    let row = hstack(.center, 5, fill, box(30, 20), fill.frame(idealWidth: 70, idealHeight: 40))
    expectClose(size(row, nil, nil), 10 + 5 + 30 + 5 + 70, 40)
  }

  @Test("sizing proposes nil across the axis if the stack's proposal is nil")
  func nilAcross() {
    var asked: [CGFloat?] = []
    let row = hstack(
      .center, 0,
      answering {
        asked.append($0.height)
        return CGSize(width: 10, height: $0.height ?? 30)
      }, fill)
    expectClose(size(row, 100, nil), 100, 30)
    expect(asked.allSatisfy { $0 == nil })
  }

  @Test("placing proposes the stack's own height if its proposal is nil")
  func heightWhilePlacing() {
    let tree = place(hstack(.center, 0, box(20, 60), fill.named("a")), 100, nil)
    expectEqual(tree.proposal("a"), ProposedViewSize(width: 80, height: 60))
    expectClose(tree["a"], CGRect(20, 0, 80, 60))
  }

  @Test("a proposal of 0 gives the sum of the minimum lengths and the gaps")
  func minimumSize() {
    let row = hstack(.center, 4, fill, fill.frame(minWidth: 30), box(20, 10))
    expectClose(size(row, 0, 50), 4 + 30 + 4 + 20, 50)
  }

  @Test("an infinite proposal gives the maximum lengths")
  func maximumSize() {
    let bounded = hstack(.center, 4, fill.frame(maxWidth: 50), box(20, 10))
    expectClose(size(bounded, .infinity, 10), 74, 10)
    expectClose(size(hstack(.center, 4, fill, box(20, 10)), .infinity, 10), .infinity, 10)
    expectClose(size(hstack(.center, 4, fill, fill), .infinity, 10), .infinity, 10)
  }

  @Test("flexible views share the space equally")
  func equalShares() {
    let tree = place(hstack(.center, 0, fill.named("a"), fill.named("b"), fill.named("c")), 90, 9)
    expectClose(tree.frames("a", "b", "c").map(\.minX), [0, 30, 60])
    expectClose(tree.frames("a", "b", "c").map(\.width), [30, 30, 30])
  }

  @Test("more flexible views share the space that a bounded view leaves")
  func leftovers() {
    let tree = place(
      hstack(
        .center, 0, fill.named("a"), fill.frame(maxWidth: 20).named("b"), fill.named("c")), 120, 9)
    expectClose(tree.frames("a", "b", "c").map(\.width), [50, 20, 50])
  }

  @Test("the least flexible views are sized first, in any declaration order")
  func servingOrder() {
    let tree = place(
      hstack(
        .center, 0, fill.frame(maxWidth: 200).named("a"), fill.frame(maxWidth: 60).named("b"),
        box(50, 5).named("c")), 150, 9)
    // 50 are fixed. Of the other 100, b is offered 50 and takes them; a takes the rest.
    expectClose(tree.frames("a", "b", "c").map(\.width), [50, 50, 50])
  }

  @Test("of two views without a maximum, the one with the larger minimum is sized first")
  func bothInfinite() {
    let tree = place(
      hstack(.center, 0, fill.named("a"), fill.frame(minWidth: 80).named("b")), 100, 9)
    expectClose(tree.frames("a", "b").map(\.width), [20, 80])
  }

  @Test("views that do not fit overflow, and the stack reports its full size")
  func overflow() {
    let tree = place(hstack(.center, 10, box(80, 5), box(70, 5), fill.named("a")), 100, 9)
    expectClose(tree.nodes[0].frame.size, 170, 9)
    expectClose(tree["a"].width, 0)
    expectClose(tree.nodes[0].frame.minX, -35)
  }

  @Test("a priority group's reserved minimum lengths are available during its turn")
  func prioritiesWithMinima() {
    let tree = place(
      hstack(
        .center, 0, fill.frame(minWidth: 40).named("low"), fill.frame(minWidth: 30).named("low2"),
        fill.frame(maxWidth: 100).priority(1).named("high")), 200, 9)
    expectClose(tree.frames("high", "low", "low2").map(\.width), [100, 50, 50])
  }

  @Test("views of negative priority are sized last")
  func negativePriority() {
    let tree = place(
      hstack(.center, 0, fill.priority(-1).named("a"), fill.named("b")), 100, 9)
    expectClose(tree.frames("a", "b").map(\.width), [0, 100])
  }

  @Test("a nested stack's minimum is its size for 0, even if that overflows")
  func nestedStackMinimum() {
    let column = vstack(
      .center, 0, fill.frame(minHeight: 5, maxHeight: 100), fill.frame(minHeight: 80))
    expectClose(size(column, 10, 0), 10, 85)
    expectClose(size(column, 10, 85), 10, 122.5)
  }

  @Test("an explicit spacing may be negative")
  func negativeSpacing() {
    let tree = place(
      vstack(.leading, -5, box(20, 20).named("a"), box(20, 20).named("b")), nil, nil)
    expectClose(tree.nodes[0].frame.size, 20, 35)
    expectClose(tree["b"].minY, 15)
  }

  @Test("explicit spacing applies on both sides of a spacer")
  func explicitSpacingAroundSpacer() {
    let row = hstack(
      .center, 5, box(20, 20).named("a"), spacer().named("s"), box(20, 20).named("b"))
    let tree = place(row, 100, 20)
    expectClose(tree["s"], CGRect(25, 10, 50, 0))
    expectClose(size(row, 0, 20), 20 + 5 + 8 + 5 + 20, 20)
  }

  // MARK: Empty and single-view stacks

  @Test("an empty stack has no size and no spacing")
  func emptyStack() {
    for stack in [hstack(), vstack(), zstack()] {
      expectClose(size(stack, 100, 100), 0, 0)
      expectClose(size(stack, nil, nil), 0, 0)
    }
    let tree = place(hstack().named("a"), 10, 10)
    let plain = ViewSpacing()
    expectEqual(tree.node("a").spacing.distance(to: plain, along: .horizontal), 0)
  }

  @Test("a stack around one declared view has no effect")
  func singleView() {
    for wrap in [{ hstack(.top, 9, $0) }, { vstack(.leading, 9, $0) }, { zstack(.top, $0) }]
      as [(Plan) -> Plan]
    {
      let view = box(20, 30).guide(.leading) { _ in -15 }.guide(.top) { _ in 4 }
      let tree = place(wrap(view).named("a"), 100, 100)
      expectClose(tree.nodes[0].frame.size, 20, 30)
      expectEqual(tree.dimensions("a")[explicit: .leading], -15)
      expectEqual(tree.dimensions("a")[explicit: .top], 4)
    }
  }

  @Test("a dynamic list with a single view is aligned like any other")
  func singleDynamicView() {
    let view = box(20, 30).guide(.leading) { _ in -15 }
    let stack = Plan.container(VStackLayout(alignment: .leading), [view], isDynamic: true)
    // The alignment line belongs to the stack's extent.
    expectClose(size(stack, 100, 100), 35, 30)
  }

  // MARK: Across the axis

  @Test("the stack's extent is the union of its aligned views and the alignment line")
  func unionAcross() {
    let tree = place(
      hstack(
        .firstTextBaseline, 0, box(10, 40).guide(.firstTextBaseline) { _ in 10 }.named("a"),
        box(10, 40).guide(.firstTextBaseline) { _ in 30 }.named("b")), nil, nil)
    expectClose(tree.nodes[0].frame.size, 20, 60)
    expectClose(tree.frames("a", "b").map(\.minY), [20, 0])
  }

  @Test("a guide outside all views extends the stack to the alignment line")
  func guideOutside() {
    let tree = place(
      vstack(
        .leading, 0, box(20, 10).guide(.leading) { _ in -30 }.named("a"),
        box(10, 10).guide(.leading) { _ in -30 }.named("b")), nil, nil)
    expectClose(tree.nodes[0].frame.size, 50, 20)
    expectClose(tree.frames("a", "b").map(\.minX), [30, 30])
  }

  @Test("a nonfinite guide counts as 0; NaN is also reported")
  func strangeGuides() {
    let tree = place(
      vstack(
        .leading, 0, box(20, 10).guide(.leading) { _ in .infinity }.named("a"),
        box(20, 10).guide(.leading) { _ in .nan }.named("b")), nil, nil)
    expectClose(tree.nodes[0].frame.size, 20, 20)
    expectClose(tree.frames("a", "b").map(\.minX), [0, 0])
    expect(tree.tree.diagnostics.contains { $0.message.contains("is NaN and is ignored") })
  }

  // MARK: ZStack

  @Test("a ZStack proposes its own proposal for sizing and its size for placing")
  func zstackProposals() {
    let tree = place(zstack(.center, box(60, 40), fill.named("a")), nil, nil)
    expectClose(tree.nodes[0].frame.size, 60, 40)
    expectClose(tree["a"], CGRect(0, 0, 60, 40))
  }

  @Test("only views of the highest priority determine a ZStack's size")
  func zstackPriority() {
    let tree = place(
      zstack(.center, fill.named("a"), box(60, 40).priority(1), box(80, 10).named("b")), 300, 300)
    expectClose(tree.nodes[0].frame.size, 60, 40)
    expectClose(tree["a"], CGRect(0, 0, 60, 40))
    expectClose(tree["b"], CGRect(-10, 15, 80, 10))
  }

  @Test("a ZStack combines the flexible axes of different views")
  func zstackAxes() {
    expectClose(
      size(zstack(.center, fill.frame(width: 50), fill.frame(height: 50)), 300, 300), 300, 300)
  }

  @Test("a ZStack aligns views on built-in and custom guides")
  func zstackGuides() {
    let tree = place(
      zstack(
        Alignment(horizontal: .oneThird, vertical: .lastTextBaseline), box(90, 20).named("a"),
        box(30, 10).guide(.lastTextBaseline) { _ in 4 }.named("b")), nil, nil)
    expectClose(tree.frames("a", "b").map(\.minX), [0, 20])
    expectClose(tree.frames("a", "b").map(\.minY), [0, 16])
    expectClose(tree.nodes[0].frame.size, 90, 26)
  }
}

private enum OneThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context[.leading] + context.width / 3
  }
}

extension HorizontalAlignment {
  static let oneThird = HorizontalAlignment(OneThird.self)
}
