import Foundation

/// A shape whose outline is transformed within its frame. It takes the proposal, whatever the size of
/// the original shape.
public protocol _TransformingShape: Shape {
  /// The type of the original shape.
  associatedtype Content: Shape

  /// The original shape.
  nonisolated var shape: Content { get }

  /// Returns the transform of the outline in a rectangle.
  nonisolated func _transform(in rect: CGRect) -> CGAffineTransform
}

extension _TransformingShape {
  /// Returns the transformed outline.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(_transform(in: rect))
  }

  /// The layout direction behavior of the original shape.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
}

/// A shape whose outline is moved. The frame does not change.
public struct OffsetShape<Content: Shape>: Sendable {
  /// The original shape.
  public var shape: Content
  /// The distance, in points.
  public var offset: CGSize

  /// Creates a shape with a moved outline.
  public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }
}

extension OffsetShape: _TransformingShape {
  /// Returns a translation.
  nonisolated public func _transform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: offset.width, y: offset.height)
  }

  /// The data of the original shape, and the offset.
  nonisolated public var animatableData:
    AnimatablePair<Content.AnimatableData, CGSize.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// Returns the inset shape, moved.
  nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

/// A shape whose outline is rotated. The frame does not change.
public struct RotatedShape<Content: Shape>: Sendable {
  /// The original shape.
  public var shape: Content
  /// The angle, clockwise.
  public var angle: Angle
  /// The point of the frame that stays in place.
  public var anchor: UnitPoint

  /// Creates a shape with a rotated outline.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }
}

extension RotatedShape: _TransformingShape {
  /// Returns a rotation about the anchor.
  nonisolated public func _transform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor, of: rect)
  }

  /// The data of the original shape, the angle and the anchor.
  nonisolated public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      (angle.animatableData, anchor.animatableData) = (
        newValue.second.first, newValue.second.second
      )
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// Returns the inset shape, rotated.
  nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

/// A shape whose outline is scaled. The frame does not change.
public struct ScaledShape<Content: Shape>: Sendable {
  /// The original shape.
  public var shape: Content
  /// The factors along both axes.
  public var scale: CGSize
  /// The point of the frame that stays in place.
  public var anchor: UnitPoint

  /// Creates a shape with a scaled outline.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }
}

extension ScaledShape: _TransformingShape {
  /// Returns a scaling about the anchor.
  nonisolated public func _transform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, of: rect)
  }

  /// The data of the original shape, the factors and the anchor.
  nonisolated public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      (scale.animatableData, anchor.animatableData) = (
        newValue.second.first, newValue.second.second
      )
    }
  }
}

/// A shape with an affine transform of its outline. The frame does not change.
public struct TransformedShape<Content: Shape>: Sendable {
  /// The original shape.
  public var shape: Content
  /// The transform, in points of the frame.
  public var transform: CGAffineTransform

  /// Creates a shape with a transformed outline.
  public init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }
}

extension TransformedShape: _TransformingShape {
  /// Returns the transform.
  nonisolated public func _transform(in rect: CGRect) -> CGAffineTransform { transform }

  /// The data of the original shape. The transform is not animated.
  nonisolated public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}
