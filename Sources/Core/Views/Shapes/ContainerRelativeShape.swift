import Foundation

/// The shape that `containerShape(_:)` sets, inset by the view's distance from the container so
/// that corners are concentric. Without a container it is a rectangle.
public struct ContainerRelativeShape: Sendable {
  /// Creates the shape.
  public init() {}
}

extension ContainerRelativeShape: InsettableShape {
  /// Returns the outline in `rect`. Outside of rendering, it is a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    ContainerOutline.current?.path(in: rect) ?? Path(rect)
  }

  /// Returns the shape inset by `amount` points on all sides.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetContainerShape(amount: amount)
  }

  /// Fills the proposal.
  nonisolated public func _layout(_ sizing: ShapeSizing) -> _ShapeLayout { .fill }
}

/// The container's shape with an additional inset.
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
