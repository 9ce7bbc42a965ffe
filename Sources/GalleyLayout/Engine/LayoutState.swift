import Foundation

/// A layout together with its cache, as a node holds them.
struct LayoutState<L: Layout> {
  let layout: L
  /// Made when it is first needed. Behind a pointer, so that no access stays open while children
  /// are measured.
  private var cache: UnsafeMutablePointer<L.Cache>?
  /// Only there with a cache that holds something, as few layouts have one.
  private var calls: UnsafeMutablePointer<Calls>?

  /// What a cache may depend on besides the subviews.
  private struct SizingCall: Hashable {
    /// `nil` before the first call, and where the cache does not depend on proposals.
    var proposal: ProposalKey?
    var context = LayoutContext.any
  }

  private struct Calls {
    /// The sizing call that the cache is as left by.
    var latest = SizingCall()
    /// The caches as other calls left them.
    var caches: [SizingCall: L.Cache] = [:]
  }

  private static var hasCache: Bool { MemoryLayout<L.Cache>.size > 0 }
  private static var cacheFollowsProposals: Bool {
    hasCache && !L.layoutProperties.isCacheIndependentOfProposals
  }

  init(_ layout: L) { self.layout = layout }

  /// The cache, whichever call it is as left by.
  @inline(__always)
  mutating func currentCache(
    _ node: LayoutNode, _ context: LayoutContext
  ) -> UnsafeMutablePointer<L.Cache> {
    if let cache { return cache }
    return makeCache(node, context)
  }

  private mutating func makeCache(
    _ node: LayoutNode, _ context: LayoutContext
  ) -> UnsafeMutablePointer<L.Cache> {
    let made = layout.makeCache(subviews: LayoutSubviews(of: node, in: context))
    let shared = node.record.pointee.shared
    let pointer = shared.pointee.arena.allocate(L.Cache.self)
    pointer.initialize(to: made)
    cache = pointer
    if Self.hasCache {
      let calls = shared.pointee.arena.allocate(Calls.self)
      calls.initialize(to: Calls())
      self.calls = calls
    }
    return pointer
  }

  /// The cache for a sizing call; what earlier calls left in it is put aside.
  @inline(__always)
  mutating func cacheForSizing(
    _ node: LayoutNode, _ proposal: ProposedViewSize, _ context: LayoutContext
  ) -> UnsafeMutablePointer<L.Cache> {
    let cache = currentCache(node, context)
    guard let calls else { return cache }
    noteContext(node, context)
    let present = node.record.pointee.answers.context
    if !Self.cacheFollowsProposals, calls.pointee.latest.context == present { return cache }
    let call = SizingCall(
      proposal: Self.cacheFollowsProposals ? ProposalKey(proposal) : nil, context: present)
    let latest = calls.pointee.latest
    if latest.context != call.context {
      calls.pointee.caches[latest] = cache.pointee
      cache.pointee =
        calls.pointee.caches.removeValue(forKey: call)
        ?? layout.makeCache(subviews: LayoutSubviews(of: node, in: context))
    } else if latest.proposal != call.proposal, latest.proposal != nil {
      calls.pointee.caches[latest] = cache.pointee
    }
    calls.pointee.latest = call
    return cache
  }

  /// The cache as the sizing call for `proposal` left it: layouts may keep there what they place.
  mutating func cache(
    _ node: LayoutNode, sizedFor proposal: ProposedViewSize, _ context: LayoutContext
  ) -> UnsafeMutablePointer<L.Cache> {
    let cache = currentCache(node, context)
    guard let calls else { return cache }
    noteContext(node, context)
    let present = node.record.pointee.answers.context
    if !Self.cacheFollowsProposals, calls.pointee.latest.context == present { return cache }
    let wanted = SizingCall(
      proposal: Self.cacheFollowsProposals ? ProposalKey(proposal) : nil, context: present)
    let latest = calls.pointee.latest
    guard latest != wanted else { return cache }
    if let earlier = calls.pointee.caches.removeValue(forKey: wanted) {
      calls.pointee.caches[latest] = cache.pointee
      cache.pointee = earlier
    } else if latest.context != wanted.context {
      calls.pointee.caches[latest] = cache.pointee
      cache.pointee = layout.makeCache(subviews: LayoutSubviews(of: node, in: context))
    } else {
      // Nothing was sized for this proposal; the latest cache has to do.
      return cache
    }
    calls.pointee.latest = wanted
    return cache
  }

  /// A cache that was made before it was known that the context counts belongs to the context that
  /// it was made in.
  @inline(__always)
  func noteContext(_ node: LayoutNode, _ context: LayoutContext) {
    guard let calls, calls.pointee.latest.context == .any, !node.record.pointee.reads.isEmpty
    else { return }
    calls.pointee.latest.context = context.restricted(to: node.record.pointee.reads)
  }

  func dispose() {
    cache?.deinitialize(count: 1)
    calls?.deinitialize(count: 1)
  }
}

// How a node's questions reach its layout. The functions are requirements of the protocol so that
// one table look-up leads to code that the compiler made for just this layout.
extension Layout {
  private static func state(_ node: LayoutNode) -> UnsafeMutablePointer<LayoutState<Self>> {
    node.record.pointee.state.assumingMemoryBound(to: LayoutState<Self>.self)
  }

  /// Puts the layout's state into the node that it belongs to.
  public static func _install(_ layout: Self, in node: _LayoutNode) {
    let state = node.record.pointee.shared.pointee.arena.allocate(LayoutState<Self>.self)
    state.initialize(to: LayoutState(layout))
    node.record.pointee.state = UnsafeMutableRawPointer(state)
    let properties = layoutProperties
    let children = node.record.pointee.children
    if properties.preservesLayoutPriority, let child = children.first {
      node.record.pointee.priority = child.priority
    }
    if properties.derivesGuidesFromSubviews {
      for child in children { node.record.pointee.guides.formUnion(child.guides) }
    } else {
      node.record.pointee.guides = .any
    }
  }

  /// Releases the layout and its caches.
  public static func _dispose(_ node: _LayoutNode) {
    let state = state(node)
    state.pointee.dispose()
    state.deinitialize(count: 1)
  }

  /// Asks the layout for its size.
  public static func _size(
    of node: _LayoutNode, for proposal: ProposedViewSize, in context: _LayoutContext
  ) -> CGSize {
    let state = state(node)
    let cache = state.pointee.cacheForSizing(node, proposal, context)
    let size = state.pointee.layout.sizeThatFits(
      proposal: proposal, subviews: LayoutSubviews(of: node, in: context), cache: &cache.pointee)
    state.pointee.noteContext(node, context)
    return size
  }

  /// Asks the layout for its spacing.
  public static func _spacing(of node: _LayoutNode) -> ViewSpacing {
    let state = state(node)
    let context = LayoutContext()
    let cache = state.pointee.currentCache(node, context)
    let spacing = state.pointee.layout.spacing(
      subviews: LayoutSubviews(of: node, in: context), cache: &cache.pointee)
    state.pointee.noteContext(node, context)
    return spacing
  }

  /// Lets the layout place its subviews, with the cache as sizing left it.
  public static func _place(
    childrenOf node: _LayoutNode, in bounds: CGRect, for proposal: ProposedViewSize,
    _ context: _LayoutContext
  ) {
    _ = node.size(for: proposal, in: context)
    let state = state(node)
    let cache = state.pointee.cache(node, sizedFor: proposal, context)
    state.pointee.layout.placeSubviews(
      in: bounds, proposal: proposal, subviews: LayoutSubviews(of: node, in: context),
      cache: &cache.pointee)
    state.pointee.noteContext(node, context)
  }

  /// Asks the layout for a guide's explicit value.
  public static func _explicitValue(
    of guide: _AlignmentGuide, in node: _LayoutNode, _ bounds: CGRect,
    for proposal: ProposedViewSize, _ context: _LayoutContext
  ) -> CGFloat? {
    _ = node.size(for: proposal, in: context)
    let state = state(node)
    let cache = state.pointee.cache(node, sizedFor: proposal, context)
    defer { state.pointee.noteContext(node, context) }
    let subviews = LayoutSubviews(of: node, in: context)
    switch guide {
    case .horizontal(let guide):
      return state.pointee.layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache.pointee)
    case .vertical(let guide):
      return state.pointee.layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache.pointee)
    }
  }
}

/// A guide along one of the axes.
public enum _AlignmentGuide {
  /// A guide that runs from top to bottom.
  case horizontal(HorizontalAlignment)
  /// A guide that runs from side to side.
  case vertical(VerticalAlignment)

  init(_ key: AlignmentKey) {
    self =
      key.axis == .horizontal
      ? .horizontal(HorizontalAlignment(key: key)) : .vertical(VerticalAlignment(key: key))
  }
}
