import Foundation

/// A view that arranges its views horizontally, from the leading edge; see `HStackLayout`.
public struct HStack<Content: View> {
  private let layout: HStackLayout
  package let content: Content

  /// Creates a horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide for aligning the views. Default: center.
  ///   - spacing: The distance between neighbors, in points; `nil` uses the views' preferences.
  ///   - content: The views, in order.
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
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    context.resolve(view.content, in: view.layout, .hStack, into: &list)
  }
}
