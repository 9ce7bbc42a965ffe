import Foundation

/// A grid with the given columns, filled row by row; see `GridItem`.
///
/// In a scroll view, cells beyond the visible area are neither created nor laid out, and the height is
/// estimated.
public struct LazyVGrid<Content: View> {
  private let layout: LazyGridLayout
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a grid that grows vertically.
  ///
  /// - Parameters:
  ///   - columns: The columns. An adaptive item creates as many columns as fit.
  ///   - alignment: The position of the columns in a wider grid. Default: center.
  ///   - spacing: The distance between rows, in points; `nil` means 8.
  ///   - pinnedViews: The headers and footers of sections that stay visible while the content is
  ///     scrolled.
  ///   - content: The cells.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(columns: columns, alignment: alignment, spacing: spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyVGrid: View, PrimitiveView {
  /// Adds one node that contains the nodes of the cells.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    context.resolve(
      view.content, in: view.layout, .container("LazyVGrid"), isLazy: true, into: &list)
    list.nodes.last?.pin(view.pinnedViews)
  }
}

/// A grid with the given rows, filled column by column; see `GridItem`.
///
/// In a scroll view, cells beyond the visible area are neither created nor laid out, and the width is
/// estimated.
public struct LazyHGrid<Content: View> {
  private let layout: LazyGridLayout
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a grid that grows horizontally.
  ///
  /// - Parameters:
  ///   - rows: The rows. An adaptive item creates as many rows as fit.
  ///   - alignment: The position of the rows in a taller grid. Default: center.
  ///   - spacing: The distance between columns, in points; `nil` means 8.
  ///   - pinnedViews: The headers and footers of sections that stay visible while the content is
  ///     scrolled.
  ///   - content: The cells.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(rows: rows, alignment: alignment, spacing: spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHGrid: View, PrimitiveView {
  /// Adds one node that contains the nodes of the cells.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    context.resolve(
      view.content, in: view.layout, .container("LazyHGrid"), isLazy: true, into: &list)
    list.nodes.last?.pin(view.pinnedViews)
  }
}
