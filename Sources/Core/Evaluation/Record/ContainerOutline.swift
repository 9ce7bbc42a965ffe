import Foundation

/// The outline of the container around a shape that is being drawn.
package struct ContainerOutline: Sendable {
  /// A container on the canvas.
  struct Container: Sendable {
    let outline: ShapeOutline
    let frame: CGRect
    /// Of its corners; `nil` where it is no rectangle.
    let radii: RectangleCornerRadii?
  }

  private let outline: ShapeOutline
  /// How far inside of the container the shape lies at least, in points.
  private let inset: CGFloat
  /// The radii, in points, with which the shape's corners are concentric with those of the
  /// container; `nil` where that is no rectangle.
  package let concentricRadii: RectangleCornerRadii?

  /// The container of the shape whose path is asked for.
  @TaskLocal package static var current: ContainerOutline?

  /// - Parameters:
  ///   - inner: The frame of the shape.
  ///   - isMirrored: Whether the outline is mirrored after it was asked for.
  init(_ container: Container, around inner: CGRect, isMirrored: Bool) {
    outline = container.outline
    let frame = container.frame
    func distance(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
    let (top, bottom) = (distance(inner.minY - frame.minY), distance(frame.maxY - inner.maxY))
    var (leading, trailing) = (
      distance(inner.minX - frame.minX), distance(frame.maxX - inner.maxX)
    )
    if isMirrored { swap(&leading, &trailing) }
    inset = min(top, bottom, leading, trailing)
    concentricRadii = container.radii.map { radii in
      RectangleCornerRadii(
        topLeading: max(radii.topLeading - max(top, leading), 0),
        bottomLeading: max(radii.bottomLeading - max(bottom, leading), 0),
        bottomTrailing: max(radii.bottomTrailing - max(bottom, trailing), 0),
        topTrailing: max(radii.topTrailing - max(top, trailing), 0))
    }
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
