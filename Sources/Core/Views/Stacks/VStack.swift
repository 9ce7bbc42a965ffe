import Foundation

/// A view that arranges its views vertically, from top to bottom; see `VStackLayout`.
public struct VStack<Content: View> {
  private let layout: VStackLayout
  package let content: Content

  /// Creates a vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide for aligning the views. Default: center.
  ///   - spacing: The distance between neighbors, in points; `nil` uses the views' preferences.
  ///   - content: The views, in order.
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
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    context.resolve(view.content, in: view.layout, .vStack, into: &list)
  }
}
