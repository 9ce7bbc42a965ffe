/// Tells, for one row of two pictures, by how much the bytes differ, and whether a pixel may differ
/// only in how an edge through it is smoothed.
///
/// That is so where each picture's value lies within the range of the other picture's 3×3
/// neighbourhood, and at least one of them strictly within its own: it is partly covered. Loops go
/// over bytes without branches, so that the compiler can make vectors of them.
final class EdgeRow {
  private typealias Bytes = UnsafeMutablePointer<UInt8>

  private let size: PixelSize
  /// The absolute difference of each byte of the row.
  let difference: UnsafeMutablePointer<UInt8>
  /// For each pixel of the row.
  let isEdge: UnsafeMutablePointer<Bool>
  /// The largest of `difference`.
  private(set) var largest: UInt8 = 0

  /// Least and greatest values around each byte: of a column of three, then of all nine.
  private let columns: (low: Bytes, high: Bytes)
  private let reference: (low: Bytes, high: Bytes)
  private let actual: (low: Bytes, high: Bytes)

  init(_ size: PixelSize) {
    self.size = size
    let count = size.width * 4
    func bytes() -> Bytes { .allocate(capacity: count) }
    difference = bytes()
    isEdge = .allocate(capacity: size.width)
    columns = (bytes(), bytes())
    reference = (bytes(), bytes())
    actual = (bytes(), bytes())
  }

  deinit {
    for range in [columns, reference, actual] {
      range.low.deallocate()
      range.high.deallocate()
    }
    difference.deallocate()
    isEdge.deallocate()
  }

  /// Fills `difference` and `isEdge` for the pixels `span` of row `y`.
  func examine(
    _ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, row y: Int, _ span: Range<Int>
  ) {
    fill(reference, from: first, y, span)
    fill(actual, from: second, y, span)
    let start = y * size.width * 4
    let (a, b) = (first + start, second + start)
    subtract(a, b, span)
    findEdges(a, b, span)
  }

  private func subtract(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ span: Range<Int>
  ) {
    var most: UInt8 = 0
    var index = span.lowerBound * 4
    while index < span.upperBound * 4 {
      let value = max(a[index], b[index]) &- min(a[index], b[index])
      difference[index] = value
      most = max(most, value)
      index += 1
    }
    largest = most
  }

  /// The range of each byte's neighbourhood; outside of the picture there is nothing.
  private func fill(
    _ range: (low: Bytes, high: Bytes), from picture: UnsafePointer<UInt8>, _ y: Int,
    _ span: Range<Int>
  ) {
    let stride = size.width * 4
    let row = picture + y * stride
    let above = y > 0 ? row - stride : row
    let below = y + 1 < size.height ? row + stride : row
    let (first, last) = (max(span.lowerBound - 1, 0), min(span.upperBound + 1, size.width))
    var index = first * 4
    while index < last * 4 {
      columns.low[index] = min(min(above[index], below[index]), row[index])
      columns.high[index] = max(max(above[index], below[index]), row[index])
      index += 1
    }
    index = span.lowerBound * 4
    while index < span.upperBound * 4 {
      let left = index >= 4 ? index - 4 : index
      let right = index + 4 < stride ? index + 4 : index
      range.low[index] = min(min(columns.low[left], columns.low[right]), columns.low[index])
      range.high[index] = max(max(columns.high[left], columns.high[right]), columns.high[index])
      index += 1
    }
  }

  private func findEdges(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ span: Range<Int>
  ) {
    var x = span.lowerBound
    while x < span.upperBound {
      var isExplained = true
      var isPartlyCovered = false
      var index = x * 4
      while index < x * 4 + 4 {
        let (old, new) = (a[index], b[index])
        isExplained =
          isExplained && new >= reference.low[index] && new <= reference.high[index]
          && old >= actual.low[index] && old <= actual.high[index]
        isPartlyCovered =
          isPartlyCovered || old > reference.low[index] && old < reference.high[index]
          || new > actual.low[index] && new < actual.high[index]
        index += 1
      }
      isEdge[x] = isExplained && isPartlyCovered
      x += 1
    }
  }
}
