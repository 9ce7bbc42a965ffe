/// Groups differing pixels into a few rectangles by merging adjacent cells of a grid.
struct RegionGrid {
  /// The largest number of rectangles. If there are more, the grid becomes coarser.
  static let limit = 8

  /// The bounds of the differing pixels in a cell.
  private struct Box {
    var left = Int.max
    var top = Int.max
    var right = -1
    var bottom = -1

    var isEmpty: Bool { right < 0 }

    mutating func add(_ other: Box) {
      left = min(left, other.left)
      top = min(top, other.top)
      right = max(right, other.right)
      bottom = max(bottom, other.bottom)
    }

    func overlaps(_ other: Box) -> Bool {
      left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
    }

    var rect: PixelRect {
      PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
  }

  /// The side of a cell in the finest grid, in pixels: the number of pixels compared at once.
  static let cellSide = 16

  private var columns: Int
  private var rows: Int
  private var cells: [Box]

  init(covering size: PixelSize) {
    let side = Self.cellSide
    self.init(columns: (size.width + side - 1) / side, rows: (size.height + side - 1) / side)
  }

  private init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Box(), count: columns * rows)
  }

  /// Adds pixels of row `y` inside one cell.
  mutating func add(_ span: ClosedRange<Int>, _ y: Int) {
    cells[(y / Self.cellSide) * columns + span.lowerBound / Self.cellSide].add(
      Box(left: span.lowerBound, top: y, right: span.upperBound, bottom: y))
  }

  /// Returns at most `limit` disjoint rectangles, ordered from the top and then from the left.
  func regions() -> [PixelRect] {
    let boxes = Self.merged(groups())
    if boxes.count > Self.limit { return coarser().regions() }
    return boxes.sorted { ($0.top, $0.left) < ($1.top, $1.left) }.map(\.rect)
  }

  /// Returns the bounding rectangle of `rects`, which must not be empty.
  static func union(_ rects: [PixelRect]) -> PixelRect {
    var all = Box()
    for rect in rects {
      all.add(
        Box(
          left: rect.x, top: rect.y, right: rect.x + rect.width - 1,
          bottom: rect.y + rect.height - 1))
    }
    return all.rect
  }

  /// Returns a box for each group of cells that touch, also at corners.
  private func groups() -> [Box] {
    var isSeen = cells.map(\.isEmpty)
    var groups: [Box] = []
    for start in cells.indices where !isSeen[start] {
      var group = Box()
      var pending = [start]
      isSeen[start] = true
      while let cell = pending.popLast() {
        group.add(cells[cell])
        for neighbour in neighbours(of: cell) where !isSeen[neighbour] {
          isSeen[neighbour] = true
          pending.append(neighbour)
        }
      }
      groups.append(group)
    }
    return groups
  }

  private func neighbours(of cell: Int) -> [Int] {
    let (column, row) = (cell % columns, cell / columns)
    var result: [Int] = []
    for y in max(row - 1, 0)...min(row + 1, rows - 1) {
      for x in max(column - 1, 0)...min(column + 1, columns - 1) { result.append(y * columns + x) }
    }
    return result
  }

  /// Returns a grid that combines four cells into one.
  private func coarser() -> RegionGrid {
    var grid = RegionGrid(columns: (columns + 1) / 2, rows: (rows + 1) / 2)
    for index in cells.indices where !cells[index].isEmpty {
      grid.cells[index / columns / 2 * grid.columns + index % columns / 2].add(cells[index])
    }
    return grid
  }

  /// Merges overlapping boxes, if there are only a few boxes.
  private static func merged(_ boxes: [Box]) -> [Box] {
    guard boxes.count <= limit else { return boxes }
    var result: [Box] = []
    for box in boxes {
      var box = box
      while let index = result.firstIndex(where: { $0.overlaps(box) }) {
        box.add(result.remove(at: index))
      }
      result.append(box)
    }
    return result
  }
}
