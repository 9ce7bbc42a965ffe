import Foundation

/// Lines its views up left-to-right; see `HStackLayout` for the rules.
public struct HStack<Content> {
  private let layout: HStackLayout
  private let content: Content

  /// - Parameters:
  ///   - alignment: The guide that all views share. Default: centre.
  ///   - spacing: Distance between neighbours, in points; `nil` uses the views' preferences.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension HStack: View, PrimitiveView where Content: View {
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    context.resolve(view.content, in: view.layout, .hStack, into: &list)
  }
}
