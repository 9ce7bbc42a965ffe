import Foundation

extension LayoutNode {
  /// What the view carries for its grid.
  var gridCell: GridCell? {
    get { self[GridCell.self] }
    nonmutating set { self[GridCell.self] = newValue }
  }
}

/// Sets what a view carries for its grid; the innermost setting wins.
struct GridCellModifier<Value> {
  let keyPath: WritableKeyPath<GridCell, Value?>
  let value: Value
}

extension GridCellModifier: MarkingModifier {
  func mark(_ node: LayoutNode) {
    var cell = node.gridCell ?? GridCell()
    if cell[keyPath: keyPath] == nil { cell[keyPath: keyPath] = value }
    node.gridCell = cell
  }
}

extension View {
  /// Lets a cell of a grid span several columns. Numbers that a grid cannot have are corrected and
  /// reported as a warning.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier(keyPath: \.columns, value: count))
  }

  /// Places the view's point at `anchor` on the same point of its cell, whatever the alignment of
  /// the grid, the column and the row.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellModifier(keyPath: \.anchor, value: anchor))
  }

  /// Keeps the view from making its column wider or its row taller, and proposes it the whole cell.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCellModifier(keyPath: \.unsizedAxes, value: axes))
  }

  /// Sets the horizontal alignment of all cells in the view's column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier(keyPath: \.columnAlignment, value: guide))
  }
}
