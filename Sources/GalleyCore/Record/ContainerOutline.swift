import Foundation

/// The outline of the container around a shape that is being drawn.
package struct ContainerOutline: Sendable {
  let outline: ShapeOutline
  /// How far inside of the container the shape lies at least, in points.
  let inset: CGFloat

  /// The container of the shape whose path is asked for.
  @TaskLocal package static var current: ContainerOutline?

  /// - Parameters:
  ///   - frame: Of the container.
  ///   - inner: Of the shape.
  init(_ outline: ShapeOutline, frame: CGRect, around inner: CGRect) {
    self.outline = outline
    let distance = min(
      inner.minX - frame.minX, inner.minY - frame.minY, frame.maxX - inner.maxX,
      frame.maxY - inner.maxY)
    inset = distance.isFinite ? max(distance, 0) : 0
  }

  /// The container's outline, moved inwards as far as `rect` is, and as large as `rect`.
  ///
  /// - Parameter amount: How far `rect` lies inside of the shape's frame, in points.
  package func path(in rect: CGRect, insetBy amount: CGFloat = 0) -> Path {
    let inset = max(inset + amount, 0)
    // The container's own shape must not follow itself.
    return Self.$current.withValue(nil) {
      outline.path(in: rect.insetBy(dx: -inset, dy: -inset), inset: inset)
    }
  }
}
