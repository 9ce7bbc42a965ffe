import Foundation

/// A container that arranges its views in rows and columns; see `GridLayout`.
public struct Grid<Content: View> {
  private let layout: GridLayout
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The position of a view in a larger cell. Default: center.
  ///   - horizontalSpacing: The distance between columns, in points; `nil` uses the views'
  ///     preferences.
  ///   - verticalSpacing: The distance between rows, in points; `nil` uses the views' preferences.
  ///   - content: Rows, and views that span all columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: View, PrimitiveView {
  /// Adds one node that contains the nodes of all cells.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    context.resolve(view.content, in: view.layout, .container("Grid"), into: &list)
    if let node = list.nodes.last { context.session.accessibility?.add(.table, to: node) }
  }
}

/// A row of a `Grid`, in which each view is a cell. Outside of a grid it acts as a `Group`.
public struct GridRow<Content> {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The guide for aligning the cells; `nil` uses the grid's.
  ///   - content: The cells, starting at the leading column.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View, PrimitiveView where Content: View {
  /// Adds the cells' nodes to the grid's, marked as one row.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard let inner = context.entering(Self.self) else { return }
    let start = list.nodes.count
    Content._resolve(view.content, in: inner, into: &list)
    let row = GridCell.Row(id: context.session.nextGroupID(), alignment: view.alignment)
    for node in list.nodes[start...] {
      var cell = node.gridCell ?? GridCell()
      if cell.row != nil { continue }
      cell.row = row
      node.gridCell = cell
    }
    guard let marks = context.session.accessibility else { return }
    var column = 1
    for node in list.nodes[start...] where node.gridCell?.row?.id == row.id {
      let place = AccessibilityElement.Cell(.table, container: 0, row: row.id, column: column)
      marks.add(.edit(.cell(place)), to: node)
      column += min(max(node.gridCell?.columns ?? 1, 1), GridCell.spanLimit)
    }
  }
}
