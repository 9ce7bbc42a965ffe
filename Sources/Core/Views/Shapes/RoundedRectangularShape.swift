import Foundation

/// A rectangle whose corners are known, so that those of `ConcentricRectangle` can follow them where
/// it is the shape of a container.
public protocol RoundedRectangularShape: InsettableShape {
  /// The styles of four corners.
  typealias Corners = RoundedRectangularShapeCorners

  /// The corners in a rectangle of this size; `nil` where the shape has none.
  ///
  /// - Parameter size: In points; `nil` where it is not known yet.
  nonisolated func corners(in size: CGSize?) -> Corners?
}

extension RoundedRectangularShape {
  /// The radii of the corners in a rectangle, in points, as far as there is space for them.
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
  /// Four corners of the smaller of the corner's sides.
  nonisolated public func corners(in size: CGSize?) -> Corners? {
    .fixed(min(cornerSize.width, cornerSize.height))
  }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
  /// A radius for each corner.
  nonisolated public func corners(in size: CGSize?) -> Corners? {
    Corners(
      topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
      bottomLeading: .fixed(cornerRadii.bottomLeading),
      bottomTrailing: .fixed(cornerRadii.bottomTrailing))
  }
}

extension Capsule: RoundedRectangularShape {
  /// Four corners of half the shorter side; infinite where the size is not known.
  nonisolated public func corners(in size: CGSize?) -> Corners? {
    .fixed(size.map { min($0.width, $0.height) / 2 } ?? .infinity)
  }
}

extension Circle: RoundedRectangularShape {
  /// Four corners of half the shorter side; infinite where the size is not known.
  nonisolated public func corners(in size: CGSize?) -> Corners? {
    .fixed(size.map { min($0.width, $0.height) / 2 } ?? .infinity)
  }
}

extension Inset: RoundedRectangularShape where Base: RoundedRectangularShape {
  nonisolated func corners(in size: CGSize?) -> Corners? { shape.corners(in: size) }
}
