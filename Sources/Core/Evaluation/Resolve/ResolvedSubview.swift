import Foundation

/// A view that is resolved before it has a container: a list resolves its content into rows, and a
/// picker into options.
///
/// It refers to a node of the current evaluation, but is equal to the same view in other
/// evaluations.
package struct ResolvedSubview: Hashable {
  private let identity: UInt64
  /// Distinguishes views with the same identity.
  private let ordinal: Int

  /// No view.
  package static let none = ResolvedSubview(identity: 0, ordinal: -1)

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

/// The resolved subviews of an evaluation that are not in a container yet.
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

  /// Removes and returns the subview's node, which can be in only one container.
  fileprivate mutating func take(_ subview: ResolvedSubview) -> LayoutNode? {
    nodes.removeValue(forKey: subview)
  }
}
