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
  /// Resolves the content with a proxy, and marks it, so that the proxy finds views only there.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard var inner = context.entering(Self.self) else { return }
    inner.marksScrollTargets = true
    let (reader, end) = (inner.identity, list.end)
    let proxy = ScrollViewProxy(requests: ScrollRequests(context.session.store, of: reader))
    Content._resolve(view.content(proxy), in: inner, into: &list)
    list.changeNodes(since: end) { $0.markAsContent(ofReader: reader) }
  }
}
