import Foundation

/// A node that a `Layout` governs: its subviews are the node's children (none for a leaf).
final class LayoutContainer<L: Layout>: LayoutNode {
  private let layout: L
  // Behind a pointer, so that no access to the cache stays open while children are measured.
  private var cache: UnsafeMutablePointer<L.Cache>?
  /// The proposal of the latest sizing call: what a cache that depends on it belongs to.
  private var cachedProposal: ProposalKey?
  private var otherCaches: [ProposalKey: L.Cache] = [:]

  init(_ layout: L, in tree: LayoutNodeTree, label: String, children: ChildList) {
    self.layout = layout
    super.init(in: tree, label: label, children: children)
    let properties = L.layoutProperties
    if properties.keepsPriority, let child = children.first { priority = child.priority }
    if properties.answersGuidesOnlyFromSubviews {
      for child in children { guides.formUnion(child.guides) }
    } else {
      guides = .any
    }
  }

  deinit {
    cache?.deinitialize(count: 1)
    cache?.deallocate()
  }

  private var subviews: LayoutSubviews { LayoutSubviews(of: self) }

  override func computeSize(_ proposal: ProposedViewSize, _ key: ProposalKey) -> CGSize {
    let cache = cacheForSizing(key)
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.pointee)
  }

  override func computeSpacing() -> ViewSpacing {
    layout.spacing(subviews: subviews, cache: &currentCache().pointee)
  }

  override func computePlacements(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ key: ProposalKey
  ) {
    let cache = cache(sizedFor: key, proposal)
    layout.placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &cache.pointee)
  }

  override func computeExplicitValue(
    _ guide: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ key: ProposalKey
  ) -> CGFloat? {
    for child in children { child.requestedPlacement = nil }
    let cache = cache(sizedFor: key, proposal)
    return switch guide.axis {
    case .horizontal:
      layout.explicitAlignment(
        of: HorizontalAlignment(key: guide), in: bounds, proposal: proposal,
        subviews: subviews, cache: &cache.pointee)
    case .vertical:
      layout.explicitAlignment(
        of: VerticalAlignment(key: guide), in: bounds, proposal: proposal,
        subviews: subviews, cache: &cache.pointee)
    }
  }

  // MARK: The cache's life

  private func currentCache() -> UnsafeMutablePointer<L.Cache> {
    if let cache { return cache }
    let pointer = UnsafeMutablePointer<L.Cache>.allocate(capacity: 1)
    pointer.initialize(to: layout.makeCache(subviews: subviews))
    cache = pointer
    return pointer
  }

  private var cacheFollowsProposals: Bool {
    MemoryLayout<L.Cache>.size > 0 && !L.layoutProperties.cacheIgnoresProposals
  }

  /// The cache for a sizing call; what earlier calls left in it is put aside with their proposal.
  private func cacheForSizing(_ key: ProposalKey) -> UnsafeMutablePointer<L.Cache> {
    let cache = currentCache()
    guard cacheFollowsProposals else { return cache }
    if let previous = cachedProposal, previous != key { otherCaches[previous] = cache.pointee }
    cachedProposal = key
    return cache
  }

  /// The cache as the sizing call for `proposal` left it: layouts may keep there what they place.
  private func cache(
    sizedFor key: ProposalKey, _ proposal: ProposedViewSize
  ) -> UnsafeMutablePointer<L.Cache> {
    _ = size(for: proposal)
    let cache = currentCache()
    guard cacheFollowsProposals, let latest = cachedProposal, latest != key,
      let earlier = otherCaches[key]
    else { return cache }
    otherCaches[latest] = cache.pointee
    cache.pointee = earlier
    cachedProposal = key
    return cache
  }
}
