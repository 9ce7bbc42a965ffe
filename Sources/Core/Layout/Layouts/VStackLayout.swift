import Foundation

/// Lines views up in a column, from top to bottom: the layout behind `VStack`.
///
/// See `StackLayout` for the rules.
public struct VStackLayout: Layout, Sendable {
  /// The guide that all views share. Default: centre.
  public var alignment: HorizontalAlignment
  /// Distance between neighbours, in points; `nil` uses the views' own preferences.
  public var spacing: CGFloat?

  /// The gaps between neighbours.
  public struct Cache {
    var stack: StackLayout.Cache
  }

  /// Creates a column, by default with centred views and their own spacing.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Its axis is vertical.
  public static var layoutProperties: LayoutProperties {
    .builtIn(stackOrientation: .vertical)
  }

  private var stack: StackLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  /// Computes the gaps between neighbours.
  public func makeCache(subviews: Subviews) -> Cache { Cache(stack: stack.makeCache(subviews)) }

  /// The distances that the views at the edges would like to have.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    stack.spacing(subviews)
  }

  /// The width of all views on their guide, and the sum of their heights and the gaps, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    stack.sizeThatFits(proposal, subviews, cache.stack)
  }

  /// Places the views one below another, with their guides on one line.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    stack.placeSubviews(bounds, proposal, subviews, cache.stack)
  }

  /// The explicit value merged from the views; around one declared view, that view's own.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.stackedAlignment(of: guide.key, in: bounds, proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// The explicit value merged from the views; around one declared view, that view's own.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.stackedAlignment(of: guide.key, in: bounds, proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}
