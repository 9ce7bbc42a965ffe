import Galley

extension _ResolveContext {
  /// Returns an empty box that takes the proposed size, and reports the type that it replaces.
  func emptyBox<V>(_ type: V.Type, _ kind: String) -> LayoutNode {
    let name = typeName(type)
    session.tree.report("\(kind) \(name) is shown as an empty box", view: name)
    return leaf(ResizableLayout(size: CGSize(width: 10, height: 10)), .view(name))
  }
}
