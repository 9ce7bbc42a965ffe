import Expectations
import Testing

@testable import GalleyLayout

@Suite("Spacing between views")
struct SpacingTests {
  /// Body text as recorded on a display with two pixels per point.
  private let body = TextSpacing(
    ascent: 18.36, descent: 5.93, leading: 1.71, capHeight: 11.98, pixel: 0.5)

  private func distance(
    _ first: ViewSpacing, _ second: ViewSpacing, _ axis: Axis = .vertical
  ) -> CGFloat { first.distance(to: second, along: axis) }

  @Test("plain views are 8 apart; spacers touch their neighbors")
  func plainAndZero() {
    let plain = ViewSpacing()
    for axis in [Axis.horizontal, .vertical] {
      expectEqual(distance(plain, plain, axis), 8)
      expectEqual(distance(plain, .zero, axis), 0)
      expectEqual(distance(.zero, plain, axis), 0)
      expectEqual(distance(.zero, .zero, axis), 0)
      expectEqual(distance(.zero, ViewSpacing(text: body), axis), 0)
    }
    let spacer = ViewSpacing.zero(along: .horizontal)
    expectEqual(distance(spacer, plain, .horizontal), 0)
    expectEqual(distance(plain, spacer, .horizontal), 0)
    expectEqual(distance(spacer, plain, .vertical), 8)
    expectEqual(distance(plain, spacer, .vertical), 8)
  }

  @Test("the larger of two preferences without a kind wins", arguments: [(2, 8), (8, 2), (0, 0)])
  func largerPreference(pair: (Int, Int)) {
    func wanting(_ length: Int) -> ViewSpacing {
      ViewSpacing(
        entries: Edge.allCases.map {
          ViewSpacing.Entry(edge: $0, category: .none, value: .distance(CGFloat(length)))
        })
    }
    expectEqual(distance(wanting(pair.0), wanting(pair.1)), CGFloat(max(pair.0, pair.1)))
    expectEqual(distance(wanting(pair.0), .zero), CGFloat(pair.0))
  }

  @Test("a shared kind overrides preferences without one; distances of one kind add up")
  func sharedCategory() {
    func entry(_ edge: Edge, _ category: ViewSpacing.Category, _ value: CGFloat)
      -> ViewSpacing.Entry
    { ViewSpacing.Entry(edge: edge, category: category, value: .distance(value)) }
    let upper = ViewSpacing(entries: [
      entry(.bottom, .edgeAboveText, 3), entry(.bottom, .none, 50),
      entry(.bottom, .edgeBelowText, 1),
    ])
    let lower = ViewSpacing(entries: [
      entry(.top, .edgeAboveText, 4), entry(.top, .edgeBelowText, 2), entry(.top, .none, 60),
    ])
    expectEqual(distance(upper, lower), 7)
    let stranger = ViewSpacing(entries: [entry(.top, .textToText, 4)])
    expectEqual(distance(upper, stranger), 50)
    expectEqual(distance(stranger, stranger), 8)
  }

  @Test("H01: a text has specific distances to plain views and to another text")
  func recordedTextDistances() {
    let (plain, text) = (ViewSpacing(), ViewSpacing(text: body))
    expectClose(distance(plain, text), 8.43, tolerance: 0.005)
    expectClose(distance(text, plain), 14.81, tolerance: 0.005)
    expectClose(distance(text, text), 2)
    expectEqual(distance(plain, text, .horizontal), 8)
    expectEqual(distance(text, plain, .horizontal), 8)
    expectEqual(distance(text, text, .horizontal), 8)
  }

  @Test("the gap above a plain view is never less than the gap below it")
  func lowCapHeight() {
    var tall = body
    tall.capHeight = 30
    expectClose(distance(ViewSpacing(text: tall), ViewSpacing()), 5.93 + 2.5)
  }

  @Test("H03: the lower text's leading is rounded up to the upper text's pixels")
  func textToText() {
    let coarse = TextSpacing(ascent: 7, descent: 11, leading: 17, capHeight: 5, pixel: 23)
    expectClose(distance(ViewSpacing(text: coarse), ViewSpacing(text: body)), 23)
    expectClose(distance(ViewSpacing(text: body), ViewSpacing(text: coarse)), 17)
    var upper = body
    upper.pixel = 13
    expectClose(distance(ViewSpacing(text: upper), ViewSpacing(text: coarse)), 26)
  }

  @Test("H05: a text and a spacer touch")
  func textAndSpacer() {
    let text = ViewSpacing(text: body)
    expectEqual(distance(text, .zero(along: .horizontal), .horizontal), 0)
    expectEqual(distance(.zero(along: .horizontal), text, .horizontal), 0)
  }

  @Test("a union keeps the larger preferences on the given edges only")
  func unions() {
    func entry(_ edge: Edge, _ value: CGFloat) -> ViewSpacing.Entry {
      ViewSpacing.Entry(edge: edge, category: .none, value: .distance(value))
    }
    let small = ViewSpacing(entries: Edge.allCases.map { entry($0, 2) })
    let large = ViewSpacing(entries: Edge.allCases.map { entry($0, 5) })
    expectEqual(Set(small.union(large).entries.map(\.number)), [5])
    expectEqual(Set(large.union(small).entries.map(\.number)), [5])
    let top = small.union(large, edges: .top)
    expectEqual(top.entries.filter { $0.edge == .top }.map(\.number), [5])
    expectEqual(Set(top.entries.filter { $0.edge != .top }.map(\.number)), [2])
    var text = ViewSpacing(text: body)
    text.formUnion(ViewSpacing(), edges: .bottom)
    expectClose(distance(text, ViewSpacing()), 14.81, tolerance: 0.005)
    expectClose(distance(text, ViewSpacing(text: body)), 8.43, tolerance: 0.005)
  }

  // MARK: Inherited spacing

  private func spacing(_ plan: Plan) -> ViewSpacing {
    withExtendedLifetime(LayoutNodeTree()) { plan.make(Plan.Context(tree: $0)).spacing }
  }

  /// Gaps to a plain view and to a body text: above, below, before, after.
  private func gaps(_ spacing: ViewSpacing) -> [CGFloat] {
    let (plain, body) = (ViewSpacing(), ViewSpacing(text: body))
    return [
      distance(plain, spacing), distance(spacing, plain), distance(body, spacing),
      distance(spacing, body), distance(plain, spacing, .horizontal),
      distance(spacing, plain, .horizontal),
    ].map { ($0 * 100).rounded() / 100 }
  }

  private let textGaps: [CGFloat] = [8.43, 14.81, 2, 2, 8, 8]
  private let plainGaps: [CGFloat] = [8, 8, 14.81, 8.43, 8, 8]

  @Test("a column has its first view's top spacing and its last view's bottom spacing")
  func columnSpacing() {
    expectEqual(gaps(spacing(vstack(.center, nil, text(body), fill))), [8.43, 8, 2, 8.43, 8, 8])
    expectEqual(gaps(spacing(vstack(.center, nil, fill, text(body)))), [8, 14.81, 14.81, 2, 8, 8])
    let row = hstack(.center, nil, spacer(), fill)
    let edges = gaps(spacing(row))
    expectEqual(edges[4], 0)
    expectEqual(edges[5], 8)
  }

  @Test("across its axis, a stack has the union of its views' spacing")
  func unionAcross() {
    // A plain view next to a text adds its own preferences to the text's.
    expectEqual(
      gaps(spacing(hstack(.center, nil, text(body), fill))), [8.43, 14.81, 14.81, 8.43, 8, 8])
    expectEqual(gaps(spacing(hstack(.center, nil, text(body), text(body)))), textGaps)
    expectEqual(gaps(spacing(zstack(.center, text(body), text(body)))), textGaps)
  }

  @Test("frames reset the spacing along the axes they constrain")
  func frames() {
    expectEqual(gaps(spacing(text(body).frame(width: 50))), textGaps)
    expectEqual(gaps(spacing(text(body).frame(height: 50))), plainGaps)
    expectEqual(gaps(spacing(text(body).frame(minWidth: 50))), textGaps)
    expectEqual(gaps(spacing(text(body).frame(minHeight: 5))), plainGaps)
    expectEqual(gaps(spacing(text(body).frame(idealHeight: 5))), plainGaps)
    expectEqual(gaps(spacing(text(body).frame(maxHeight: 50))), plainGaps)
  }

  @Test("padding resets the spacing on nonzero edges; position resets it everywhere")
  func paddingAndPosition() {
    expectEqual(gaps(spacing(text(body).padding(0, 5, 0, 5))), textGaps)
    expectEqual(gaps(spacing(text(body).padding(5, 0, 0, 0))), [8, 14.81, 14.81, 2, 8, 8])
    expectEqual(gaps(spacing(text(body).padding(0, 0, -5, 0))), [8.43, 8, 2, 8.43, 8, 8])
    expectEqual(gaps(spacing(text(body).position(5, 5))), plainGaps)
  }

  @Test("other modifiers do not affect the spacing")
  func passedOn() {
    for plan in [
      text(body).fixedSize(), text(body).offset(5, 5), text(body).aspectRatio(1, fills: false),
      text(body).priority(1), text(body).guide(.leading) { _ in 4 },
      text(body).overlay(.center, fill), text(body).background(.center, fill),
    ] {
      expectEqual(gaps(spacing(plan)), textGaps)
    }
  }

  @Test("a spacer keeps its spacing inside a frame")
  func framedSpacer() {
    let row = place(
      hstack(
        .center, nil, box(10, 10), spacer().frame(width: 20).named("s"), box(10, 10).named("b")),
      nil, nil)
    expectClose(row["s"].minX, 10)
    expectClose(row["b"].minX, 30)
  }

  private struct SpacedText: LeafLayout {
    let spacing: ViewSpacing
    func _knownAnswers(in node: LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers {
      _KnownAnswers(plain: .horizontal)
    }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  }

  @Test("what is known of a view's edges when it is made agrees with its spacing")
  func knownEdges() {
    let text = Plan.leaf(SpacedText(spacing: ViewSpacing(text: body)))
    let spacer = Plan.leaf(SpacerLayout(axis: .horizontal, minLength: nil))
    let views = [
      fill, text, spacer, fill.padding(3), spacer.frame(width: 3), text.frame(height: 9),
    ]
    var plans = views + [zstack(.center), hstack(.center, nil), vstack(.center, nil)]
    for view in views {
      plans += [view.padding(0, 1, 0, 1), view.overlay(.center, text), view.position(1, 1)]
      for other in views {
        plans += [hstack(.center, nil, view, fill, other), vstack(.center, nil, view, other)]
        plans += [zstack(.center, view, other)]
      }
    }
    for (index, plan) in plans.enumerated() {
      withExtendedLifetime(LayoutNodeTree()) { tree in
        let node = plan.make(Plan.Context(tree: tree))
        let computed = node.record.pointee.layout._spacing(of: node)
        let known = Edge.allCases.filter { node.known.plainEdges.contains(Edge.Set($0)) }
        let plain = ViewSpacing().entries
        expect(
          known.allSatisfy { edge in
            computed.entries.filter { $0.edge == edge } == plain.filter { $0.edge == edge }
          }, "\(index)")
        expect(node.spacing.isEqual(to: computed), "\(index)")
      }
    }
    withExtendedLifetime(LayoutNodeTree()) { tree in
      let row = hstack(.center, nil, fill, text, fill.padding(3)).make(Plan.Context(tree: tree))
      expectEqual(row.known.plainEdges, .horizontal)
      let plain = hstack(.center, nil, fill, fill.frame(width: 9)).make(Plan.Context(tree: tree))
      expectEqual(plain.known.plainEdges, .all)
    }
  }

  @Test("a custom layout has the union of its views' spacing, or zero without views")
  func customLayout() {
    expectEqual(gaps(spacing(.container(Pile(), [text(body), text(body)]))), textGaps)
    expectEqual(gaps(spacing(.container(Pile(), []))), [0, 0, 0, 0, 0, 0])
  }

  private struct Pile: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { .zero }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test("texts and plain views in a column have the recorded distances")
  func column() {
    let tree = place(
      vstack(
        .leading, nil, box(10, 10), text(body).named("t"), text(body).named("u"),
        box(10, 10).named("b")), nil, nil)
    expectClose(tree["t"].minY, 10 + 8.43)
    expectClose(tree["u"].minY - tree["t"].maxY, 2)
    expectClose(tree["b"].minY - tree["u"].maxY, 14.81)
  }
}

extension ViewSpacing.Entry {
  fileprivate var number: CGFloat {
    if case .distance(let value) = value { value } else { .nan }
  }
}
