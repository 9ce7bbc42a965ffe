import Foundation

/// A layout of any type.
///
/// Views that it arranges keep their identity when the layout inside becomes one of another type.
/// Spacers and dividers follow the axis of the layout inside.
public struct AnyLayout: Layout {
  /// The cache of the layout inside.
  public struct Cache {
    fileprivate var value: Any
  }

  private var erased: ErasedLayout

  /// The parameters of the layout inside.
  public var animatableData: AnyAnimatableData {
    get { erased.animatableData }
    set { erased = erased.with(newValue) }
  }

  /// Hides the type of a layout. A layout whose type is hidden already isn't wrapped again.
  public init<L: Layout>(_ layout: L) {
    erased = (layout as? AnyLayout)?.erased ?? TypedLayout(layout)
  }

  /// The axis of the layout inside.
  public var _stackOrientation: Axis? { erased.stackOrientation }

  /// The node becomes one of the layout inside, so that nothing is erased while it works.
  public static func _install(_ layout: AnyLayout, in node: _LayoutNode) {
    layout.erased.install(in: node)
  }

  /// Makes the cache of the layout inside.
  public func makeCache(subviews: Subviews) -> Cache { Cache(value: erased.makeCache(subviews)) }

  /// Brings the cache of the layout inside up to date.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    erased.updateCache(&cache.value, subviews)
  }

  /// The distances that the layout inside would like to have.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    erased.spacing(subviews, &cache.value)
  }

  /// The size that the layout inside answers, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    erased.sizeThatFits(proposal, subviews, &cache.value)
  }

  /// Lets the layout inside place the subviews.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    erased.placeSubviews(bounds, proposal, subviews, &cache.value)
  }

  /// The explicit value that the layout inside gives.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    erased.explicitAlignment(.horizontal(guide), bounds, proposal, subviews, &cache.value)
  }

  /// The explicit value that the layout inside gives.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    erased.explicitAlignment(.vertical(guide), bounds, proposal, subviews, &cache.value)
  }
}

/// What can be asked of a layout of unknown type.
private class ErasedLayout {
  var stackOrientation: Axis? { fatalError("abstract") }
  var animatableData: AnyAnimatableData { fatalError("abstract") }
  func with(_ data: AnyAnimatableData) -> ErasedLayout { fatalError("abstract") }
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

  private func withCache<Result>(_ cache: inout Any, _ use: (inout L.Cache) -> Result) -> Result {
    guard var typed = cache as? L.Cache else {
      preconditionFailure("this cache belongs to another layout than \(L.self)")
    }
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

  override func install(in node: LayoutNode) {
    node.record.pointee.layout = L.self
    L._install(layout, in: node)
  }

  override func makeCache(_ subviews: LayoutSubviews) -> Any {
    layout.makeCache(subviews: subviews)
  }

  override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    withCache(&cache) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    withCache(&cache) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    withCache(&cache) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {
    withCache(&cache) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func explicitAlignment(
    _ guide: _AlignmentGuide, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? {
    withCache(&cache) { cache in
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
