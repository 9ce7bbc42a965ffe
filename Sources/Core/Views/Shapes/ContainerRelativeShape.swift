import Foundation

/// The shape that `containerShape(_:)` sets for the views around, moved inwards as far as the view
/// lies inside of that container: corners are concentric. Without one, it is a rectangle.
public struct ContainerRelativeShape: Sendable {
  /// Creates the shape.
  public init() {}
}

extension ContainerRelativeShape: InsettableShape {
  /// The outline in `rect`. Asked for outside of a picture, it is a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    ContainerOutline.current?.path(in: rect) ?? Path(rect)
  }

  /// The shape inset by `amount` points on all sides.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetContainerShape(amount: amount)
  }

  /// It fills the proposal.
  nonisolated public func _layout(_ sizing: ShapeSizing) -> _ShapeLayout { .fill }
}

/// The container's shape, moved inwards once more.
private struct InsetContainerShape: InsettableShape {
  var amount: CGFloat
  nonisolated var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
  nonisolated func path(in rect: CGRect) -> Path {
    let inner = Inset(shape: Rectangle(), amount: amount).path(in: rect).boundingRect
    return ContainerOutline.current?.path(in: inner, insetBy: amount) ?? Path(inner)
  }
  nonisolated func inset(by more: CGFloat) -> InsetContainerShape {
    InsetContainerShape(amount: amount + more)
  }
  nonisolated func _layout(_ sizing: ShapeSizing) -> _ShapeLayout { .fill }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around, moved inwards.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension View {
  /// Sets the shape that `ContainerRelativeShape` follows in this view. It is as large as the view,
  /// and nothing is clipped to it.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(
      EffectModifier(label: "containerShape") { _ in .containerShape(ShapeOutline(shape)) })
  }
}
