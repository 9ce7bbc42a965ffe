import Foundation

/// A grid with given columns that is filled row by row; see `GridItem`.
///
/// All cells are laid out at once, as a picture shows everything.
public struct LazyVGrid<Content> {
  private let layout: LazyGridLayout
  private let content: Content

  /// Creates a grid that grows vertically.
  ///
  /// - Parameters:
  ///   - columns: The columns; an adaptive item makes as many as fit.
  ///   - alignment: Where the columns lie in a grid that is wider. Default: center.
  ///   - spacing: The distance between rows, in points; `nil` is 8.
  ///   - pinnedViews: Accepted for source compatibility; has no effect in a picture.
  ///   - content: The cells.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(columns: columns, alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension LazyVGrid: View, PrimitiveView where Content: View {
  /// Adds one node that contains the nodes of the cells.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    context.resolve(view.content, in: view.layout, .container("LazyVGrid"), into: &list)
  }
}

/// A grid with given rows that is filled column by column; see `GridItem`.
///
/// All cells are laid out at once, as a picture shows everything.
public struct LazyHGrid<Content> {
  private let layout: LazyGridLayout
  private let content: Content

  /// Creates a grid that grows horizontally.
  ///
  /// - Parameters:
  ///   - rows: The rows; an adaptive item makes as many as fit.
  ///   - alignment: Where the rows lie in a grid that is taller. Default: center.
  ///   - spacing: The distance between columns, in points; `nil` is 8.
  ///   - pinnedViews: Accepted for source compatibility; has no effect in a picture.
  ///   - content: The cells.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(rows: rows, alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension LazyHGrid: View, PrimitiveView where Content: View {
  /// Adds one node that contains the nodes of the cells.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    context.resolve(view.content, in: view.layout, .container("LazyHGrid"), into: &list)
  }
}
