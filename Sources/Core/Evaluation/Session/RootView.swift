/// The outermost view of an evaluation, whatever its type.
package struct RootView {
  private let resolve: @MainActor (_ResolveContext, inout _NodeList) -> Void

  @MainActor package init<V: View>(_ view: V) {
    resolve = { context, list in V._resolve(view, in: context, into: &list) }
  }

  /// Returns the view's node. Several views form an implicit column.
  @MainActor
  func node(in context: _ResolveContext) -> LayoutNode {
    var list = _NodeList()
    resolve(context, &list)
    if list.nodes.count == 1 { return list.nodes[0] }
    if list.nodes.isEmpty {
      return context.leaf(FixedSizeLeafLayout(size: .zero), .view("EmptyView"))
    }
    return context.container(VStackLayout(), .vStack, list)
  }
}
