import Foundation

extension Layout {
  /// Creates a view that arranges the views of `content` with this layout.
  ///
  /// Disfavored because a layout that is also a view may have an initializer with content.
  @_disfavoredOverload
  @MainActor @preconcurrency
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// A view that arranges its content with a layout of any type.
struct LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension LayoutView: PrimitiveView {
  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    context.resolve(view.content, in: view.layout, .container(typeName(L.self)), into: &list)
  }
}

extension _ResolveContext {
  /// Adds a container with `layout` around the views of `content`.
  ///
  /// - Parameter isLazy: Whether the layout creates views when it needs them.
  @MainActor
  package func resolve<L: Layout, Content: View>(
    _ content: Content, in layout: L, _ kind: NodeKind, isLazy: Bool = false,
    into list: inout _NodeList
  ) {
    resolve(in: layout, kind, isLazy: isLazy, into: &list) {
      Content._resolve(content, in: $0, into: &$1)
    }
  }

  /// Adds a container with `layout` around the views that `content` adds.
  @MainActor
  func resolve<L: Layout>(
    in layout: L, _ kind: NodeKind, isLazy: Bool = false, into list: inout _NodeList,
    _ content: @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard var inner = entering(L.self) else { return }
    let layout = inner.animated(layout)
    inner.stackAxis = layout._stackOrientation
    inner.pendingTransition = nil
    var members = _NodeList()
    members.nodes = session.takeArray()
    if isLazy {
      inner.insideLazyContainer { content($0, &members) }
    } else {
      content(inner, &members)
    }
    let node = container(layout, kind, members)
    // An empty container has the lowest priority.
    if members.nodes.isEmpty, members.late.isEmpty { node.priority = -.infinity }
    list.nodes.append(node)
    session.giveBack(&members.nodes)
  }

  /// Returns a single node for `content`, which stacks several views in depth.
  @MainActor
  package func layer<Content: View>(_ content: Content, alignment: Alignment) -> LayoutNode? {
    layerList(content, alignment: alignment).nodes.first
  }

  /// Returns the same as `layer`, including views that are being removed.
  @MainActor
  func layerList<Content: View>(_ content: Content, alignment: Alignment) -> _NodeList {
    guard var inner = entering(Content.self) else { return _NodeList() }
    var members = _NodeList()
    inner.stackAxis = nil
    inner.pendingTransition = nil
    Content._resolve(content, in: inner, into: &members)
    if members.nodes.count > 1 {
      members.nodes = [container(ZStackLayout(alignment: alignment), .zStack, members)]
      members.removed = []
    }
    return members
  }
}
