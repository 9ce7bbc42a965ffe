import Foundation

/// The outline of a shape whose type is erased.
package struct ShapeOutline: Sendable {
  private let makePath: @Sendable (_ rect: CGRect, _ inset: CGFloat) -> Path
  /// `nil` where the shape has no animatable data.
  private let parameters: (@Sendable () -> AnyAnimatableData)?
  private let moving: @Sendable (AnyAnimatableData) -> ShapeOutline?

  /// - Parameters:
  ///   - makePath: The outline within a rectangle, moved inward by some points.
  ///   - parameters: What of the shape is animated.
  ///   - moving: The shape with other parameters.
  package init(
    makePath: @escaping @Sendable (_ rect: CGRect, _ inset: CGFloat) -> Path,
    parameters: (@Sendable () -> AnyAnimatableData)?,
    moving: @escaping @Sendable (AnyAnimatableData) -> ShapeOutline?
  ) {
    self.makePath = makePath
    self.parameters = parameters
    self.moving = moving
  }

  /// The outline that a function returns, without animatable data.
  package init(_ path: @escaping @Sendable (CGRect) -> Path) {
    makePath = { rect, _ in path(rect) }
    parameters = nil
    moving = { _ in nil }
  }

  /// - Parameter inset: How far inside of `rect` the outline lies, in points.
  package func path(in rect: CGRect, inset: CGFloat = 0) -> Path { makePath(rect, inset) }
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
