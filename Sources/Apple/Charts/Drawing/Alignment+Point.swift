import Foundation

extension Alignment {
  /// The point that is aligned, on the canvas. Guides other than edges are treated as the center.
  func point(isRightToLeft: Bool) -> UnitPoint {
    let point = UnitPoint(
      x: horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5,
      y: vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5)
    return isRightToLeft ? point.mirrored : point
  }
}

extension UnitPoint {
  /// The horizontally opposite point, for right-to-left layouts.
  var mirrored: UnitPoint { UnitPoint(x: 1 - x, y: y) }
}
