import Foundation

/// Lines its views up top-to-bottom; see `VStackLayout` for the rules.
public struct VStack<Content> {
  private let layout: VStackLayout
  private let content: Content

  /// - Parameters:
  ///   - alignment: The guide that all views share. Default: centre.
  ///   - spacing: Distance between neighbours, in points; `nil` uses the views' preferences.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

extension VStack: View, PrimitiveView where Content: View {
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    context.resolve(view.content, in: view.layout, .vStack, into: &list)
  }
}
