import Foundation

/// Several views as one, without a layout of its own: each stays a view of the container around.
public struct Group<Content> {
  package let content: Content
  fileprivate init(_ content: Content) { self.content = content }
}

extension Group where Content: View {
  /// Creates a group of views; modifiers of the group apply to each of them.
  public init(@ViewBuilder content: () -> Content) { self.init(content()) }
}

extension Group: View, PrimitiveView where Content: View {
  /// Resolves the views into the container around the group.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    Content._resolve(view.content, in: context, into: &list)
  }
}
