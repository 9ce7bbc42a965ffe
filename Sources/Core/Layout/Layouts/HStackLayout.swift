import Foundation

/// Lines views up in a row, from leading to trailing: the layout behind `HStack`.
///
/// See `StackLayout` for the rules.
public struct HStackLayout: Layout, Sendable {
  /// The guide that all views share. Default: centre.
  public var alignment: VerticalAlignment
  /// Distance between neighbours, in points; `nil` uses the views' own preferences.
  public var spacing: CGFloat?

  /// The gaps between neighbours.
  public struct Cache {
    var stack: StackLayout.Cache
  }

  /// Creates a row, by default with centred views and their own spacing.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Its axis is horizontal.
  public static var layoutProperties: LayoutProperties {
    .builtIn(stackOrientation: .horizontal)
  }

  private var stack: StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  /// Computes the gaps between neighbours.
  public func makeCache(subviews: Subviews) -> Cache { Cache(stack: stack.makeCache(subviews)) }

  /// The distances that the views at the edges would like to have.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    stack.spacing(subviews)
  }

  /// The sum of the views' widths and the gaps, and the height of all views on their guide, in
  /// points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    stack.sizeThatFits(proposal, subviews, cache.stack)
  }

  /// Places the views one after another, with their guides on one line.
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
