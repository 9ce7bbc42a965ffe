import Foundation

/// Presents a menu beside the view when it is pressed for long, or with the second button of a mouse.
struct ContextMenuModifier<Items: View> {
  /// `nil` where there is no menu.
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
  /// Adds a menu that a long press on the view opens, in `galley preview` also the second button of a
  /// mouse. A picture shows it once it is opened.
  ///
  /// - Parameter menuItems: The controls of the menu.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems))
  }

  /// Adds a menu that a long press on the view opens.
  ///
  /// - Parameters:
  ///   - menuItems: The controls of the menu.
  ///   - preview: What iOS shows beside the menu in place of the view. It is not shown: the view stays
  ///     as it is.
  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: @escaping () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems))
  }

  /// Adds a menu that a long press on the view opens; `nil` adds none.
  nonisolated public func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    modifier(ContextMenuModifier(items: contextMenu?.items))
  }
}

/// The older form of the menu that `contextMenu(menuItems:)` takes.
public struct ContextMenu<MenuItems: View> {
  fileprivate let items: () -> MenuItems

  /// Creates a menu of these controls.
  public init(@ViewBuilder menuItems: @escaping () -> MenuItems) { items = menuItems }
}
