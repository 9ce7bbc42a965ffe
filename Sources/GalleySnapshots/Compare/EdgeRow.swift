import Foundation

/// Tells, for one row of two pictures, by how much the bytes differ, and whether a pixel may differ
/// only in how an edge through it is smoothed.
///
/// That is so where each picture's value lies within the range of the other picture's 3×3
/// neighbourhood, and at least one of them strictly within its own: it is partly covered. Each step
/// is one loop over bytes with one output and no branches, so that the compiler makes vectors of it.
final class EdgeRow {
  typealias Bytes = UnsafeMutablePointer<UInt8>
  typealias Picture = UnsafePointer<UInt8>

  private let size: PixelSize
  /// The absolute difference of each byte of the row.
  let difference: Bytes
  /// 255 where a byte of each picture is within the other's neighbourhood.
  private let explained: Bytes
  /// Not zero where a byte of one picture is strictly within its own neighbourhood.
  private let partlyCovered: Bytes
  /// The least or greatest of three bytes above each other, with a pixel more at both ends.
  private let columns: Bytes
  private let low: Bytes
  private let high: Bytes

  init(_ size: PixelSize) {
    self.size = size
    let count = size.width * 4
    difference = .allocate(capacity: count)
    explained = .allocate(capacity: count)
    partlyCovered = .allocate(capacity: count)
    columns = .allocate(capacity: count + 8)
    low = .allocate(capacity: count)
    high = .allocate(capacity: count)
  }

  deinit {
    for buffer in [difference, explained, partlyCovered, columns, low, high] {
      buffer.deallocate()
    }
  }

  @inline(__always)
  func differs(_ x: Int) -> Bool { Self.word(difference, x) != 0 }

  @inline(__always)
  func isEdge(_ x: Int) -> Bool {
    Self.word(explained, x) == .max && Self.word(partlyCovered, x) != 0
  }

  @inline(__always)
  private static func word(_ bytes: Bytes, _ x: Int) -> UInt32 {
    UnsafeRawPointer(bytes + x * 4).loadUnaligned(as: UInt32.self)
  }

  /// Examines the pixels `span` of row `y`.
  ///
  /// - Returns: The largest difference of a byte.
  func examine(_ first: Picture, _ second: Picture, row y: Int, _ span: Range<Int>) -> UInt8 {
    let bytes = span.lowerBound * 4..<span.upperBound * 4
    let (a, b) = (first + y * size.width * 4, second + y * size.width * 4)
    memset(explained + bytes.lowerBound, 255, bytes.count)
    memset(partlyCovered + bytes.lowerBound, 0, bytes.count)
    for (picture, own, other) in [(first, a, b), (second, b, a)] {
      gather(picture, y, span, least: true, into: low)
      gather(picture, y, span, least: false, into: high)
      keepWithin(other, bytes)
      addBetween(own, bytes)
    }
    return subtract(a, b, bytes)
  }

  /// The least or the greatest byte of each pixel's neighbourhood; outside of the picture there is
  /// nothing.
  ///
  /// `min` and `max` are not called, as they would be generic functions without optimisation.
  private func gather(
    _ picture: Picture, _ y: Int, _ span: Range<Int>, least: Bool, into target: Bytes
  ) {
    let stride = size.width * 4
    let row = picture + y * stride
    let above = y > 0 ? row - stride : row
    let below = y + 1 < size.height ? row + stride : row
    let columns = columns + 4
    var index = max(span.lowerBound - 1, 0) * 4
    let end = min(span.upperBound + 1, size.width) * 4
    while index < end {
      let (a, b, c) = (above[index], below[index], row[index])
      let ends = (a < b) == least ? a : b
      columns[index] = (ends < c) == least ? ends : c
      index &+= 1
    }
    memcpy(columns - 4, columns, 4)
    memcpy(columns + stride, columns + stride - 4, 4)
    let (left, right) = (columns - 4, columns + 4)
    index = span.lowerBound * 4
    let last = span.upperBound * 4
    while index < last {
      let (a, b, c) = (left[index], right[index], columns[index])
      let ends = (a < b) == least ? a : b
      target[index] = (ends < c) == least ? ends : c
      index &+= 1
    }
  }

  private func keepWithin(_ values: Picture, _ bytes: Range<Int>) {
    let (low, high, target) = (low, high, explained)
    var index = bytes.lowerBound
    let end = bytes.upperBound
    while index < end {
      let value = values[index]
      target[index] &= (value >= low[index] ? 255 : 0) & (value <= high[index] ? 255 : 0)
      index &+= 1
    }
  }

  private func addBetween(_ values: Picture, _ bytes: Range<Int>) {
    let (low, high, target) = (low, high, partlyCovered)
    var index = bytes.lowerBound
    let end = bytes.upperBound
    while index < end {
      let value = values[index]
      target[index] |= (value > low[index] ? 255 : 0) & (value < high[index] ? 255 : 0)
      index &+= 1
    }
  }

  private func subtract(_ a: Picture, _ b: Picture, _ bytes: Range<Int>) -> UInt8 {
    let target = difference
    var largest: UInt8 = 0
    var index = bytes.lowerBound
    while index < bytes.upperBound {
      let (one, other) = (a[index], b[index])
      let value = one > other ? one &- other : other &- one
      target[index] = value
      largest = value > largest ? value : largest
      index &+= 1
    }
    return largest
  }
}
