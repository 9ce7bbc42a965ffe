import Foundation

/// Lays its views over each other; see `ZStackLayout` for the rules.
public struct ZStack<Content> {
  private let layout: ZStackLayout
  private let content: Content

  /// - Parameter alignment: The point that all views share. Default: centre.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}

extension ZStack: View, PrimitiveView where Content: View {
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    context.resolve(view.content, in: view.layout, .zStack, into: &list)
  }
}
