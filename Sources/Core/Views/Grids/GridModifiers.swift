import Foundation

extension LayoutNode {
  /// The settings that the view passes to its grid.
  var gridCell: GridCell? {
    get { self[GridCell.self] }
    nonmutating set { self[GridCell.self] = newValue }
  }
}

/// Sets one value for the view's grid. The innermost setting wins.
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
  /// Lets a grid cell span several columns. Invalid counts are corrected and report a warning.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier(keyPath: \.columns, value: count))
  }

  /// Aligns the `anchor` of the view with that of its cell, overriding the alignment of the grid,
  /// column and row.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellModifier(keyPath: \.anchor, value: anchor))
  }

  /// Keeps the view from widening its column or growing its row, and proposes the whole cell to it.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCellModifier(keyPath: \.unsizedAxes, value: axes))
  }

  /// Sets the horizontal alignment of all cells in the view's column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier(keyPath: \.columnAlignment, value: guide))
  }
}
