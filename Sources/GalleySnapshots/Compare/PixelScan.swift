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
        var difference = scan.run()
        difference.isBlank = actual.isBlank && !reference.isBlank
        return difference
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
      largestChannelDifference: Int(largest), edgeCount: edgeCount, regions: regions)
  }

  /// Looks at the cells of the grid in which something differs, neighbours at once.
  private mutating func scanRow(_ y: Int) {
    let (a, b) = (reference + y * size.width * 4, actual + y * size.width * 4)
    var x = 0
    while let first = cell(from: x, of: a, b, differing: true) {
      x = cell(from: first, of: a, b, differing: false) ?? size.width
      largest = max(largest, edges.examine(reference, actual, row: y, first..<x))
      var start = first
      while start < x {
        let end = min(x, RegionGrid.endOfCell(start))
        scanCell(start..<end, y, edges)
        start = end
      }
    }
  }

  /// Where the next cell begins in which the rows differ, or in which they don't.
  private func cell(
    from start: Int, of a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, differing: Bool
  ) -> Int? {
    var x = start
    while x < size.width {
      let end = min(size.width, RegionGrid.endOfCell(x))
      if (memcmp(a + x * 4, b + x * 4, (end - x) * 4) != 0) == differing { return x }
      x = end
    }
    return nil
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
}

extension Bitmap {
  /// Whether all pixels are equal.
  var isBlank: Bool {
    pixels.withUnsafeBytes { buffer in
      guard buffer.count > 4, let start = buffer.baseAddress else { return true }
      // Equal to itself moved by a pixel.
      return memcmp(start, start + 4, buffer.count - 4) == 0
    }
  }
}
