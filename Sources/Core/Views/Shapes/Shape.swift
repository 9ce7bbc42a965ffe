import Foundation

/// An outline to fill or stroke. As a view, it is filled with the foreground style.
public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in `rect`, in points. The outline can extend beyond `rect`.
  nonisolated func path(in rect: CGRect) -> Path

  /// The role of the shape. Default: fill. Accepted for source compatibility.
  nonisolated static var role: ShapeRole { get }

  /// The mirroring behavior in right-to-left layouts. Default: mirrored.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Returns the shape's size for a proposal. Default: the proposal, or 10 points along an axis
  /// without one.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Returns the layout of the shape. Custom shapes never implement this method.
  nonisolated func _layout(_ sizing: ShapeSizing) -> _ShapeLayout
}

/// The role of a shape. Accepted for source compatibility.
public enum ShapeRole: Sendable { case fill, stroke, separator }

extension Shape {
  /// The shape filled with the foreground style.
  @MainActor @preconcurrency
  public var body: _ShapeView<Self> {
    _ShapeView(shape: self, operations: [.fill(AnyShapeStyle(ForegroundStyle()), FillStyle())])
  }
}

/// A shape that can be inset.
public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape inset by `amount` points on all sides.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A view that draws a shape, and to which fills and strokes can be added.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  var shape: Content { get }
}

extension _ShapeView: ShapeView {}

/// The type of a filled shape.
public typealias FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> =
  _ShapeView<Content>
/// The type of a stroked shape.
public typealias StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> =
  _ShapeView<Content>
/// The type of a shape that is stroked inside its outline.
public typealias StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
> = _ShapeView<Content>

/// A shape with fills and strokes, layered in front of each other.
public struct _ShapeView<Content: Shape> {
  enum Operation {
    case fill(AnyShapeStyle, FillStyle)
    case stroke(AnyShapeStyle, StrokeStyle)
    /// A stroke inside the outline.
    case strokeBorder(AnyShapeStyle, StrokeStyle)
  }

  /// The shape.
  public internal(set) var shape: Content
  let operations: [Operation]

  func adding(_ operation: Operation) -> _ShapeView {
    _ShapeView(shape: shape, operations: operations + [operation])
  }

  /// Adds a fill in front of the others.
  public func fill<S: ShapeStyle>(
    _ style: S = .foreground, style fill: FillStyle = FillStyle()
  ) -> _ShapeView {
    adding(.fill(AnyShapeStyle(style), fill))
  }

  /// Adds a stroke, centered on the outline, in front of the others. It is always antialiased.
  public func stroke<S: ShapeStyle>(
    _ style: S, style stroke: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView {
    adding(.stroke(AnyShapeStyle(style), stroke))
  }

  /// Adds a stroke of `lineWidth` points, centered on the outline, in front of the others. It is
  /// always antialiased.
  public func stroke<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView {
    adding(.stroke(AnyShapeStyle(style), StrokeStyle(lineWidth: lineWidth)))
  }
}

extension _ShapeView: PrimitiveView {
  /// Adds a leaf that draws the fills and strokes.
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
    // A stroke inside the outline acts as a new shape that fills the proposal.
    for case .strokeBorder in operations { return .fill }
    return shape._layout(sizing)
  }

  private func drawing(in environment: EnvironmentValues) -> ShapeDrawing {
    let outline = ShapeOutline(shape, in: environment)
    return ShapeDrawing(
      steps: operations.map { operation in
        switch operation {
        case .fill(let style, let fill):
          // Stroking a path renders better than filling its stroked outline. Casting takes long, above all
          // the first time for each type.
          if Content.role == .stroke,
            let line = (shape as? any LineShape)?.line(in: environment)
          {
            ShapeDrawing.Step(
              outline: line.outline, operation: .stroke(line.stroke),
              style: style._resolved(in: environment))
          } else {
            ShapeDrawing.Step(
              outline: outline, operation: .fill(fill), style: style._resolved(in: environment))
          }
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
