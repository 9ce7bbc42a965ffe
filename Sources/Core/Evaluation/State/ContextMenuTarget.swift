/// Opens the context menu of a view.
package final class ContextMenuTarget {
  private let open: @MainActor () -> Void
  /// The renderer's context, which is made current while the menu opens.
  private let context = RendererContext.current

  package init(_ open: @escaping @MainActor () -> Void) { self.open = open }

  @MainActor
  package func openMenu() { context.run { open() } }
}

extension LayoutNode {
  private static let contextMenuKey = ObjectIdentifier(ContextMenuTarget.self)

  /// The context menu of the view; `nil` if it has none.
  package var contextMenu: ContextMenuTarget? {
    get { hasTraits ? traits[Self.contextMenuKey] as? ContextMenuTarget : nil }
    nonmutating set { traits[Self.contextMenuKey] = newValue }
  }
}
