import Foundation

/// A type that arranges views: it answers proposals for its group and places each member.
///
/// Every container and layout modifier of Galley is one of these.
public protocol Layout: Animatable {
  /// What the layout keeps between calls about its current subviews.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// Facts about the layout that hold for all its values.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache for a new set of subviews.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date after the subviews changed; by default it is made anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the group would like to have; by default the union of all subviews'.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The group's size for `proposal`, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Gives each subview a place.
  ///
  /// - Parameters:
  ///   - bounds: The group's rectangle: its size is the answer to `proposal`, its origin need not
  ///     be zero. A subview that is not placed is centred here.
  ///   - proposal: The proposal that led to that size.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The guide's explicit position, from the leading edge of `bounds`; by default merged from the
  /// subviews, `nil` where they have none.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The guide's explicit position, from the top edge of `bounds`; by default merged from the
  /// subviews, `nil` where they have none.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The axis along which this value lines up its subviews; by default that of the type.
  var _stackOrientation: Axis? { get }

  // The engine's way to a layout of this type; always the default implementations.

  static func _install(_ layout: Self, in node: _LayoutNode)
  static func _dispose(_ node: _LayoutNode)
  static func _forgetCache(of node: _LayoutNode)
  static func _size(of node: _LayoutNode, for proposal: ProposedViewSize) -> CGSize
  static func _spacing(of node: _LayoutNode) -> ViewSpacing
  static func _place(
    childrenOf node: _LayoutNode, in bounds: CGRect, for proposal: ProposedViewSize)
  static func _explicitValue(
    of guide: _AlignmentGuide, in node: _LayoutNode, _ bounds: CGRect,
    for proposal: ProposedViewSize
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public var _stackOrientation: Axis? { Self.layoutProperties.stackOrientation }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard var result = subviews.first?.spacing else { return .zero }
    for subview in subviews.dropFirst() { result.formUnion(subview.spacing) }
    return result
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(of: guide.key, in: bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(of: guide.key, in: bounds, proposal, subviews, &cache)
  }

  /// Merges the subviews' explicit values where the layout would place them.
  private func mergedAlignment(
    of key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: Subviews, _ cache: inout Cache
  ) -> CGFloat? {
    guard key.mergesInContainers, bounds.width.isFinite, bounds.height.isFinite else { return nil }
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return key.combined(
      subviews.lazy.compactMap {
        $0.node.explicitValueInPlace(of: key, bounds: bounds, proposal: proposal)
      })
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// Facts about a layout type.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout lines up its subviews: spacers and dividers follow it.
  public var stackOrientation: Axis?

  // What the engine has to know about Galley's own layouts.

  /// Whether the layout answers guides only through its subviews and merges them by the rules, so
  /// that nothing needs to be asked where no subview has an explicit guide.
  package var answersGuidesOnlyFromSubviews = false
  /// Whether the cache depends on the subviews alone, not on the last proposal.
  package var cacheIgnoresProposals = false
  /// Whether the layout has one subview and hands on its layout priority.
  package var keepsPriority = false

  public init() {}

  package static func builtIn(
    stackOrientation: Axis? = nil, keepsPriority: Bool = false
  ) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = stackOrientation
    properties.answersGuidesOnlyFromSubviews = true
    properties.cacheIgnoresProposals = true
    properties.keepsPriority = keepsPriority
    return properties
  }
}

/// A value that a subview carries for the layout that contains it.
public protocol LayoutValueKey {
  associatedtype Value
  /// What subviews carry that set nothing.
  static var defaultValue: Value { get }
}
