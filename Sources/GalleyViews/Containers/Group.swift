import Foundation

/// Several views as one value; each stays a member of the container around the group.
public struct Group<Content> {
  package let content: Content
  fileprivate init(_ content: Content) { self.content = content }
}

extension Group where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.init(content()) }
}

extension Group: View, PrimitiveView where Content: View {
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    Content._resolve(view.content, in: context, into: &list)
  }
}
