import Foundation

// Replacing nodes in a tree whose layout has finished.

extension _LayoutNode {
  /// Whether another node may replace this one.
  package var isReplaceable: Bool {
    get { record.pointee.isReplaceable }
    nonmutating set { record.pointee.isReplaceable = newValue }
  }

  /// Whether the node is `root` or one of its descendants.
  package func isInside(_ root: LayoutNode) -> Bool {
    var node = self
    while let parent = node.parent { node = parent }
    return node == root
  }

  /// Whether, answers aside, the node is interchangeable with `other` for its container.
  package func isLike(_ other: LayoutNode) -> Bool {
    let (new, old) = (record, other.record)
    return kind == other.kind && identity == other.identity && priority == other.priority
      && animation == other.animation && isInTransition == other.isInTransition
      && new.pointee.guides == old.pointee.guides
      && new.pointee.layoutDirection == old.pointee.layoutDirection
      && new.pointee.hasDynamicChildren == old.pointee.hasDynamicChildren
      && new.pointee.known.isLike(old.pointee.known)
  }

  /// Whether the node gives the same answers as `other` to everything asked so far, so that its
  /// container needs no new layout.
  package func answers(like other: LayoutNode, in context: LayoutContext?) -> Bool {
    let old = other.record
    // Forgotten answers cannot be compared, nor can answers that hold only in some contexts.
    guard !old.pointee.sizes.isFull, old.pointee.reads.isEmpty else { return false }
    let context = context ?? LayoutContext()
    for answer in old.pointee.sizes.all
    where size(for: answer.key.proposal, in: context) != answer.size { return false }
    for answer in old.pointee.details.pointee.explicitValues ?? []
    where explicitValue(of: answer.guide, for: answer.proposal.proposal, in: context)
      != answer.value
    { return false }
    if let known = old.pointee.details.pointee.spacing, !spacing.isEqual(to: known) { return false }
    return record.pointee.reads.isEmpty
  }

  /// Replaces `other` with this node in its container.
  ///
  /// - Returns: Whether `other` has a container.
  package func replace(_ other: LayoutNode) -> Bool {
    guard let container = other.record.pointee.parent,
      container.pointee.children.replace(other, with: self)
    else { return false }
    record.pointee.parent = container
    record.pointee.position = other.record.pointee.position
    other.record.pointee.parent = nil
    return true
  }

  /// Forgets the answers and caches of all ancestors, which may depend on this node.
  package func forgetAnswersAround() {
    var next = parent
    while let node = next {
      node.record.pointee.answers = NodeRecord.Answers()
      node.record.pointee.rare?.pointee.otherAnswers = [:]
      node.record.pointee.details.pointee.spacing = nil
      node.forgetCache()
      next = node.parent
    }
  }

  private func forgetCache() {
    func forget<L: Layout>(_ type: L.Type) {
      record.pointee.layoutCache?.assumingMemoryBound(to: LayoutCache<L>.self)
        .deinitialize(count: 1)
    }
    forget(record.pointee.layout)
    record.pointee.layoutCache = nil
  }
}

extension LayoutNodeTree {
  /// Whether any node added after the first `count` has a placement hook.
  package func hasHooks(after count: Int) -> Bool {
    state.pointee.nodes[count...].contains { $0.hook != nil }
  }
}
