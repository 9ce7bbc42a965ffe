import Foundation

/// The page breaks of a long view: between rows, never through a row that fits on a page or through
/// a line of text.
struct PageBreaks {
  /// The part of the view that one page shows.
  struct Page: Equatable {
    /// The vertical range, in points from the view's top.
    var range: Range<CGFloat>
    /// Where the page stops to show the view: above the next page's rows, so that neither their
    /// shadows nor their edges are seen.
    var end: CGFloat
    /// The header of a section that began on an earlier page, repeated at the top.
    var header: Int?
    /// The header's height including the distance to the row below it.
    var headerHeight: CGFloat = 0
  }

  /// A pinned header, repeated on each page of its section.
  struct Header {
    let index: Int
    let frame: CGRect
    /// The top of the first row.
    let start: CGFloat
    let end: CGFloat
  }

  private(set) var pages: [Page] = []

  /// - Parameter height: The height of a page's content, in points.
  ///
  /// As in a picture, content that begins below the view's own bottom edge is ignored.
  init(_ placed: PlacedTree, height: CGFloat) {
    let (blocks, grounds) = Self.stretches(of: placed, height: height)
    // A tall background ends where the content on it ends.
    let large = grounds.filter { ground in !blocks.contains(where: ground.overlaps) }
    let headers = Self.headers(of: placed).filter { $0.start - $0.frame.minY < height / 2 }
    let last = max(large.map(\.upperBound).max() ?? 0, blocks.map(\.upperBound).max() ?? 0)
    let end = min(last, placed.canvas.height)
    var start: CGFloat = 0
    var next = 0
    /// The bottom of the blocks before the next one.
    var bottom: CGFloat = 0
    repeat {
      let header = headers.last {
        $0.frame.minY < start && $0.start <= start + 0.01 && start < $0.end - 0.01
      }
      let above = header.map { $0.start - $0.frame.minY } ?? 0
      let limit = start + height - above
      while next < blocks.count, blocks[next].upperBound <= limit + 0.01 {
        bottom = max(bottom, blocks[next].upperBound)
        next += 1
      }
      var (cut, end) = (limit, limit)
      if next < blocks.count, blocks[next].lowerBound > start + 0.01 {
        let top = blocks[next].lowerBound
        cut = min(top, limit)
        let content = grounds.filter { $0.upperBound <= top + 0.01 }.map(\.upperBound).max() ?? 0
        end = min(cut, Self.end(of: max(start, bottom, content), above: top))
      }
      pages.append(
        Page(range: start..<cut, end: end, header: header?.index, headerHeight: above))
      start = cut
      // Skip empty space at the top of a page.
      if next < blocks.count, blocks[next].lowerBound > start,
        !large.contains(where: { $0.overlaps(start..<blocks[next].lowerBound) })
      {
        start = blocks[next].lowerBound
      }
    } while start < end - 0.01 && pages.count < Self.limit
  }

  /// A safety limit on the number of pages.
  private static let limit = 10_000

  /// How much of the distance between two rows belongs to the lower one, in points, at most.
  private static let reach: CGFloat = 16

  /// Returns where a page ends between its content and the next page's: in the middle, so that both
  /// keep their shadows, or near the latter.
  private static func end(of content: CGFloat, above next: CGFloat) -> CGFloat {
    content < next ? max((content + next) / 2, next - reach) : next
  }

  /// Returns the ranges that must not be cut, from the top down, and those of views that are cut
  /// because they are taller than a page.
  private static func stretches(
    of placed: PlacedTree, height: CGFloat
  ) -> (blocks: [Range<CGFloat>], grounds: [Range<CGFloat>]) {
    var small: [Range<CGFloat>] = []
    var grounds: [Range<CGFloat>] = []
    for index in placed.nodes.indices {
      let node = placed.nodes[index]
      let isRow = node.kind == .hStack || node.kind == .container("GridRow")
      let isLeaf = node.end == index + 1 && (node.text != nil || node.drawing != nil)
      guard isRow || isLeaf, node.frame.minY.isFinite, node.frame.maxY.isFinite,
        node.frame.height > 0
      else { continue }
      if node.frame.height <= height {
        let frame = placed.frame(ofRow: index, height: height)
        small.append(frame.minY..<frame.maxY)
      } else if let text = placed.text(of: index) {
        small += text.lineRanges(in: node.frame)
      } else if isLeaf {
        grounds.append(node.frame.minY..<node.frame.maxY)
      }
    }
    small.sort { $0.lowerBound < $1.lowerBound }
    for ground in grounds { extend(&small, to: ground, height: height) }
    if !grounds.isEmpty { small.sort { $0.lowerBound < $1.lowerBound } }
    var blocks: [Range<CGFloat>] = []
    for stretch in small {
      if let last = blocks.last, stretch.lowerBound < last.upperBound - 0.01 {
        let joined = last.lowerBound..<max(last.upperBound, stretch.upperBound)
        // Join overlapping rows only while they fit on a page.
        if joined.upperBound - joined.lowerBound <= height {
          blocks[blocks.count - 1] = joined
          continue
        }
      }
      blocks.append(stretch)
    }
    return (blocks, grounds)
  }

  /// Extends the first and the last stretch on a tall background to its edges, so that no page shows
  /// only the padding there. Distances larger than an eighth of a page are not padding.
  ///
  /// - Parameter stretches: The stretches from the top down.
  private static func extend(
    _ stretches: inout [Range<CGFloat>], to ground: Range<CGFloat>, height: CGFloat
  ) {
    // The stretches that begin on the background.
    var (low, high) = (0, stretches.count)
    while low < high {
      let middle = (low + high) / 2
      if stretches[middle].lowerBound < ground.lowerBound - 0.01 {
        low = middle + 1
      } else {
        high = middle
      }
    }
    let inside = stretches[low...].indices.prefix {
      stretches[$0].lowerBound < ground.upperBound
    }.filter { stretches[$0].upperBound <= ground.upperBound + 0.01 }
    func fits(_ range: Range<CGFloat>, insteadOf old: Range<CGFloat>) -> Bool {
      let length = range.upperBound - range.lowerBound
      return length <= height && length - (old.upperBound - old.lowerBound) <= height / 8
    }
    if let first = inside.first {
      let old = stretches[first]
      let new = min(ground.lowerBound, old.lowerBound)..<old.upperBound
      if fits(new, insteadOf: old) { stretches[first] = new }
    }
    if let last = inside.max(by: { stretches[$0].upperBound < stretches[$1].upperBound }) {
      let old = stretches[last]
      let new = old.lowerBound..<max(ground.upperBound, old.upperBound)
      if fits(new, insteadOf: old) { stretches[last] = new }
    }
  }

  /// Returns the section headers that the containers around them pin.
  private static func headers(of placed: PlacedTree) -> [Header] {
    var extents: [Int: (header: Int, start: CGFloat, end: CGFloat)] = [:]
    for index in placed.nodes.indices {
      guard let place = placed.place(of: index), let section = place.section else { continue }
      let frame = placed.nodes[index].frame
      if place.role == .header {
        guard placed.ancestors(of: index).contains(where: placed.pinsHeaders) else { continue }
        extents[section] = (index, .infinity, frame.maxY)
      } else if place.role == .row, let known = extents[section] {
        extents[section] = (known.header, min(known.start, frame.minY), max(known.end, frame.maxY))
      }
    }
    return extents.values.filter { $0.start.isFinite }.sorted { $0.start < $1.start }.map {
      Header(
        index: $0.header, frame: placed.nodes[$0.header].frame, start: $0.start, end: $0.end)
    }
  }
}

extension PlacedTree {
  /// Returns the frame of a row with the modifiers around it, such as its padding, as far as they fit
  /// on a page.
  fileprivate func frame(ofRow index: Int, height: CGFloat) -> CGRect {
    var (row, frame) = (index, nodes[index].frame)
    while row > 0 {
      row = nodes[row].parent
      let outer = nodes[row].frame
      guard nodes[row].kind.role == .modifier, outer.height <= height, outer.minY <= frame.minY,
        outer.maxY >= frame.maxY
      else { break }
      frame = outer
    }
    return frame
  }
}

extension PlacedText {
  /// Returns the vertical ranges of the lines. Each ends where the next one begins, and together they
  /// cover the frame.
  fileprivate func lineRanges(in frame: CGRect) -> [Range<CGFloat>] {
    let tops = lineNumbers.dropFirst().map { number in
      frame.minY + CGFloat(scale * (baselines[number] - lines[number].ascent))
    }
    let edges = [frame.minY] + tops + [frame.maxY]
    return zip(edges, edges.dropFirst()).filter { $0 < $1 }.map { $0..<$1 }
  }
}
