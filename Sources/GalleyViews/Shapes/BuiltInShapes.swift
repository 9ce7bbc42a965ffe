import Foundation

/// `rect` made smaller on all sides, never below nothing.
private func shrunk(_ rect: CGRect, by amount: CGFloat) -> CGRect {
  let dx = min(amount, rect.width / 2)
  let dy = min(amount, rect.height / 2)
  return CGRect(
    x: rect.minX + dx, y: rect.minY + dy, width: rect.width - 2 * dx, height: rect.height - 2 * dy)
}

public struct Rectangle: Sendable {
  public init() {}
}

extension Rectangle: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
  nonisolated public func _layout(_ sizing: ShapeSizing) -> _ShapeLayout { .fill }
}

/// A rectangle with round corners; their size is in points.
public struct RoundedRectangle: Sendable {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
}

extension RoundedRectangle: InsettableShape {
  nonisolated public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(
      shape: RoundedRectangle(
        cornerSize: CGSize(
          width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0)),
        style: style), amount: amount)
  }
  nonisolated public func _layout(_ sizing: ShapeSizing) -> _ShapeLayout { .fill }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: Sendable {
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Capsule: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
  nonisolated public func _layout(_ sizing: ShapeSizing) -> _ShapeLayout { .fill }
}

public struct Ellipse: Sendable {
  public init() {}
}

extension Ellipse: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
  nonisolated public func _layout(_ sizing: ShapeSizing) -> _ShapeLayout { .fill }
}

/// A disc in the middle of the rectangle; see `ShapeSizing` for how it is sized.
public struct Circle: Sendable {
  public init() {}
}

extension Circle: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated public func _layout(_ sizing: ShapeSizing) -> _ShapeLayout {
    sizing == .square ? .square : .fill
  }
}

/// A path as a shape: it stays where its points are, whatever the rectangle.
extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { self }
  nonisolated public func _layout(_ sizing: ShapeSizing) -> _ShapeLayout { .fill }
}

/// A shape of any type.
public struct AnyShape: Sendable {
  private let base: any Shape
  public init<S: Shape>(_ shape: S) { base = shape }
}

extension AnyShape: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    base.layoutDirectionBehavior
  }
  nonisolated public func _layout(_ sizing: ShapeSizing) -> _ShapeLayout { base._layout(sizing) }
}

/// A shape drawn in a smaller rectangle.
struct Inset<Base: Shape>: InsettableShape {
  var shape: Base
  var amount: CGFloat
  nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }
  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: shrunk(rect, by: amount)) }
  nonisolated func inset(by more: CGFloat) -> Inset {
    Inset(shape: shape, amount: amount + more)
  }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
}

/// A shape whose outline is moved or turned within its rectangle.
struct TransformedOutline<Base: Shape, Parameter: VectorArithmetic & Sendable>: Shape {
  var shape: Base
  var parameter: Parameter
  let transform: @Sendable (Parameter, CGRect) -> CGAffineTransform
  nonisolated var animatableData: AnimatablePair<Base.AnimatableData, Parameter> {
    get { AnimatablePair(shape.animatableData, parameter) }
    set { (shape.animatableData, parameter) = (newValue.first, newValue.second) }
  }
  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform(parameter, rect))
  }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
}

/// A part of a shape's outline.
struct TrimmedOutline<Base: Shape>: Shape {
  typealias Ends = AnimatablePair<CGFloat, CGFloat>

  var shape: Base
  var from: CGFloat
  var to: CGFloat
  nonisolated var animatableData: AnimatablePair<Base.AnimatableData, Ends> {
    get { AnimatablePair(shape.animatableData, Ends(from, to)) }
    set {
      shape.animatableData = newValue.first
      (from, to) = (newValue.second.first, newValue.second.second)
    }
  }
  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: from, to: to)
  }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
}

extension Shape {
  /// The part of the outline between two fractions of its length.
  nonisolated public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    TrimmedOutline(shape: self, from: startFraction, to: endFraction)
  }

  /// The shape with its outline moved, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    TransformedOutline(shape: self, parameter: AnimatablePair(x, y)) { offset, _ in
      CGAffineTransform(translationX: offset.first, y: offset.second)
    }
  }

  /// The shape with its outline turned about `anchor`.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    TransformedOutline(shape: self, parameter: angle.radians) { angle, rect in
      CGAffineTransform(rotationAngle: CGFloat(angle)).about(anchor, of: rect)
    }
  }

  /// The shape with its outline scaled about `anchor`.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    TransformedOutline(shape: self, parameter: AnimatablePair(x, y)) { scale, rect in
      CGAffineTransform(scaleX: scale.first, y: scale.second).about(anchor, of: rect)
    }
  }

  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  nonisolated public func transform(_ transform: CGAffineTransform) -> some Shape {
    TransformedOutline(shape: self, parameter: EmptyAnimatableData()) { _, _ in transform }
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
