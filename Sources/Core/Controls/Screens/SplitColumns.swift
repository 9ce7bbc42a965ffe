import Foundation

/// A column of a split view, as known once its views are resolved.
@MainActor
final class SplitColumn {
  /// The way back to the column before it, if the split view is collapsed.
  let back: NavigationItems.Back?
  /// Shows the column after it, if the split view is collapsed.
  private let advance: () -> Void
  /// The selection of the column's list.
  var selection: ListSelection?
  /// Whether the bar of a stack in the column is at the island of the screen's camera.
  var hasIsland = false
  /// The items of the first screen of a stack in the column. Its bar replaces the column's.
  var stackItems: NavigationItems?

  init(back: NavigationItems.Back? = nil, advance: @escaping () -> Void = {}) {
    (self.back, self.advance) = (back, advance)
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

/// Makes the lists of a sidebar with the automatic style sidebar lists.
struct SidebarLists: ViewModifier {
  func body(content: Content) -> some View {
    content.transformEnvironment(\.controls.listLook) {
      if $0 == DefaultListStyle()._look { $0 = SidebarListStyle()._look }
    }
  }
}
