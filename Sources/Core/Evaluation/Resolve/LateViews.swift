import Foundation

// Lazy containers resolve elements when layout needs them.

extension _ResolveContext {
  /// The number of elements of a lazy container that are resolved before layout: about as many as a
  /// phone shows. Their nodes and their spacing determine the estimates for the rest.
  private static let earlyCount = 64

  /// Whether the nodes belong directly to a lazy container, so that some can be created later.
  package var createsLate: Bool { lazyDepth == depth }

  /// Resolves the content of a lazy container.
  ///
  /// - Parameter resolve: Resolves the content in the given context.
  @MainActor
  package func insideLazyContainer(_ resolve: (_ResolveContext) -> Void) {
    // Animations compare all views, even those out of sight.
    guard !motion.remembersViews else { return resolve(self) }
    var inner = self
    inner.lazyDepth = depth
    let outer = session.earlyElements
    session.earlyElements = Self.earlyCount
    resolve(inner)
    session.earlyElements = outer
  }

  /// Returns the context one level deeper, for views that belong to the same container.
  @usableFromInline
  package func enteringMembers<T>(_ type: T.Type) -> _ResolveContext? {
    guard var inner = entering(type) else { return nil }
    if createsLate { inner.lazyDepth = depth + 1 }
    return inner
  }

  /// Resolves elements for a lazy container: the first now, the others when it needs them.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - find: Returns the offset of the element whose identifier has a hash.
  ///   - resolve: Resolves the element at an offset.
  @MainActor
  package func addLate(
    _ count: Int, into list: inout _NodeList, find: @escaping @MainActor (Int) -> Int?,
    _ resolve: @escaping @MainActor (Int, inout _NodeList) -> Void
  ) {
    let session = session
    let (first, firstLate) = (list.nodes.count, list.late.count)
    var next = 0
    while next < count, next == 0 || session.earlyElements > 0, session.failure == nil {
      session.earlyElements -= 1
      resolve(next, &list)
      next += 1
    }
    guard next < count else { return }
    let known = CreatedChildren(
      nodes: ContiguousArray(list.nodes[first...]), late: Array(list.late[firstLate...]))
    let (bodies, body) = (session.bodies, session.store.resolving)
    list.late.append(
      LateChildren(
        elements: next..<count, sample: first..<list.nodes.count,
        share: known.estimate / Double(next), find: find
      ) { elements in
        var list = _NodeList()
        // A row of a list may be created while the elements around it are being resolved.
        let outer = session.earlyElements
        session.earlyElements = Self.earlyCount
        session.resolveLate(in: body, of: bodies) {
          for element in elements where session.failure == nil { resolve(element, &list) }
        }
        session.earlyElements = outer
        return CreatedChildren(nodes: list.nodes, late: list.late)
      })
  }
}

extension _NodeList {
  /// The end of a list, to which views are added.
  @usableFromInline
  package struct End {
    @usableFromInline let nodes, late: Int

    @inlinable
    init(nodes: Int, late: Int) { (self.nodes, self.late) = (nodes, late) }
  }

  @inlinable package var end: End { End(nodes: nodes.count, late: late.count) }

  /// Of the nodes added since an earlier end of the list, those that already exist.
  @inlinable
  package func indices(since end: End) -> Range<Int> { end.nodes..<nodes.count }

  /// Whether any nodes added since an earlier end of the list are created later.
  @inlinable
  package func hasLate(since end: End) -> Bool { late.count > end.late }

  /// Changes the nodes added since an earlier end of the list, including those created later.
  @MainActor
  package mutating func changeNodes(
    since end: End, _ change: @escaping @MainActor (LayoutNode) -> Void
  ) {
    for index in indices(since: end) { change(nodes[index]) }
    changeLateNodes(since: end, change)
  }

  /// Of the nodes added since an earlier end of the list, changes those created later.
  @MainActor
  mutating func changeLateNodes(
    since end: End, _ change: @escaping @MainActor (LayoutNode) -> Void
  ) {
    replaceLateNodes(since: end) { node in
      change(node)
      return node
    }
  }

  /// Of the nodes added since an earlier end of the list, replaces those created later.
  @MainActor
  fileprivate mutating func replaceLateNodes(
    since end: End, _ replacement: @escaping @MainActor (LayoutNode) -> LayoutNode
  ) {
    for index in end.late..<late.count { late[index] = late[index].replacing(replacement) }
  }
}

/// Remembers whether a lazy container needs all of its views because one differs from those before it.
@MainActor
package final class WholeContainer {
  package private(set) var isNeeded = false
  private let changes: StateChanges

  fileprivate init(_ changes: StateChanges) { self.changes = changes }

  /// Requests another evaluation, which resolves all views before layout.
  package func need() {
    if isNeeded { return }
    isNeeded = true
    changes.addWithoutBody("List")
  }
}

extension _ResolveContext {
  /// Of the nodes added since an earlier end of the list, replaces those created later with nodes
  /// that a modifier creates.
  @MainActor
  package func replaceLateNodes(
    of list: inout _NodeList, since end: _NodeList.End,
    _ replacement: @escaping @MainActor (LayoutNode) -> LayoutNode
  ) {
    let (session, bodies, body) = (session, session.bodies, session.store.resolving)
    list.replaceLateNodes(since: end) { node in
      var node = node
      session.resolveLate(in: body, of: bodies) { node = replacement(node) }
      return node
    }
  }

  /// Returns whether the lazy container being resolved needs all of its views.
  @MainActor package var wholeContainer: WholeContainer {
    let store = session.store
    return store.value(StateStore.Key(identity: identity, offset: -11)) {
      WholeContainer(store.changes)
    }
  }
}
