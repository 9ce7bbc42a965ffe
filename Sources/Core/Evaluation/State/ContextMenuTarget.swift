/// A view with a context menu: what opens it.
package final class ContextMenuTarget {
  private let open: @MainActor () -> Void
  /// That of the renderer, which is current again while the menu is opened.
  private let context = RendererContext.current

  package init(_ open: @escaping @MainActor () -> Void) { self.open = open }

  @MainActor
  package func openMenu() { context.run { open() } }
}

extension LayoutNode {
  private static let contextMenuKey = ObjectIdentifier(ContextMenuTarget.self)

  /// What opens the view's context menu; `nil` where it has none.
  package var contextMenu: ContextMenuTarget? {
    get { hasTraits ? traits[Self.contextMenuKey] as? ContextMenuTarget : nil }
    nonmutating set { traits[Self.contextMenuKey] = newValue }
  }
}
