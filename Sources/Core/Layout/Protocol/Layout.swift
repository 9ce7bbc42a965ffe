import Foundation

/// A type that arranges views: it computes the size of its container and places each subview.
///
/// All containers and layout modifiers of Galley conform to this protocol.
public protocol Layout: Animatable {
  /// Data about the current subviews that the layout keeps between calls.
  associatedtype Cache = Void
  /// The collection of views that the layout arranges.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout type.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the cache for a new set of subviews.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after the subviews changed; by default creates a new one.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the container's preferred distances to its neighbors; by default the union of all
  /// subviews' preferences.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the container's size for `proposal`, in points.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places each subview.
  ///
  /// - Parameters:
  ///   - bounds: The container's rectangle. Its size is the answer to `proposal`; its origin need
  ///     not be zero. A subview that is not placed is centered here.
  ///   - proposal: The proposal that led to that size.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the guide's explicit position, from the leading edge of `bounds`; by default merged
  /// from the subviews, or `nil` if they have none.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the guide's explicit position, from the top edge of `bounds`; by default merged from
  /// the subviews, or `nil` if they have none.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The axis along which this value stacks its subviews; by default that of the type.
  var _stackOrientation: Axis? { get }

  /// Whether the layout lets no subviews or dimensions out of its calls, so that it receives
  /// subviews that own nothing; only for layouts of Galley.
  static var _borrowsSubviews: Bool { get }

  /// What is known about a node's answers before it is asked; only for layouts of Galley.
  ///
  /// - Parameter children: What is known about all subviews.
  func _knownAnswers(in node: _LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers

  /// Whether the layout computes sizes without running users' code, so that skipped questions go
  /// unnoticed; only for layouts of Galley.
  var _isQuiet: Bool { get }

  /// The memory that the layout takes in its node, in bytes.
  var _storedSize: Int { get }

  // The engine's entry points for a layout of this type; do not override the default
  // implementations.

  /// Stores the layout's state in its node.
  static func _install(_ layout: Self, in node: _LayoutNode)
  /// Destroys the layout and its caches.
  static func _dispose(_ node: _LayoutNode)
  /// Asks the layout for its size.
  static func _size(
    of node: _LayoutNode, for proposal: ProposedViewSize, in context: _LayoutContext
  ) -> CGSize
  /// Asks the layout for its spacing.
  static func _spacing(of node: _LayoutNode) -> ViewSpacing
  /// Asks the layout to place its subviews.
  static func _place(
    childrenOf node: _LayoutNode, in bounds: CGRect, for proposal: ProposedViewSize,
    _ context: _LayoutContext)
  /// Asks the layout for the explicit value of a guide.
  static func _explicitValue(
    of guide: _AlignmentGuide, in node: _LayoutNode, _ bounds: CGRect,
    for proposal: ProposedViewSize, _ context: _LayoutContext
  ) -> CGFloat?
}

extension Layout {
  /// The default properties: no axis and no optimizations.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// `false`: a layout may keep its subviews.
  public static var _borrowsSubviews: Bool { false }

  /// Nothing: a layout may give any answer.
  public func _knownAnswers(in node: _LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers {
    _KnownAnswers()
  }

  /// `false`: a layout may record what it is asked.
  public var _isQuiet: Bool { false }

  /// The size of the type, with what aligns it.
  public var _storedSize: Int {
    MemoryLayout<Self>.size + max(0, MemoryLayout<Self>.alignment - LayoutNode.alignment)
  }

  /// The axis of the layout type.
  public var _stackOrientation: Axis? { Self.layoutProperties.stackOrientation }

  /// Makes a new cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Returns the union of all subviews' spacing, or zero without subviews.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard var result = subviews.first?.spacing.flexible else { return .zero }
    for subview in subviews.dropFirst() { result.formUnion(subview.spacing) }
    return result
  }

  /// Returns the subviews' merged explicit values: the topmost first baseline, the lowest last
  /// baseline, or the mean of a custom guide. Leading, center and trailing are not merged.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(of: guide.key, in: bounds, proposal, subviews, &cache)
  }

  /// Returns the subviews' merged explicit values: the topmost first baseline, the lowest last
  /// baseline, or the mean of a custom guide. Top, center and bottom are not merged.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(of: guide.key, in: bounds, proposal, subviews, &cache)
  }

  /// Merges the subviews' explicit values at the positions where the layout would place them.
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
  /// Makes an empty cache.
  public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout type.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks its subviews, which spacers and dividers follow.
  public var stackOrientation: Axis?

  // The following are Galley extensions, public so that custom layouts can do what built-in ones
  // can.

  /// Whether every explicit guide of the layout comes from a subview, as by default, so that the
  /// layout is skipped if no subview has one. Default: `false`, since a custom `explicitAlignment`
  /// may define other guides.
  public var derivesGuidesFromSubviews = false
  /// Whether the cache depends only on the subviews, so that one cache serves all proposals.
  /// Default: `false`, which restores the cache of the matching `sizeThatFits` call before placing
  /// subviews.
  public var isCacheIndependentOfProposals = false
  /// Whether the layout has one subview and inherits its layout priority, like modifiers that do
  /// not affect layout. Default: `false`.
  public var preservesLayoutPriority = false

  /// Creates the properties of a layout without an axis.
  public init() {}

  /// The properties of a layout that takes guides from its subviews and shares one cache.
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
  /// The value for subviews that set none.
  static var defaultValue: Value { get }
}
