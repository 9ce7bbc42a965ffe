import Foundation

/// A flexible space along the axis of its stack, or along both axes outside of a stack.
///
/// It takes the space that the other views of the stack leave.
public struct Spacer: Sendable {
  /// The minimum length, in points; `nil` means 8.
  public var minLength: CGFloat?

  /// Creates a spacer.
  ///
  /// - Parameter minLength: The minimum length, in points; `nil` means 8.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
  /// Adds a leaf with the lowest layout priority that draws nothing.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    let node = context.leaf(
      SpacerLayout(axis: context.stackAxis, minLength: view.minLength), .view("Spacer"))
    node.priority = -.infinity
    list.nodes.append(node)
  }
}

/// A thin line across the axis of its stack, horizontal outside of a stack. It is one pixel thick,
/// or one point at accessibility text sizes.
public struct Divider: Sendable {
  /// Creates a divider.
  public init() {}
}

extension Divider: PrimitiveView {
  /// Adds a leaf that draws the line.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    let environment = context.environment
    // Accessibility text sizes ask for stronger lines.
    let thickness =
      environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength
    let style = SeparatorShapeStyle()._resolved(in: environment)
    list.nodes.append(
      context.leaf(
        DividerLayout(stackAxis: context.stackAxis, thickness: thickness), .view("Divider"),
        payload: Drawing(.hairline(style))))
  }
}
