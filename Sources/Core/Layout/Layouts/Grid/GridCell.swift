import Foundation

/// What a view carries for the grid that contains it.
package struct GridCell {
  /// The row that a view belongs to; a view without one is a row of its own.
  package struct Row {
    /// Equal for the cells of one row, different from row to row.
    package let id: Int
    package let alignment: VerticalAlignment?

    package init(id: Int, alignment: VerticalAlignment?) {
      self.id = id
      self.alignment = alignment
    }
  }

  package var row: Row?
  /// The number of columns that the cell spans.
  package var columns: Int?
  package var anchor: UnitPoint?
  /// Axes along which the cell does not count for its column's or row's size.
  package var unsizedAxes: Axis.Set?
  /// For the whole column.
  package var columnAlignment: HorizontalAlignment?

  package init() {}

  /// More columns than this are not spanned by one cell.
  package static let spanLimit = 1_000
}

extension GridCell: LayoutValueKey {
  package static var defaultValue: GridCell? { nil }
}
