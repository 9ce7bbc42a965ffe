import Foundation

/// A shape drawn at a fixed size.
struct SizedOutline<Base: Shape>: Shape {
  var shape: Base
  var size: CGSize
  nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
}

/// A Boolean combination of two shapes.
struct CombinedOutline<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  let combine: @Sendable (Path, Path) -> Path
  nonisolated var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
  nonisolated func path(in rect: CGRect) -> Path {
    combine(first.path(in: rect), second.path(in: rect))
  }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    first.layoutDirectionBehavior
  }
}

/// A shape that strokes an outline.
protocol LineShape: Shape {
  nonisolated var line: (outline: ShapeOutline, stroke: StrokeStyle) { get }
}

/// The stroked outline of a shape.
struct StrokedOutline<Base: Shape>: LineShape {
  var shape: Base
  var stroke: StrokeStyle
  nonisolated var animatableData: AnimatablePair<Base.AnimatableData, StrokeData> {
    get { AnimatablePair(shape.animatableData, stroke.animatableData) }
    set { (shape.animatableData, stroke.animatableData) = (newValue.first, newValue.second) }
  }
  nonisolated var line: (outline: ShapeOutline, stroke: StrokeStyle) {
    (ShapeOutline(shape), stroke)
  }
  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(stroke) }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  nonisolated func _layout(_ sizing: ShapeSizing) -> _ShapeLayout { shape._layout(sizing) }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  nonisolated static var role: ShapeRole { .stroke }
}

/// The animatable data of a stroke: line width and dash phase.
typealias StrokeData = AnimatablePair<CGFloat, CGFloat>

extension StrokeStyle {
  fileprivate var animatableData: StrokeData {
    get { StrokeData(lineWidth, dashPhase) }
    set { (lineWidth, dashPhase) = (max(newValue.first, 0), newValue.second) }
  }
}

extension Shape {
  /// Draws the shape at a fixed size, in points, at the top left corner of its frame.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    SizedOutline(shape: self, size: size)
  }

  /// Draws the shape at a fixed size, in points, at the top left corner of its frame.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Offsets the outline, in points. The frame does not change.
  nonisolated public func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Offsets the outline, in points. The frame does not change.
  nonisolated public func offset(_ offset: CGPoint) -> some Shape {
    self.offset(x: offset.x, y: offset.y)
  }

  /// Scales the outline along each axis about `anchor`. The frame does not change.
  nonisolated public func scale(_ scale: CGSize, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Returns the area inside either shape.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedOutline(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }

  /// Returns the area inside both shapes.
  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedOutline(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// Returns the area inside this shape and outside the other.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedOutline(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// Returns the area inside exactly one of the shapes.
  nonisolated public func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedOutline(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// Returns the parts of the outline inside the other shape.
  nonisolated public func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedOutline(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// Returns the parts of the outline outside the other shape.
  nonisolated public func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedOutline(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}
