import Foundation

/// The position of each cell in a grid, and the gaps: everything that requires no measuring.
struct GridStructure {
  struct Cell {
    let subview: LayoutSubview
    let row: Int
    var columns: Range<Int>
    let anchor: UnitPoint?
    let unsizedAxes: Axis.Set

    /// Whether the cell contributes to the width of a single column.
    var sizesColumn: Bool { columns.count == 1 && !unsizedAxes.contains(.horizontal) }
  }

  struct Row {
    var cells: Range<Int>
    let alignment: VerticalAlignment?
  }

  /// The cells in row-major order.
  private(set) var cells: ContiguousArray<Cell> = []
  private(set) var rows: ContiguousArray<Row> = []
  /// The alignment that a cell requests for each column, or `nil`.
  private(set) var columnAlignments: [HorizontalAlignment?] = []
  /// The gap after each column except the last, in points.
  private(set) var columnGaps: [CGFloat] = []
  /// The gap after each row except the last, in points.
  private(set) var rowGaps: [CGFloat] = []

  var columnCount: Int { columnAlignments.count }

  init(_ subviews: LayoutSubviews, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    addCells(subviews)
    columnGaps = gaps(count: columnCount, horizontalSpacing, columnGapPreferences)
    rowGaps = gaps(count: rows.count, verticalSpacing, rowGapPreferences)
  }

  private mutating func addCells(_ subviews: LayoutSubviews) {
    cells.reserveCapacity(subviews.count)
    var columnCount = 0
    var latestRow: Int?
    for subview in subviews {
      let cell = subview[GridCell.self]
      if cell?.row == nil || cell?.row?.id != latestRow {
        rows.append(Row(cells: cells.count..<cells.count, alignment: cell?.row?.alignment))
      }
      latestRow = cell?.row?.id
      let isFirst = rows[rows.count - 1].cells.isEmpty
      let start = isFirst ? 0 : cells[cells.count - 1].columns.upperBound
      // A view outside a `GridRow` spans all columns, whose number is not known yet.
      let span = cell?.row == nil ? 0 : Self.span(of: subview, cell?.columns ?? 1)
      cells.append(
        Cell(
          subview: subview, row: rows.count - 1, columns: start..<start + span,
          anchor: cell?.anchor,
          unsizedAxes: cell?.unsizedAxes ?? []))
      rows[rows.count - 1].cells = rows[rows.count - 1].cells.lowerBound..<cells.count
      columnCount = max(columnCount, start + span)
    }
    if columnCount == 0, !cells.isEmpty { columnCount = 1 }
    columnAlignments = Array(repeating: nil, count: columnCount)
    for index in cells.indices {
      if cells[index].columns.isEmpty { cells[index].columns = 0..<columnCount }
      let column = cells[index].columns.lowerBound
      if columnAlignments[column] == nil, cells[index].columns.count == 1 {
        columnAlignments[column] = cells[index].subview[GridCell.self]?.columnAlignment
      }
    }
  }

  private static func span(of subview: LayoutSubview, _ columns: Int) -> Int {
    if (1...GridCell.spanLimit).contains(columns) { return columns }
    subview.report(
      "it cannot span \(columns) columns of a grid; use 1 to \(GridCell.spanLimit)")
    return min(max(columns, 1), GridCell.spanLimit)
  }

  // MARK: Gaps

  /// The gap between two tracks is the largest that any two adjacent cells prefer.
  private func gaps(
    count: Int, _ spacing: CGFloat?, _ preferences: () -> [CGFloat?]
  ) -> [CGFloat] {
    guard count > 1 else { return [] }
    let spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
    return preferences().map { preference in preference.map { spacing ?? $0 } ?? 0 }
  }

  private func columnGapPreferences() -> [CGFloat?] {
    var result: [CGFloat?] = Array(repeating: nil, count: columnCount - 1)
    for row in rows {
      for index in row.cells.dropLast() {
        let (cell, next) = (cells[index], cells[index + 1])
        let gap = cell.subview.spacing.distance(to: next.subview.spacing, along: .horizontal)
        let column = cell.columns.upperBound - 1
        result[column] = max(result[column] ?? gap, gap)
      }
    }
    return result
  }

  private func rowGapPreferences() -> [CGFloat?] {
    var result: [CGFloat?] = Array(repeating: nil, count: rows.count - 1)
    for row in 0..<rows.count - 1 {
      var (upper, lower) = (rows[row].cells, rows[row + 1].cells)
      // Both rows run from left to right: the cell that ends first makes way for its successor.
      while let above = upper.first, let below = lower.first {
        let (a, b) = (cells[above], cells[below])
        if a.columns.overlaps(b.columns) {
          let gap = a.subview.spacing.distance(to: b.subview.spacing, along: .vertical)
          result[row] = max(result[row] ?? gap, gap)
        }
        if a.columns.upperBound <= b.columns.upperBound { upper.removeFirst() }
        if b.columns.upperBound <= a.columns.upperBound { lower.removeFirst() }
      }
    }
    return result
  }

  // MARK: Queries

  /// The sum of the gaps inside `columns`.
  func gapsInside(_ columns: Range<Int>) -> CGFloat {
    var sum: CGFloat = 0
    for index in columns.lowerBound..<columns.upperBound - 1 { sum += columnGaps[index] }
    return sum
  }
}
