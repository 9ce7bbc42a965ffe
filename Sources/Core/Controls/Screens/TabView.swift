import Foundation

/// A container that shows one of several screens above a tab bar. Tapping a tab shows its screen.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  /// The index of the shown screen if there is no selection.
  @State private var position = 0
  @Environment(\.controls.tabViewLook) private var look

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
  /// The selected screen, above a tab bar 49 points tall.
  public var body: some View {
    let bar = TabBarItems()
    let content = SelectedTab(
      content: content, selection: selection.map { AnyHashable($0.wrappedValue) },
      position: position, bar: bar)
    switch look {
    case .bar:
      ScreenContainer(
        name: "TabView", countedBars: .bottom,
        // The bar is above the bottom of the screen.
        content: content.environment(\.controls.bottomInset, 0),
        top: { _ in Optional<EmptyView>.none },
        bottom: { items in
          items.tabBar.isHidden ?? SystemAppearance.value(\.isTabBarHidden) ?? false
            ? nil
            : TabBar(
              items: bar.items, selected: bar.selected, appearance: items.tabBar,
              isOverContent: items.reachesBottom,
              select: { select($0, among: bar.items) })
        })
    case .pages(let mode):
      ScreenContainer(
        name: "TabView", content: content.environment(\.controls.tabViewLook, .bar),
        top: { _ in Optional<EmptyView>.none }, bottom: { _ in Optional<EmptyView>.none }
      )
      .overlay(alignment: .bottom) {
        PageIndicator(bar: bar, mode: mode) { select($0, among: bar.items) }
      }
    }
  }

  @MainActor
  private func select(_ index: Int, among items: [TabBarItem]) {
    guard items.indices.contains(index) else { return }
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
}

/// The selected screen. Previously selected screens keep their state; others are not resolved.
private struct SelectedTab<Content: View>: PrimitiveView {
  let content: Content
  let selection: AnyHashable?
  let position: Int
  let bar: TabBarItems

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
      TabBarItem(label: $0.label, badge: $0.badge, tag: $0.tag, role: $0.role)
    }
    view.bar.selected = selected
    guard screens.indices.contains(selected) else { return }

    let store = context.session.store
    let visited = store.value(StateStore.Key(identity: inner.identity, offset: -1)) {
      Box<Set<Identity>>([])
    }
    if store.motion.mode.isSettled { visited.value.insert(screens[selected].identity) }
    for (index, screen) in screens.enumerated() {
      if index == selected {
        screen.resolve(inner, &list)
      } else if visited.value.contains(screen.identity) {
        var hidden = inner
        hidden.presence = .hidden
        var nodes = _NodeList()
        screen.resolve(hidden, &nodes)
      }
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
    let screen = VStack { content }
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
