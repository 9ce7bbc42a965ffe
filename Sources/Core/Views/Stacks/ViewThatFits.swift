import Foundation

/// A view that shows the first of its views that fits the proposed size, or else the last.
public struct ViewThatFits<Content: View> {
  private let layout: ViewThatFitsLayout
  private let content: Content

  /// Creates a view that chooses from several views.
  ///
  /// - Parameters:
  ///   - axes: The axes along which a view must fit. Default: both.
  ///   - content: The views, in order of preference.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    layout = ViewThatFitsLayout(axes: axes)
    self.content = content()
  }
}

extension ViewThatFits: View, PrimitiveView {
  /// Adds one node that contains all views. Its layout shows one of them.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    context.resolve(view.content, in: view.layout, .container("ViewThatFits"), into: &list)
  }
}
