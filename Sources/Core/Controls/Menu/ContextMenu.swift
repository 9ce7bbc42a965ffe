import Foundation

/// Presents a menu next to the view after a long press or a right click.
struct ContextMenuModifier<Items: View> {
  /// The menu's controls, or `nil` for no menu.
  let items: Items?
  @State private var isPresented = false

  init(items: Items?) { self.items = items }
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
  private func presentation(of items: Items) -> MenuPresentation {
    MenuPresentation(
      dismiss: { isPresented = false }, dismissOuter: nil, label: _ControlPart(EmptyView()),
      content: _ControlPart(items))
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

/// The older form of the menu passed to `contextMenu(menuItems:)`.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a menu with the given controls.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}
