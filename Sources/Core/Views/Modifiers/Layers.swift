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

extension View {
  /// Layers views in front of this one. They are proposed its size and do not affect its layout.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views with this one. Default: center.
  ///   - content: The views, from back to front.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), side: .inFront, alignment: alignment))
  }

  /// Layers a view in front of this one. It is proposed this view's size and does not affect its
  /// layout.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: overlay, side: .inFront, alignment: alignment))
  }

  /// Layers a style in front of this view, filling its frame.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - edges: The edges on which the style extends beyond the safe area. Default: all.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Layers a shape filled with a style in front of this view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Layers views behind this one. They are proposed its size and do not affect its layout.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views with this one. Default: center.
  ///   - content: The views, from back to front.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), side: .behind, alignment: alignment))
  }

  /// Layers a view behind this one. It is proposed this view's size and does not affect its layout.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: background, side: .behind, alignment: alignment))
  }

  /// Layers a style behind this view, filling its frame.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - edges: The edges on which the style extends beyond the safe area. Default: all.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// Layers the background style behind this view, extending beyond the safe area.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Layers a shape filled with a style behind this view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Layers a shape filled with the background style behind this view.
  nonisolated public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Draws a border along the inside edge of the view's frame.
  ///
  /// - Parameters:
  ///   - content: The style of the border.
  ///   - width: The width of the border, in points. Default: 1.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(BorderModifier(style: AnyShapeStyle(content), width: width))
  }
}
