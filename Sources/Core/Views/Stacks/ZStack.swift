import Foundation

/// A view that layers its views in front of each other, the first at the back; see `ZStackLayout`.
public struct ZStack<Content: View> {
  private let layout: ZStackLayout
  package let content: Content

  /// Creates a depth stack.
  ///
  /// - Parameters:
  ///   - alignment: The guides for aligning the views. Default: center.
  ///   - content: The views, from back to front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension ZStack: View, PrimitiveView {
  /// Adds one node that contains the nodes of the views.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    context.resolve(view.content, in: view.layout, .zStack, into: &list)
  }
}
