import Foundation

// Nodes that take the place of others in a tree that is laid out already.

extension _LayoutNode {
  /// Whether another node may take this one's place.
  package var isReplaceable: Bool {
    get { record.pointee.isReplaceable }
    nonmutating set { record.pointee.isReplaceable = newValue }
  }

  /// Whether the node is `root`, or a container around it is.
  package func isInside(_ root: LayoutNode) -> Bool {
    var node = self
    while let parent = node.parent { node = parent }
    return node == root
  }

  /// Whether the node is, apart from its answers, what another one is to the container around.
  package func isLike(_ other: LayoutNode) -> Bool {
    let (new, old) = (record, other.record)
    return new.pointee.kind == old.pointee.kind && new.pointee.identity == old.pointee.identity
      && new.pointee.priority == old.pointee.priority && new.pointee.guides == old.pointee.guides
      && new.pointee.layoutDirection == old.pointee.layoutDirection
      && new.pointee.hasDynamicChildren == old.pointee.hasDynamicChildren
      && new.pointee.animation == old.pointee.animation
      && new.pointee.isInTransition == old.pointee.isInTransition
  }

  /// Whether the node answers everything that was asked of another one as that did, so that the
  /// container around does not have to be laid out again.
  package func answers(like other: LayoutNode, in context: LayoutContext?) -> Bool {
    let old = other.record
    // What was forgotten cannot be compared, and neither can what belongs to some contexts only.
    guard !old.pointee.answers.sizes.isFull, old.pointee.reads.isEmpty else { return false }
    let context = context ?? LayoutContext()
    for answer in old.pointee.answers.sizes.all
    where size(for: answer.key.proposal, in: context) != answer.size { return false }
    for answer in old.pointee.answers.explicitValues ?? []
    where explicitValue(of: answer.guide, for: answer.proposal.proposal, in: context)
      != answer.value
    { return false }
    if let known = old.pointee.spacing, !spacing.isEqual(to: known) { return false }
    return record.pointee.reads.isEmpty
  }

  /// Puts the node into the container of another one, in its place.
  ///
  /// - Returns: Whether that has a container.
  package func replace(_ other: LayoutNode) -> Bool {
    guard let container = other.record.pointee.parent,
      container.pointee.children.replace(other, with: self)
    else { return false }
    record.pointee.parent = container
    record.pointee.position = other.record.pointee.position
    other.record.pointee.parent = nil
    return true
  }

  /// Forgets what the containers around have answered, which may have to do with this node.
  package func forgetAnswersAround() {
    var next = parent
    while let node = next {
      node.record.pointee.answers = NodeRecord.Answers()
      node.record.pointee.rare?.pointee.otherAnswers = [:]
      node.record.pointee.spacing = nil
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
  /// Whether something happens when nodes have their places that were added after the first `count`.
  package func hasHooks(after count: Int) -> Bool {
    state.pointee.nodes[count...].contains { $0.hook != nil }
  }
}
