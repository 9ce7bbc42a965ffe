import Foundation

/// A statement of a view or modifier about the accessibility of its content, while views are resolved.
package enum AccessibilityMark {
  case stated(AccessibilityStatement)
  /// Turns the content into one element, as controls do. The texts of the label are used if the
  /// content has none; they are valid as long as the nodes.
  case role(AccessibilityRole, labels: @MainActor () -> [String])
  /// The elements of other views, which are not in the picture, belong to the content; see `Use`.
  case views([LayoutNode], AccessibilityStatement.Use)

  package static func edit(_ edit: AccessibilityEdit) -> Self { .stated(.edit(edit)) }
  package static func element(_ behavior: AccessibilityChildBehavior) -> Self {
    .stated(.element(behavior))
  }
  package static func group(rank: Int) -> Self { .stated(.group(rank: rank)) }
  package static var hidden: Self { .stated(.hidden) }
  package static var system: Self { .stated(.system) }
  package static var value: Self { .stated(.value) }
  package static var table: Self { .stated(.table) }
}

/// The accessibility statements of the views of one evaluation, by node, in order of the modifiers.
/// Created only if the accessibility tree is requested, so that other pictures pay nothing for it.
package final class AccessibilityMarks {
  private var marks: [LayoutNode: [AccessibilityMark]] = [:]

  package func add(_ mark: AccessibilityMark, to node: LayoutNode) {
    marks[node, default: []].append(mark)
  }

  var isEmpty: Bool { marks.isEmpty }

  func marks(of node: LayoutNode) -> [AccessibilityMark]? { marks[node] }
}

/// A modifier that states something about the accessibility of its content, without adding nodes.
package protocol AccessibilityMarking: ViewModifier where Body == Never {
  /// Returns the statement; `nil` for none. Called only if the accessibility tree is requested.
  @MainActor func mark(in context: _ResolveContext) -> AccessibilityMark?
  /// Marks a node in other respects. Does nothing by default.
  @MainActor func mark(_ node: LayoutNode)
}

extension AccessibilityMarking {
  package func mark(_ node: LayoutNode) {}

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
    guard !list.indices(since: end).isEmpty, let marks = context.session.accessibility,
      let mark = modifier.mark(in: inner)
    else { return }
    list.changeNodes(since: end) { marks.add(mark, to: $0) }
  }
}

/// Adds a statement that does not depend on the environment.
package struct AccessibilityMarkModifier {
  let mark: AccessibilityMark
  package init(_ mark: AccessibilityMark) { self.mark = mark }
}

extension AccessibilityMarkModifier: AccessibilityMarking {
  package func mark(in context: _ResolveContext) -> AccessibilityMark? { mark }
}

extension View {
  /// States something about the accessibility of the view.
  package nonisolated func accessibilityMark(_ mark: AccessibilityMark) -> some View {
    modifier(AccessibilityMarkModifier(mark))
  }
}

extension _ResolveContext {
  /// Resolves views that are not part of the picture.
  @MainActor
  package func surveyed<V: View>(_ view: V) -> [LayoutNode] {
    var inner = self
    inner.presence = .surveyed
    inner.stackAxis = nil
    var list = _NodeList()
    V._resolve(view, in: inner, into: &list)
    return Array(list.nodes)
  }
}
