import Foundation

/// Finds what a display list shows in parts of its canvas.
package struct DisplayCropper {
  private let items: [DisplayItem]
  private let ends: [Int: Int]
  /// The outermost items with their bounds.
  private var outermost: [(range: Range<Int>, bounds: CGRect)] = []
  /// The bounds of nested items, by index, computed on demand.
  private var knownBounds: [Int: CGRect?] = [:]

  package init(_ list: DisplayList) {
    items = list.items
    var open: [Int] = []
    var ends: [Int: Int] = [:]
    for (index, item) in items.enumerated() {
      if item == .pop {
        if let start = open.popLast() { ends[start] = index }
      } else if item.isPush, item != .maskedBy {
        open.append(index)
      }
    }
    for start in open { ends[start] = items.count }
    self.ends = ends
    var index = 0
    while index < items.count {
      let range = range(index, within: items.count)
      if let bounds = bounds(range) { outermost.append((range, bounds)) }
      index = range.upperBound
    }
  }

  /// Returns the items that show something in a part of the canvas, with as few others as possible.
  package mutating func items(in part: CGRect) -> [DisplayItem] {
    var result: [DisplayItem] = []
    for (range, bounds) in outermost where bounds.isVisible(in: part) {
      add(range, seen: part, to: &result)
    }
    return result
  }

  /// Returns the range of an item and its contents.
  private func range(_ index: Int, within end: Int) -> Range<Int> {
    index..<max(min((ends[index] ?? index) + 1, end), index + 1)
  }

  private func bounds(_ range: Range<Int>) -> CGRect? {
    DisplayList.paintedBounds(of: items[range], overhang: 1)
  }

  private mutating func innerBounds(_ range: Range<Int>) -> CGRect? {
    if let known = knownBounds[range.lowerBound] { return known }
    let bounds = bounds(range)
    knownBounds[range.lowerBound] = .some(bounds)
    return bounds
  }

  /// - Parameter seen: The visible part, in the item's coordinates.
  private mutating func add(_ range: Range<Int>, seen: CGRect, to result: inout [DisplayItem]) {
    let item = items[range.lowerBound]
    switch item {
    case .pushTransform(let transform)
    where abs(transform.a * transform.d - transform.b * transform.c) > 1e-9:
      add(item, holding: range, seen: seen.applying(transform.inverted()), to: &result)
    case .pushClip, .pushOpacity: add(item, holding: range, seen: seen, to: &result)
    case .pop, .maskedBy: break
    case .glyphs(let line, let origin, _):
      // A line of text belongs to one part only, so that it is not found twice.
      let middle = origin.y + (line.descent - line.ascent) / 2
      if middle >= seen.minY, middle < seen.maxY { result.append(item) }
    // Blurs, shadows and masks extend from one part into another.
    default: result += items[range]
    }
  }

  private mutating func add(
    _ push: DisplayItem, holding range: Range<Int>, seen: CGRect, to result: inout [DisplayItem]
  ) {
    let start = result.count
    result.append(push)
    let end = ends[range.lowerBound] ?? range.upperBound
    var index = range.lowerBound + 1
    while index < end {
      let inner = self.range(index, within: end)
      if let bounds = innerBounds(inner), bounds.isVisible(in: seen) {
        add(inner, seen: seen, to: &result)
      }
      index = inner.upperBound
    }
    if result.count == start + 1 { result.removeLast() } else { result.append(.pop) }
  }
}

extension CGRect {
  /// Whether the rectangles share more than an edge. Viewers of documents paint every pixel that a
  /// clip touches, so what begins at its edge would be seen as a line.
  fileprivate func isVisible(in part: CGRect) -> Bool {
    let edge: CGFloat = 0.001
    return minX < part.maxX - edge && maxX > part.minX + edge && minY < part.maxY - edge
      && maxY > part.minY + edge
  }
}
