import Foundation

struct FixedSizeModifier {
  let axes: Axis.Set
}

extension FixedSizeModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    context.wrapping(child, in: FixedSizeLayout(axes: axes), .modifier("fixedSize"))
  }
}

struct AspectRatioModifier {
  let ratio: CGFloat?
  let mode: ContentMode
}

extension AspectRatioModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    context.wrapping(
      child, in: AspectRatioLayout(ratio: ratio, fills: mode == .fill), .modifier("aspectRatio"))
  }
}

struct LayoutPriorityModifier {
  let value: Double
}

extension LayoutPriorityModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    let node = context.wrapping(child, in: PassthroughLayout(), .modifier("layoutPriority"))
    node.priority = value.isNaN ? 0 : value
    return node
  }
}

extension View {
  /// Fixes the view at its ideal size along the given axes. Along the others it gets the
  /// container's proposal.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(FixedSizeModifier(axes: axes))
  }
}
