import Foundation

/// A group of views without a layout of its own. Each view belongs to the enclosing container.
public struct Group<Content> {
  package let content: Content
  fileprivate init(_ content: Content) { self.content = content }
}

extension Group where Content: View {
  /// Creates a group of views. Modifiers of the group apply to each view.
  public init(@ViewBuilder content: () -> Content) { self.init(content()) }
}

extension Group: View, PrimitiveView where Content: View {
  /// Resolves the views into the enclosing container.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    Content._resolve(view.content, in: context, into: &list)
  }
}
