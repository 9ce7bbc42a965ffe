import Foundation

/// An outline that can be filled and stroked; as a view it is filled with the foreground style.
public protocol Shape: Sendable, Animatable, View {
  /// The outline in `rect`, in points; it is not clipped to it.
  nonisolated func path(in rect: CGRect) -> Path

  nonisolated static var role: ShapeRole { get }

  /// Whether the outline is mirrored where the layout runs from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The shape's size for `proposal`; by default the whole proposal, 10 points where there is none.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The layout that answers for the shape. Shapes of yours never implement it.
  nonisolated func _layout(_ sizing: ShapeSizing) -> _ShapeLayout
}

/// How a shape is sized.
public enum _ShapeLayout: Sendable {
  case fill, square, custom
}

/// What a shape is used for.
public enum ShapeRole: Sendable { case fill, stroke, separator }

/// What happens to a shape where the layout runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  nonisolated public func _layout(_ sizing: ShapeSizing) -> _ShapeLayout { .custom }

  @MainActor @preconcurrency
  public var body: _ShapeView<Self> {
    _ShapeView(shape: self, operations: [.fill(AnyShapeStyle(ForegroundStyle()), FillStyle())])
  }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape as it is drawn: fills and strokes, one over the other.
public struct _ShapeView<Content: Shape> {
  enum Operation {
    case fill(AnyShapeStyle, FillStyle)
    case stroke(AnyShapeStyle, StrokeStyle)
    /// A stroke inside of the outline.
    case strokeBorder(AnyShapeStyle, StrokeStyle)
  }

  public internal(set) var shape: Content
  let operations: [Operation]

  func adding(_ operation: Operation) -> _ShapeView {
    _ShapeView(shape: shape, operations: operations + [operation])
  }

  public func fill<S: ShapeStyle>(
    _ style: S = .foreground, style fill: FillStyle = FillStyle()
  ) -> _ShapeView {
    adding(.fill(AnyShapeStyle(style), fill))
  }

  public func stroke<S: ShapeStyle>(
    _ style: S, style stroke: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView {
    adding(.stroke(AnyShapeStyle(style), stroke))
  }

  public func stroke<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView {
    adding(.stroke(AnyShapeStyle(style), StrokeStyle(lineWidth: lineWidth)))
  }
}

extension _ShapeView where Content: InsettableShape {
  public func strokeBorder<S: ShapeStyle>(
    _ style: S = .foreground, style stroke: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView {
    adding(.strokeBorder(AnyShapeStyle(style), stroke))
  }

  public func strokeBorder<S: ShapeStyle>(
    _ style: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView {
    adding(.strokeBorder(AnyShapeStyle(style), StrokeStyle(lineWidth: lineWidth)))
  }
}

extension _ShapeView: PrimitiveView {
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    let kind = NodeKind.view(typeName(Content.self))
    let content = Drawing(.shape(view.drawing(in: context.environment)))
    let node =
      switch view.layout(context.environment.shapeSizing) {
      case .fill: context.leaf(FillLayout(), kind, payload: content)
      case .square: context.leaf(SquareLayout(), kind, payload: content)
      case .custom:
        context.leaf(
          ClosureLayout { [shape = view.shape] in shape.sizeThatFits($0) }, kind,
          payload: content)
      }
    list.nodes.append(node)
  }

  private func layout(_ sizing: ShapeSizing) -> _ShapeLayout {
    // A stroke inside the outline is a shape of its own, which takes all it is offered.
    for case .strokeBorder in operations { return .fill }
    return shape._layout(sizing)
  }

  private func drawing(in environment: EnvironmentValues) -> ShapeDrawing {
    var mirrors = false
    if case .mirrors(let direction) = shape.layoutDirectionBehavior {
      mirrors = direction == environment.layoutDirection
    }
    return ShapeDrawing(
      mirrors: mirrors,
      steps: operations.map { operation in
        let outline = ShapeOutline(shape)
        return switch operation {
        case .fill(let style, let fill):
          ShapeDrawing.Step(
            outline: outline, operation: .fill(fill), style: style._resolved(in: environment))
        case .stroke(let style, let stroke):
          ShapeDrawing.Step(
            outline: outline, operation: .stroke(stroke), style: style._resolved(in: environment))
        case .strokeBorder(let style, let stroke):
          ShapeDrawing.Step(
            outline: outline, operation: .strokeBorder(stroke),
            style: style._resolved(in: environment))
        }
      })
  }
}

extension Shape {
  nonisolated public func fill<S: ShapeStyle>(
    _ style: S, style fill: FillStyle = FillStyle()
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, operations: [.fill(AnyShapeStyle(style), fill)])
  }

  nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self> {
    fill(ForegroundStyle(), style: style)
  }

  nonisolated public func stroke<S: ShapeStyle>(
    _ style: S, style stroke: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, operations: [.stroke(AnyShapeStyle(style), stroke)])
  }

  nonisolated public func stroke<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  nonisolated public func stroke(lineWidth: CGFloat = 1) -> _ShapeView<Self> {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }

  nonisolated public func stroke(style: StrokeStyle) -> _ShapeView<Self> {
    stroke(ForegroundStyle(), style: style)
  }
}

extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ style: S, style stroke: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    _ShapeView(shape: self, operations: [.strokeBorder(AnyShapeStyle(style), stroke)])
  }

  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self> {
    strokeBorder(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> _ShapeView<Self>
  {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }

  nonisolated public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> _ShapeView<
    Self
  > {
    strokeBorder(ForegroundStyle(), style: style)
  }
}
