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
