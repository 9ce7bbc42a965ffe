import Foundation

/// The nodes that a view added to the end of a list, which those of another view can replace: some views are
/// arranged by what they consist of.
@MainActor
struct ResolvedParts {
  let parts: ContiguousArray<LayoutNode>.SubSequence
  private let nodes, removed: Int

  /// Resolves a view into `list`.
  init<Content: View>(
    of view: Content, in context: _ResolveContext, into list: inout _NodeList
  ) {
    (nodes, removed) = (list.nodes.count, list.removed.count)
    Content._resolve(view, in: context, into: &list)
    parts = list.nodes[nodes...]
  }

  /// Removes the nodes from the end of `list`, and resolves `view` instead.
  func replace<Content: View>(
    with view: Content, in context: _ResolveContext, into list: inout _NodeList
  ) {
    list.nodes.removeSubrange(nodes...)
    list.removed.removeSubrange(removed...)
    Content._resolve(view, in: context, into: &list)
  }
}
