import Foundation

/// Arranges views in a row from leading to trailing: the layout behind `HStack`.
///
/// See `StackLayout` for the rules.
public struct HStackLayout: Layout, Sendable {
  /// The guide on which the views are aligned. Default: center.
  public var alignment: VerticalAlignment
  /// The distance between neighbors, in points; `nil` uses the views' preferences.
  public var spacing: CGFloat?

  /// The gaps between neighbors.
  public struct Cache {
    var stack: StackLayout.Cache
  }

  /// Creates a row, by default with centered views and their preferred spacing.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// `true`: no subview leaves the layout.
  public static var _borrowsSubviews: Bool { true }

  /// The properties of a horizontal stack.
  public static var layoutProperties: LayoutProperties {
    .builtIn(stackOrientation: .horizontal)
  }

  private var stack: StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  /// `true`: apart from guides, only subviews run users' code.
  public var _isQuiet: Bool { true }

  /// What is known about all subviews, as far as their alignment and distances allow.
  public func _knownAnswers(in node: _LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers {
    stack.knownAnswers(in: node, children)
  }

  /// Computes the gaps between neighbors.
  public func makeCache(subviews: Subviews) -> Cache { Cache(stack: stack.makeCache(subviews)) }

  /// Returns the preferred distances of the views at the edges.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    stack.spacing(subviews)
  }

  /// Returns the sum of the views' widths and the gaps, and the height of the aligned views, in
  /// points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    stack.sizeThatFits(proposal, subviews, cache.stack)
  }

  /// Places the views side by side with their guides aligned.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    stack.placeSubviews(bounds, proposal, subviews, cache.stack)
  }

  /// Returns the explicit value merged from the views; a single declared view keeps its own.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.stackedAlignment(of: guide.key, in: bounds, proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// Returns the explicit value merged from the views; a single declared view keeps its own.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.stackedAlignment(of: guide.key, in: bounds, proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}
