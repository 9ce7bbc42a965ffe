import Foundation

extension ShapeOutline {
  /// Creates the outline of a shape in an environment, whose layout direction may mirror it.
  init(_ shape: some Shape, in environment: EnvironmentValues) {
    self.init(shape)
    if case .mirrors(let direction) = shape.layoutDirectionBehavior {
      isMirrored = direction == environment.layoutDirection
    }
  }

  init<S: Shape>(_ shape: S) {
    let hasParameters = S.AnimatableData.self != EmptyAnimatableData.self
    let read: @Sendable () -> AnyAnimatableData = { AnyAnimatableData(shape.animatableData) }
    self.init(
      makePath: { rect, inset in
        inset == 0 ? shape.path(in: rect) : shape.insetPath(by: inset, in: rect)
      },
      parameters: hasParameters ? read : nil,
      moving: { data in
        guard let data = data.value(S.AnimatableData.self) else { return nil }
        var moved = shape
        moved.animatableData = data
        return ShapeOutline(moved)
      },
      radii: { size in (shape as? any RoundedRectangularShape)?.radii(in: size) })
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
