import Foundation

/// A view behind or in front of another view that does not affect its layout.
struct LayerModifier<Layer: View> {
  enum Side {
    case behind, inFront
    /// The opacity of the layer applies to the view.
    case mask

    var kind: NodeKind {
      switch self {
      case .behind: .background
      case .inFront: .overlay
      case .mask: .mask
      }
    }
  }

  let layer: Layer
  let side: Side
  let alignment: Alignment
}

extension LayerModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    var members = context.layerList(layer, alignment: alignment)
    if members.nodes.isEmpty, side == .mask {
      return context.wrapping(child, in: PassthroughLayout(), side.kind, payload: Drawing(.hidden))
    }
    if members.nodes.isEmpty, members.removed.isEmpty { return child }
    let isBehind = side == .behind
    if !isBehind { for view in members.removed { view.zIndex = max(view.zIndex, 1) } }
    members.nodes.insert(child, at: isBehind ? members.nodes.count : 0)
    members.isDynamic = false
    let primary = isBehind ? members.nodes.count - 1 : 0
    let node = context.container(
      LayerLayout(primary: primary, alignment: alignment), side.kind, members)
    if side == .mask { node.payload = Drawing(.mask) }
    node.inheritTraits(from: child)
    node.priority = child.priority
    return node
  }
}

struct BorderModifier {
  let style: AnyShapeStyle
  let width: CGFloat
}

extension BorderModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    context.wrapping(
      child, in: PassthroughLayout(), .modifier("border"),
      payload: Drawing(.border(style._resolved(in: context.environment), width: width)))
  }
}
