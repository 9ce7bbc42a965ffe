import Foundation

/// The values that a view carries for its grid.
package struct GridCell {
  /// The row of a view; a view without one forms its own row.
  package struct Row {
    /// A number that is equal for cells of one row and different between rows.
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
  /// The axes along which the cell does not contribute to the size of its column or row.
  package var unsizedAxes: Axis.Set?
  /// The alignment of the whole column.
  package var columnAlignment: HorizontalAlignment?

  package init() {}

  /// The maximum number of columns that one cell spans.
  package static let spanLimit = 1_000
}

extension GridCell: LayoutValueKey {
  package static var defaultValue: GridCell? { nil }
}
