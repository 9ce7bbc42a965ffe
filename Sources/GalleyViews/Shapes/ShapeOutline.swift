import Foundation

/// The outline of a shape whose type is erased.
package struct ShapeOutline: Sendable {
  private let makePath: @Sendable (_ rect: CGRect, _ inset: CGFloat) -> Path
  /// `nil` where the shape has no animatable data.
  private let parameters: (@Sendable () -> AnyAnimatableData)?
  private let moving: @Sendable (AnyAnimatableData) -> ShapeOutline?

  init<S: Shape>(_ shape: S) {
    makePath = { rect, inset in
      inset == 0 ? shape.path(in: rect) : shape.insetPath(by: inset, in: rect)
    }
    let hasParameters = S.AnimatableData.self != EmptyAnimatableData.self
    let read: @Sendable () -> AnyAnimatableData = { AnyAnimatableData(shape.animatableData) }
    parameters = hasParameters ? read : nil
    moving = { data in
      guard let data = data.value(S.AnimatableData.self) else { return nil }
      var moved = shape
      moved.animatableData = data
      return ShapeOutline(moved)
    }
  }

  /// The outline that a function returns, without animatable data.
  init(_ path: @escaping @Sendable (CGRect) -> Path) {
    makePath = { rect, _ in path(rect) }
    parameters = nil
    moving = { _ in nil }
  }

  /// - Parameter inset: How far inside of `rect` the outline lies, in points.
  func path(in rect: CGRect, inset: CGFloat = 0) -> Path { makePath(rect, inset) }
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

extension Shape {
  nonisolated fileprivate func insetPath(by amount: CGFloat, in rect: CGRect) -> Path {
    if let shape = self as? any InsettableShape { return shape.insetShapePath(amount, rect) }
    return path(in: rect)
  }
}

extension InsettableShape {
  nonisolated fileprivate func insetShapePath(_ amount: CGFloat, _ rect: CGRect) -> Path {
    inset(by: amount).path(in: rect)
  }
}
