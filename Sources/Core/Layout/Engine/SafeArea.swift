import Foundation

/// A canvas rectangle whose edges are covered by bars and similar views, and its uncovered part.
package struct SafeAreaFrame: Hashable, Sendable {
  package var whole: CGRect
  package var safe: CGRect

  package init(whole: CGRect, safe: CGRect) {
    self.whole = whole
    self.safe = safe
  }
}

/// A rectangle with covered edges, as seen by the views inside it.
struct SafeArea {
  /// The rectangle on the canvas, in points.
  let whole: CGRect
  let safe: CGRect
  /// The index of the next safe area outward, or -1 for none.
  let outer: Int

  private static let tolerance: CGFloat = 0.26

  /// How far a canvas rectangle may grow into covered edges that it touches or overlaps, with
  /// leading on the left.
  static func growth(of frame: CGRect, in areas: [SafeArea], _ index: Int) -> EdgeInsets {
    var result = EdgeInsets()
    var (frame, index) = (frame, index)
    while index >= 0 {
      let area = areas[index]
      let growth = area.growth(of: frame)
      result = result + growth
      // The grown rectangle may touch edges that are covered further out.
      frame = frame.outset(by: growth)
      index = area.outer
    }
    return result
  }

  /// Clamps a distance to at least 0; NaN, between two infinite ends, counts as 0.
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

  /// The part of a canvas rectangle that none of the safe areas around it covers.
  static func uncovered(_ frame: CGRect, in areas: [SafeArea], _ index: Int) -> CGRect {
    var (frame, index) = (frame, index)
    while index >= 0 {
      let (whole, safe) = (areas[index].whole, areas[index].safe)
      // Parts outside of the area are not covered by it.
      let seen = frame.intersection(whole)
      if !seen.isNull {
        frame = frame.inset(
          by: EdgeInsets(
            top: space(safe.minY - seen.minY), leading: space(safe.minX - seen.minX),
            bottom: space(seen.maxY - safe.maxY), trailing: space(seen.maxX - safe.maxX)))
      }
      index = areas[index].outer
    }
    return frame
  }

  /// The covered insets of a rectangle at edges that it touches or overlaps, with leading on the
  /// left.
  static func insets(of frame: CGRect, in areas: [SafeArea], _ index: Int) -> EdgeInsets {
    let safe = areas[index].safe
    // The part of the rectangle that is already covered counts as well.
    let overlap = EdgeInsets(
      top: space(safe.minY - frame.minY), leading: space(safe.minX - frame.minX),
      bottom: space(frame.maxY - safe.maxY), trailing: space(frame.maxX - safe.maxX))
    return growth(of: frame, in: areas, index) + overlap
  }
}
