import Foundation

/// Shows the first of its views whose ideal size fits into the proposed size, else the last.
public struct ViewThatFits<Content> {
  private let layout: ViewThatFitsLayout
  private let content: Content

  /// Creates a view that chooses among views.
  ///
  /// - Parameters:
  ///   - axes: The axes along which a view has to fit. Default: both.
  ///   - content: The views, the preferred one first.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    layout = ViewThatFitsLayout(axes: axes)
    self.content = content()
  }
}

extension ViewThatFits: View, PrimitiveView where Content: View {
  /// Adds one node that contains the nodes of all views; its layout shows one of them.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    context.resolve(view.content, in: view.layout, .container("ViewThatFits"), into: &list)
  }
}
