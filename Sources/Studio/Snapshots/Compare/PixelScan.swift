import Foundation
import Galley

/// Finds the differing pixels of two pictures of the same size.
///
/// Compares whole buffers, rows and grid cells with `memcmp`, and the pixels of differing cells in
/// C, which is fast even in unoptimized builds.
struct PixelScan {
  private let reference: UnsafePointer<UInt8>
  private let actual: UnsafePointer<UInt8>
  private let size: PixelSize
  private var grid: RegionGrid
  private var count = 0
  private var edgeCount = 0
  private var largest = 0

  /// Returns `nil` if the pictures are equal.
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
      largestChannelDifference: largest, edgeCount: edgeCount, regions: regions)
  }

  /// Scans the differing grid cells of a row.
  private mutating func scanRow(_ y: Int) {
    let start = y * size.width * 4
    var x = 0
    while x < size.width {
      let end = min(size.width, x + RegionGrid.cellSide)
      if memcmp(reference + start + x * 4, actual + start + x * 4, (end - x) * 4) != 0 {
        scanCell(x, y)
      }
      x = end
    }
  }

  /// Scans the pixels of a row inside one grid cell.
  private mutating func scanCell(_ x: Int, _ y: Int) {
    var result: (differing: UInt32, edges: UInt32, largest: UInt32) = (0, 0, 0)
    withUnsafeMutableBytes(of: &result) { result in
      compareCell(reference, actual, size.width, size.height, x, y, result.baseAddress)
    }
    count += result.differing.nonzeroBitCount
    edgeCount += result.edges.nonzeroBitCount
    largest = max(largest, Int(result.largest))
    grid.add(
      x + result.differing.trailingZeroBitCount...x + 31 - result.differing.leadingZeroBitCount, y)
  }
}

/// A function of `CPixels` with Swift's calling convention, for the cells of `RegionGrid`. Declared
/// by symbol, so that clients of this module need no C module map.
@_silgen_name("galley_compare_cell")
private func compareCell(
  _ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, _ width: Int, _ height: Int,
  _ x: Int, _ y: Int, _ result: UnsafeMutableRawPointer?)

extension Bitmap {
  /// Whether all pixels are equal.
  var isBlank: Bool {
    pixels.withUnsafeBytes { buffer in
      guard buffer.count > 4, let start = buffer.baseAddress else { return true }
      // All pixels are equal if the buffer equals itself shifted by one pixel.
      return memcmp(start, start + 4, buffer.count - 4) == 0
    }
  }
}
