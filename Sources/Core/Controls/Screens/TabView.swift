import Foundation

/// A container that shows one of several screens above a tab bar. Tapping a tab shows its screen.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  /// The index of the shown screen if there is no selection.
  @State private var position = 0
  /// The index of the screen in whose place "More" shows the list of screens; `nil` for no list.
  @State private var replaced: Int? = nil
  /// Whether a sidebar replaces the bar; `nil` begins with the default.
  @State private var showsSidebar: Bool? = nil
  @Environment(\.controls.tabViewLook) private var look
  @Environment(\.horizontalSizeClass) private var widthClass
  @Environment(\.isTablet) private var isOnTop
  @Environment(\.controls.bottomInset) private var bottomInset
  @Environment(\.controls.showsTabSidebar) private var beginsWithSidebar

  /// Creates a tab view.
  ///
  /// - Parameters:
  ///   - selection: The tag of the shown screen. Without a selection, or if no screen has the tag,
  ///     the first screen is shown.
  ///   - content: The screens, each with a `tabItem(_:)` and a `tag(_:includeOptional:)`, or values
  ///     of `Tab`.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView {
  /// Creates a tab view from tabs.
  ///
  /// - Parameters:
  ///   - selection: The value of the shown tab. If no tab has the value, the first one is shown.
  ///   - content: The tabs.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == _TabContentView<C>, C.TabValue == SelectionValue {
    self.selection = selection
    self.content = _TabContentView(content: content())
  }
}

extension TabView where SelectionValue == Never {
  /// Creates a tab view from tabs. It initially shows the first one.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == _TabContentView<C>, C.TabValue == Never {
    selection = nil
    self.content = _TabContentView(content: content())
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view. It initially shows the first screen.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView: View {
  /// The selected screen, above a tab bar 49 points tall or, on tablets, below one 44 points tall or beside a sidebar.
  public var body: some View {
    let bar = TabBarItems()
    let isSidebar = look == .sidebarAdaptable && isOnTop && (showsSidebar ?? beginsWithSidebar)
    let tabBar: @MainActor (NavigationItems) -> TabBar? = { items in
      let isHidden = items.tabBar.isHidden ?? SystemAppearance.value(\.isTabBarHidden) ?? false
      // Navigation bars stay in the row of a hidden bar.
      if isHidden, !items.isBesideTabs { return nil }
      return TabBar(
        items: isHidden ? [] : bar.shown, selected: bar.shownSelection, appearance: items.tabBar,
        isOverContent: items.reachesBottom, isOnTop: isOnTop,
        showSidebar: sidebarAction,
        select: { press($0, in: bar) })
    }
    switch look {
    case .bar, .sidebarAdaptable:
      ScreenContainer(
        name: "TabView", countedBars: isOnTop ? .top : .bottom,
        // A bar at the bottom is above the bottom of the screen. One at the top is in the row of navigation bars.
        content: screen(bar, limit: widthClass == .regular ? nil : TabOverflow.limit)
          .environment(\.controls.bottomInset, isOnTop ? bottomInset : 0)
          .environment(\.controls.tabsHeight, isOnTop && !isSidebar ? TabBar.topHeight : 0)
          .environment(\.tabAccessory, nil),
        top: { isOnTop && !isSidebar ? tabBar($0) : nil }, bottom: { isOnTop ? nil : tabBar($0) }
      )
      .modifier(BesideTabSidebar(sidebar: isSidebar ? sidebar(bar) : nil))
    case .pages(let mode):
      ScreenContainer(
        name: "TabView",
        content: screen(bar, limit: nil).environment(\.controls.tabViewLook, .bar)
          .environment(\.tabAccessory, nil),
        top: { _ in Optional<EmptyView>.none }, bottom: { _ in Optional<EmptyView>.none }
      )
      .overlay(alignment: .bottom) {
        PageIndicator(bar: bar, mode: mode) { select($0, among: bar.items) }
      }
    }
  }

  /// The action of the bar's button for a sidebar, if the bar has one.
  @MainActor
  private var sidebarAction: (@MainActor () -> Void)? {
    guard look == .sidebarAdaptable else { return nil }
    return { showsSidebar = true }
  }

  @MainActor
  private func sidebar(_ bar: TabBarItems) -> TabSidebarColumn {
    TabSidebarColumn(
      bar: bar, select: { select($0, among: bar.items) }, hide: { showsSidebar = false })
  }

  /// - Parameter limit: The greatest number of items in the bar; `nil` for no limit.
  @MainActor
  private func screen(_ bar: TabBarItems, limit: Int?) -> SelectedTab<Content> {
    SelectedTab(
      content: content, selection: selection.map { AnyHashable($0.wrappedValue) },
      position: position, bar: bar, limit: limit, replaced: replaced,
      select: { select($0, among: bar.items) }, showList: { replaced = bar.selected })
  }

  /// Selects an item of the bar, whose last one may be "More".
  @MainActor
  private func press(_ position: Int, in bar: TabBarItems) {
    let shown = bar.overflow.shown
    guard shown.indices.contains(position) else { return replaced = bar.selected }
    select(shown[position], among: bar.items)
  }

  @MainActor
  private func select(_ index: Int, among items: [TabBarItem]) {
    guard items.indices.contains(index) else { return }
    replaced = nil
    guard let selection else { return position = index }
    // A screen without a tag cannot be selected by value.
    guard let value = items[index].tag?.value(as: SelectionValue.self) else { return }
    selection.wrappedValue = value
  }
}

/// The content of the tab bar, known once the screens are resolved.
private final class TabBarItems {
  var items: [TabBarItem] = []
  var selected = 0
  var overflow = TabOverflow(of: [], limit: nil)
  /// Whether the list of the tabs without room in the bar is shown.
  var showsList = false

  /// The items of the bar.
  @MainActor var shown: [TabBarItem] {
    overflow.shown.map { items[$0] } + (overflow.listed.isEmpty ? [] : [.more])
  }

  /// The index of the selected item of the bar.
  var shownSelection: Int {
    let more = overflow.shown.count
    return showsList ? more : overflow.shown.firstIndex(of: selected) ?? more
  }
}

/// The sidebar of a tab view, whose tabs are known after the screens are resolved.
private struct TabSidebarColumn: PrimitiveView {
  let bar: TabBarItems
  let select: @MainActor (Int) -> Void
  let hide: @MainActor () -> Void

  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard let inner = context.entering(Self.self) else { return }
    TabSidebar._resolve(
      TabSidebar(
        items: view.bar.items, selected: view.bar.selected, select: view.select, hide: view.hide),
      in: inner, into: &list)
  }
}

/// Places the screen of a tab view beside a sidebar, if there is one. The screen keeps its state.
private struct BesideTabSidebar: NodeModifier {
  let sidebar: TabSidebarColumn?

  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    guard let sidebar else { return child }
    let screen = context.session.add(child).padding(.leading, TabSidebar.width)
      .overlay(alignment: .leading) { sidebar.frame(width: TabSidebar.width) }
    return context.layer(screen, alignment: .leading) ?? child
  }
}

/// The page dots of a tab view, counted after the screens are resolved.
private struct PageIndicator: PrimitiveView {
  let bar: TabBarItems
  let mode: PageTabViewStyle.IndexDisplayMode
  let select: @MainActor (Int) -> Void

  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    let count = view.bar.items.count
    let isShown =
      switch view.mode {
      case .never: false
      case .always: count > 0
      default: count > 1
      }
    guard isShown, let inner = context.entering(Self.self) else { return }
    PageDots._resolve(
      PageDots(
        count: count, selected: view.bar.selected, bottomMargin: 12, select: view.select),
      in: inner, into: &list)
  }
}

struct TabBarItem {
  var label: _ControlPart?
  var badge: Text?
  var tag: ViewTag?
  var role: TabRole?
  var section: TabSectionHeader?
}

/// The selected screen. Previously selected screens keep their state; others are not resolved.
private struct SelectedTab<Content: View>: PrimitiveView {
  let content: Content
  let selection: AnyHashable?
  let position: Int
  let bar: TabBarItems
  /// The greatest number of items in the bar; `nil` for no limit.
  let limit: Int?
  /// The index of the screen in whose place the list of screens is shown.
  let replaced: Int?
  let select: @MainActor (Int) -> Void
  let showList: @MainActor () -> Void

  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard let inner = context.entering(Self.self) else { return }
    var survey = inner
    survey.presence = .surveyed
    let screens = survey.tabScreens(of: view.content)
    var selected = view.selection == nil && view.position < screens.count ? view.position : 0
    if let selection = view.selection {
      selected = screens.firstIndex { $0.tag?.matches(selection) ?? false } ?? 0
    }
    view.bar.items = screens.map {
      TabBarItem(
        label: $0.label, badge: $0.badge, tag: $0.tag, role: $0.role, section: $0.section)
    }
    view.bar.selected = selected
    let overflow = TabOverflow(of: view.bar.items, limit: view.limit)
    view.bar.overflow = overflow
    view.bar.showsList = view.replaced == selected && !overflow.listed.isEmpty
    guard screens.indices.contains(selected) else { return }

    let store = context.session.store
    let visited = store.value(StateStore.Key(identity: inner.identity, offset: -1)) {
      Box<Set<Identity>>([])
    }
    if store.motion.mode.isSettled { visited.value.insert(screens[selected].identity) }
    for (index, screen) in screens.enumerated() {
      if index == selected, !view.bar.showsList {
        if overflow.listed.contains(index) {
          ListedTabScreen(screen: screen, back: view.showList).resolve(in: inner, into: &list)
        } else {
          screen.resolve(inner, &list)
        }
      } else if visited.value.contains(screen.identity) {
        var hidden = inner
        hidden.presence = .hidden
        var nodes = _NodeList()
        screen.resolve(hidden, &nodes)
      }
    }
    if view.bar.showsList {
      TabList._resolve(
        TabList(items: view.bar.items, indices: overflow.listed, select: view.select),
        in: inner, into: &list)
    }
  }
}

/// A screen of a `TabView` with its label.
public struct Tab<Value, Content, Label> {
  private let value: AnyHashable?
  private let content: Content
  private let label: Label
  private let role: TabRole?

  init(value: AnyHashable?, role: TabRole? = nil, content: Content, label: Label) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }
}

extension Tab where Content: View, Label == GalleyControls.Label<Text, Image> {
  /// Creates a tab without a selection value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(titleKey, systemImage: systemImage, role: nil, content: content)
  }

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - titleKey: The title below the symbol.
  ///   - systemImage: The name of the symbol.
  ///   - value: The value to compare with the tab view's selection.
  ///   - content: The screen.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(titleKey, systemImage: systemImage, value: value, role: nil, content: content)
  }
}

extension Tab: TabContent where Content: View, Label: View {
  /// The type of the value that identifies the tab.
  public typealias TabValue = Value
  /// A tab has no body.
  public typealias Body = Never

  /// The screen with its label and tag.
  @ViewBuilder public var _view: some View {
    let screen = VStack { TabRoot(content: content) }
      .modifier(TabItemModifier(label: TabItemLabel.part(of: label), role: role))
    if let value { screen.tag(value) } else { screen }
  }
}

extension LayoutNode {
  private static let tabItemKey = ObjectIdentifier(TabItemModifier.self)

  fileprivate(set) var tabItem: TabItemModifier? {
    get { traits[Self.tabItemKey] as? TabItemModifier }
    nonmutating set { traits[Self.tabItemKey] = newValue }
  }
}

/// Sets the label and the role of a screen in a tab bar.
struct TabItemModifier {
  let label: _ControlPart
  var role: TabRole?
}

extension TabItemModifier: MarkingModifier {
  func mark(_ node: LayoutNode) { if node.tabItem == nil { node.tabItem = self } }
}

extension View {
  /// Sets the label of this screen in the bar of a `TabView`; the innermost label wins.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: TabItemLabel.part(of: label())))
  }
}
