import Foundation

/// The estimated positions of all lines of a lazy grid along its axis, in points. Each element that
/// does not exist yet counts as one cell, and each line is assumed to have the average length of
/// those before it.
struct LazyGridMap {
  /// Lines of cells, or a single view that spans a line.
  private struct Block {
    /// The first of its views that exist, and the first run of those that do not.
    let (view, run): (Int, Int)
    var cells = 0
    var lines = 1
    var start: CGFloat = 0
    /// The length of a line with the gap after it; `nil` if no line is known.
    var pitch: CGFloat?
  }

  private let late: [LateChildren]
  private let columns: Int
  private let spacing: CGFloat
  private var blocks: [Block] = []
  private(set) var length: CGFloat = 0

  /// - Parameters:
  ///   - columns: The number of cells in a line, at least 1.
  ///   - measured: The number of existing views to measure.
  ///   - isSpanning: Whether a view spans a line.
  ///   - lineLength: Measures the line of views in a range.
  init(
    _ subviews: LayoutSubviews, columns: Int, spacing: CGFloat, measuring measured: Int,
    isSpanning: (Int) -> Bool, lineLength: (Range<Int>) -> CGFloat
  ) {
    (late, self.columns, self.spacing) = (subviews.node.lateChildren, columns, spacing)
    var (index, run) = (0, 0)
    func beginsWithRun() -> Bool { run < late.count && late[run].position == index }
    while index < subviews.count || run < late.count {
      var block = Block(view: index, run: run)
      if !beginsWithRun(), isSpanning(index) {
        if index < measured { block.pitch = lineLength(index..<index + 1) + spacing }
        index += 1
      } else {
        var known: Int?
        repeat {
          while beginsWithRun() {
            known = known ?? index
            block.cells += late[run].elements.count
            run += 1
          }
          guard index < subviews.count, !isSpanning(index) else { break }
          block.cells += 1
          index += 1
        } while index < subviews.count || run < late.count
        block.lines = (block.cells + columns - 1) / columns
        let lines = stride(from: block.view, to: min(known ?? index, measured), by: columns)
          .map { lineLength($0..<min($0 + columns, known ?? index)) }
        if !lines.isEmpty {
          block.pitch = lines.reduce(0, +) / CGFloat(lines.count) + spacing
        }
      }
      blocks.append(block)
    }
    let known = blocks.compactMap(\.pitch)
    let mean = known.isEmpty ? spacing : known.reduce(0, +) / CGFloat(known.count)
    for index in blocks.indices {
      let pitch = blocks[index].pitch ?? mean
      (blocks[index].start, blocks[index].pitch) = (length, pitch)
      length += pitch * CGFloat(blocks[index].lines)
    }
    length = max(length - spacing, 0)
  }

  /// A line, and a position in it: a share of its length, and the distance from its end in a gap.
  struct Place {
    fileprivate var block: Int
    fileprivate var line: Int
    var share: CGFloat = 0
    var rest: CGFloat = 0
  }

  /// Returns the line at a position.
  func line(at position: CGFloat) -> Place? {
    guard let index = blocks.lastIndex(where: { $0.start <= position }) else { return nil }
    let (block, pitch) = (blocks[index], blocks[index].pitch ?? 0)
    guard pitch > 0, position.isFinite else { return Place(block: index, line: 0) }
    let line = min(((position - block.start) / pitch).rounded(.down), CGFloat(block.lines - 1))
    let distance = position - block.start - line * pitch
    let length = pitch - spacing
    return Place(
      block: index, line: Int(line), share: length > 0 ? min(distance / length, 1) : 0,
      rest: max(distance - max(length, 0), 0))
  }

  /// Returns the line before another.
  func line(before place: Place) -> Place? {
    if place.line > 0 { return Place(block: place.block, line: place.line - 1) }
    return place.block > 0
      ? Place(block: place.block - 1, line: blocks[place.block - 1].lines - 1) : nil
  }

  /// Returns the number of views in a line.
  func count(in place: Place) -> Int {
    max(min(blocks[place.block].cells - place.line * columns, columns), 1)
  }

  /// Returns the first view in a line, which is created if necessary.
  func view(in place: Place, _ subviews: inout LayoutSubviews) -> Int {
    let block = blocks[place.block]
    var (index, cell) = (block.view, place.line * columns)
    for run in block.run..<late.count where cell >= late[run].position - index {
      cell -= late[run].position - index
      index = late[run].position
      let elements = late[run].elements
      if cell < elements.count {
        return max(subviews.reach(element: elements.lowerBound + cell, ofRun: run).child - 1, 0)
      }
      cell -= elements.count
    }
    return min(index + cell, subviews.count - 1)
  }

  /// Returns the place of a view's line.
  func span(of place: LazyPlace) -> (start: CGFloat, length: CGFloat) {
    let (view, runs, offset) =
      switch place {
      case .child(let index): (index, late.count { $0.position <= index }, 0)
      case .element(let element, let run):
        (late[run].position, run, element - late[run].elements.lowerBound)
      }
    guard let block = blocks.last(where: { $0.view <= view && $0.run <= runs }) else {
      return (0, 0)
    }
    let cell = late[block.run..<runs].reduce(view - block.view + offset) { $0 + $1.elements.count }
    let pitch = block.pitch ?? 0
    return (block.start + pitch * CGFloat(cell / columns), max(pitch - spacing, 0))
  }
}
