import Foundation

/// The algorithm behind HStack and VStack, independent of the axis.
///
/// Proposes: along the axis, an equal share of the remaining length, first to the least flexible
/// view of the highest priority; across the axis, the stack's own proposal.
/// Reports: the sum of the answers and gaps; across the axis, the union of the aligned views.
/// Places: one after another, with the guides aligned across the axis.
struct StackLayout {
  let axis: Axis
  /// The guide across the axis on which the views are aligned.
  let alignment: AlignmentKey
  /// The distance between neighbors, in points; `nil` and nonfinite numbers use the views'
  /// preferences.
  let spacing: CGFloat?

  /// The gaps between neighbors, in points, which depend on the views alone.
  struct Cache {
    /// The gap after each view except the last; empty if all gaps are equal.
    var gaps: [CGFloat] = []
    /// The gap if all gaps are equal.
    var commonGap: CGFloat = 0
    var totalGap: CGFloat = 0

    func gap(after index: Int) -> CGFloat { gaps.isEmpty ? commonGap : gaps[index] }
  }

  /// The edges at the two ends of the stack.
  private var start: Edge.Set { axis == .horizontal ? .leading : .top }
  private var end: Edge.Set { axis == .horizontal ? .trailing : .bottom }

  /// The gap between each two neighbors, in points; `nil` if it depends on them.
  private var fixedGap: CGFloat? { spacing.flatMap { $0.isFinite ? $0 : nil } }

  /// The gap after a view that is not the last one, in points.
  func gap(after index: Int, _ subviews: LayoutSubviews) -> CGFloat {
    gap(between: index, index + 1, subviews)
  }

  /// The gap between two views if they are neighbors, in points.
  func gap(between index: Int, _ next: Int, _ subviews: LayoutSubviews) -> CGFloat {
    fixedGap ?? distance(from: subviews.borrowed(index).node, to: subviews.borrowed(next).node)
  }

  /// The preferred distance between two neighbors, in points.
  private func distance(from node: LayoutNode, to next: LayoutNode) -> CGFloat {
    let arePlain =
      node.known.plainEdges.isSuperset(of: end) && next.known.plainEdges.isSuperset(of: start)
    return arePlain
      ? ViewSpacing.defaultDistance : node.spacing.distance(to: next.spacing, along: axis)
  }

  func makeCache(_ subviews: LayoutSubviews) -> Cache {
    guard subviews.count > 1 else { return Cache() }
    if let fixedGap {
      return Cache(commonGap: fixedGap, totalGap: fixedGap * CGFloat(subviews.count - 1))
    }
    // Known without fetching the views from memory.
    if subviews.node.known.childrensPlainEdges.isSuperset(of: start.union(end)) {
      let gap = ViewSpacing.defaultDistance
      return Cache(commonGap: gap, totalGap: gap * CGFloat(subviews.count - 1))
    }
    var cache = Cache()
    var previous = subviews.borrowed(0).node
    for index in 1..<subviews.count {
      let next = subviews.borrowed(index).node
      let gap = distance(from: previous, to: next)
      previous = next
      cache.totalGap += gap
      if index == 1 { cache.commonGap = gap }
      if cache.gaps.isEmpty {
        if gap == cache.commonGap { continue }
        cache.gaps.reserveCapacity(subviews.count - 1)
        for _ in 1..<index { cache.gaps.append(cache.commonGap) }
      }
      cache.gaps.append(gap)
    }
    return cache
  }

  /// The stack's extent, once its views are sized.
  private struct Extent {
    /// The lowest coordinate across the axis, from the alignment line at 0.
    var lower: CGFloat = 0
    var size = CGSize.zero
  }

  /// A view with its proposal and answer.
  private struct Child {
    let subview: BorrowedSubview
    /// The possible sources of the view's explicit guides.
    let guides: GuideSources
    var turn: StackTurn
    /// The proposal along the axis.
    var proposed: CGFloat?
    var size = CGSize.zero
    /// The start of the view across the axis, relative to the alignment line.
    var minorOrigin: CGFloat = 0
    /// Whether the size is that for all proposals along the stack.
    var isFixed = false

    @inline(__always)
    init(_ subview: BorrowedSubview) {
      self.subview = subview
      guides = subview.node.guides
      turn = StackTurn(priority: subview.node.priority)
    }
  }

  private typealias Children = UnsafeMutableBufferPointer<Child>

  /// Sizes and aligns the views for `proposal`, and passes the result to `use`.
  private func arrange<Result>(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache,
    _ use: (Children, Extent) -> Result
  ) -> Result {
    MemoryBlocks.withTemporary(Child.self, count: subviews.count) { children in
      let minor = proposal[axis.other]
      let length = proposal[axis].map { $0 - cache.totalGap }
      if let offer = commonOffer(length, minor, count: subviews.count) {
        // Fetch each view from memory only once.
        for index in children.indices {
          var child = Child(subviews.borrowed(index))
          child.proposed = offer[axis]
          child.size = child.subview.sizeThatFits(offer)
          (children.baseAddress.unsafelyUnwrapped + index).initialize(to: child)
        }
      } else {
        for index in children.indices {
          (children.baseAddress.unsafelyUnwrapped + index).initialize(
            to: Child(subviews.borrowed(index)))
        }
        distribute(length ?? 0, minor, children)
      }
      return use(children, align(children, minor, cache))
    }
  }

  // MARK: Along the axis

  /// The proposal for the views, if it is the same for all of them.
  private func commonOffer(
    _ length: CGFloat?, _ minor: CGFloat?, count: Int
  ) -> ProposedViewSize? {
    guard let length else { return ProposedViewSize(axis, nil, minor: minor) }
    // Shares of 0 are 0 and shares of infinity are infinite, whatever the order.
    if length <= 0 { return ProposedViewSize(axis, 0, minor: minor) }
    guard length == .infinity || count == 1 else { return nil }
    return ProposedViewSize(axis, length.isNaN ? 0 : length, minor: minor)
  }

  private func distribute(_ length: CGFloat, _ minor: CGFloat?, _ children: Children) {
    // These measurements only determine the order of flexibility.
    var (infinite, differInPriority) = (0, false)
    for index in children.indices {
      if children[index].turn.priority != children[0].turn.priority { differInPriority = true }
      let subview = children[index].subview
      if subview.isFixed(along: axis) {
        // One question answers all, so that the view is fetched from memory only once.
        let size = subview.sizeThatFits(ProposedViewSize(axis, 0, minor: minor))
        children[index].size = size
        children[index].isFixed = true
        children[index].turn.minimum = size[axis]
        children[index].turn.maximum = size[axis]
        continue
      }
      if subview.isGreedy(along: axis) {
        children[index].turn.maximum = .infinity
        infinite += 1
        continue
      }
      children[index].turn.minimum = subview.minimum(along: axis, minor: minor)
      children[index].turn.maximum =
        subview.sizeThatFits(ProposedViewSize(axis, .infinity, minor: minor))[axis]
      if children[index].turn.maximum == .infinity { infinite += 1 }
    }
    // A single view without a maximum is the last one, whatever its minimum.
    if infinite > 1 || differInPriority {
      for index in children.indices where children[index].subview.isGreedy(along: axis) {
        children[index].turn.minimum = children[index].subview.minimum(along: axis, minor: minor)
      }
    }
    if isInFlexibilityOrder(children) {
      distribute(length, minor, children) { $0 }
    } else {
      MemoryBlocks.withTemporary(Int.self, count: children.count) { buffer in
        var order = buffer
        for index in order.indices { order.initializeElement(at: index, to: index) }
        order.sort { a, b in
          if children[a].turn.precedes(children[b].turn) { return true }
          if children[b].turn.precedes(children[a].turn) { return false }
          return a < b
        }
        distribute(length, minor, children) { order[$0] }
      }
    }
  }

  /// Proposes to one priority group after another; `order` maps the turn of a view to its position.
  @inline(__always)
  private func distribute(
    _ length: CGFloat, _ minor: CGFloat?, _ children: Children, _ order: (Int) -> Int
  ) {
    var available = length
    var start = 0
    while start < children.count {
      let priority = children[order(start)].turn.priority
      var end = start + 1
      while end < children.count, children[order(end)].turn.priority == priority { end += 1 }
      // During the turn of the highest priority, the minimum lengths of the others are reserved.
      if start == 0 {
        for position in end..<children.count { available -= children[order(position)].turn.minimum }
      } else {
        for position in start..<end { available += children[order(position)].turn.minimum }
      }
      for position in start..<end {
        let index = order(position)
        let share = max(available / CGFloat(end - position), 0)
        let proposed = share.isNaN ? 0 : share
        children[index].proposed = proposed
        if !children[index].isFixed {
          children[index].size = children[index].subview.sizeThatFits(
            ProposedViewSize(axis, proposed, minor: minor))
        }
        let left = available - children[index].size[axis]
        if !left.isNaN { available = left }
      }
      start = end
    }
  }

  private func isInFlexibilityOrder(_ children: Children) -> Bool {
    for index in 1..<children.count where children[index].turn.precedes(children[index - 1].turn) {
      return false
    }
    return true
  }

  // MARK: Across the axis

  private func align(_ children: Children, _ minor: CGFloat?, _ cache: Cache) -> Extent {
    var major = cache.totalGap
    var (lower, upper): (CGFloat, CGFloat) = (0, 0)
    for index in children.indices {
      let child = children[index]
      major += child.size[axis]
      let proposal = ProposedViewSize(axis, child.proposed, minor: minor)
      var origin = -child.subview.guide(alignment, proposal, child.size, in: child.guides)
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
    if subviews.isSingleStaticView { return subviews[0].sizeThatFits(proposal) }
    return arrange(proposal, subviews, cache) { _, extent in extent.size }
  }

  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache
  ) {
    guard !subviews.isEmpty else { return }
    if subviews.isSingleStaticView {
      return subviews[0].place(at: bounds.origin, proposal: proposal)
    }
    // If the stack chose its own extent across the axis, it now proposes that to its views.
    var final = proposal
    if final[axis.other] == nil { final[axis.other] = bounds.size[axis.other] }
    arrange(final, subviews, cache) { children, extent in
      let isHorizontal = axis == .horizontal
      var position = isHorizontal ? bounds.minX : bounds.minY
      let line = (isHorizontal ? bounds.minY : bounds.minX) - extent.lower
      for index in children.indices {
        let child = children[index]
        child.subview.place(
          in: CGRect(
            origin: CGPoint(axis, position, minor: line + child.minorOrigin), size: child.size),
          proposal: ProposedViewSize(axis, child.proposed, minor: final[axis.other]))
        position += child.size[axis]
        if index < children.count - 1 { position += cache.gap(after: index) }
      }
    }
  }

  /// What is known about a stack's answers, given what is known about all views.
  func knownAnswers(in node: LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers {
    var known = children
    if !node.hasPlainGuide(alignment) {
      known.fixedAxes = []
      known.steadyAxes.remove(Axis.Set(axis.other))
    }
    // Negative gaps leave a length to distribute to the smallest views.
    let hasGaps = fixedGap.map { $0 >= 0 } ?? known.plainEdges.isSuperset(of: start.union(end))
    if !hasGaps { known.steadyAxes.remove(Axis.Set(axis)) }
    known.plainEdges.subtract(start.union(end))
    if let first = node.children.first, let last = node.children.last {
      known.plainEdges.formUnion(first.known.plainEdges.intersection(start))
      known.plainEdges.formUnion(last.known.plainEdges.intersection(end))
    } else {
      known.plainEdges = []
    }
    return known
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first?.spacing.flexible, let last = subviews.last?.spacing else {
      return .zero
    }
    if subviews.count == 1 || subviews.allSatisfy({ $0.spacing.isPlain }) { return first }
    let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    var result = first.replacing(end, with: last)
    for subview in subviews.dropFirst() { result.formUnion(subview.spacing, edges: across) }
    return result
  }
}

/// The values that determine a view's turn in a stack; lengths are in points.
package struct StackTurn {
  package let priority: Double
  // Set only where the order of several views matters.
  package var minimum: CGFloat = 0
  package var maximum: CGFloat = 0

  package init(priority: Double, minimum: CGFloat = 0, maximum: CGFloat = 0) {
    (self.priority, self.minimum, self.maximum) = (priority, minimum, maximum)
  }

  /// Higher priorities come first, then less flexible views.
  @inline(__always)
  package func precedes(_ other: StackTurn) -> Bool {
    if priority != other.priority { return priority > other.priority }
    // If neither view has a maximum, the one with the larger minimum comes first.
    if maximum == .infinity, other.maximum == .infinity { return minimum > other.minimum }
    return maximum - minimum < other.maximum - other.minimum
  }
}
