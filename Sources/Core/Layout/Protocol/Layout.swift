import Foundation

/// A type that arranges views: it answers proposals for its group and places each member.
///
/// Every container and layout modifier of Galley is one of these.
public protocol Layout: Animatable {
  /// What the layout keeps between calls about its current subviews.
  associatedtype Cache = Void
  /// The views that the layout arranges.
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

  /// Puts the layout's state into the node that it belongs to.
  static func _install(_ layout: Self, in node: _LayoutNode)
  /// Releases the layout and its caches.
  static func _dispose(_ node: _LayoutNode)
  /// Asks the layout for its size.
  static func _size(
    of node: _LayoutNode, for proposal: ProposedViewSize, in context: _LayoutContext
  ) -> CGSize
  /// Asks the layout for its spacing.
  static func _spacing(of node: _LayoutNode) -> ViewSpacing
  /// Lets the layout place its subviews.
  static func _place(
    childrenOf node: _LayoutNode, in bounds: CGRect, for proposal: ProposedViewSize,
    _ context: _LayoutContext)
  /// Asks the layout for a guide's explicit value.
  static func _explicitValue(
    of guide: _AlignmentGuide, in node: _LayoutNode, _ bounds: CGRect,
    for proposal: ProposedViewSize, _ context: _LayoutContext
  ) -> CGFloat?
}

extension Layout {
  /// No axis, and nothing that would save the engine work.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// The axis of the type.
  public var _stackOrientation: Axis? { Self.layoutProperties.stackOrientation }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of all subviews' spacing; without subviews, none.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard var result = subviews.first?.spacing.flexible else { return .zero }
    for subview in subviews.dropFirst() { result.formUnion(subview.spacing) }
    return result
  }

  /// The subviews' explicit values, merged: the topmost first baseline, the lowest last baseline,
  /// and the mean of a custom guide. Leading, centre and trailing are not merged.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(of: guide.key, in: bounds, proposal, subviews, &cache)
  }

  /// The subviews' explicit values, merged: the topmost first baseline, the lowest last baseline,
  /// and the mean of a custom guide. Top, centre and bottom are not merged.
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
    guard key.mergesInContainers, bounds.width.isFinite, bounds.height.isFinite,
      subviews.mayHaveExplicit(key)
    else { return nil }
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return key.combined(
      subviews.lazy.compactMap {
        $0.explicitValueInPlace(of: key, bounds: bounds, proposal: proposal)
      })
  }
}

extension Layout where Cache == Void {
  /// Makes no cache.
  public func makeCache(subviews: Subviews) {}
}

/// Facts about a layout type.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout lines up its subviews: spacers and dividers follow it.
  public var stackOrientation: Axis?

  // What follows is Galley's own. It is public so that no layout can do what yours cannot.

  /// Whether every explicit guide of the layout comes from a subview, as by default, so that the
  /// layout need not be asked where no subview has one. Default: `false`, as `explicitAlignment` may
  /// be written for other guides.
  public var derivesGuidesFromSubviews = false
  /// Whether the cache depends on the subviews alone, so that one serves all proposals. Default:
  /// `false`: while subviews are placed, the cache is as `sizeThatFits` left it for that proposal.
  public var isCacheIndependentOfProposals = false
  /// Whether the layout has one subview and takes over its layout priority, as modifiers do that
  /// leave layout alone. Default: `false`.
  public var preservesLayoutPriority = false

  /// Creates the properties of a layout without an axis.
  public init() {}

  /// Of a layout that gets its guides from its subviews and needs no cache for each proposal.
  package static func builtIn(
    stackOrientation: Axis? = nil, preservesLayoutPriority: Bool = false
  ) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = stackOrientation
    properties.derivesGuidesFromSubviews = true
    properties.isCacheIndependentOfProposals = true
    properties.preservesLayoutPriority = preservesLayoutPriority
    return properties
  }
}

/// A value that a subview carries for the layout that contains it.
public protocol LayoutValueKey {
  /// The kind of value.
  associatedtype Value
  /// What subviews carry that set nothing.
  static var defaultValue: Value { get }
}
