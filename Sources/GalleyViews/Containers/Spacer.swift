import Foundation

/// Space that grows along the axis of its stack, after everything else has its size.
public struct Spacer: Sendable {
  /// Minimum length, in points; `nil` is 8.
  public var minLength: CGFloat?
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    let node = context.leaf(
      SpacerLayout(axis: context.stackAxis, minLength: view.minLength), .view("Spacer"))
    node.priority = -.infinity
    list.nodes.append(node)
  }
}

/// A thin line across the axis of its stack; horizontal outside of one.
public struct Divider: Sendable {
  public init() {}
}

extension Divider: PrimitiveView {
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    let environment = context.environment
    // A pixel; a point where large text asks for stronger lines.
    let thickness =
      environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength
    let style = SeparatorShapeStyle()._resolved(in: environment)
    list.nodes.append(
      context.leaf(
        DividerLayout(stackAxis: context.stackAxis, thickness: thickness), .view("Divider"),
        payload: Drawing(.hairline(style))))
  }
}
