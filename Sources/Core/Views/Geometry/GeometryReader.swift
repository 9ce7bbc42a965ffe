import Foundation

/// A view whose content depends on its size and position.
///
/// It fills the proposed size, or 10 points along an axis without a proposal, and layers its views
/// at the top leading corner.
public struct GeometryReader<Content: View> {
  /// Creates the content from the reader's geometry.
  public var content: (GeometryProxy) -> Content

  /// Creates a view whose content is built after the view is placed.
  ///
  /// - Parameter content: Creates the views from the reader's size and position.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View, PrimitiveView {
  /// Adds a leaf whose content is resolved after placement.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard var inner = context.entering(Self.self) else { return }
    inner.stackAxis = nil
    // Limits nested readers to 500: each looks up its position through all outer ones.
    inner.depth += context.session.depthLimit / 500
    let node = context.leaf(GeometryReaderLayout(), .container("GeometryReader"))
    let context = inner
    node.hook = LateContent(in: context) { index, placement in
      var list = _NodeList()
      Content._resolve(
        view.content(GeometryProxy(index, in: placement)), in: context, into: &list)
      return list.nodes
    }
    list.nodes.append(node)
  }
}

struct GeometryChangeModifier<T: Equatable> {
  let value: (GeometryProxy) -> T
  let action: (T, T) -> Void
}

extension GeometryChangeModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    let node = context.wrapping(child, in: PassthroughLayout(), .modifier("onGeometryChange"))
    guard context.session.store.motion.mode.isSettled else { return node }
    let latest = context.latest(T.self)
    node.hook = PlacementObserver { [value, action] index, placement in
      let value = value(GeometryProxy(index, in: placement))
      guard latest.value != value else { return }
      let old = latest.value ?? value
      latest.value = value
      action(old, value)
    }
    return node
  }
}
