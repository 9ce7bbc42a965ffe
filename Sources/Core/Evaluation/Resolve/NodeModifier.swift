import Foundation

/// A modifier that wraps each view it is applied to in a node.
@usableFromInline
package protocol NodeModifier: ViewModifier where Body == Never {
  /// Returns the node around `child`, or `child` itself if no node is needed.
  @MainActor func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode
}

extension NodeModifier {
  // Inlined, so that the code that declares the views resolves them without looking up types at run time.
  /// Wraps each node of the content in the modifier's node.
  @inlinable
  public static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard let inner = context.enteringMembers(Self.self) else { return }
    let (end, removed) = (list.end, list.removed.count)
    content(inner, &list)
    for index in list.indices(since: end) {
      let child = list.nodes[index]
      list.nodes[index] = context.effective(
        modifier.node(around: child, in: context), around: child)
    }
    if list.hasLate(since: end) || removed < list.removed.count {
      wrapOthers(modifier, of: &list, since: end, removed, in: context)
    }
  }

  /// Wraps the nodes that are created later, and those of views that are being removed.
  @MainActor @usableFromInline
  static func wrapOthers(
    _ modifier: Self, of list: inout _NodeList, since end: _NodeList.End, _ removed: Int,
    in context: _ResolveContext
  ) {
    if list.hasLate(since: end) {
      context.replaceLateNodes(of: &list, since: end) { child in
        context.effective(modifier.node(around: child, in: context), around: child)
      }
    }
    for index in removed..<list.removed.count {
      list.removed[index] = modifier.node(around: list.removed[index], in: context)
    }
  }
}

/// A modifier that changes the environment of its content without adding nodes.
package protocol EnvironmentModifier: ViewModifier where Body == Never {
  @MainActor func change(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  /// Resolves the content in the changed environment.
  public static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard var inner = context.enteringMembers(Self.self) else { return }
    modifier.change(&inner.environment)
    content(inner, &list)
  }
}

/// A modifier that marks the nodes of its content without adding nodes.
package protocol MarkingModifier: ViewModifier where Body == Never {
  @MainActor func mark(_ node: LayoutNode)
}

extension MarkingModifier {
  /// Marks each node of the content.
  public static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard let inner = context.enteringMembers(Self.self) else { return }
    let (end, removed) = (list.end, list.removed.count)
    content(inner, &list)
    for index in list.indices(since: end) { modifier.mark(list.nodes[index]) }
    if list.hasLate(since: end) { list.changeLateNodes(since: end) { modifier.mark($0) } }
    for node in list.removed[removed...] { modifier.mark(node) }
  }
}

/// A modifier that requests something of a container of its content, without adding nodes.
package protocol RequestModifier: ViewModifier where Body == Never {
  @MainActor func request(in context: _ResolveContext)
}

extension RequestModifier {
  /// Resolves the content and makes the request.
  public static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard let inner = context.enteringMembers(Self.self) else { return }
    content(inner, &list)
    modifier.request(in: context)
  }
}
