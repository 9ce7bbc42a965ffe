import Foundation

/// A rectangular shape with known corners, which `ConcentricRectangle` can follow when the shape is
/// its container.
public protocol RoundedRectangularShape: InsettableShape {
  /// The styles of four corners.
  typealias Corners = RoundedRectangularShapeCorners

  /// Returns the corners in a rectangle of a size, or `nil` if the shape has none.
  ///
  /// - Parameter size: The size, in points; `nil` if it is not known yet.
  nonisolated func corners(in size: CGSize?) -> Corners?
}

extension RoundedRectangularShape {
  /// Returns the corner radii in a rectangle, in points, limited to the available space.
  nonisolated func radii(in size: CGSize) -> RectangleCornerRadii? {
    let most = max(min(size.width, size.height) / 2, 0)
    guard let corners = corners(in: size), most.isFinite else { return nil }
    let concentric = ContainerOutline.current?.concentricRadii ?? RectangleCornerRadii()
    return corners.radii(concentric: concentric).mapped { min($0, most) }
  }
}

extension RectangleCornerRadii {
  func mapped(_ change: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: change(topLeading), bottomLeading: change(bottomLeading),
      bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing))
  }
}

extension Rectangle: RoundedRectangularShape {
  /// Four square corners.
  nonisolated public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
  /// Four corners with the smaller of the corner's width and height as their radius.
  nonisolated public func corners(in size: CGSize?) -> Corners? {
    .fixed(min(cornerSize.width, cornerSize.height))
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// One radius for each corner.
  nonisolated public func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading),
      bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

extension Capsule: RoundedRectangularShape {
  /// Four corners with half the shorter side as their radius, infinite if the size is unknown.
  nonisolated public func corners(in size: CGSize?) -> Corners? {
    .fixed(size.map { min($0.width, $0.height) / 2 } ?? .infinity)
  }
}

extension Circle: RoundedRectangularShape {
  /// Four corners with half the shorter side as their radius, infinite if the size is unknown.
  nonisolated public func corners(in size: CGSize?) -> Corners? {
    .fixed(size.map { min($0.width, $0.height) / 2 } ?? .infinity)
  }
}

extension Inset: RoundedRectangularShape where Base: RoundedRectangularShape {
  nonisolated func corners(in size: CGSize?) -> Corners? { shape.corners(in: size) }
}
