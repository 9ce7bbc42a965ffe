import Foundation

/// The places of elements in tables and lists. While the tree is being built, rows and containers
/// have arbitrary numbers; container number 0 means that the container is not known yet.
enum CellPlaces {
  /// Gives the cells of a table their container, and elements outside of rows a row of their own.
  /// A grid with a single row or column is not a table.
  static func complete(_ items: inout ArraySlice<AccessibilityItem>, of index: Int) {
    var (rows, columns): (Set<Int>, Set<Int>) = ([], [])
    for item in items.indices {
      items[item].change { element in
        let cell = element.cell ?? Cell(.table, container: 0, row: -1 - element.index, column: 1)
        element.cell = cell
        guard cell.container == 0 else { return }
        rows.insert(cell.row)
        columns.insert(cell.column)
      }
    }
    let isTable = rows.count > 1 && columns.count > 1
    for item in items.indices {
      items[item].change { element in
        guard element.cell?.container == 0 else { return }
        // Groups have positive numbers.
        if isTable { element.cell?.container = -1 - index } else { element.cell = nil }
      }
    }
  }

  /// Numbers tables, lists and their rows from 1, in reading order.
  static func number(_ elements: inout [AccessibilityElement]) {
    var containers: [Int: Int] = [:]
    var rows: [Int: [Int: Int]] = [:]
    for index in elements.indices {
      guard let cell = elements[index].cell else { continue }
      let container = containers[cell.container] ?? containers.count + 1
      containers[cell.container] = container
      let row = rows[container]?[cell.row] ?? (rows[container]?.count ?? 0) + 1
      rows[container, default: [:]][cell.row] = row
      elements[index].cell = Cell(cell.kind, container: container, row: row, column: cell.column)
    }
  }

  private typealias Cell = AccessibilityElement.Cell
}
