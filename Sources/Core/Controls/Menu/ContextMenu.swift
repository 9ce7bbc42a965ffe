import Foundation

/// Presents a menu next to the view after a long press or a right click.
struct ContextMenuModifier<Items: View> {
  /// The menu's controls, or `nil` for no menu.
  let items: (() -> Items)?
  @State private var isPresented = false

  init(items: (() -> Items)?) { self.items = items }
}

extension ContextMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .modifier(
        ContextMenuMark(target: items.map { _ in ContextMenuTarget { isPresented = true } })
      )
      .presenting(isPresented ? items.map(presentation) : nil)
  }

  @MainActor
  private func presentation(of items: () -> Items) -> MenuPresentation {
    MenuPresentation(
      dismiss: { isPresented = false }, dismissOuter: nil, label: _ControlPart(EmptyView()),
      content: _ControlPart(items()))
  }
}

/// Marks views that have a context menu.
private struct ContextMenuMark {
  let target: ContextMenuTarget?
}

extension ContextMenuMark: MarkingModifier {
  func mark(_ node: LayoutNode) {
    if let target { node.contextMenu = target }
  }
}

extension View {
  /// Adds a menu that opens on a long press; in `galley preview`, also on a right click. The menu
  /// is rendered while it is open.
  ///
  /// - Parameter menuItems: The controls of the menu.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems))
  }

  /// Adds a menu that opens on a long press.
  ///
  /// - Parameters:
  ///   - menuItems: The controls of the menu.
  ///   - preview: The view that iOS shows next to the menu. Not rendered; the original view stays
  ///     unchanged.
  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems))
  }

  /// Adds a menu that opens on a long press; `nil` adds none.
  nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.items))
  }
}

/// The older form of the menu passed to `contextMenu(menuItems:)`.
public struct ContextMenu<MenuItems: View> {
  fileprivate let items: () -> MenuItems

  /// Creates a menu with the given controls.
  public init(@ViewBuilder menuItems: @escaping () -> MenuItems) { items = menuItems }
}
