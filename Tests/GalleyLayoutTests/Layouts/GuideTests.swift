import Expectations
import GalleyLayout
import Testing

private enum Mark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}

extension VerticalAlignment {
  fileprivate static let mark = VerticalAlignment(Mark.self)
}

@Suite("Alignment guides")
struct GuideTests {
  private func dimensions(_ plan: Plan) -> ViewDimensions {
    place(plan.named("guided"), nil, nil).dimensions("guided")
  }

  @Test("built-in guides have their default values")
  func defaults() {
    let view = dimensions(box(80, 60))
    expectEqual(view[.leading], 0)
    expectEqual(view[HorizontalAlignment.center], 40)
    expectEqual(view[.trailing], 80)
    expectEqual(view[.listRowSeparatorLeading], 0)
    expectEqual(view[.listRowSeparatorTrailing], 80)
    expectEqual(view[.top], 0)
    expectEqual(view[VerticalAlignment.center], 30)
    expectEqual(view[.bottom], 60)
    expectEqual(view[.firstTextBaseline], 60)
    expectEqual(view[.lastTextBaseline], 60)
    expectEqual(view[.mark], 15)
    for guide in [VerticalAlignment.top, .center, .bottom, .firstTextBaseline, .mark] {
      expectNil(view[explicit: guide])
    }
  }

  @Test("an outer closure receives the inner value and overrides it")
  func chain() {
    let view = box(80, 60).guide(.top) { $0[.bottom] - 10 }.guide(.top) { $0[.top] + 1 }
    expectEqual(dimensions(view)[.top], 51)
    expectEqual(dimensions(view)[explicit: .top], 51)
  }

  @Test("a custom guide's default reads the explicit values of other guides")
  func defaultFromExplicit() {
    enum BesideLeading: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] + 2 }
    }
    let view = dimensions(box(80, 60).guide(.leading) { _ in 7 })
    expectEqual(view[HorizontalAlignment(BesideLeading.self)], 9)
  }

  @Test("wrappers pass on explicit guides, moved by the view's position")
  func unaryWrappers() {
    let view = box(40, 20).guide(.firstTextBaseline) { _ in 15 }.guide(.leading) { _ in 3 }
      .guide(.mark) { _ in 6 }
    func guides(_ plan: Plan) -> [CGFloat?] {
      let view = dimensions(plan)
      return [
        view[explicit: .firstTextBaseline], view[explicit: .leading], view[explicit: .mark],
        view[explicit: .trailing],
      ]
    }
    expectEqual(guides(view.padding(1, 2, 3, 4)), [16, 5, 7, nil])
    expectEqual(guides(view.frame(width: 100, height: 60)), [35, 33, 26, nil])
    expectEqual(guides(view.frame(minWidth: 100, alignment: .trailing)), [15, 63, 6, nil])
    expectEqual(guides(view.fixedSize()), [15, 3, 6, nil])
    expectEqual(guides(view.aspectRatio(2, fills: false)), [15, 3, 6, nil])
    expectEqual(guides(view.offset(50, 50)), [15, 3, 6, nil])
    expectEqual(guides(view.priority(1)), [15, 3, 6, nil])
    expectEqual(guides(view.position(20, 10)), [15, 3, 6, nil])
  }

  @Test("stacks merge custom guides as a running mean")
  func customMean() {
    let stack = vstack(
      .center, 0, box(10, 20).guide(.mark) { _ in 5 }, box(10, 20),
      box(10, 20).guide(.mark) { _ in 7 }, box(10, 20).guide(.mark) { _ in 1 })
    // 5, 47 and 61 in the stack's coordinates.
    let merged = dimensions(stack)[explicit: .mark]
    expectClose(merged ?? .nan, (5 + 47 + 61) / 3)
    for merged in [hstack, vstack].map({ dimensions($0)[explicit: .mark] }) {
      expectNil(merged)
    }
  }

  @Test("of a guide's least values, containers pass on the least, and views answer with their own")
  func leastValue() {
    let stack = vstack(
      .leading, 0, box(80, 20).guide(.listRowSeparatorLeading) { _ in 40 }, box(80, 20),
      box(80, 20).guide(.listRowSeparatorLeading) { _ in 10 })
    let (guide, view) = (HorizontalAlignment.listRowSeparatorLeading, dimensions(stack))
    expectEqual(view[explicit: guide], 25)
    expectEqual(view[explicit: guide.key.least], 10)
    expectNil(dimensions(hstack)[explicit: guide.key.least])
  }

  private var hstack: Plan { .container(HStackLayout(), [box(1, 1), box(2, 2)]) }
  private var vstack: Plan { .container(VStackLayout(), [box(1, 1), box(2, 2)]) }

  private func vstack(
    _ alignment: HorizontalAlignment, _ spacing: CGFloat, _ members: Plan...
  ) -> Plan {
    .container(VStackLayout(alignment: alignment, spacing: spacing), members)
  }

  @Test("a container's first baseline is the highest explicit one, its last the lowest")
  func baselines() {
    func lines(_ first: CGFloat, _ last: CGFloat) -> Plan {
      box(10, 40).guide(.firstTextBaseline) { _ in first }.guide(.lastTextBaseline) { _ in last }
    }
    let members = [lines(10, 30), box(10, 40), lines(12, 38), lines(8, 20)]
    let row = dimensions(.container(HStackLayout(alignment: .top, spacing: 0), members))
    expectEqual(row[explicit: .firstTextBaseline], 8)
    expectEqual(row[explicit: .lastTextBaseline], 38)
    let column = dimensions(.container(VStackLayout(spacing: 0), members))
    expectEqual(column[explicit: .firstTextBaseline], 10)
    expectEqual(column[explicit: .lastTextBaseline], 140)
    let layers = dimensions(.container(ZStackLayout(), members))
    expectEqual(layers[explicit: .firstTextBaseline], 8)
    expectEqual(layers[explicit: .lastTextBaseline], 38)
  }

  @Test("without explicit baselines, a container's baselines are at its bottom")
  func defaultBaselines() {
    let row = dimensions(hstack)
    expectNil(row[explicit: .firstTextBaseline])
    expectEqual(row[.firstTextBaseline], 2)
    expectEqual(row[.lastTextBaseline], 2)
  }

  @Test("containers do not merge the edge and center guides")
  func plainGuides() {
    let view = box(10, 40).guide(.leading) { _ in 3 }
      .guide(HorizontalAlignment.center) { _ in 3 }.guide(.trailing) { _ in 3 }
      .guide(.top) { _ in 3 }.guide(VerticalAlignment.center) { _ in 3 }.guide(.bottom) { _ in 3 }
    for container in [
      Plan.container(HStackLayout(), [view, box(5, 5)]),
      .container(VStackLayout(), [view, box(5, 5)]),
      .container(ZStackLayout(), [view, box(5, 5)]), .container(PlainColumn(), [view, box(5, 5)]),
    ] {
      let container = dimensions(container)
      for guide in [HorizontalAlignment.leading, .center, .trailing] {
        expectNil(container[explicit: guide])
      }
      for guide in [VerticalAlignment.top, .center, .bottom] {
        expectNil(container[explicit: guide])
      }
    }
  }

  /// A custom layout that defines no guides.
  private struct PlainColumn: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var y = bounds.minY
      for subview in subviews {
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        y += subview.sizeThatFits(.unspecified).height
      }
    }
  }

  @Test("a custom layout merges guides like a stack; an override may return nil")
  func customLayouts() {
    struct Silent: Layout {
      let column = PlainColumn()
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) { column.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
      func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout ()
      ) -> CGFloat? { nil }
    }
    let members = [
      box(10, 40).guide(.firstTextBaseline) { _ in 5 }.guide(.lastTextBaseline) { _ in 15 },
      box(10, 40).guide(.firstTextBaseline) { _ in 7 }.guide(.lastTextBaseline) { _ in 12 },
    ]
    let column = dimensions(.container(PlainColumn(), members))
    expectEqual(column[explicit: .firstTextBaseline], 5)
    expectEqual(column[explicit: .lastTextBaseline], 52)
    let silent = dimensions(.container(Silent(), members))
    expectNil(silent[explicit: .firstTextBaseline])
    expectEqual(silent[.firstTextBaseline], 80)
  }

  @Test("combineExplicit follows the same rules")
  func combineExplicit() {
    expectEqual(VerticalAlignment.firstTextBaseline.combineExplicit([nil, 7, 3, nil]), 3)
    expectEqual(VerticalAlignment.lastTextBaseline.combineExplicit([3, nil, 7]), 7)
    expectEqual(VerticalAlignment.mark.combineExplicit([1, 2, 6]), 3)
    expectNil(VerticalAlignment.top.combineExplicit([1, 2]))
    expectNil(HorizontalAlignment.leading.combineExplicit([1, 2]))
    expectNil(VerticalAlignment.mark.combineExplicit([]))
  }

  @Test("a view of infinite size has no explicit guides")
  func infiniteSize() {
    let plan = fill.guide(.firstTextBaseline) { _ in 4 }
    let tree = place(plan.named("a"), .infinity, 10)
    expectNil(tree.dimensions("a")[explicit: .firstTextBaseline])
  }

  @Test("alignments are equal if they refer to the same guide")
  func equality() {
    expectEqual(VerticalAlignment(Mark.self), .mark)
    expect(VerticalAlignment.mark != .firstTextBaseline)
    expect(VerticalAlignment.firstTextBaseline != .lastTextBaseline)
    expect(VerticalAlignment.firstTextBaseline != .bottom)
    expectEqual(Alignment.topLeading, Alignment(horizontal: .leading, vertical: .top))
    expect(HorizontalAlignment(Mark.self).key != VerticalAlignment(Mark.self).key)
  }
}
