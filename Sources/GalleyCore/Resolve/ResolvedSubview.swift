import Foundation

/// A view that was resolved before it is known where it goes: a list takes its content apart into
/// rows, a picker into options.
///
/// It names what the evaluation that is going on has resolved; in another evaluation the same view
/// has the same name.
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

/// The subviews of one evaluation that wait for their place.
package struct WaitingSubviews {
  private var nodes: [ResolvedSubview: LayoutNode] = [:]

  package mutating func add(_ node: LayoutNode) -> ResolvedSubview {
    var ordinal = 0
    while nodes[ResolvedSubview(identity: node.identity, ordinal: ordinal)] != nil { ordinal += 1 }
    let subview = ResolvedSubview(identity: node.identity, ordinal: ordinal)
    nodes[subview] = node
    return subview
  }

  /// The subview's node, which has one place only.
  fileprivate mutating func take(_ subview: ResolvedSubview) -> LayoutNode? {
    nodes.removeValue(forKey: subview)
  }
}
