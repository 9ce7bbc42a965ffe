import Expectations
import GalleyLayout
import Testing

/// Tests subviews and dimensions that layouts keep and use after layout, as probes do.
@Suite("Kept subviews and dimensions")
struct KeptHandleTests {
  /// Everything that a layout keeps. Tests lay out a separate tree, which has ended when they read
  /// this.
  private final class Probe {
    var subviews: [LayoutSubviews] = []
    var dimensions: [ViewDimensions] = []
    nonisolated(unsafe) var reports: [LayoutDiagnostic] = []
  }

  private struct Kept: LayoutValueKey { static let defaultValue = 0 }

  private enum Custom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }

  /// Keeps its subviews, and their dimensions for 40×30.
  private struct Keeping: Layout {
    let probe: Probe
    var owner: AnyObject?

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      probe.subviews.append(subviews)
      for subview in subviews {
        let dimensions = subview.dimensions(in: ProposedViewSize(width: 40, height: 30))
        _ = dimensions[.leading]
        _ = subview.spacing
        probe.dimensions.append(dimensions)
      }
      return CGSize(width: 10, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  /// Lays out a plan in a tree that has ended when this returns.
  private func layOut(_ plan: Plan, _ probe: Probe) {
    let tree = LayoutNodeTree()
    nonisolated(unsafe) let probe = probe
    tree.lateReports = { probe.reports.append($0) }
    _ = Placement(
      placing: plan.make(Plan.Context(tree: tree)), in: ProposedViewSize(width: 100, height: 100))
  }

  private func keeping(_ members: Plan..., in probe: Probe) -> Plan {
    .container(Keeping(probe: probe), members)
  }

  @Test("dimensions repeat the size and the guides that were read")
  func dimensions() {
    let probe = Probe()
    layOut(keeping(fill.guide(.leading) { $0.width / 4 }, in: probe), probe)
    let kept = probe.dimensions[0]
    expectEqual(kept.width, 40)
    expectEqual(kept.height, 30)
    expectEqual(kept[.leading], 10)
    expectEqual(kept[explicit: .leading], 10)
    // Defaults follow from the size.
    expectEqual(kept[.trailing], 40)
    expectEqual(kept[VerticalAlignment.center], 15)
    expectEqual(kept[VerticalAlignment(Custom.self)], 7.5)
    expectEqual(kept, probe.dimensions[0])
  }

  @Test("a guide that was not read has its default, and the layout is named")
  func unread() {
    let probe = Probe()
    layOut(keeping(fill.guide(.top) { _ in 3 }.named("bar"), in: probe), probe)
    expect(probe.reports.isEmpty)
    expectEqual(probe.dimensions[0][.top], 0)
    expectEqual(probe.reports.map(\.view), ["container"])
    expectEqual(
      probe.reports.map(\.message),
      [
        "after layout, its subview wrapper \"bar\" has no guide top for the proposal 40×30, "
          + "which was not read during layout"
      ])
  }

  @Test("subviews repeat sizes, spacing, priorities and values")
  func subviews() {
    let probe = Probe()
    let row = text(TextSpacing(ascent: 10, descent: 2, leading: 0, capHeight: 8, pixel: 1))
    layOut(keeping(fill.priority(2), row, in: probe), probe)
    let kept = probe.subviews[0]
    expectEqual(kept.count, 2)
    expectEqual(kept.layoutDirection, .leftToRight)
    expectEqual(
      kept[0].sizeThatFits(ProposedViewSize(width: 40, height: 30)), CGSize(width: 40, height: 30)
    )
    expectEqual(kept[0].priority, 2)
    expect(kept[0].spacing.isPlain)
    expect(!kept[1].spacing.isPlain)
    expectEqual(kept[1][Kept.self], 0)
    expect(kept[1] != kept[0])
    expectEqual(kept.dropFirst().first, kept[1])
    expect(probe.reports.isEmpty)
  }

  @Test("a size that was not requested is zero, and the layout is named")
  func unmeasured() {
    let probe = Probe()
    layOut(keeping(fill.named("a"), box(5, 6), in: probe), probe)
    let kept = probe.subviews[0][0]
    expectEqual(kept.sizeThatFits(ProposedViewSize(width: 7, height: nil)), .zero)
    expectEqual(kept.dimensions(in: .infinity).width, 0)
    expectEqual(probe.reports.count, 2)
    expectEqual(probe.reports[0].view, "container")
    expectEqual(
      probe.reports[0].message,
      "after layout, its subview fill \"a\" has no size for the proposal "
        + "7×nil, which was not made during layout")
    // A fixed size is the answer to all proposals.
    expectEqual(probe.subviews[0][1].sizeThatFits(.infinity), CGSize(width: 5, height: 6))
  }

  @Test("subviews cannot be placed or omitted after layout")
  func placing() {
    let probe = Probe()
    layOut(keeping(box(5, 5), in: probe), probe)
    probe.subviews[0][0].place(at: .zero, proposal: ProposedViewSize(width: 40, height: 30))
    expectEqual(probe.reports.map(\.message), ["after layout, its subview box cannot be placed"])
    probe.subviews[0][0].omit()
    // The report is the same.
    expectEqual(Set(probe.reports).count, 1)
  }

  @Test("the dimensions that guides are computed from can be kept")
  func guides() {
    var kept: [ViewDimensions] = []
    let plan = hstack(
      .top, 0,
      fill.guide(.leading) { _ in 6 }.guide(.top) {
        kept.append($0)
        return $0[.leading]
      }, box(1, 1))
    _ = size(plan, 50, 20)
    expectEqual(kept.first?[.leading], 6)
    expectEqual(kept.first?.height, 20)
  }

  @Test("a stack that a layout calls keeps nothing")
  func calling() {
    struct Calling: Layout {
      let probe: Probe
      func makeCache(subviews: Subviews) -> GridLayout.Cache {
        GridLayout().makeCache(subviews: subviews)
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout GridLayout.Cache
      ) -> CGSize {
        probe.subviews = [subviews]
        let stack = HStackLayout()
        var gaps = stack.makeCache(subviews: subviews)
        _ = GridLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        return stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &gaps)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout GridLayout.Cache
      ) {}
    }
    final class Owner {}
    weak var owner: Owner?
    do {
      let probe = Probe()
      let value = Owner()
      owner = value
      layOut(
        .container(
          Calling(probe: probe),
          [
            box(1, 2), box(3, 4),
            .leaf(FillLayout()).guide(.top) { [value] _ in
              _ = value; return 0
            },
          ]),
        probe)
    }
    expectNil(owner)
  }

  @Test("layouts, caches and their contents are released with the tree")
  func memory() {
    final class Owner {}
    final class Cached {
      let subviews: LayoutSubviews
      let ended: () -> Void
      init(_ subviews: LayoutSubviews, _ ended: @escaping () -> Void) {
        (self.subviews, self.ended) = (subviews, ended)
      }
      // A cache may use its subviews one last time.
      deinit {
        if subviews[0].sizeThatFits(.unspecified) == CGSize(width: 5, height: 5) { ended() }
      }
    }
    struct Caching: Layout {
      let owner: Owner
      let ended: () -> Void
      func makeCache(subviews: Subviews) -> Cached { Cached(subviews, ended) }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cached
      ) -> CGSize { subviews[0].sizeThatFits(.unspecified) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cached
      ) {}
    }
    weak var owner: Owner?
    var ended = 0
    let probe = Probe()
    func run() {
      let value = Owner()
      owner = value
      layOut(
        vstack(
          .leading, 0, keeping(box(5, 5), in: probe),
          .container(Caching(owner: value) { ended += 1 }, [box(5, 5)])), probe)
    }
    run()
    expectEqual(probe.subviews.isEmpty, false)
    expectNil(owner)
    expectEqual(ended, 1)
  }
}
