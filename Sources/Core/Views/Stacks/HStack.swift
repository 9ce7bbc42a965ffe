import Foundation

/// A view that arranges its views horizontally, from the leading edge; see `HStackLayout`.
public struct HStack<Content: View> {
  @usableFromInline let layout: HStackLayout
  @usableFromInline package let content: Content

  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide for aligning the views. Default: center.
  ///   - spacing: The distance between neighbors, in points; `nil` uses the views' preferences.
  ///   - content: The views, in order.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension HStack: View, PrimitiveView {
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

extension HStackLayout {
  /// Adds one node that contains the nodes of `content`.
  @MainActor @usableFromInline
  func resolve(
    in context: _ResolveContext, into list: inout _NodeList,
    _ content: @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    context.resolve(in: self, .hStack, into: &list, content)
  }
}
