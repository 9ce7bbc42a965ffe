import Foundation

/// A type-erased layout.
///
/// The views keep their identity when the wrapped layout changes to one of another type. Spacers
/// and dividers follow the axis of the wrapped layout.
public struct AnyLayout: Layout {
  /// The cache of the wrapped layout.
  public struct Cache {
    fileprivate var value: Any
  }

  private var erased: ErasedLayout

  /// The animatable data of the wrapped layout.
  public var animatableData: AnyAnimatableData {
    get { erased.animatableData }
    set { erased = erased.with(newValue) }
  }

  /// Erases the type of a layout. An `AnyLayout` is not wrapped again.
  public init<L: Layout>(_ layout: L) {
    erased = (layout as? AnyLayout)?.erased ?? TypedLayout(layout)
  }

  /// The axis of the wrapped layout.
  public var _stackOrientation: Axis? { erased.stackOrientation }

  /// The memory of the wrapped layout, in bytes.
  public var _storedSize: Int { erased.storedSize }

  /// Installs the wrapped layout itself, so that layout runs without type erasure.
  public static func _install(_ layout: AnyLayout, in node: _LayoutNode) {
    layout.erased.install(in: node)
  }

  /// Makes the cache of the wrapped layout.
  public func makeCache(subviews: Subviews) -> Cache { Cache(value: erased.makeCache(subviews)) }

  /// Updates the cache of the wrapped layout.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    erased.updateCache(&cache.value, subviews)
  }

  /// Returns the preferred distances of the wrapped layout.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    erased.spacing(subviews, &cache.value)
  }

  /// Returns the size of the wrapped layout, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    erased.sizeThatFits(proposal, subviews, &cache.value)
  }

  /// Asks the wrapped layout to place the subviews.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    erased.placeSubviews(bounds, proposal, subviews, &cache.value)
  }

  /// Returns the explicit value of the wrapped layout.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    erased.explicitAlignment(.horizontal(guide), bounds, proposal, subviews, &cache.value)
  }

  /// Returns the explicit value of the wrapped layout.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    erased.explicitAlignment(.vertical(guide), bounds, proposal, subviews, &cache.value)
  }
}

/// The operations of a layout of unknown type.
private class ErasedLayout {
  var stackOrientation: Axis? { fatalError("abstract") }
  var animatableData: AnyAnimatableData { fatalError("abstract") }
  func with(_ data: AnyAnimatableData) -> ErasedLayout { fatalError("abstract") }
  var storedSize: Int { fatalError("abstract") }
  func install(in node: LayoutNode) { fatalError("abstract") }
  func makeCache(_ subviews: LayoutSubviews) -> Any { fatalError("abstract") }
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) { fatalError("abstract") }
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    fatalError("abstract")
  }
  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize { fatalError("abstract") }
  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) { fatalError("abstract") }
  func explicitAlignment(
    _ guide: _AlignmentGuide, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? { fatalError("abstract") }
}

private final class TypedLayout<L: Layout>: ErasedLayout {
  private let layout: L

  init(_ layout: L) { self.layout = layout }

  /// Uses a cache, or a new one if a layout passes on the cache of another `AnyLayout`.
  private func withCache<Result>(
    _ cache: inout Any, of subviews: LayoutSubviews, _ use: (inout L.Cache) -> Result
  ) -> Result {
    var typed = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = typed }
    return use(&typed)
  }

  override var stackOrientation: Axis? { layout._stackOrientation }

  override var animatableData: AnyAnimatableData {
    L.AnimatableData.self == EmptyAnimatableData.self
      ? .zero : AnyAnimatableData(layout.animatableData)
  }

  override func with(_ data: AnyAnimatableData) -> ErasedLayout {
    guard let data = data.value(L.AnimatableData.self) else { return self }
    var copy = layout
    copy.animatableData = data
    return TypedLayout(copy)
  }

  override var storedSize: Int { layout._storedSize }

  override func install(in node: LayoutNode) {
    node.record.pointee.layout = L.self
    L._install(layout, in: node)
  }

  override func makeCache(_ subviews: LayoutSubviews) -> Any {
    layout.makeCache(subviews: subviews)
  }

  override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    withCache(&cache, of: subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    withCache(&cache, of: subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    withCache(&cache, of: subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {
    withCache(&cache, of: subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func explicitAlignment(
    _ guide: _AlignmentGuide, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? {
    withCache(&cache, of: subviews) { cache in
      switch guide {
      case .horizontal(let guide):
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical(let guide):
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }
}
