import Foundation

/// The algorithm of HStack and VStack: along its axis it is the same for both.
///
/// Proposes: along the axis, an equal share of the room that is left, to the least flexible view of
/// the highest priority first; across it, the stack's own proposal.
/// Reports: the sum of the answers and gaps; across, the union of the aligned views.
/// Places: one after another; across, guides on one line.
struct StackLayout {
  let axis: Axis
  /// The guide, across the axis, that all views share.
  let alignment: AlignmentKey
  /// Distance between neighbours, in points; `nil`, or no finite number, uses the views' own
  /// preferences.
  let spacing: CGFloat?

  /// Gaps between neighbours, in points; they depend on the views alone.
  struct Cache {
    /// The gap after each view but the last; empty where all are alike.
    var gaps: [CGFloat] = []
    /// The gap where all are alike.
    var commonGap: CGFloat = 0
    var totalGap: CGFloat = 0

    func gap(after index: Int) -> CGFloat { gaps.isEmpty ? commonGap : gaps[index] }
  }

  func makeCache(_ subviews: LayoutSubviews) -> Cache {
    guard subviews.count > 1 else { return Cache() }
    let nodes = subviews.nodes
    if let spacing, spacing.isFinite {
      return Cache(commonGap: spacing, totalGap: spacing * CGFloat(nodes.count - 1))
    }
    var cache = Cache()
    var previous = nodes[0].spacing
    for index in 1..<nodes.count {
      let next = nodes[index].spacing
      let gap = previous.distance(to: next, along: axis)
      previous = next
      cache.totalGap += gap
      if index == 1 { cache.commonGap = gap }
      if cache.gaps.isEmpty {
        if gap == cache.commonGap { continue }
        cache.gaps.reserveCapacity(nodes.count - 1)
        for _ in 1..<index { cache.gaps.append(cache.commonGap) }
      }
      cache.gaps.append(gap)
    }
    return cache
  }

  /// The stack's extent, once its views have their sizes.
  private struct Extent {
    /// The lowest coordinate across the axis; 0 is the alignment line.
    var lower: CGFloat = 0
    var size = CGSize.zero
  }

  /// What a view was offered and answered.
  private struct Child {
    let node: LayoutNode
    /// The offer along the axis.
    var offer: CGFloat?
    var size = CGSize.zero
    /// Where the view begins across the axis, counted from the alignment line.
    var minorOrigin: CGFloat = 0
    // Filled in only where the order of several views has to be found.
    var least: CGFloat = 0
    var most: CGFloat = 0
  }

  private typealias Children = UnsafeMutableBufferPointer<Child>

  /// Sizes and aligns the views for `proposal`, and hands the result to `use`.
  private func arrange<Result>(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache,
    _ use: (Children, Extent) -> Result
  ) -> Result {
    let nodes = subviews.nodes
    return withUnsafeTemporaryAllocation(of: Child.self, capacity: nodes.count) { children in
      for index in nodes.indices {
        (children.baseAddress.unsafelyUnwrapped + index).initialize(
          to: Child(node: nodes[index]))
      }
      let minor = proposal[axis.other]
      if let major = proposal[axis] {
        distribute(major - cache.totalGap, minor, children)
      } else {
        offerAll(nil, minor, children)
      }
      return use(children, align(children, minor, cache))
    }
  }

  // MARK: Along the axis

  /// Offers the same to all views.
  private func offerAll(_ offer: CGFloat?, _ minor: CGFloat?, _ children: Children) {
    let proposal = ProposedViewSize(axis, offer, minor: minor)
    for index in children.indices {
      children[index].offer = offer
      children[index].size = children[index].node.size(for: proposal)
    }
  }

  private func distribute(_ room: CGFloat, _ minor: CGFloat?, _ children: Children) {
    // Without room every share is nothing, with endless room it is endless, whatever the order.
    if room <= 0 { return offerAll(0, minor, children) }
    if room == .infinity { return offerAll(.infinity, minor, children) }
    if children.count == 1 { return offerAll(room.isNaN ? 0 : room, minor, children) }
    // Measured just to know which view is less flexible than which.
    for index in children.indices {
      let node = children[index].node
      children[index].least = node.size(for: ProposedViewSize(axis, 0, minor: minor))[axis]
      children[index].most = node.size(for: ProposedViewSize(axis, .infinity, minor: minor))[axis]
    }
    if isInServingOrder(children) {
      distribute(room, minor, children) { $0 }
    } else {
      withUnsafeTemporaryAllocation(of: Int.self, capacity: children.count) { buffer in
        var order = buffer
        for index in order.indices { order.initializeElement(at: index, to: index) }
        order.sort { a, b in
          if Self.precedes(children[a], children[b]) { return true }
          if Self.precedes(children[b], children[a]) { return false }
          return a < b
        }
        distribute(room, minor, children) { order[$0] }
      }
    }
  }

  /// Serves group after group; `order` gives the position of the view that is served as the n-th.
  @inline(__always)
  private func distribute(
    _ room: CGFloat, _ minor: CGFloat?, _ children: Children, _ order: (Int) -> Int
  ) {
    var available = room
    var start = 0
    while start < children.count {
      let priority = children[order(start)].node.priority
      var end = start + 1
      while end < children.count, children[order(end)].node.priority == priority { end += 1 }
      // While the first group is served, the others' minima are kept back for them.
      if start == 0 {
        for position in end..<children.count { available -= children[order(position)].least }
      } else {
        for position in start..<end { available += children[order(position)].least }
      }
      for position in start..<end {
        let index = order(position)
        let share = max(available / CGFloat(end - position), 0)
        let offer = share.isNaN ? 0 : share
        children[index].offer = offer
        children[index].size = children[index].node.size(
          for: ProposedViewSize(axis, offer, minor: minor))
        let left = available - children[index].size[axis]
        if !left.isNaN { available = left }
      }
      start = end
    }
  }

  private func isInServingOrder(_ children: Children) -> Bool {
    for index in 1..<children.count where Self.precedes(children[index], children[index - 1]) {
      return false
    }
    return true
  }

  /// Higher priorities first, then the less flexible view.
  private static func precedes(_ a: Child, _ b: Child) -> Bool {
    let (first, second) = (a.node.priority, b.node.priority)
    if first != second { return first > second }
    // Two views without a maximum: the one with the larger minimum first.
    if a.most == .infinity, b.most == .infinity { return a.least > b.least }
    return a.most - a.least < b.most - b.least
  }

  // MARK: Across the axis

  private func align(_ children: Children, _ minor: CGFloat?, _ cache: Cache) -> Extent {
    var major = cache.totalGap
    var (lower, upper): (CGFloat, CGFloat) = (0, 0)
    for index in children.indices {
      let child = children[index]
      major += child.size[axis]
      var origin = -child.node.guide(
        alignment, for: ProposedViewSize(axis, child.offer, minor: minor), size: child.size)
      if !origin.isFinite { origin = 0 }
      children[index].minorOrigin = origin
      lower = min(lower, origin)
      upper = max(upper, origin + child.size[axis.other])
    }
    return Extent(lower: lower, size: CGSize(axis, major, minor: upper - lower))
  }

  // MARK: The Layout requirements

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    if subviews.isSingleStaticView { return subviews.nodes[0].size(for: proposal) }
    return arrange(proposal, subviews, cache) { _, extent in extent.size }
  }

  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache
  ) {
    guard !subviews.isEmpty else { return }
    if subviews.isSingleStaticView {
      return subviews.nodes[0].place(at: bounds.origin, proposal: proposal)
    }
    // A stack that chose its own extent across offers that to its views now.
    var final = proposal
    if final[axis.other] == nil { final[axis.other] = bounds.size[axis.other] }
    arrange(final, subviews, cache) { children, extent in
      let isHorizontal = axis == .horizontal
      var position = isHorizontal ? bounds.minX : bounds.minY
      let line = (isHorizontal ? bounds.minY : bounds.minX) - extent.lower
      for index in children.indices {
        let child = children[index]
        child.node.place(
          at: CGPoint(axis, position, minor: line + child.minorOrigin),
          proposal: ProposedViewSize(axis, child.offer, minor: final[axis.other]))
        position += child.size[axis]
        if index < children.count - 1 { position += cache.gap(after: index) }
      }
    }
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    let nodes = subviews.nodes
    guard let first = nodes.first, let last = nodes.last else { return .zero }
    if nodes.count == 1 || nodes.allSatisfy({ $0.spacing.isPlain }) { return first.spacing }
    let (end, across): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.trailing, .vertical) : (.bottom, .horizontal)
    var result = first.spacing.replacing(end, with: last.spacing)
    for node in nodes.dropFirst() { result.formUnion(node.spacing, edges: across) }
    return result
  }
}
