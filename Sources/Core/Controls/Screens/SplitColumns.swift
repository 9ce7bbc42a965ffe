import Foundation

/// A column of a split view, as known once its views are resolved.
@MainActor
final class SplitColumn {
  /// The way back to the column before it, if the split view is collapsed.
  let back: NavigationItems.Back?
  /// Shows the column after it, if the split view is collapsed.
  private let advance: () -> Void
  /// The button for the sidebar, and the index of the column among all columns.
  private let toggle: SidebarToggle?
  private let index: Int
  /// The selection of the column's list.
  var selection: ListSelection?
  /// Whether the bar of a stack in the column is at the island of the screen's camera.
  var hasIsland = false
  /// The items of the first screen of a stack in the column. Its bar replaces the column's.
  var stackItems: NavigationItems?

  /// Creates a column of a collapsed split view.
  init(back: NavigationItems.Back? = nil, advance: @escaping () -> Void) {
    (self.back, self.advance, toggle, index) = (back, advance, nil, 0)
  }

  /// Creates a column beside others.
  init(_ index: Int, toggle: SidebarToggle?, advance: @escaping () -> Void) {
    (back, self.advance, self.toggle, self.index) = (nil, advance, toggle, index)
  }

  /// Adds the button for the sidebar to the bar of the first visible column.
  func addToggle(to items: NavigationItems) {
    guard let toggle else { return }
    if !items.hasSidebarToggle { toggle.isRemoved = true }
    if toggle.column == index, !toggle.isRemoved {
      items.sidebarToggle = _ControlPart(SidebarButton(toggle: toggle))
    }
  }

  /// Whether a row of the column's list is selected, which shows the column after it.
  var isSelected: Bool {
    guard let selection else { return false }
    return selection.kind == .one && !selection.isEmpty
  }

  /// Selects the row of a link in the column's list. Returns whether the list can select it.
  func select(_ value: AnyHashable) -> Bool {
    guard let selection, selection.select(value) else { return false }
    advance()
    return true
  }
}

extension EnvironmentValues {
  /// The enclosing column of a split view.
  @Entry var splitColumn: SplitColumn?
}

/// The columns of a collapsed split view after the first one. They are screens of a stack.
struct CollapsedColumns {
  let columns: [AnyView]
  /// The index of the topmost column, counted from the first one; `nil` shows each column whose predecessor has a
  /// selected row.
  let preferred: Binding<Int>?

  /// Whether a column is shown above the column before it.
  @MainActor
  func shows(_ index: Int, above column: SplitColumn) -> Bool {
    preferred.map { $0.wrappedValue >= index } ?? column.isSelected
  }

  /// Shows the column with an index on top.
  @MainActor
  func show(_ index: Int) { preferred?.wrappedValue = index }
}

/// The button that shows and hides the sidebar of a split view.
final class SidebarToggle {
  /// The index of the first visible column, whose bar has the button.
  let column: Int
  let action: @MainActor () -> Void
  /// Whether the views of a column remove the button.
  var isRemoved = false

  init(column: Int, action: @escaping @MainActor () -> Void) {
    (self.column, self.action) = (column, action)
  }
}

private struct SidebarButton: View {
  let toggle: SidebarToggle

  var body: some View {
    Button(action: toggle.action) { Image(systemName: "sidebar.leading") }
      .accessibilityLabel(toggle.column == 0 ? Text("Hide Sidebar") : Text("Show Sidebar"))
  }
}

/// The screens that links in the columns of a split view show in the next columns, as declared by their views.
@MainActor
final class ColumnLinks {
  /// The screens of the columns before the last one.
  let screens = [
    NavigationScreens(isBesideColumn: true), NavigationScreens(isBesideColumn: true),
  ]

  nonisolated init() {}
}

/// A column of a split view beside others.
struct SplitColumnScreen<Content: View>: View, PrimitiveView {
  let content: Content
  let index: Int
  /// The width of the last column, in points, unless other columns request widths; `nil` for other columns.
  let lastWidth: CGFloat?
  let toggle: SidebarToggle?
  let links: ColumnLinks
  /// The links that were tapped, by the index of their column.
  let pushed: Binding<[Int: NavigationEntry]>

  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard var inner = context.entering(Self.self) else { return }
    let (index, pushed) = (view.index, view.pushed)
    let column = SplitColumn(index, toggle: view.toggle) { pushed.wrappedValue[index] = nil }
    inner.environment.splitColumn = column
    inner.environment.controls.isInSideColumn = view.lastWidth == nil
    if let width = view.lastWidth { inner.environment.controls.barWidth = width }
    inner.environment.navigation = view.lastWidth == nil ? view.links.screens[index] : nil
    inner.environment.navigation?.begin { pushed.wrappedValue = [index: $0] }
    let link = pushed.wrappedValue[index - 1]
    if index > 0, let shown = view.links.screens[index - 1].shown(for: link) {
      inner.identity.enter(SplitColumn.self)
      resolve(shown, column, isSidebar: false, in: inner, into: &list)
    } else {
      resolve(view.content, column, isSidebar: index == 0, in: inner, into: &list)
    }
  }

  @MainActor
  private static func resolve<V: View>(
    _ content: V, _ column: SplitColumn, isSidebar: Bool, in context: _ResolveContext,
    into list: inout _NodeList
  ) {
    let screen = ScreenContainer(
      name: "NavigationSplitView column", countedBars: .top, prefersLargeTitle: isSidebar,
      content: content,
      top: { (items: NavigationItems) -> NavigationBar? in
        // The bar of a stack replaces an empty one.
        if column.stackItems != nil, !items.hasBar { return nil }
        if column.stackItems == nil { column.addToggle(to: items) }
        return NavigationBar(items: items)
      },
      bottom: { _ in Optional<EmptyView>.none })
    ScreenContainer<V, NavigationBar, EmptyView>._resolve(screen, in: context, into: &list)
  }
}

/// Gives the second column a background if it covers the last one.
struct CoveringColumn: ViewModifier {
  let isCovering: Bool

  @ViewBuilder
  func body(content: Content) -> some View {
    if isCovering {
      content.background { Color(.background).ignoresSafeArea() }
    } else {
      content
    }
  }
}

/// Dims the last column below others. Tapping it hides the sidebar.
struct CoveredColumn: ViewModifier {
  let isCovered: Bool
  let hide: @MainActor () -> Void

  @ViewBuilder
  func body(content: Content) -> some View {
    if isCovered {
      content.overlay {
        Color.black.opacity(0.1).ignoresSafeArea().onTapGesture(perform: hide)
          .accessibilityHidden(true)
      }
    } else {
      content
    }
  }
}

/// Makes the lists of a sidebar with the automatic style sidebar lists.
struct SidebarLists: ViewModifier {
  func body(content: Content) -> some View {
    content.transformEnvironment(\.controls.listLook) {
      if $0 == DefaultListStyle()._look { $0 = SidebarListStyle()._look }
    }
  }
}
