import Foundation

extension CGRect {
  /// What both rectangles cover, perhaps just an edge; `nil` where they share nothing, or where a
  /// side is no number.
  ///
  /// Foundation's `intersection` ends the program when a rectangle reaches from or to infinity.
  package func overlap(with other: CGRect) -> CGRect? {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
