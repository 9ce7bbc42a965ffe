import Foundation

/// The memory of a tree's nodes, which outlives the tree while subviews or dimensions refer to it.
///
/// Layouts may keep the subviews and dimensions that they receive, for example to look at them after
/// layout. Once the tree has ended, its nodes hold no layouts, caches or drawings anymore. They repeat
/// the answers that they gave, and compute no others. A view whose size is fixed along an axis has
/// answered all proposals that differ only there once it has answered one.
final class TreeMemory {
  let state: UnsafeMutablePointer<TreeState> = .allocate(capacity: 1)

  /// Frees what only the tree needs.
  func outliveTree() {
    // Caches may hold subviews, and use them when they are destroyed.
    state.pointee.isOver = true
    for node in state.pointee.nodes { disposeLayout(node) }
  }

  private func disposeLayout(_ node: LayoutNode) {
    node.record.pointee.layout._dispose(node)
    node.record.pointee.details.pointee.payload = nil
    node.record.pointee.rare?.pointee.hook = nil
  }

  deinit {
    for node in state.pointee.nodes {
      if !state.pointee.isOver { node.record.pointee.layout._dispose(node) }
      // The record itself refers to nothing that has to be released.
      node.record.pointee.details.pointee.disposeRare()
      node.record.pointee.details.deinitialize(count: 1)
    }
    state.deinitialize(count: 1)
    state.deallocate()
    MemoryBlocks.endLayout()
  }
}

// What a node does after its tree has ended.
extension LayoutNode {
  /// Whether the node only repeats answers.
  var isOver: Bool {
    @inline(__always) get { record.pointee.shared.pointee.isOver }
  }

  /// Reports, on behalf of the node's container, what can no longer be done or answered.
  func reportLate(_ message: String) {
    let container = parent ?? self
    record.pointee.shared.pointee.report(
      "after layout, its subview \(name) \(message)", at: container.name,
      in: container.declaredIn)
  }
}
