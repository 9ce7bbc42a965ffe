import Foundation

/// A shape drawn at a fixed size.
struct SizedOutline<Base: Shape>: Shape {
  var shape: Base
  var size: CGSize
  var anchor = UnitPoint.topLeading
  nonisolated var animatableData: AnimatablePair<Base.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
  nonisolated func path(in rect: CGRect) -> Path {
    shape.path(
      in: CGRect(
        x: rect.minX + (rect.width - size.width) * anchor.x,
        y: rect.minY + (rect.height - size.height) * anchor.y,
        width: size.width, height: size.height))
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
  nonisolated func line(
    in environment: EnvironmentValues
  ) -> (outline: ShapeOutline, stroke: StrokeStyle)
}

/// The stroked outline of a shape.
struct StrokedOutline<Base: Shape>: LineShape {
  var shape: Base
  var stroke: StrokeStyle
  nonisolated var animatableData: AnimatablePair<Base.AnimatableData, StrokeData> {
    get { AnimatablePair(shape.animatableData, stroke.animatableData) }
    set { (shape.animatableData, stroke.animatableData) = (newValue.first, newValue.second) }
  }
  nonisolated func line(
    in environment: EnvironmentValues
  ) -> (outline: ShapeOutline, stroke: StrokeStyle) {
    (ShapeOutline(shape, in: environment), stroke)
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
