import Foundation

/// The outline of a shape whose type is erased.
package struct ShapeOutline: Sendable {
  private let makePath: @Sendable (_ rect: CGRect, _ inset: CGFloat) -> Path
  /// `nil` where the shape has no animatable data.
  private let parameters: (@Sendable () -> AnyAnimatableData)?
  private let moving: @Sendable (AnyAnimatableData) -> ShapeOutline?
  private let radii: @Sendable (CGSize) -> RectangleCornerRadii?

  /// - Parameters:
  ///   - makePath: The outline within a rectangle, moved inward by some points.
  ///   - parameters: What of the shape is animated.
  ///   - moving: The shape with other parameters.
  ///   - radii: Of the corners in a rectangle of some size; `nil` for what is no rectangle.
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

  /// The outline that a function returns, without animatable data.
  package init(_ path: @escaping @Sendable (CGRect) -> Path) {
    makePath = { rect, _ in path(rect) }
    parameters = nil
    moving = { _ in nil }
    radii = { _ in nil }
  }

  /// - Parameter inset: How far inside of `rect` the outline lies, in points.
  package func path(in rect: CGRect, inset: CGFloat = 0) -> Path { makePath(rect, inset) }

  /// The radii of the corners in a rectangle, in points; `nil` where the outline is no rectangle.
  func cornerRadii(in size: CGSize) -> RectangleCornerRadii? { radii(size) }
}

extension ShapeOutline: VectorRepresentable {
  func write(to vector: inout AnimatableVector) {
    vector.append(structure: parameters == nil ? 0 : 1)
    if let parameters { vector.append(parameters()) }
  }

  mutating func read(from reader: inout AnimatableVector.Reader) {
    guard parameters != nil, let moved = moving(reader.shapeData()) else { return }
    self = moved
  }
}
