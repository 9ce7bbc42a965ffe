import Foundation

/// A layout together with its cache, as a node holds them.
struct LayoutState<L: Layout> {
  let layout: L
  /// Made when it is first needed. Behind a pointer, so that no access stays open while children
  /// are measured.
  private var cache: UnsafeMutablePointer<L.Cache>?
  private let cacheFollowsProposals: Bool
  /// The proposal of the latest sizing call: what a cache that depends on it belongs to.
  private var cachedProposal: ProposalKey?
  private var otherCaches: [ProposalKey: L.Cache] = [:]

  init(_ layout: L) {
    self.layout = layout
    cacheFollowsProposals =
      MemoryLayout<L.Cache>.size > 0 && !L.layoutProperties.cacheIgnoresProposals
  }

  mutating func currentCache(_ node: LayoutNode) -> UnsafeMutablePointer<L.Cache> {
    if let cache { return cache }
    let made = layout.makeCache(subviews: LayoutSubviews(of: node))
    let pointer = node.record.pointee.shared.pointee.arena.allocate(L.Cache.self)
    pointer.initialize(to: made)
    cache = pointer
    return pointer
  }

  /// The cache for a sizing call; what earlier calls left in it is put aside with their proposal.
  mutating func cacheForSizing(
    _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> UnsafeMutablePointer<L.Cache> {
    let cache = currentCache(node)
    guard cacheFollowsProposals else { return cache }
    let key = ProposalKey(proposal)
    if let previous = cachedProposal, previous != key { otherCaches[previous] = cache.pointee }
    cachedProposal = key
    return cache
  }

  /// The cache as the sizing call for `proposal` left it: layouts may keep there what they place.
  mutating func cache(
    _ node: LayoutNode, sizedFor proposal: ProposedViewSize
  ) -> UnsafeMutablePointer<L.Cache> {
    let cache = currentCache(node)
    guard cacheFollowsProposals else { return cache }
    let key = ProposalKey(proposal)
    guard let latest = cachedProposal, latest != key, let earlier = otherCaches[key] else {
      return cache
    }
    otherCaches[latest] = cache.pointee
    cache.pointee = earlier
    cachedProposal = key
    return cache
  }

  /// Views answer differently now than when the caches were made.
  mutating func forgetCaches() {
    dispose()
    cachedProposal = nil
    otherCaches = [:]
  }

  mutating func dispose() {
    cache?.deinitialize(count: 1)
    cache = nil
  }
}

// How a node's questions reach its layout. The functions are requirements of the protocol so that
// one table look-up leads to code that the compiler made for just this layout.
extension Layout {
  private static func state(_ node: LayoutNode) -> UnsafeMutablePointer<LayoutState<Self>> {
    node.record.pointee.state.assumingMemoryBound(to: LayoutState<Self>.self)
  }

  public static func _install(_ layout: Self, in node: _LayoutNode) {
    let state = node.record.pointee.shared.pointee.arena.allocate(LayoutState<Self>.self)
    state.initialize(to: LayoutState(layout))
    node.record.pointee.state = UnsafeMutableRawPointer(state)
    let properties = layoutProperties
    let children = node.record.pointee.children
    if properties.keepsPriority, let child = children.first {
      node.record.pointee.priority = child.priority
    }
    if properties.answersGuidesOnlyFromSubviews {
      for child in children { node.record.pointee.guides.formUnion(child.guides) }
    } else {
      node.record.pointee.guides = .any
    }
  }

  public static func _dispose(_ node: _LayoutNode) {
    let state = state(node)
    state.pointee.dispose()
    state.deinitialize(count: 1)
  }

  public static func _forgetCache(of node: _LayoutNode) { state(node).pointee.forgetCaches() }

  public static func _size(of node: _LayoutNode, for proposal: ProposedViewSize) -> CGSize {
    let state = state(node)
    let cache = state.pointee.cacheForSizing(node, proposal)
    return state.pointee.layout.sizeThatFits(
      proposal: proposal, subviews: LayoutSubviews(of: node), cache: &cache.pointee)
  }

  public static func _spacing(of node: _LayoutNode) -> ViewSpacing {
    let state = state(node)
    let cache = state.pointee.currentCache(node)
    return state.pointee.layout.spacing(
      subviews: LayoutSubviews(of: node), cache: &cache.pointee)
  }

  public static func _place(
    childrenOf node: _LayoutNode, in bounds: CGRect, for proposal: ProposedViewSize
  ) {
    _ = node.size(for: proposal)
    let state = state(node)
    let cache = state.pointee.cache(node, sizedFor: proposal)
    state.pointee.layout.placeSubviews(
      in: bounds, proposal: proposal, subviews: LayoutSubviews(of: node), cache: &cache.pointee)
  }

  public static func _explicitValue(
    of guide: _AlignmentGuide, in node: _LayoutNode, _ bounds: CGRect,
    for proposal: ProposedViewSize
  ) -> CGFloat? {
    _ = node.size(for: proposal)
    let state = state(node)
    let cache = state.pointee.cache(node, sizedFor: proposal)
    switch guide {
    case .horizontal(let guide):
      return state.pointee.layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: LayoutSubviews(of: node),
        cache: &cache.pointee)
    case .vertical(let guide):
      return state.pointee.layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: LayoutSubviews(of: node),
        cache: &cache.pointee)
    }
  }
}

/// A guide along one of the axes.
public enum _AlignmentGuide {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)

  init(_ key: AlignmentKey) {
    self =
      key.axis == .horizontal
      ? .horizontal(HorizontalAlignment(key: key)) : .vertical(VerticalAlignment(key: key))
  }
}
