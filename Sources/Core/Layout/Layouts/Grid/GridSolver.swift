import Foundation

/// The widths of a grid's columns and the heights of its rows for one proposal.
struct GridSolution {
  fileprivate(set) var proposal: ProposedViewSize
  fileprivate(set) var columns: [CGFloat] = []
  fileprivate(set) var rows: [CGFloat] = []
  fileprivate(set) var size = CGSize.zero
}

/// Solves a grid: column widths first, then row heights.
///
/// Proposes: (0, 0) and (∞, ∞) to find each column's limits; then to each cell its column's width
/// with heights of 0, ∞ and the row's share.
/// Source: undocumented; follows the observed layout of grids with known cells.
struct GridSolver {
  let structure: GridStructure
  let alignment: Alignment
  private var columns: [CGFloat] = []

  init(_ structure: GridStructure, alignment: Alignment) {
    self.structure = structure
    self.alignment = alignment
  }

  mutating func solve(_ proposal: ProposedViewSize) -> GridSolution {
    var solution = GridSolution(proposal: proposal)
    columns = columnWidths(proposal.width)
    widenForSpans(proposal.width)
    solution.columns = columns
    solution.rows = rowHeights(proposal.height)
    solution.size = CGSize(
      width: columns.reduce(structure.columnGaps.reduce(0, +), +),
      height: solution.rows.reduce(structure.rowGaps.reduce(0, +), +))
    return solution
  }

  // MARK: Columns

  private func columnWidths(_ width: CGFloat?) -> [CGFloat] {
    guard let width else { return extents(.unspecified) }
    let least = extents(.zero)
    var most = extents(.infinity)
    stretchSpanned(&most)
    for column in most.indices { most[column] = max(most[column], least[column]) }
    let space = width - structure.columnGaps.reduce(0, +)
    return Tracks.distribute(space, least: least, most: most) { column, share in
      min(max(share, least[column]), most[column])
    }
  }

  /// Returns each column's width when its cells are proposed `proposal` and aligned.
  private func extents(_ proposal: ProposedViewSize) -> [CGFloat] {
    var extents = [AlignedExtent](repeating: AlignedExtent(), count: structure.columnCount)
    for cell in structure.cells where cell.sizesColumn {
      let size = cell.subview.sizeThatFits(proposal)
      let column = cell.columns.lowerBound
      if cell.anchor != nil {
        extents[column].add(size.width)
      } else {
        extents[column].add(
          size.width, guide: cell.subview.guide(columnAlignment(column).key, proposal, size))
      }
    }
    return extents.map(\.length)
  }

  private func columnAlignment(_ column: Int) -> HorizontalAlignment {
    structure.columnAlignments[column] ?? alignment.horizontal
  }

  /// Makes a column flexible if it contains only a flexible spanning cell.
  private func stretchSpanned(_ most: inout [CGFloat]) {
    var isDecided = [Bool](repeating: false, count: structure.columnCount)
    for cell in structure.cells where cell.sizesColumn {
      isDecided[cell.columns.lowerBound] = true
    }
    guard isDecided.contains(false) else { return }
    for cell in structure.cells
    where cell.columns.count > 1 && !cell.unsizedAxes.contains(.horizontal) {
      guard cell.columns.contains(where: { !isDecided[$0] }),
        cell.subview.sizeThatFits(.infinity).width == .infinity
      else { continue }
      for column in cell.columns where !isDecided[column] { most[column] = .infinity }
    }
  }

  /// Widens the columns of a spanning cell equally if the cell needs more space.
  private mutating func widenForSpans(_ width: CGFloat?) {
    for cell in structure.cells
    where cell.columns.count > 1 && !cell.unsizedAxes.contains(.horizontal) {
      let spanned = self.width(of: cell)
      let total = columns.reduce(structure.columnGaps.reduce(0, +), +)
      let space = width.map { max($0 - (total - spanned), 0) }
      let needed = cell.subview.sizeThatFits(
        ProposedViewSize(width: space.map { $0.isNaN ? .infinity : $0 }, height: nil)
      ).width
      let missing = (needed - spanned) / CGFloat(cell.columns.count)
      if missing > 0 { for column in cell.columns { columns[column] += missing } }
    }
  }

  private func width(of cell: GridStructure.Cell) -> CGFloat {
    columns[cell.columns].reduce(structure.gapsInside(cell.columns), +)
  }

  // MARK: Rows

  private func rowHeights(_ height: CGFloat?) -> [CGFloat] {
    let widths = structure.cells.map(width(of:))
    let rows = structure.rows.indices
    guard let height else { return rows.map { rowHeight($0, nil, widths) } }
    let least = rows.map { rowHeight($0, 0, widths) }
    let most = rows.map { max(rowHeight($0, .infinity, widths), least[$0]) }
    let space = height - structure.rowGaps.reduce(0, +)
    return Tracks.distribute(space, least: least, most: most) { row, share in
      least[row] == most[row] ? least[row] : rowHeight(row, share, widths)
    }
  }

  /// Returns a row's height when its cells are proposed `height` and aligned.
  private func rowHeight(_ row: Int, _ height: CGFloat?, _ widths: [CGFloat]) -> CGFloat {
    let guide = (structure.rows[row].alignment ?? alignment.vertical).key
    var extent = AlignedExtent()
    for index in structure.rows[row].cells {
      let cell = structure.cells[index]
      if cell.unsizedAxes.contains(.vertical) { continue }
      let proposal = ProposedViewSize(width: widths[index], height: height)
      let size = cell.subview.sizeThatFits(proposal)
      if cell.anchor != nil {
        extent.add(size.height)
      } else {
        extent.add(size.height, guide: cell.subview.guide(guide, proposal, size))
      }
    }
    return extent.length
  }
}

/// The extent of views with aligned guides, and of views that only have a length.
struct AlignedExtent {
  private(set) var lower: CGFloat = 0
  private var upper: CGFloat = 0
  private var longest: CGFloat = 0
  private var isEmpty = true

  mutating func add(_ length: CGFloat) { longest = max(longest, length) }

  mutating func add(_ length: CGFloat, guide: CGFloat) {
    let start = guide.isFinite ? -guide : 0
    lower = isEmpty ? start : min(lower, start)
    upper = isEmpty ? start + length : max(upper, start + length)
    isEmpty = false
    longest = max(longest, upper - lower)
  }

  var length: CGFloat { longest }

  /// Returns the position of the alignment line in `length`. Remaining space is divided in the
  /// proportion in which the guide's default divides an empty view.
  func line(_ key: AlignmentKey, in length: CGFloat) -> CGFloat {
    let unit = CGSize(width: 1, height: 1)
    let share = key.defaultValue(unit)
    let spare = length - (upper - lower)
    return spare == 0 || !spare.isFinite ? -lower : -lower + spare * share
  }
}

/// Columns or rows that share space like the views of a stack.
enum Tracks {
  /// Distributes space, least flexible track first; each is offered an equal share of the rest.
  static func distribute(
    _ space: CGFloat, least: [CGFloat], most: [CGFloat], _ answer: (Int, CGFloat) -> CGFloat
  ) -> [CGFloat] {
    var lengths = least
    var left = space
    let order = least.indices.sorted { a, b in
      if most[a] == .infinity, most[b] == .infinity {
        return least[a] == least[b] ? a < b : least[a] > least[b]
      }
      let (first, second) = (most[a] - least[a], most[b] - least[b])
      return first == second ? a < b : first < second
    }
    for (position, track) in order.enumerated() {
      let share = max(left / CGFloat(order.count - position), 0)
      lengths[track] = answer(track, share.isNaN ? 0 : share)
      let rest = left - lengths[track]
      if !rest.isNaN { left = rest }
    }
    return lengths
  }
}
