import Foundation

/// The parts of a long view that pages keep whole.
package struct PageBlocks {
  /// A row or a line of text, or several beside each other.
  package struct Block {
    package let range: Range<CGFloat>
    /// What a break at the block's top cuts, as a sum of weights.
    var cuts = 0
  }

  /// A row or a line of text.
  private struct Stretch {
    var range: Range<CGFloat>
    /// The node of a text, and the number of one of its lines.
    var text, line: Int?
  }

  /// How bad it is to cut a text between its lines, a line, and a row or a picture.
  private enum Weight { static let (text, line, row) = (1, 100, 10_000) }

  private let height: CGFloat
  /// From the top down.
  package private(set) var blocks: [Block] = []
  /// The ranges of views that are cut because they are taller than a page.
  package private(set) var grounds: [Range<CGFloat>] = []

  /// - Parameter height: The height of a page's content, in points.
  package init(_ placed: PlacedTree, height: CGFloat) {
    self.height = height
    var stretches: [Stretch] = []
    for index in placed.nodes.indices {
      let node = placed.nodes[index]
      let isRow = node.kind == .hStack || node.kind == .container("GridRow")
      let isLeaf = node.end == index + 1 && (node.text != nil || node.drawing != nil)
      guard isRow || isLeaf, node.frame.minY.isFinite, node.frame.maxY.isFinite,
        node.frame.height > 0
      else { continue }
      if node.frame.height <= height {
        let frame = placed.frame(ofRow: index, height: height)
        let text = node.text == nil ? nil : index
        stretches.append(Stretch(range: frame.minY..<frame.maxY, text: text))
      } else if let text = placed.text(of: index) {
        stretches += text.lineRanges(in: node.frame).map {
          Stretch(range: $0.range, text: index, line: $0.number)
        }
      } else if isLeaf {
        grounds.append(node.frame.minY..<node.frame.maxY)
      }
    }
    stretches.sort { $0.range.lowerBound < $1.range.lowerBound }
    for ground in grounds { Self.extend(&stretches, to: ground, height: height) }
    if !grounds.isEmpty { stretches.sort { $0.range.lowerBound < $1.range.lowerBound } }
    var ink = LineInk()
    var rest = stretches[...]
    while let first = rest.first {
      // Join rows and lines that overlap.
      var end = first.range.upperBound
      let joined = rest.prefix {
        guard $0.range.lowerBound < end - 0.01 || $0.range == first.range else { return false }
        end = max(end, $0.range.upperBound)
        return true
      }
      let range = first.range.lowerBound..<end
      if joined.count > 1, end - range.lowerBound > height {
        addParts(of: range, joined.flatMap { Self.pieces(of: $0, placed, &ink) })
      } else {
        blocks.append(Block(range: range))
      }
      rest = rest[joined.endIndex...]
    }
  }

  /// Returns the index of the block that the next page begins with. In columns whose lines are at
  /// different heights, it is the last one with the fewest cuts: in the last quarter of the page, or
  /// anywhere on it if a row or a picture would be cut otherwise. A heading moves to the next page if it
  /// would be alone.
  ///
  /// - Parameters:
  ///   - range: The blocks that fit on the page. One more follows.
  ///   - page: The part of the view that fits on the page.
  ///   - openings: The ranges that begin with a heading on the page.
  ///   - room: Returns how much of the view fits on a page that begins at a height, in points.
  package func opening(
    _ range: Range<Int>, on page: Range<CGFloat>, keeping openings: ArraySlice<Range<CGFloat>>,
    room: (CGFloat) -> CGFloat
  ) -> Int {
    var next = range.upperBound
    let candidates = range.dropFirst().filter {
      blocks[$0].range.lowerBound > page.lowerBound + 0.01
    }
    for reach in [height / 4, height]
    where blocks[next].cuts > 0 && (reach < height || blocks[next].cuts >= Weight.row) {
      let near =
        candidates.filter { blocks[$0].range.lowerBound >= page.upperBound - reach }
        + [next]
      next = near.reversed().min { blocks[$0].cuts < blocks[$1].cuts } ?? next
    }
    let (top, bottom) = (blocks[next].range.lowerBound, blocks[next].range.upperBound)
    // A heading is at most an eighth of a page high.
    let heading = openings.filter {
      page.contains($0.lowerBound - 0.01) && $0.lowerBound < top - 0.01 && $0.upperBound > top
        && top - $0.lowerBound <= height / 8
    }.map(\.lowerBound).min()
    if let heading, bottom - heading <= room(heading),
      let first = candidates.first(where: { blocks[$0].range.lowerBound >= heading - 0.01 }),
      blocks[first].cuts <= max(blocks[next].cuts, Weight.text)
    {
      next = min(next, first)
    }
    return next
  }

  /// Adds blocks that begin wherever a row or a line does. A break inside a row is worse than one where the
  /// next row begins, even if the rows overlap.
  private mutating func addParts(
    of range: Range<CGFloat>, _ pieces: [(range: Range<CGFloat>, weight: Int)]
  ) {
    let tops = pieces.sorted { $0.range.lowerBound < $1.range.lowerBound }
    let bottoms = pieces.sorted { $0.range.upperBound < $1.range.upperBound }
    var (start, cuts, passed, ended) = (range.lowerBound, 0, 0, 0)
    /// The bottom of the rows above.
    var rowEnd = -CGFloat.infinity
    for (index, piece) in tops.enumerated() {
      let top = piece.range.lowerBound
      if top > start + 0.01, passed > 0 {
        blocks.append(Block(range: start..<top, cuts: cuts))
        while ended < bottoms.count, bottoms[ended].range.upperBound <= top + 0.01 {
          passed -= bottoms[ended].weight
          ended += 1
        }
        (start, cuts) = (top, max(passed, 0))
        let bottom =
          tops[index...].prefix { $0.range.lowerBound <= top + 0.01 }
          .map(\.range.upperBound).max() ?? top
        if passed >= Weight.row, bottom <= rowEnd + 0.01 { cuts += Weight.row }
      }
      passed += piece.weight
      if piece.weight >= Weight.row { rowEnd = max(rowEnd, piece.range.upperBound) }
    }
    // Glyphs may extend below their text.
    blocks.append(Block(range: start..<max(start, range.upperBound), cuts: cuts))
  }

  /// Returns the parts of a row that a break may cut. A line's part is what its glyphs paint, because
  /// the lines of two columns rarely begin at the same height.
  private static func pieces(
    of stretch: Stretch, _ placed: PlacedTree, _ ink: inout LineInk
  ) -> [(range: Range<CGFloat>, weight: Int)] {
    guard let node = stretch.text, let text = placed.text(of: node) else {
      return [(stretch.range, Weight.row)]
    }
    let frame = placed.nodes[node].frame
    let numbers = stretch.line.map { $0..<$0 + 1 } ?? text.lineNumbers
    let lines = numbers.map { number in
      (range: text.inkRange(ofLine: number, in: frame, &ink), weight: Weight.line)
    }
    return stretch.line == nil ? lines + [(stretch.range, Weight.text)] : lines
  }

  /// Extends the first and the last stretch on a tall background to its edges, so that no page shows
  /// only the padding there. Distances larger than an eighth of a page are not padding.
  ///
  /// - Parameter stretches: The stretches from the top down.
  private static func extend(
    _ stretches: inout [Stretch], to ground: Range<CGFloat>, height: CGFloat
  ) {
    // The stretches that begin on the background.
    let start = stretches.partitioningIndex { $0.range.lowerBound >= ground.lowerBound - 0.01 }
    let inside = stretches[start...].indices.prefix {
      stretches[$0].range.lowerBound < ground.upperBound
    }.filter { stretches[$0].range.upperBound <= ground.upperBound + 0.01 }
    func extend(_ index: Int, to new: Range<CGFloat>) {
      let (old, length) = (stretches[index].range, new.upperBound - new.lowerBound)
      guard new != old, length <= height,
        length - (old.upperBound - old.lowerBound) <= height / 8
      else { return }
      stretches[index] = Stretch(range: new)
    }
    if let first = inside.first {
      let old = stretches[first].range
      extend(first, to: min(ground.lowerBound, old.lowerBound)..<old.upperBound)
    }
    if let last = inside.max(by: {
      stretches[$0].range.upperBound < stretches[$1].range.upperBound
    }) {
      let old = stretches[last].range
      extend(last, to: old.lowerBound..<max(ground.upperBound, old.upperBound))
    }
  }
}

extension Array {
  /// Returns the index of the first element that satisfies a condition which all later ones satisfy, too; `count` if
  /// none does.
  func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
