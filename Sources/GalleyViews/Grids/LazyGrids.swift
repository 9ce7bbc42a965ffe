import Foundation

/// Fills columns in turn, row after row; see `GridItem`.
///
/// Pictures show everything, so nothing is put off.
public struct LazyVGrid<Content> {
  private let layout: LazyGridLayout
  private let content: Content

  /// - Parameters:
  ///   - columns: The columns; adaptive ones are as many as fit.
  ///   - alignment: Where the columns lie in a grid that is wider. Default: centre.
  ///   - spacing: Distance between rows, in points; `nil` is 8.
  ///   - pinnedViews: Accepted for source compatibility.
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
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    context.resolve(view.content, in: view.layout, .container("LazyVGrid"), into: &list)
  }
}

/// Fills rows in turn, column after column; see `GridItem`.
///
/// Pictures show everything, so nothing is put off.
public struct LazyHGrid<Content> {
  private let layout: LazyGridLayout
  private let content: Content

  /// - Parameters:
  ///   - rows: The rows; adaptive ones are as many as fit.
  ///   - alignment: Where the rows lie in a grid that is taller. Default: centre.
  ///   - spacing: Distance between columns, in points; `nil` is 8.
  ///   - pinnedViews: Accepted for source compatibility.
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
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    context.resolve(view.content, in: view.layout, .container("LazyHGrid"), into: &list)
  }
}
