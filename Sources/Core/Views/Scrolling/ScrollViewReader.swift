import Foundation

/// A view that provides a proxy for scrolling to views by their identifiers.
///
/// Scrolling requested in `onAppear`, in the first step of a task or in response to a change takes
/// effect before the picture is rendered.
public struct ScrollViewReader<Content: View> {
  /// Creates the content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a view whose content receives a proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View, PrimitiveView {
  /// Resolves the content with a proxy for the renderer's scroll views.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard var inner = context.entering(Self.self) else { return }
    inner.marksScrollTargets = true
    let proxy = ScrollViewProxy(requests: ScrollRequests(context.session.store))
    Content._resolve(view.content(proxy), in: inner, into: &list)
  }
}
