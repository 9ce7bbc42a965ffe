import Foundation

/// A rectangle whose edges are covered by bars and the like, and what is left of it, on the canvas.
package struct SafeAreaFrame: Hashable, Sendable {
  package var whole: CGRect
  package var safe: CGRect

  package init(whole: CGRect, safe: CGRect) {
    self.whole = whole
    self.safe = safe
  }
}

/// A rectangle whose edges are covered by bars and the like, as the views in it see it.
struct SafeArea {
  /// On the canvas, in points.
  let whole: CGRect
  let safe: CGRect
  /// The index of the next one outward; -1 if there is none.
  let outer: Int

  private static let tolerance: CGFloat = 0.26

  /// How far a rectangle on the canvas may grow into what is covered, on the edges where it touches
  /// or overlaps that; leading being left.
  static func growth(of frame: CGRect, in areas: [SafeArea], _ index: Int) -> EdgeInsets {
    var result = EdgeInsets()
    var (frame, index) = (frame, index)
    while index >= 0 {
      let area = areas[index]
      let growth = area.growth(of: frame)
      result = result + growth
      // Grown so far, the rectangle may touch what is covered further out.
      frame = frame.outset(by: growth)
      index = area.outer
    }
    return result
  }

  /// A distance, where it is one: there is none between two ends that are both infinitely far.
  private static func space(_ distance: CGFloat) -> CGFloat { distance > 0 ? distance : 0 }

  private func growth(of frame: CGRect) -> EdgeInsets {
    var result = EdgeInsets()
    let near = Self.tolerance
    if frame.minY <= safe.minY + near { result.top = Self.space(frame.minY - whole.minY) }
    if frame.minX <= safe.minX + near { result.leading = Self.space(frame.minX - whole.minX) }
    if frame.maxY >= safe.maxY - near { result.bottom = Self.space(whole.maxY - frame.maxY) }
    if frame.maxX >= safe.maxX - near { result.trailing = Self.space(whole.maxX - frame.maxX) }
    return result
  }

  /// What is covered at the edges of a rectangle that touches or overlaps it, leading being left.
  static func insets(of frame: CGRect, in areas: [SafeArea], _ index: Int) -> EdgeInsets {
    let safe = areas[index].safe
    // Where the rectangle lies in the covered part already, that counts as well.
    let overlap = EdgeInsets(
      top: space(safe.minY - frame.minY), leading: space(safe.minX - frame.minX),
      bottom: space(frame.maxY - safe.maxY), trailing: space(frame.maxX - safe.maxX))
    return growth(of: frame, in: areas, index) + overlap
  }
}
