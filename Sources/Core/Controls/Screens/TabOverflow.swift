import Foundation

/// The tabs that a bar shows. In a compact width these are up to five: of more tabs, the bar shows
/// the first four and "More", which leads to a list of the others.
struct TabOverflow {
  /// The greatest number of items in the bar of a compact width.
  static let limit = 5

  /// The indices of the tabs in the bar.
  let shown: [Int]
  /// The indices of the tabs in the list.
  let listed: [Int]

  /// - Parameter limit: The greatest number of items in the bar; `nil` for no limit.
  init(of items: [TabBarItem], limit: Int?) {
    guard let limit, items.count > limit else {
      (shown, listed) = (Array(items.indices), [])
      return
    }
    // The tab for searches stays in the bar.
    let search = items.firstIndex { $0.role == .search }
    let others = items.indices.filter { $0 != search }
    let rest = Array(others.dropFirst(limit - (search == nil ? 1 : 2)))
    shown = items.indices.filter { !rest.contains($0) }
    listed = rest
  }
}

extension TabBarItem {
  /// The item that leads to the tabs for which the bar has no room.
  @MainActor static var more: TabBarItem {
    TabBarItem(label: _ControlPart(Label("More", systemImage: "ellipsis")))
  }
}

/// The list of the tabs for which the bar has no room.
struct TabList: View {
  let items: [TabBarItem]
  let indices: [Int]
  let select: @MainActor (Int) -> Void

  var body: some View {
    NavigationStack {
      List {
        ForEach(indices, id: \.self) { row($0) }
      }
      .listStyle(.plain)
      .navigationTitle(Text("More"))
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private func row(_ index: Int) -> some View {
    HStack(spacing: 8) {
      items[index].label
      Spacer(minLength: 0)
      if let badge = items[index].badge { RowBadge(label: badge) }
      LinkChevron()
    }
    .control(.tap { select(index) }, label: VStack { items[index].label })
  }
}

/// A screen from the list, below a bar that leads back to it.
struct ListedTabScreen {
  let screen: TabScreen
  /// Shows the list.
  let back: @MainActor () -> Void

  /// - Parameter context: The context in which the tab view resolves its other screens.
  @MainActor
  func resolve(in context: _ResolveContext, into list: inout _NodeList) {
    let container = ScreenContainer<Screen, NavigationBar, EmptyView>(
      name: "NavigationStack", prefersLargeTitle: false,
      content: Screen(screen: screen, identity: context.identity),
      top: { items in
        items.back = NavigationItems.Back(title: Text("More"), action: back)
        return items.hasBar ? NavigationBar(items: items) : nil
      },
      bottom: { _ in nil })
    ScreenContainer<Screen, NavigationBar, EmptyView>._resolve(container, in: context, into: &list)
  }

  /// The screen with the identity that it has in the tab view, which keeps its state.
  private struct Screen: PrimitiveView {
    let screen: TabScreen
    let identity: Identity

    static func _resolve(
      _ view: Self, in context: _ResolveContext, into list: inout _NodeList
    ) {
      var place = context
      place.identity = view.identity
      view.screen.resolve(place, &list)
    }
  }
}
