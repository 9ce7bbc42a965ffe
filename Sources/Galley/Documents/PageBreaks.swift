import Foundation

/// The page breaks of a long view: between rows, never through a row that fits on a page or through
/// a line of text, unless others beside it leave no such height.
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
    var height: CGFloat { start - frame.minY }
  }

  private(set) var pages: [Page] = []

  /// - Parameter height: The height of a page's content, in points.
  ///
  /// As in a picture, content that begins below the view's own bottom edge is ignored.
  init(_ placed: PlacedTree, height: CGFloat) {
    let content = PageBlocks(placed, height: height)
    let (blocks, grounds) = (content.blocks, content.grounds)
    // A tall background ends where the content on it ends.
    let large = grounds.filter { ground in !blocks.contains { ground.overlaps($0.range) } }
    let headers = Self.headers(of: placed).filter { $0.height < height / 2 }
    let openings =
      (grounds + headers.map { $0.frame.minY..<max($0.frame.minY, $0.end) }
      + content.headings(in: placed)).sorted { $0.lowerBound < $1.lowerBound }
    var passed = 0
    let last = max(large.map(\.upperBound).max() ?? 0, blocks.map(\.range.upperBound).max() ?? 0)
    let end = min(last, placed.canvas.height)
    var start: CGFloat = 0
    var next = 0
    /// Returns the header that is repeated on a page that begins at a height.
    func repeated(at start: CGFloat) -> Header? {
      headers.last {
        $0.frame.minY < start && $0.start <= start + 0.01 && start < $0.end - 0.01
      }
    }
    repeat {
      let header = repeated(at: start)
      let above = header?.height ?? 0
      let limit = start + height - above
      let first = next
      while next < blocks.count, blocks[next].range.upperBound <= limit + 0.01 { next += 1 }
      var (cut, end) = (limit, limit)
      if next < blocks.count, blocks[next].range.lowerBound > start + 0.01 {
        while passed < openings.count, openings[passed].lowerBound < start { passed += 1 }
        let near = openings[passed...].prefix { $0.lowerBound < limit + 0.01 }
        next = content.opening(first..<next, on: start..<limit, keeping: near) {
          height - (repeated(at: $0)?.height ?? 0)
        }
        let top = blocks[next].range.lowerBound
        cut = min(top, limit)
        let bottom = blocks[first..<next].map(\.range.upperBound).max() ?? start
        let ground = grounds.filter { $0.upperBound <= top + 0.01 }.map(\.upperBound).max() ?? 0
        end = min(cut, Self.end(of: max(start, bottom, ground), above: top))
      }
      pages.append(
        Page(range: start..<cut, end: end, header: header?.index, headerHeight: above))
      start = cut
      // Skip empty space at the top of a page.
      if next < blocks.count, case let top = blocks[next].range.lowerBound, top > start,
        !large.contains(where: { $0.overlaps(start..<top) })
      {
        start = top
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
