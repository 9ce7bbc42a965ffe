import Foundation

/// A view whose content can scroll to views by their identifiers, with a proxy.
///
/// What the content asks for in `onAppear`, in a task's first step or in answer to a change is
/// scrolled to before the picture is made.
public struct ScrollViewReader<Content> {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content
}

extension ScrollViewReader where Content: View {
  /// Creates a view whose content gets a proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View, PrimitiveView where Content: View {
  /// Resolves the content, with a proxy for the scroll views of the renderer.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard var inner = context.entering(Self.self) else { return }
    inner.marksScrollTargets = true
    let proxy = ScrollViewProxy(requests: ScrollRequests(context.session.store))
    Content._resolve(view.content(proxy), in: inner, into: &list)
  }
}

/// A proxy by which the content of a `ScrollViewReader` scrolls.
public struct ScrollViewProxy: Sendable {
  fileprivate let requests: ScrollRequests

  /// Scrolls the scroll views around a view until it is seen.
  ///
  /// - Parameters:
  ///   - id: The identifier of the view, from `id(_:)` or `ForEach`. Without such a view nothing
  ///     is scrolled.
  ///   - anchor: The point of the scroll view at which the same point of the view is to be, as far
  ///     as the content goes. Default: `nil`, which scrolls no further than is needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    requests.add(ScrollRequest(.view(id.hashValue), anchor: anchor))
  }
}
