import Foundation

/// Arranges views in rows and columns: the layout behind `Grid`.
///
/// The views of a `GridRow` are cells, one per column; any other view is a row of its own that
/// spans all columns.
/// Proposes: to each cell its column's width and its row's height.
/// Reports: the sum of columns, rows and gaps.
/// Places: cells with their guides aligned in each row and column.
public struct GridLayout: Layout, Sendable {
  /// The alignment of cells smaller than their column and row. Default: center.
  public var alignment: Alignment
  /// The distance between columns, in points; `nil` uses the views' preferences.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points; `nil` uses the views' preferences.
  public var verticalSpacing: CGFloat?

  /// The structure of the grid and its latest solution.
  public struct Cache {
    var structure: GridStructure
    var solution: GridSolution?
  }

  /// Creates a grid, by default with centered cells and the views' preferred spacing.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// `true`: no subview leaves the layout.
  public static var _borrowsSubviews: Bool { true }

  /// Takes guides from the cells and uses one cache for all proposals.
  public static var layoutProperties: LayoutProperties { .builtIn() }

  /// Determines the row and column of each cell.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(
      structure: GridStructure(
        subviews, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
  }

  private func solution(_ proposal: ProposedViewSize, _ cache: inout Cache) -> GridSolution {
    if let latest = cache.solution, latest.proposal == proposal { return latest }
    var solver = GridSolver(cache.structure, alignment: alignment)
    let solution = solver.solve(proposal)
    cache.solution = solution
    return solution
  }

  /// Returns the sum of columns, rows and gaps, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    solution(proposal, &cache).size
  }

  /// Places each cell in its column and row.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    GridPlacement(cache.structure, solution(proposal, &cache), alignment: alignment)
      .place(at: bounds.origin)
  }

  /// Returns the preferred distances of the cells at the edges.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    let structure = cache.structure
    guard let first = structure.cells.first else { return .zero }
    var result = ViewSpacing(entries: [])
    for cell in structure.cells {
      var edges: Edge.Set = []
      if cell.row == first.row { edges.insert(.top) }
      if cell.row == structure.rows.count - 1 { edges.insert(.bottom) }
      if cell.columns.lowerBound == 0 { edges.insert(.leading) }
      if cell.columns.upperBound == structure.columnCount { edges.insert(.trailing) }
      if edges != [] { result.formUnion(cell.subview.spacing, edges: edges) }
    }
    return result
  }
}

/// Places the cells of a solved grid.
private struct GridPlacement {
  private let structure: GridStructure
  private let solution: GridSolution
  private let alignment: Alignment
  /// The start of each column and row, from the grid's corner.
  private let columnStarts: [CGFloat]
  private let rowStarts: [CGFloat]

  init(_ structure: GridStructure, _ solution: GridSolution, alignment: Alignment) {
    self.structure = structure
    self.solution = solution
    self.alignment = alignment
    columnStarts = Self.starts(solution.columns, structure.columnGaps)
    rowStarts = Self.starts(solution.rows, structure.rowGaps)
  }

  private static func starts(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [CGFloat] {
    var position: CGFloat = 0
    return lengths.indices.map { index in
      defer { position += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
      return position
    }
  }

  func place(at corner: CGPoint) {
    let (columnLines, rowLines) = lines()
    for cell in structure.cells {
      let space = space(of: cell)
      let proposal = ProposedViewSize(space.size)
      let position = CGPoint(x: corner.x + space.minX, y: corner.y + space.minY)
      if let anchor = cell.anchor {
        cell.subview.place(
          at: CGPoint(
            x: position.x + anchor.x * space.width, y: position.y + anchor.y * space.height),
          anchor: anchor, proposal: proposal)
        continue
      }
      let (column, row) = (cell.columns.lowerBound, cell.row)
      let isSingle = cell.columns.count == 1
      let horizontal = isSingle ? columnKey(column) : alignment.horizontal.key
      let vertical = rowKey(row)
      let x =
        cell.sizesColumn
        ? columnLines[column].line(horizontal, in: space.width)
        : AlignedExtent().line(horizontal, in: space.width)
      let y =
        cell.unsizedAxes.contains(.vertical)
        ? AlignedExtent().line(vertical, in: space.height)
        : rowLines[row].line(vertical, in: space.height)
      let size = cell.subview.sizeThatFits(proposal)
      cell.subview.place(
        at: CGPoint(
          x: position.x + x - finite(cell.subview.guide(horizontal, proposal, size)),
          y: position.y + y - finite(cell.subview.guide(vertical, proposal, size))),
        proposal: proposal)
    }
  }

  /// The extents of the aligned cells in each column and row, at their final sizes.
  private func lines() -> (columns: [AlignedExtent], rows: [AlignedExtent]) {
    var columns = [AlignedExtent](repeating: AlignedExtent(), count: structure.columnCount)
    var rows = [AlignedExtent](repeating: AlignedExtent(), count: structure.rows.count)
    for cell in structure.cells where cell.anchor == nil {
      let proposal = ProposedViewSize(space(of: cell).size)
      let size = cell.subview.sizeThatFits(proposal)
      if cell.sizesColumn {
        let column = cell.columns.lowerBound
        columns[column].add(
          size.width, guide: cell.subview.guide(columnKey(column), proposal, size))
      }
      if !cell.unsizedAxes.contains(.vertical) {
        rows[cell.row].add(
          size.height, guide: cell.subview.guide(rowKey(cell.row), proposal, size))
      }
    }
    return (columns, rows)
  }

  private func space(of cell: GridStructure.Cell) -> CGRect {
    let last = cell.columns.upperBound - 1
    let start = columnStarts[cell.columns.lowerBound]
    return CGRect(
      x: start, y: rowStarts[cell.row],
      width: columnStarts[last] + solution.columns[last] - start,
      height: solution.rows[cell.row])
  }

  private func columnKey(_ column: Int) -> AlignmentKey {
    (structure.columnAlignments[column] ?? alignment.horizontal).key
  }

  private func rowKey(_ row: Int) -> AlignmentKey {
    (structure.rows[row].alignment ?? alignment.vertical).key
  }

  private func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
}
