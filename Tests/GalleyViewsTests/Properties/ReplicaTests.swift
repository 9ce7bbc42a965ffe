import Expectations
import Galley
import TestSupport
import Testing

/// Containers and modifiers implemented with the public `Layout` protocol, compared with built-ins.
@MainActor
@Suite("Replicas of built-in layouts")
struct ReplicaTests {
  /// A `VStack` that follows the documented rules: groups of equal priority share the space, the
  /// least flexible view in each comes first, and guides align.
  private struct Column: Layout {
    var alignment: HorizontalAlignment
    var spacing: CGFloat?

    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .vertical
      return properties
    }

    private func gaps(_ subviews: Subviews) -> [CGFloat] {
      zip(subviews, subviews.dropFirst()).map { upper, lower in
        spacing ?? upper.spacing.distance(to: lower.spacing, along: .vertical)
      }
    }

    /// Returns the length proposed to each view along the column.
    private func offers(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGFloat?] {
      guard let height = proposal.height else { return subviews.map { _ in nil } }
      func extent(_ index: Int, _ height: CGFloat) -> CGFloat {
        subviews[index].sizeThatFits(
          ProposedViewSize(width: proposal.width, height: height)
        ).height
      }
      let least = subviews.indices.map { extent($0, 0) }
      let most = subviews.indices.map { extent($0, .infinity) }
      var space = height - gaps(subviews).reduce(0, +)
      var offers = [CGFloat?](repeating: 0, count: subviews.count)
      let groups = Dictionary(grouping: subviews.indices) { subviews[$0].priority }
        .sorted { $0.key > $1.key }.map(\.value)
      for later in groups.dropFirst() { space -= later.reduce(0) { $0 + least[$1] } }
      for (number, group) in groups.enumerated() {
        if number > 0 { space += group.reduce(0) { $0 + least[$1] } }
        let order = group.sorted { a, b in
          if most[a] == .infinity, most[b] == .infinity {
            return least[a] == least[b] ? a < b : least[a] > least[b]
          }
          let (first, second) = (most[a] - least[a], most[b] - least[b])
          return first == second ? a < b : first < second
        }
        for (served, index) in order.enumerated() {
          let offer = max(space / CGFloat(order.count - served), 0)
          offers[index] = offer
          let rest = space - extent(index, offer)
          if !rest.isNaN { space = rest }
        }
      }
      return offers
    }

    private func dimensions(
      _ proposal: ProposedViewSize, _ subviews: Subviews
    ) -> [(ViewDimensions, ProposedViewSize)] {
      zip(subviews, offers(proposal, subviews)).map { subview, offer in
        let offer = ProposedViewSize(width: proposal.width, height: offer)
        return (subview.dimensions(in: offer), offer)
      }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      guard !subviews.isEmpty else { return .zero }
      let all = dimensions(proposal, subviews).map(\.0)
      let left = min(0, all.map { -$0[alignment] }.min() ?? 0)
      let right = max(0, all.map { $0.width - $0[alignment] }.max() ?? 0)
      return CGSize(
        width: right - left, height: all.map(\.height).reduce(gaps(subviews).reduce(0, +), +))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      // A column without a proposed width proposes its own width to its views.
      let final = ProposedViewSize(width: proposal.width ?? bounds.width, height: proposal.height)
      let all = dimensions(final, subviews)
      let line = bounds.minX + max(0, all.map { $0.0[alignment] }.max() ?? 0)
      var y = bounds.minY
      for (index, gap) in (gaps(subviews) + [0]).enumerated() where index < subviews.count {
        let (view, offer) = all[index]
        subviews[index].place(at: CGPoint(x: line - view[alignment], y: y), proposal: offer)
        y += view.height + gap
      }
    }
  }

  /// Equivalent to `frame(width:height:alignment:)`.
  private struct Frame: Layout {
    var width: CGFloat?
    var height: CGFloat?
    var alignment: Alignment

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      let size = subviews[0].sizeThatFits(offer(proposal))
      return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      let offer = offer(proposal)
      let view = subviews[0].dimensions(in: offer)
      subviews[0].place(
        at: CGPoint(
          x: bounds.minX + own(alignment.horizontal, bounds.width) - view[alignment.horizontal],
          y: bounds.minY + own(alignment.vertical, bounds.height) - view[alignment.vertical]),
        proposal: offer)
    }

    /// Returns the position of the guide in a view of the frame's size.
    private func own(_ guide: HorizontalAlignment, _ width: CGFloat) -> CGFloat {
      Place.simple.first { $0.horizontal == guide }?.position(in: width) ?? 0
    }

    private func own(_ guide: VerticalAlignment, _ height: CGFloat) -> CGFloat {
      Place.allCases.first { $0.vertical == guide }?.position(in: height) ?? 0
    }
  }

  private static let proposals: [ProposedViewSize] = [
    .unspecified, .zero, .infinity, ProposedViewSize(width: 200, height: 150),
    ProposedViewSize(width: 37, height: nil), ProposedViewSize(width: nil, height: 90),
  ]

  /// Compares all frames. In infinite space only sizes are defined, not positions.
  private func expectSame(
    _ replica: LayoutTree, _ builtIn: LayoutTree, _ proposal: ProposedViewSize, _ comment: String
  ) {
    if proposal == .infinity {
      expectEqual(replica.root.frame.size, builtIn.root.frame.size, "\(comment)")
      return
    }
    expectEqual(replica.nodes.count, builtIn.nodes.count)
    for (one, other) in zip(replica.nodes, builtIn.nodes) {
      expectSameFrame(one.frame, other.frame, "\(comment) \(one.type) at \(one.path)")
    }
  }

  private func expectSameFrame(_ a: CGRect, _ b: CGRect, _ comment: String) {
    let differences = [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
    // Differences of infinite lengths are NaN.
    expect(differences.allSatisfy { abs($0) < 1e-6 || $0.isNaN }, "\(comment): \(a), \(b)")
  }

  @Test("a column as a public Layout equals VStack", arguments: 0..<60)
  func column(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed) &+ 7_000)
    let members = (0..<Int.random(in: 2...4, using: &random)).map { _ in
      Sample.random(seed: Int.random(in: 0..<100_000, using: &random))
    }
    let place = Place.simple.randomElement(using: &random) ?? .center
    let spacing = ([nil, 0, 8, 13.5] as [CGFloat?]).randomElement(using: &random) ?? nil
    for proposal in Self.proposals {
      func tree(_ layout: some Layout) -> LayoutTree {
        LayoutTree(
          of: layout { ForEach(members.indices, id: \.self) { members[$0].view } },
          proposal: proposal, tracing: false)
      }
      expectSame(
        tree(Column(alignment: place.horizontal, spacing: spacing)),
        tree(VStackLayout(alignment: place.horizontal, spacing: spacing)),
        proposal, "seed \(seed), \(proposal)")
    }
  }

  @Test("a frame as a public Layout equals frame(width:height:alignment:)", arguments: 0..<60)
  func frame(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed) &+ 9_000)
    let sample = Sample.random(seed: seed + 500)
    let width = ([nil, 0, 30, 250] as [CGFloat?]).randomElement(using: &random) ?? nil
    let height = ([nil, 0, 45, 180] as [CGFloat?]).randomElement(using: &random) ?? nil
    let alignment = Sample.alignment(
      Place.simple.randomElement(using: &random) ?? .center,
      Place.allCases.randomElement(using: &random) ?? .center)
    for proposal in Self.proposals {
      let replica = LayoutTree(
        of: Frame(width: width, height: height, alignment: alignment) { sample.view },
        proposal: proposal, tracing: false)
      let builtIn = LayoutTree(
        of: sample.view.frame(width: width, height: height, alignment: alignment),
        proposal: proposal, tracing: false)
      expectSame(replica, builtIn, proposal, "seed \(seed), \(proposal)")
    }
  }
}
