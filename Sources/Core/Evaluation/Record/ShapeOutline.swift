import Foundation

/// A type-erased shape outline.
package struct ShapeOutline: Sendable {
  private let makePath: @Sendable (_ rect: CGRect, _ inset: CGFloat) -> Path
  /// `nil` if the shape has no animatable data.
  private let parameters: (@Sendable () -> AnyAnimatableData)?
  private let moving: @Sendable (AnyAnimatableData) -> ShapeOutline?
  private let radii: @Sendable (CGSize) -> RectangleCornerRadii?
  /// Whether the outline is mirrored horizontally in its frame. Default: `false`.
  package var isMirrored = false

  /// Creates an outline.
  ///
  /// - Parameters:
  ///   - makePath: Returns the outline in a rectangle, inset by a distance in points.
  ///   - parameters: Returns the shape's animatable data.
  ///   - moving: Returns the outline with different animatable data.
  ///   - radii: Returns the corner radii for a size; `nil` if the shape is not a rectangle.
  package init(
    makePath: @escaping @Sendable (_ rect: CGRect, _ inset: CGFloat) -> Path,
    parameters: (@Sendable () -> AnyAnimatableData)?,
    moving: @escaping @Sendable (AnyAnimatableData) -> ShapeOutline?,
    radii: @escaping @Sendable (CGSize) -> RectangleCornerRadii? = { _ in nil }
  ) {
    self.makePath = makePath
    self.parameters = parameters
    self.moving = moving
    self.radii = radii
  }

  /// Creates an outline from a function, without animatable data.
  package init(_ path: @escaping @Sendable (CGRect) -> Path) {
    makePath = { rect, _ in path(rect) }
    parameters = nil
    moving = { _ in nil }
    radii = { _ in nil }
  }

  /// Returns the outline of a view with this frame. As in SwiftUI, the shape is asked for its path
  /// in a rectangle at the origin.
  ///
  /// - Parameter inset: The inset from `frame`, in points.
  package func path(in frame: CGRect, inset: CGFloat = 0) -> Path {
    let path = makePath(CGRect(origin: .zero, size: frame.size), inset)
    if isMirrored {
      return path.applying(
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.maxX, ty: frame.minY))
    }
    if frame.origin == .zero { return path }
    return path.applying(CGAffineTransform(translationX: frame.minX, y: frame.minY))
  }

  /// Returns the corner radii for a size, in points; `nil` if the outline is not a rectangle.
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii? {
    let radii = radii(size)
    return isMirrored ? radii?.mirrored : radii
  }
}

extension ShapeOutline: VectorRepresentable {
  mutating func pass(_ numbers: inout NumberPass) {
    numbers.structure(parameters == nil ? 0 : 1)
    guard let parameters, let data = numbers.shape(parameters), var moved = moving(data) else {
      return
    }
    moved.isMirrored = isMirrored
    self = moved
  }
}
