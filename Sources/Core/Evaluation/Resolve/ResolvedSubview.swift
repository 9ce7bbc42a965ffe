import Foundation

/// A view that was resolved before it has a container: a list resolves its content into rows, a
/// picker into options.
///
/// It refers to a node of the current evaluation; in another evaluation the same view is equal to
/// it.
package struct ResolvedSubview: Hashable {
  private let identity: UInt64
  /// Tells views of one identity apart.
  private let ordinal: Int

  fileprivate init(identity: UInt64, ordinal: Int) {
    self.identity = identity
    self.ordinal = ordinal
  }
}

extension ResolvedSubview: View, PrimitiveView {
  package static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    if let node = context.session.subviews.take(view) { list.nodes.append(node) }
  }
}

/// The subviews of one evaluation that are not yet in a container.
struct WaitingSubviews {
  private var nodes: [ResolvedSubview: LayoutNode] = [:]
  private var ordinals: [UInt64: Int] = [:]

  mutating func add(_ node: LayoutNode) -> ResolvedSubview {
    let ordinal = ordinals[node.identity, default: 0]
    ordinals[node.identity] = ordinal + 1
    let subview = ResolvedSubview(identity: node.identity, ordinal: ordinal)
    nodes[subview] = node
    return subview
  }

  /// The subview's node, which can be in one container only.
  fileprivate mutating func take(_ subview: ResolvedSubview) -> LayoutNode? {
    nodes.removeValue(forKey: subview)
  }
}
