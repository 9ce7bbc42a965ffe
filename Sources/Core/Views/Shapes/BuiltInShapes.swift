import Foundation

/// Returns `rect` inset on all sides, stopping at an empty rectangle.
private func shrunk(_ rect: CGRect, by amount: CGFloat) -> CGRect {
  let dx = min(amount, rect.width / 2)
  let dy = min(amount, rect.height / 2)
  return CGRect(
    x: rect.minX + dx, y: rect.minY + dy, width: rect.width - 2 * dx, height: rect.height - 2 * dy)
}

/// A rectangle that fills its frame.
public struct Rectangle: Sendable {
  /// Creates a rectangle.
  public init() {}
}

extension Rectangle: InsettableShape {
  /// Returns the outline of `rect`.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns a rectangle inset by `amount` points on all sides. Negative amounts enlarge it.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }

  /// Fills the proposal.
  nonisolated public func _layout(_ sizing: ShapeSizing) -> _ShapeLayout { .fill }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: Sendable {
  /// The width and height of the corners, in points.
  public var cornerSize: CGSize

  /// The curvature of the corners: circular, or continuous as on iOS.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with one corner radius, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with a corner width and height, in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
}

extension RoundedRectangle: InsettableShape {
  /// The size of the corners.
  nonisolated public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// Returns the outline in `rect`. Corners that are too large are reduced to fit.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// Returns a rounded rectangle inset by `amount` points, with corner radii reduced accordingly.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(
      shape: RoundedRectangle(
        cornerSize: CGSize(
          width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0)),
        style: style), amount: amount)
  }

  /// Fills the proposal.
  nonisolated public func _layout(_ sizing: ShapeSizing) -> _ShapeLayout { .fill }
}

/// A rectangle with semicircles on its shorter sides.
public struct Capsule: Sendable {
  /// The curvature of the corners. Has no effect: the ends are always semicircles.
  public var style: RoundedCornerStyle

  /// Creates a capsule. The style has no effect.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Capsule: InsettableShape {
  /// Returns the outline in `rect`.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }

  /// Returns a capsule inset by `amount` points on all sides.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }

  /// Fills the proposal.
  nonisolated public func _layout(_ sizing: ShapeSizing) -> _ShapeLayout { .fill }
}

/// An ellipse that fills its frame.
public struct Ellipse: Sendable {
  /// Creates an ellipse.
  public init() {}
}

extension Ellipse: InsettableShape {
  /// Returns the ellipse in `rect`.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Returns an ellipse inset by `amount` points on all sides.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }

  /// Fills the proposal.
  nonisolated public func _layout(_ sizing: ShapeSizing) -> _ShapeLayout { .fill }
}

/// A circle centered in its frame. See `ShapeSizing` for the size of the frame.
public struct Circle: Sendable {
  /// Creates a circle.
  public init() {}
}

extension Circle: InsettableShape {
  /// Returns the largest circle centered in `rect`.
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// Returns a circle inset by `amount` points.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }

  /// Circles are never mirrored.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Fills the proposal or takes its largest square, depending on `ShapeSizing` in the environment.
  nonisolated public func _layout(_ sizing: ShapeSizing) -> _ShapeLayout {
    sizing == .square ? .square : .fill
  }
}

/// A path is a shape whose points do not depend on the frame.
extension Path: Shape {
  /// Returns the path itself.
  nonisolated public func path(in rect: CGRect) -> Path { self }

  /// Fills the proposal.
  nonisolated public func _layout(_ sizing: ShapeSizing) -> _ShapeLayout { .fill }
}

/// A type-erased shape.
public struct AnyShape: Sendable {
  private let base: any Shape

  /// Creates a type-erased shape.
  public init<S: Shape>(_ shape: S) { base = shape }
}

extension AnyShape: Shape {
  /// Returns the outline of the wrapped shape.
  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// Returns the size of the wrapped shape.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  /// The layout direction behavior of the wrapped shape.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
    base.layoutDirectionBehavior
  }

  /// Returns the layout of the wrapped shape.
  nonisolated public func _layout(_ sizing: ShapeSizing) -> _ShapeLayout { base._layout(sizing) }
}

/// A shape drawn in an inset rectangle.
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

/// Part of a shape's outline.
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
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  nonisolated func _layout(_ sizing: ShapeSizing) -> _ShapeLayout { shape._layout(sizing) }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
}
