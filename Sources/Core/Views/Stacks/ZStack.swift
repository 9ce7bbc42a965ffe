import Foundation

/// A view that layers its views in front of each other, the first at the back; see `ZStackLayout`.
public struct ZStack<Content: View> {
  @usableFromInline let layout: ZStackLayout
  @usableFromInline package let content: Content

  /// Creates a depth stack.
  ///
  /// - Parameters:
  ///   - alignment: The guides for aligning the views. Default: center.
  ///   - content: The views, from back to front.
  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension ZStack: View, PrimitiveView {
  /// Adds one node that contains the nodes of the views.
  @inlinable
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    view.layout.resolve(in: context, into: &list) {
      Content._resolve(view.content, in: $0, into: &$1)
    }
  }
}

extension ZStackLayout {
  /// Adds one node that contains the nodes of `content`.
  @MainActor @usableFromInline
  func resolve(
    in context: _ResolveContext, into list: inout _NodeList,
    _ content: @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    context.resolve(in: self, .zStack, into: &list, content)
  }
}
