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
    var gaps: [CGFloat]
    var totalGap: CGFloat
  }

  func makeCache(_ subviews: LayoutSubviews) -> Cache {
    guard subviews.count > 1 else { return Cache(gaps: [], totalGap: 0) }
    if let spacing, spacing.isFinite {
      return Cache(
        gaps: Array(repeating: spacing, count: subviews.count - 1),
        totalGap: spacing * CGFloat(subviews.count - 1))
    }
    var gaps: [CGFloat] = []
    gaps.reserveCapacity(subviews.count - 1)
    var previous = subviews[0].spacing
    for subview in subviews.dropFirst() {
      let next = subview.spacing
      gaps.append(previous.distance(to: next, along: axis))
      previous = next
    }
    return Cache(gaps: gaps, totalGap: gaps.reduce(0, +))
  }

  /// What each view was offered and answered along the axis, and the stack's extent across it.
  struct Arrangement {
    var children: [Child]
    /// The lowest and highest coordinate across the axis; 0 is the alignment line.
    var lower: CGFloat = 0
    var upper: CGFloat = 0
    var size: CGSize
  }

  struct Child {
    let subview: LayoutNode
    var proposal: ProposedViewSize
    var size = CGSize.zero
    /// Where the view begins across the axis, counted from the alignment line.
    var minorOrigin: CGFloat = 0
    // Filled in only where the order of several views has to be found.
    var least: CGFloat = 0
    var most: CGFloat = 0
  }

  func arrange(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache
  ) -> Arrangement {
    let minor = proposal[axis.other]
    var children = subviews.map {
      Child(subview: $0.node, proposal: ProposedViewSize(axis, nil, minor: minor))
    }
    if let major = proposal[axis] {
      distribute(major - cache.totalGap, minor, &children)
    } else {
      for index in children.indices {
        children[index].size = children[index].subview.size(for: children[index].proposal)
      }
    }
    return aligned(children, cache)
  }

  // MARK: Along the axis

  private func distribute(
    _ room: CGFloat, _ minor: CGFloat?, _ children: inout [Child]
  ) {
    let order = servingOrder(&children, minor)
    var available = room
    var start = 0
    while start < order.count {
      let priority = children[order[start]].subview.priority
      let end =
        order[start...].firstIndex { children[$0].subview.priority != priority }
        ?? order.count
      // While the first group is served, the others' minima are kept back for them.
      if start == 0 {
        for index in order[end...] { available -= children[index].least }
      } else {
        for index in order[start..<end] { available += children[index].least }
      }
      for (served, index) in order[start..<end].enumerated() {
        let share = max(available / CGFloat(end - start - served), 0)
        let offer = ProposedViewSize(axis, share.isNaN ? 0 : share, minor: minor)
        children[index].proposal = offer
        children[index].size = children[index].subview.size(for: offer)
        let left = available - children[index].size[axis]
        if !left.isNaN { available = left }
      }
      start = end
    }
  }

  /// The indices by priority, highest first, then by flexibility, least first.
  ///
  /// Only what a comparison needs is measured: nothing for a lone view, no maxima in a group of one.
  private func servingOrder(_ children: inout [Child], _ minor: CGFloat?) -> [Int] {
    guard children.count > 1 else { return Array(children.indices) }
    for index in children.indices {
      let child = children[index].subview
      children[index].least = child.size(for: ProposedViewSize(axis, 0, minor: minor))[axis]
      children[index].most =
        child.size(for: ProposedViewSize(axis, .infinity, minor: minor))[axis]
    }
    let isOrdered = zip(children, children.dropFirst()).allSatisfy { !Self.precedes($1, $0) }
    if isOrdered { return Array(children.indices) }
    return children.indices.sorted { a, b in
      if Self.precedes(children[a], children[b]) { return true }
      if Self.precedes(children[b], children[a]) { return false }
      return a < b
    }
  }

  private static func precedes(_ a: Child, _ b: Child) -> Bool {
    if a.subview.priority != b.subview.priority { return a.subview.priority > b.subview.priority }
    // Two views without a maximum: the one with the larger minimum first.
    if a.most == .infinity, b.most == .infinity { return a.least > b.least }
    return a.most - a.least < b.most - b.least
  }

  // MARK: Across the axis

  private func aligned(_ children: [Child], _ cache: Cache) -> Arrangement {
    var result = Arrangement(children: children, size: .zero)
    var major = cache.totalGap
    for index in children.indices {
      let child = children[index]
      let length = child.size[axis.other]
      major += child.size[axis]
      var origin =
        -(alignment.kind == .start && child.subview.guides.isEmpty
        ? 0 : child.subview.guide(alignment, for: child.proposal))
      if !origin.isFinite { origin = 0 }
      result.children[index].minorOrigin = origin
      result.lower = min(result.lower, origin)
      result.upper = max(result.upper, origin + length)
    }
    result.size = CGSize(axis, major, minor: result.upper - result.lower)
    return result
  }

  // MARK: The Layout requirements

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    if subviews.isSingleStaticView { return subviews[0].sizeThatFits(proposal) }
    return arrange(proposal, subviews, cache).size
  }

  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache
  ) {
    guard !subviews.isEmpty else { return }
    if subviews.isSingleStaticView {
      return subviews[0].place(at: bounds.origin, proposal: proposal)
    }
    // A stack that chose its own extent across offers that to its views now.
    var final = proposal
    if final[axis.other] == nil { final[axis.other] = bounds.size[axis.other] }
    let arrangement = arrange(final, subviews, cache)
    let isHorizontal = axis == .horizontal
    var position = isHorizontal ? bounds.minX : bounds.minY
    let line = (isHorizontal ? bounds.minY : bounds.minX) - arrangement.lower
    for (index, child) in arrangement.children.enumerated() {
      subviews[index].place(
        at: CGPoint(axis, position, minor: line + child.minorOrigin), proposal: child.proposal)
      position += child.size[axis]
      if index < cache.gaps.count { position += cache.gaps[index] }
    }
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    if subviews.count == 1 { return first.spacing }
    let (end, across): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.trailing, .vertical) : (.bottom, .horizontal)
    var result = first.spacing.replacing(end, with: last.spacing)
    result = result.replacing(across, with: ViewSpacing(entries: []))
    for subview in subviews { result.formUnion(subview.spacing, edges: across) }
    return result
  }
}
