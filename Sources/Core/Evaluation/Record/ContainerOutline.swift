import Foundation

/// The outline of the container around a shape that is being drawn.
package struct ContainerOutline: Sendable {
  /// A container on the canvas.
  struct Container: Sendable {
    let outline: ShapeOutline
    let frame: CGRect
    /// The corner radii; `nil` if the outline is not a rectangle.
    let radii: RectangleCornerRadii?
  }

  private let outline: ShapeOutline
  /// The smallest distance from the shape to the container's edges, in points.
  private let inset: CGFloat
  /// The corner radii that make the shape concentric with the container, in points; `nil` if the
  /// container is not a rectangle.
  package let concentricRadii: RectangleCornerRadii?

  /// The container of the shape whose path is being computed.
  @TaskLocal package static var current: ContainerOutline?

  /// Creates the outline of a container for a shape inside it.
  ///
  /// - Parameters:
  ///   - inner: The frame of the shape.
  ///   - isMirrored: Whether the resulting path is mirrored afterwards.
  init(_ container: Container, around inner: CGRect, isMirrored: Bool) {
    var outline = container.outline
    if isMirrored { outline.isMirrored.toggle() }
    self.outline = outline
    let frame = container.frame
    func distance(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
    let (top, bottom) = (distance(inner.minY - frame.minY), distance(frame.maxY - inner.maxY))
    var (leading, trailing) = (
      distance(inner.minX - frame.minX), distance(frame.maxX - inner.maxX)
    )
    if isMirrored { swap(&leading, &trailing) }
    inset = min(top, bottom, leading, trailing)
    let radii = isMirrored ? container.radii?.mirrored : container.radii
    concentricRadii = radii.map { radii in
      RectangleCornerRadii(
        topLeading: max(radii.topLeading - max(top, leading), 0),
        bottomLeading: max(radii.bottomLeading - max(bottom, leading), 0),
        bottomTrailing: max(radii.bottomTrailing - max(bottom, trailing), 0),
        topTrailing: max(radii.topTrailing - max(top, trailing), 0))
    }
  }

  /// Returns the container's outline, inset by the shape's distance from it, for `rect`.
  ///
  /// - Parameter amount: The inset of `rect` from the shape's frame, in points.
  package func path(in rect: CGRect, insetBy amount: CGFloat = 0) -> Path {
    let inset = max(inset + amount, 0)
    // Prevents the container's own shape from following itself.
    return Self.$current.withValue(nil) {
      outline.path(in: rect.insetBy(dx: -inset, dy: -inset), inset: inset)
    }
  }
}
