import Foundation

/// Content between bars, and a container for `containerRelativeFrame`. It is the basis of windows,
/// navigation stacks, tab views and split view columns.
struct ScreenContainer<Content: View, Top: View, Bottom: View> {
  let name: String
  var insets = EdgeInsets()
  var countedBars: ScreenLayout.Bars = []
  /// Whether its ideal size is that of its content.
  var fitsContent = false
  /// Whether automatic titles are large.
  var prefersLargeTitle = true
  let content: Content
  /// Creates the top bar. Bars are created after the content, which sets their items.
  let top: @MainActor (NavigationItems) -> Top?
  let bottom: @MainActor (NavigationItems) -> Bottom?
}

extension ScreenContainer where Top == EmptyView, Bottom == EmptyView {
  init(
    name: String, insets: EdgeInsets, fitsContent: Bool = false, @ViewBuilder content: () -> Content
  ) {
    self.init(
      name: name, insets: insets, fitsContent: fitsContent, content: content(),
      top: { _ in nil }, bottom: { _ in nil })
  }
}

extension ScreenContainer: View, PrimitiveView {
  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard var inner = context.entering(Self.self) else { return }
    let items = NavigationItems()
    items.prefersLargeTitle = view.prefersLargeTitle
    items.hasFlatBars = inner.environment.hasFlatBars
    items.hasNavigationBar = Top.self == NavigationBar.self
    let topBar = items.hasNavigationBar ? inner.scrolledBar(at: .top) : nil
    let bottomBar = Bottom.self == EmptyView.self ? nil : inner.scrolledBar(at: .bottom)
    items.isScrolled = topBar?.isScrolled == true
    items.reachesBottom = bottomBar?.isScrolled == true
    items.fadesContent = inner.environment.look.bar.fadesContent
    items.usualSearchPlace = inner.environment.searchPlace
    // A container in a stack is not at the top of the screen.
    if context.stackAxis != nil {
      inner.environment.controls.hasIsland = false
      inner.environment.controls.tabsHeight = 0
    }
    if items.hasNavigationBar {
      let tabsHeight = inner.environment.controls.tabsHeight
      items.isBesideTabs = tabsHeight > 0
      items.topOverlap =
        inner.environment.controls.hasIsland ? inner.environment.look.bar.islandOverlap : tabsHeight
      inner.environment.controls.hasIsland = false
      inner.environment.controls.tabsHeight = 0
    }
    inner.safeAreaEdges = .all
    inner.environment.navigationItems = items
    inner.stackAxis = nil
    var members = _NodeList()
    Content._resolve(view.content, in: inner, into: &members)
    switch members.nodes.count {
    case 0: members.nodes = [inner.leaf(FixedSizeLeafLayout(size: .zero), .view("EmptyView"))]
    case 1: break
    default: members.nodes = [inner.container(VStackLayout(), .vStack, members)]
    }
    members.isDynamic = false
    passOn(items, in: context)

    var bars: ScreenLayout.Bars = []
    // Resolve bars outside of the screen, so that they use its environment but contain no bars
    // themselves.
    var outside = context
    outside.depth = inner.depth
    // Their buttons keep the tint, whatever the style of the content.
    outside.environment.standard.isForegroundChosen = false
    if let top = view.top(items), let bar = outside.layer(top, alignment: .center) {
      bars.insert(.top)
      context.session.accessibility?.add(.group(rank: -1), to: bar)
      items.showsBar = true
      members.nodes.append(bar)
      if let topBar {
        topBar.collapse = items.hasLargeTitle ? NavigationBar.titleHeight : 0
        bar.scrolledBar = topBar
        context.session.store.follow(topBar)
      }
    }
    if let bottom = view.bottom(items), let bar = outside.layer(bottom, alignment: .center) {
      bars.insert(.bottom)
      context.session.accessibility?.add(.group(rank: 1), to: bar)
      members.nodes.append(bar)
      if let bottomBar {
        bar.scrolledBar = bottomBar
        context.session.store.follow(bottomBar)
      }
    }
    let layout = ScreenLayout(
      name: view.name, bars: bars, countedBars: view.countedBars,
      insets: context.environment.systemBars?.insets(of: view.insets) ?? view.insets,
      fitsContent: view.fitsContent || context.environment.screensFitContent)
    let node = context.container(layout, .container(view.name), members)
    // Windows and sheets have insets of their own.
    let hasBars = Top.self != EmptyView.self || Bottom.self != EmptyView.self
    node.hook = SafeAreaHook(
      hasBars ? .screen(layout.uncovered) : .covers(layout.uncovered))
    context.session.accessibility?.add(.group(rank: 0), to: node)
    if let width = items.columnWidth { node[ColumnWidthKey.self] = width }
    list.nodes.append(node)
  }

  /// Passes on settings that apply to a different screen or container than the one that declares
  /// them.
  @MainActor
  private static func passOn(_ items: NavigationItems, in context: _ResolveContext) {
    let environment = context.environment
    if items.hasNavigationBar {
      if items.search == nil, let search = environment.searchItem, !search.isShown {
        items.search = search
      }
      items.search?.isShown = true
    }
    guard context.presence == .shown else { return }
    if items.isBesideTabs, Top.self != TabBar.self {
      environment.navigationItems?.isBesideTabs = true
    }
    if Bottom.self != TabBar.self { environment.navigationItems?.tabBar.take(items.tabBar) }
    if items.hasNavigationBar, items.navigationBar.isHidden != true,
      let scheme = items.navigationBar.scheme(on: items.navigationGround)
    {
      environment.systemBars?.colorScheme = scheme
    }
  }
}

extension EnvironmentValues {
  /// Whether the ideal size of navigation stacks and other screens is that of their content, as on the pages of a
  /// document.
  @Entry package var screensFitContent = false
}

/// The bars around a stack, before its screens change them. Some screens are known to be covered only once they are
/// resolved: then, what they requested of these bars does not count.
@MainActor
struct OuterBars {
  private let items: NavigationItems?
  private let system: SystemBarState?
  private let tabBar: BarAppearance?
  private let values: (isHidden: Bool, isIndicatorHidden: Bool, colorScheme: ColorScheme?)?

  init(in environment: EnvironmentValues) {
    items = environment.navigationItems
    system = environment.systemBars
    tabBar = items?.tabBar
    values = system?.values
  }

  /// Undoes all changes.
  func restore() {
    if let items, let tabBar { items.tabBar = tabBar }
    if let system, let values { system.values = values }
  }
}
