import Foundation

/// A view that provides a proxy for scrolling to views by their identifiers.
///
/// Scrolling requested in `onAppear`, in the first step of a task or in response to a change takes
/// effect before the picture is rendered.
public struct ScrollViewReader<Content> {
  /// Creates the content.
  public var content: (ScrollViewProxy) -> Content
}

extension ScrollViewReader where Content: View {
  /// Creates a view whose content receives a proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View, PrimitiveView where Content: View {
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

/// A proxy that the content of a `ScrollViewReader` uses to scroll.
public struct ScrollViewProxy: Sendable {
  fileprivate let requests: ScrollRequests

  /// Scrolls the scroll views that contain a view until it is visible.
  ///
  /// - Parameters:
  ///   - id: The identifier of the view, from `id(_:)` or `ForEach`. Does nothing if no view has
  ///     it.
  ///   - anchor: The point at which to align the view with the scroll view, as far as the content
  ///     extends. Default: `nil`, which scrolls only as far as needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    requests.add(ScrollRequest(.view(id.hashValue), anchor: anchor))
  }
}
