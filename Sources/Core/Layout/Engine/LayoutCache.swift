import Foundation

/// The cache of a node's layout; layouts with an empty cache have none.
struct LayoutCache<L: Layout> {
  var cache: L.Cache
  /// The sizing call that left the cache in its current state.
  private var latest = SizingCall()
  /// The caches as left by earlier sizing calls.
  private var caches: [SizingCall: L.Cache] = [:]

  /// Everything a cache may depend on besides the subviews.
  private struct SizingCall: Hashable {
    /// `nil` before the first call and for caches that do not depend on proposals.
    var proposal: ProposalKey?
    var context = LayoutContext.any
  }

  private static var followsProposals: Bool {
    !L.layoutProperties.isCacheIndependentOfProposals
  }

  init(_ cache: L.Cache) { self.cache = cache }

  /// Makes the cache current for a sizing call, setting aside the state left by earlier calls.
  mutating func prepareForSizing(
    _ node: LayoutNode, _ layout: L, _ proposal: ProposedViewSize, _ context: LayoutContext
  ) {
    noteContext(node, context)
    let present = node.record.pointee.details.pointee.context
    if latest.context == present, !Self.followsProposals { return }
    let call = SizingCall(
      proposal: Self.followsProposals ? ProposalKey(proposal) : nil, context: present)
    if latest.context != call.context {
      caches[latest] = cache
      cache =
        caches.removeValue(forKey: call)
        ?? layout.makeCache(subviews: L.subviews(of: node, in: context))
    } else if latest.proposal != call.proposal, latest.proposal != nil {
      caches[latest] = cache
    }
    latest = call
  }

  /// Restores the cache as the sizing call for `proposal` left it, since layouts may store
  /// placements in it.
  mutating func bringBack(
    _ node: LayoutNode, _ layout: L, sizedFor proposal: ProposedViewSize, _ context: LayoutContext
  ) {
    noteContext(node, context)
    let present = node.record.pointee.details.pointee.context
    if latest.context == present, !Self.followsProposals { return }
    let wanted = SizingCall(
      proposal: Self.followsProposals ? ProposalKey(proposal) : nil, context: present)
    guard latest != wanted else { return }
    if let earlier = caches.removeValue(forKey: wanted) {
      caches[latest] = cache
      cache = earlier
    } else if latest.context != wanted.context {
      caches[latest] = cache
      cache = layout.makeCache(subviews: L.subviews(of: node, in: context))
    } else {
      // Nothing was sized for this proposal, so use the latest cache.
      return
    }
    latest = wanted
  }

  /// Assigns a cache made before any context was read to the context in which it was made.
  @inline(__always)
  mutating func noteContext(_ node: LayoutNode, _ context: LayoutContext) {
    guard latest.context == .any, !node.record.pointee.reads.isEmpty else { return }
    latest.context = context.restricted(to: node.record.pointee.reads)
  }
}

// How a node calls its layout. These functions are protocol requirements so that a single witness
// table lookup leads to code specialized for the layout.
extension Layout {
  @inline(__always)
  private static func layout(_ node: LayoutNode) -> UnsafeMutablePointer<Self> {
    node.layoutValue(Self.self)
  }

  /// Returns the subviews to pass to the layout.
  @inline(__always)
  fileprivate static func subviews(
    of node: LayoutNode, in context: LayoutContext
  ) -> LayoutSubviews {
    LayoutSubviews(
      of: node, in: context,
      keeping: _borrowsSubviews ? nil : node.record.pointee.shared.pointee.memory)
  }

  private static var hasCache: Bool {
    @inline(__always) get { MemoryLayout<Cache>.size > 0 }
  }

  /// Returns a stand-in for an empty cache.
  private static func emptyCache(_ node: LayoutNode) -> UnsafeMutablePointer<Cache> {
    UnsafeMutableRawPointer(node.record).assumingMemoryBound(to: Cache.self)
  }

  /// Returns the cache in its current state, creating it if needed.
  private static func cache(
    _ node: LayoutNode, _ context: LayoutContext
  ) -> UnsafeMutablePointer<LayoutCache<Self>> {
    if let known = node.record.pointee.layoutCache {
      return known.assumingMemoryBound(to: LayoutCache<Self>.self)
    }
    let made = layout(node).pointee.makeCache(subviews: subviews(of: node, in: context))
    let cache = node.record.pointee.shared.pointee.arena.allocate(LayoutCache<Self>.self)
    cache.initialize(to: LayoutCache(made))
    node.record.pointee.layoutCache = UnsafeMutableRawPointer(cache)
    return cache
  }

  /// Stores the layout in its node.
  public static func _install(_ layout: Self, in node: _LayoutNode) {
    self.layout(node).initialize(to: layout)
    let properties = layoutProperties
    var (known, guides) = (_KnownAnswers.ofNoViews, GuideSources())
    for child in node.record.pointee.children {
      known.combine(with: child.known)
      guides.formUnion(child.guides.inherited)
    }
    // Without views, there is no distance; views may also be added later.
    if node.record.pointee.children.isEmpty { known.plainEdges = [] }
    node.record.pointee.guides = properties.derivesGuidesFromSubviews ? guides : .any
    if properties.preservesLayoutPriority, let child = node.record.pointee.children.first {
      node.priority = child.priority
    }
    var own = layout._knownAnswers(in: node, known)
    own.childrensPlainEdges = known.plainEdges
    own.isQuiet = layout._isQuiet && known.isQuiet
    // Users may record what they are asked.
    if !own.isQuiet { (own.greedyAxes, own.steadyAxes) = ([], []) }
    node.record.pointee.known = own
  }

  /// Destroys the layout and its caches.
  public static func _dispose(_ node: _LayoutNode) {
    layout(node).deinitialize(count: 1)
    if let cache = node.record.pointee.layoutCache {
      cache.assumingMemoryBound(to: LayoutCache<Self>.self).deinitialize(count: 1)
    }
  }

  /// Asks the layout for its size.
  public static func _size(
    of node: _LayoutNode, for proposal: ProposedViewSize, in context: _LayoutContext
  ) -> CGSize {
    let (layout, subviews) = (layout(node), subviews(of: node, in: context))
    guard hasCache else {
      return layout.pointee.sizeThatFits(
        proposal: proposal, subviews: subviews, cache: &emptyCache(node).pointee)
    }
    let cache = cache(node, context)
    cache.pointee.prepareForSizing(node, layout.pointee, proposal, context)
    let size = layout.pointee.sizeThatFits(
      proposal: proposal, subviews: subviews, cache: &cache.pointee.cache)
    cache.pointee.noteContext(node, context)
    return size
  }

  /// Asks the layout for its spacing.
  public static func _spacing(of node: _LayoutNode) -> ViewSpacing {
    let context = LayoutContext()
    let (layout, subviews) = (layout(node), subviews(of: node, in: context))
    guard hasCache else {
      return layout.pointee.spacing(subviews: subviews, cache: &emptyCache(node).pointee)
    }
    let cache = cache(node, context)
    let spacing = layout.pointee.spacing(subviews: subviews, cache: &cache.pointee.cache)
    cache.pointee.noteContext(node, context)
    return spacing
  }

  /// Asks the layout to place its subviews, using the cache as sizing left it.
  public static func _place(
    childrenOf node: _LayoutNode, in bounds: CGRect, for proposal: ProposedViewSize,
    _ context: _LayoutContext
  ) {
    _ = node.size(for: proposal, in: context)
    let (layout, subviews) = (layout(node), subviews(of: node, in: context))
    guard hasCache else {
      return layout.pointee.placeSubviews(
        in: bounds, proposal: proposal, subviews: subviews, cache: &emptyCache(node).pointee)
    }
    let cache = cache(node, context)
    cache.pointee.bringBack(node, layout.pointee, sizedFor: proposal, context)
    layout.pointee.placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &cache.pointee.cache)
    cache.pointee.noteContext(node, context)
  }

  /// Asks the layout for the explicit value of a guide.
  public static func _explicitValue(
    of guide: _AlignmentGuide, in node: _LayoutNode, _ bounds: CGRect,
    for proposal: ProposedViewSize, _ context: _LayoutContext
  ) -> CGFloat? {
    _ = node.size(for: proposal, in: context)
    guard hasCache else {
      return explicitValue(
        of: guide, in: node, bounds, proposal, context, &emptyCache(node).pointee)
    }
    let cache = cache(node, context)
    cache.pointee.bringBack(node, layout(node).pointee, sizedFor: proposal, context)
    defer { cache.pointee.noteContext(node, context) }
    return explicitValue(of: guide, in: node, bounds, proposal, context, &cache.pointee.cache)
  }

  private static func explicitValue(
    of guide: _AlignmentGuide, in node: LayoutNode, _ bounds: CGRect,
    _ proposal: ProposedViewSize, _ context: LayoutContext, _ cache: inout Cache
  ) -> CGFloat? {
    let (layout, subviews) = (layout(node), subviews(of: node, in: context))
    return switch guide {
    case .horizontal(let guide):
      layout.pointee.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    case .vertical(let guide):
      layout.pointee.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}

/// A guide along one of the axes.
public enum _AlignmentGuide {
  /// A guide along the horizontal axis.
  case horizontal(HorizontalAlignment)
  /// A guide along the vertical axis.
  case vertical(VerticalAlignment)

  init(_ key: AlignmentKey) {
    self =
      key.axis == .horizontal
      ? .horizontal(HorizontalAlignment(key: key)) : .vertical(VerticalAlignment(key: key))
  }
}
