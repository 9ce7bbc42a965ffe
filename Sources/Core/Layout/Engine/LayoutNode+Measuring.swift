import Foundation

// Measuring a node. Each answer is computed once per proposal and context.

extension _LayoutNode {
  /// The node's size for `proposal`, in points: never NaN or negative, but possibly infinite.
  package func size(
    for proposal: ProposedViewSize, in context: LayoutContext = LayoutContext()
  ) -> CGSize {
    let shared = record.pointee.shared
    // A trace shows the answer to each proposal.
    let fixed = record.pointee.known.fixedAxes
    let key =
      fixed.isEmpty || shared.pointee.trace != nil
      ? ProposalKey(proposal) : ProposalKey(proposal, ignoring: fixed)
    enter(context)
    if let size = record.pointee.sizes.size(for: key) {
      shared.pointee.counts.memoHits += 1
      shared.pointee.trace?.recall(self, proposal, size)
      return size
    }
    if shared.pointee.isOver {
      reportLate("has no size for the proposal \(proposal), which was not made during layout")
      return .zero
    }
    // End soon: the layout fails, and without a place for the answers it would take forever.
    if shared.pointee.isExhausted { return .zero }
    shared.pointee.counts.measurements += 1
    shared.pointee.trace?.enter(self, proposal)
    let outer = shared.pointee.measuring
    shared.pointee.measuring = (self, context)
    let size = checked(
      record.pointee.layout._size(of: self, for: proposal, in: context), proposal)
    shared.pointee.measuring = outer
    if shared.pointee.isMemoised {
      // Whether the answer depends on the context is known only now.
      enter(context)
      record.pointee.sizes.store(size, for: key, in: &shared.pointee.arena)
    }
    shared.pointee.trace?.leave(self, size)
    return size
  }

  /// The node's smallest length along an axis, its answer to 0, in points.
  ///
  /// - Parameter minor: The proposal along the other axis, which matters to some nodes only.
  func minimum(along axis: Axis, minor: CGFloat?, in context: LayoutContext) -> CGFloat {
    let proposal = ProposedViewSize(axis, 0, minor: minor)
    guard shortcuts.steadyAxes.contains(Axis.Set(axis)) else {
      return size(for: proposal, in: context)[axis]
    }
    let shared = record.pointee.shared
    enter(context)
    let key = ProposalKey.minimum(along: axis)
    if let size = record.pointee.sizes.size(for: key) {
      shared.pointee.counts.memoHits += 1
      return size[axis]
    }
    let size = size(for: proposal, in: context)
    if shared.pointee.isMemoised, !shared.pointee.isOver, !shared.pointee.isExhausted {
      enter(context)
      record.pointee.sizes.store(size, for: key, in: &shared.pointee.arena)
    }
    return size[axis]
  }

  @inline(__always)
  private func checked(_ size: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    if size.width >= 0, size.height >= 0 { return size }
    report(
      "its size for the proposal \(proposal) is \(size.width)×\(size.height);"
        + " negative lengths and NaN count as 0")
    return CGSize(
      width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }

  /// The guide's explicit value for the size returned for `proposal`, in the node's coordinates.
  package func explicitValue(
    of key: AlignmentKey, for proposal: ProposedViewSize, in context: LayoutContext
  ) -> CGFloat? {
    guard guides.mayAnswer(key) else { return nil }
    let proposalKey = ProposalKey(proposal)
    enter(context)
    if let known = record.pointee.details.pointee.explicitValues?.first(where: {
      $0.proposal == proposalKey && $0.guide == key
    }) {
      return known.value
    }
    if isOver {
      reportLate(
        "has no guide \(key) for the proposal \(proposal), which was not read during layout")
      return nil
    }
    let size = size(for: proposal, in: context)
    var value: CGFloat?
    if size.width.isFinite, size.height.isFinite {
      let shared = record.pointee.shared
      let placing = shared.pointee.requests.begin(self)
      let outer = shared.pointee.measuring
      shared.pointee.measuring = (self, context)
      value = record.pointee.layout._explicitValue(
        of: _AlignmentGuide(key), in: self, CGRect(origin: .zero, size: size), for: proposal,
        context)
      shared.pointee.measuring = outer
      shared.pointee.requests.end(placing)
    }
    if value?.isNaN == true {
      report("its guide \(key) is NaN and is ignored")
      value = nil
    }
    if record.pointee.shared.pointee.isMemoised {
      enter(context)
      let answer = NodeRecord.ExplicitValue(guide: key, proposal: proposalKey, value: value)
      if record.pointee.details.pointee.explicitValues == nil {
        record.pointee.details.pointee.explicitValues = [answer]
      } else {
        record.pointee.details.pointee.explicitValues?.append(answer)
      }
    }
    return value
  }

  /// The node's preferred distances to its neighbors.
  package var spacing: ViewSpacing {
    if known.plainEdges == .all { return ViewSpacing() }
    if let spacing = record.pointee.details.pointee.spacing { return spacing }
    if isOver {
      reportLate("has no spacing, which was not read during layout")
      return ViewSpacing()
    }
    let spacing = record.pointee.layout._spacing(of: self)
    record.pointee.details.pointee.spacing = spacing
    return spacing
  }
}
