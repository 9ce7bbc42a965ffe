import Foundation

/// A view whose content depends on the ideal sizes of other views, which it does not show.
package struct IdealSizeReader<Content: View> {
  private let views: [AnyView]
  private let content: ([CGSize]) -> Content

  /// - Parameters:
  ///   - views: The views to be measured.
  ///   - content: Creates the content from their sizes.
  package init(_ views: [AnyView], @ViewBuilder content: @escaping ([CGSize]) -> Content) {
    (self.views, self.content) = (views, content)
  }
}

extension IdealSizeReader: View, PrimitiveView {
  /// Measures the views, and adds the content.
  package static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard let inner = context.entering(Self.self) else { return }
    let sizes = view.views.indices.map { index in
      // Their state is not that of the content.
      var measured = inner
      measured.identity.enter(index + 1)
      var nodes = _NodeList()
      AnyView._resolve(view.views[index], in: measured, into: &nodes)
      return nodes.nodes.reduce(CGSize.zero) { size, node in
        let own = node.size(for: .unspecified)
        return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
      }
    }
    var shown = inner
    shown.identity.enter(0)
    Content._resolve(view.content(sizes), in: shown, into: &list)
  }
}
