import Foundation

/// A view behind or in front of another, in the frame of that one.
struct LayerModifier<Layer: View> {
  enum Side {
    case behind, inFront
    /// Where the layer is opaque, the view is seen.
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

extension View {
  /// Lays views over this one; they are proposed its size and never change it.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), side: .inFront, alignment: alignment))
  }

  /// Lays a view over this one; it is proposed its size and never changes it.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: overlay, side: .inFront, alignment: alignment))
  }

  /// Covers this view's rectangle with a style.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Covers a shape in this view's rectangle with a style.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Lays views behind this one; they are proposed its size and never change it.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), side: .behind, alignment: alignment))
  }

  /// Lays a view behind this one; it is proposed its size and never changes it.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: background, side: .behind, alignment: alignment))
  }

  /// Fills this view's rectangle with a style, behind it.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Fills this view's rectangle with the background style, behind it.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape in this view's rectangle with a style, behind it.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Fills a shape in this view's rectangle with the background style, behind it.
  nonisolated public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Draws lines along the inside of the view's rectangle.
  ///
  /// - Parameter width: Points. Default: 1.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(BorderModifier(style: AnyShapeStyle(content), width: width))
  }
}
