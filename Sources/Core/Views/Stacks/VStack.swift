import Foundation

/// A view that arranges its views vertically, from top to bottom; see `VStackLayout`.
public struct VStack<Content: View> {
  @usableFromInline let layout: VStackLayout
  @usableFromInline package let content: Content

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide for aligning the views. Default: center.
  ///   - spacing: The distance between neighbors, in points; `nil` uses the views' preferences.
  ///   - content: The views, in order.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension VStack: View, PrimitiveView {
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

extension VStackLayout {
  /// Adds one node that contains the nodes of `content`.
  @MainActor @usableFromInline
  func resolve(
    in context: _ResolveContext, into list: inout _NodeList,
    _ content: @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    context.resolve(in: self, .vStack, into: &list, content)
  }
}
