import Foundation

extension CGRect {
  /// Returns the intersection, which may be just an edge, or `nil` if the rectangles share nothing
  /// or a coordinate is NaN.
  ///
  /// Foundation's `intersection` traps for infinite rectangles.
  package func overlap(with other: CGRect) -> CGRect? {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
