import Foundation
import Galley

/// Finds the pixels in which two pictures of one size differ.
///
/// Whole buffers, rows and cells of the grid are compared with `memcmp`; the pixels of cells that
/// differ in C, so that builds without optimisation are quick too.
struct PixelScan {
  private let reference: UnsafePointer<UInt8>
  private let actual: UnsafePointer<UInt8>
  private let size: PixelSize
  private var grid: RegionGrid
  private var count = 0
  private var edgeCount = 0
  private var largest = 0

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

  /// Looks at the cells of the grid in which something differs.
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

  /// Pixels of a row that belong to one cell of the grid.
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

/// The function of `CPixels`, which has Swift's calling convention; the cells are those of
/// `RegionGrid`. Declared by its symbol, so that who compiles against this module needs no module map
/// of C.
@_silgen_name("galley_compare_cell")
private func compareCell(
  _ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, _ width: Int, _ height: Int,
  _ x: Int, _ y: Int, _ result: UnsafeMutableRawPointer?)

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
