import Foundation
import Galley

/// Finds the pixels in which two pictures of one size differ.
///
/// Whole buffers and rows are compared with `memcmp`; only within rows that differ are pixels
/// looked at, through pointers, so that builds without optimisation are quick too.
struct PixelScan {
  private let reference: UnsafePointer<UInt8>
  private let actual: UnsafePointer<UInt8>
  private let size: PixelSize
  private let edges: EdgeRow
  private var grid: RegionGrid
  private var count = 0
  private var edgeCount = 0
  private var largest: UInt8 = 0

  /// `nil` for equal pictures.
  static func difference(_ reference: Bitmap, _ actual: Bitmap) -> PixelDifference? {
    reference.pixels.withUnsafeBufferPointer { first in
      actual.pixels.withUnsafeBufferPointer { second in
        guard let a = first.baseAddress, let b = second.baseAddress,
          memcmp(a, b, first.count) != 0
        else { return nil }
        var scan = PixelScan(a, b, PixelSize(reference))
        return scan.run()
      }
    }
  }

  private init(
    _ reference: UnsafePointer<UInt8>, _ actual: UnsafePointer<UInt8>, _ size: PixelSize
  ) {
    self.reference = reference
    self.actual = actual
    self.size = size
    edges = EdgeRow(size)
    grid = RegionGrid(covering: size)
  }

  private mutating func run() -> PixelDifference {
    let stride = size.width * 4
    var y = 0
    while y < size.height {
      if memcmp(reference + y * stride, actual + y * stride, stride) != 0 { scanRow(y) }
      y += 1
    }
    let regions = grid.regions()
    return PixelDifference(
      count: count, total: size.width * size.height, bounds: RegionGrid.union(regions),
      largestChannelDifference: Int(largest), edgeCount: edgeCount, regions: regions,
      isBlank: Self.isOneColor(actual, size) && !Self.isOneColor(reference, size))
  }

  private mutating func scanRow(_ y: Int) {
    let start = y * size.width * 4
    let span = differingSpan(reference + start, actual + start)
    let edges = edges
    largest = max(largest, edges.examine(reference, actual, row: y, span))
    var x = span.lowerBound
    while x < span.upperBound {
      let end = min(span.upperBound, RegionGrid.endOfCell(x))
      scanCell(x..<end, y, edges)
      x = end
    }
  }

  /// Pixels of a row that belong to one cell of the grid.
  private mutating func scanCell(_ span: Range<Int>, _ y: Int, _ edges: EdgeRow) {
    var (first, last, found, atEdges) = (-1, -1, 0, 0)
    var x = span.lowerBound
    while x < span.upperBound {
      if edges.differs(x) {
        if first < 0 { first = x }
        last = x
        found += 1
        atEdges += edges.isEdge(x) ? 1 : 0
      }
      x += 1
    }
    guard found > 0 else { return }
    count += found
    edgeCount += atEdges
    grid.add(first...last, y)
  }

  /// From the first to the last pixel that differs.
  private func differingSpan(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>) -> Range<Int> {
    var (first, last) = (0, size.width - 1)
    while memcmp(a + first * 4, b + first * 4, 4) == 0 { first += 1 }
    while memcmp(a + last * 4, b + last * 4, 4) == 0 { last -= 1 }
    return first..<last + 1
  }

  /// Every byte equals the one a pixel before it.
  private static func isOneColor(_ pixels: UnsafePointer<UInt8>, _ size: PixelSize) -> Bool {
    memcmp(pixels, pixels + 4, (size.width * size.height - 1) * 4) == 0
  }
}
