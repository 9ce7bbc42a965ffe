import Galley

/// The content of container controllers, as SwiftUI containers.
extension UIKitPicture {
  /// Returns the content of a controller.
  static func content(of controller: UIViewController) -> AnyView {
    let content: AnyView
    switch controller {
    case let stack as UINavigationController: content = screens(of: stack)
    case let tabs as UITabBarController: content = AnyView(UIKitTabs(tabs))
    case let split as UISplitViewController: content = columns(of: split)
    default: content = own(controller)
    }
    return styled(content, controller.overrideUserInterfaceStyle, controller.overrideTraits)
  }

  /// The view of a controller that is not a container. Its children appear if it adds their views.
  private static func own(_ controller: UIViewController) -> AnyView {
    controller.loadViewIfNeeded()
    guard let view = controller.view, view.hosted == nil else {
      controller.view?.enterWindow()
      controller.appear()
      return controller.view.map { content(of: $0, size: .zero) } ?? AnyView(Color.clear)
    }
    return AnyView(UIKitLayout(view))
  }

  /// The topmost screen of a stack. The screen below it provides the title of the back button.
  private static func screens(of stack: UINavigationController) -> AnyView {
    guard !stack.viewControllers.isEmpty else { return AnyView(Color.clear) }
    return AnyView(UIKitStack(stack: stack))
  }

  private static func columns(of split: UISplitViewController) -> AnyView {
    func column(_ column: UISplitViewController.Column) -> AnyView {
      guard let controller = split.columns[column] else { return AnyView(Color.clear) }
      guard let stack = controller as? UINavigationController, stack.viewControllers.count == 1
      else { return content(of: controller) }
      // A column has its own bar.
      return AnyView(UIKitScreen(stack, 0, tint: nil))
    }
    let shown: NavigationSplitViewVisibility =
      split.preferredDisplayMode == .secondaryOnly ? .detailOnly : .all
    let visibility = Binding.constant(shown)
    let compact = Binding.constant(NavigationSplitViewColumn.detail)
    let (primary, secondary) = ({ column(.primary) }, { column(.secondary) })
    return split.style == .tripleColumn
      ? AnyView(
        NavigationSplitView(
          columnVisibility: visibility, preferredCompactColumn: compact, sidebar: primary,
          content: { column(.supplementary) }, detail: secondary))
      : AnyView(
        NavigationSplitView(
          columnVisibility: visibility, preferredCompactColumn: compact, sidebar: primary,
          detail: secondary))
  }
}

/// The screens of a navigation controller.
private struct UIKitStack: View {
  let stack: UINavigationController
  @Environment(\.standard.tint) private var tint

  var body: some View {
    NavigationStack(path: .constant(Array(stack.viewControllers.indices.dropFirst()))) {
      UIKitScreen(stack, 0, tint: tint)
        .navigationDestination(for: Int.self) { UIKitScreen(stack, $0, tint: tint) }
    }
    .tinted(stack.navigationBar.ownTint)
  }
}

/// A screen of a navigation controller, with its title and buttons.
private struct UIKitScreen: View {
  private let stack: UINavigationController
  private let index: Int
  private let tint: AnyShapeStyle?

  /// - Parameter tint: The tint around the bar, which may have its own; `nil` for the system's.
  init(_ stack: UINavigationController, _ index: Int, tint: AnyShapeStyle?) {
    (self.stack, self.index, self.tint) = (stack, index, tint)
  }

  private var controller: UIViewController { stack.viewControllers[index] }
  private var bar: UINavigationBar { stack.navigationBar }

  var body: some View {
    let content = UIKitPicture.content(of: controller).tinted(tint, inside: bar.ownTint)
    let item = controller.navigationItem
    // A hosted SwiftUI view may have a title and a search field of its own.
    searched(titled(content, item.title ?? controller.title), item)
      .navigationBarTitleDisplayMode(mode)
      .navigationBarBackButtonHidden(item.hidesBackButton || hasLeftButtons)
      .toolbar(stack.isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar)
      .toolbar {
        ToolbarItemGroup(placement: .topBarLeading) {
          buttons(item.leftBarButtonItems ?? [])
        }
        if let view = item.titleView {
          ToolbarItem(placement: .principal) {
            UIKitPart(view: view)
          }
        }
        // The first button is the outermost.
        ToolbarItemGroup(placement: .topBarTrailing) {
          buttons((item.rightBarButtonItems ?? []).reversed())
        }
        if !stack.isToolbarHidden {
          ToolbarItemGroup(placement: .bottomBar) { tools(controller.toolbarItems ?? []) }
        }
      }
      .modifier(UIKitBarGround(bar: .navigationBar, look: look))
  }

  private var edgeAppearance: UINavigationBarAppearance? {
    controller.navigationItem.scrollEdgeAppearance ?? bar.scrollEdgeAppearance
  }

  private var appearance: UINavigationBarAppearance {
    controller.navigationItem.standardAppearance ?? bar.standardAppearance
  }

  private var look: UIKitBarLook {
    UIKitBarLook(edge: edgeAppearance, standard: appearance, tint: bar.barTintColor)
  }

  /// The title with the attributes of the bar, or, as the title of a back button, without them.
  private func text(_ title: String) -> Text {
    let (shown, isLarge) = (edgeAppearance ?? appearance, mode != .inline)
    var attributes = isLarge ? shown.largeTitleTextAttributes : shown.titleTextAttributes
    if attributes.isEmpty {
      attributes = (isLarge ? bar.largeTitleTextAttributes : bar.titleTextAttributes) ?? [:]
    }
    let isTopmost = index == stack.viewControllers.count - 1
    return isTopmost ? UIKitBarLook.text(title, attributes) : Text(verbatim: title)
  }

  @ViewBuilder
  private func titled(_ content: some View, _ title: String?) -> some View {
    if let title { content.navigationTitle(text(title)) } else { content }
  }

  @ViewBuilder
  private func searched(_ content: some View, _ item: UINavigationItem) -> some View {
    if let bar = item.searchController?.searchBar {
      content.searchable(
        text: .constant(bar.text ?? ""),
        placement: item.preferredSearchBarPlacement == .stacked
          ? .navigationBarDrawer(
            displayMode: item.hidesSearchBarWhenScrolling ? .automatic : .always) : .automatic,
        prompt: bar.placeholder.map { Text(verbatim: $0) })
    } else {
      content
    }
  }

  /// Whether buttons take the place of the back button.
  private var hasLeftButtons: Bool {
    let item = controller.navigationItem
    return item.leftBarButtonItem != nil && !item.leftItemsSupplementBackButton
  }

  private var mode: NavigationBarItem.TitleDisplayMode { bar.titleMode(of: controller) }

  /// The buttons of the toolbar, with the spaces between them.
  private func tools(_ items: [UIBarButtonItem]) -> some View {
    ForEach(Array(items.enumerated()), id: \.offset) { _, item in
      switch item.systemItem {
      case .flexibleSpace: Spacer()
      case .fixedSpace: Color.clear.frame(width: max(item.width, 0), height: 1)
      default: UIKitBarButton(item: item, barTint: stack.toolbar.ownTint)
      }
    }
  }

  private func buttons(_ items: [UIBarButtonItem]) -> some View {
    let shown = items.filter { $0.systemItem != .flexibleSpace && $0.systemItem != .fixedSpace }
    return ForEach(Array(shown.enumerated()), id: \.offset) { _, item in
      UIKitBarButton(item: item, barTint: bar.ownTint)
    }
  }
}

/// A view in a bar, in its own size or that of its content.
private struct UIKitPart: View {
  let view: UIView

  var body: some View {
    let picture = UIKitPicture(view, isScreen: false)
    picture.content.frame(width: picture.size?.width, height: picture.size?.height)
  }
}

/// A button of a bar.
private struct UIKitBarButton: View {
  let item: UIBarButtonItem
  let barTint: UIColor?

  var body: some View {
    if let view = item.customView {
      UIKitPart(view: view)
    } else {
      Button {
      } label: {
        label
      }
      .fontWeight(item.style == .done || item.systemItem == .done ? .semibold : nil)
      .tint((item.tintColor ?? barTint).map { Color(uiColor: $0) })
      .disabled(!item.isEnabled)
    }
  }

  @ViewBuilder
  private var label: some View {
    if let image = item.image {
      Image(uiImage: image)
    } else if let symbol = item.systemItem?.symbol {
      Image(systemName: symbol)
    } else {
      Text(verbatim: item.title ?? item.systemItem?.title ?? "")
    }
  }
}

/// The tabs of a controller.
private struct UIKitTabs: View {
  private let tabs: [UIViewController]
  private let selected: Int
  private let bar: UITabBar
  @Environment(\.standard.tint) private var tint

  init(_ controller: UITabBarController) {
    (tabs, selected) = (controller.viewControllers ?? [], controller.selectedIndex)
    bar = controller.tabBar
  }

  var body: some View {
    let barTint: UIColor? = items.selected.iconColor ?? bar.ownTint
    TabView(selection: .constant(selected)) {
      ForEach(Array(tabs.enumerated()), id: \.offset) { index, controller in
        UIKitPicture.content(of: controller).tinted(tint, inside: barTint)
          .modifier(UIKitBarGround(bar: .tabBar, look: look))
          .tabItem {
            if let image = image(of: controller, isSelected: index == selected) {
              Image(uiImage: image)
            }
            text(title(of: controller), isSelected: index == selected)
          }
          .badge(controller.tabBarItem.badgeValue.map { Text(verbatim: $0) })
          .tag(index)
      }
    }
    .tinted(barTint)
  }

  private var look: UIKitBarLook {
    UIKitBarLook(
      edge: bar.scrollEdgeAppearance, standard: bar.standardAppearance, tint: bar.barTintColor,
      cover: bar.backgroundColor)
  }

  private var items: UITabBarItemAppearance {
    (bar.scrollEdgeAppearance ?? bar.standardAppearance).stackedLayoutAppearance
  }

  private func image(of controller: UIViewController, isSelected: Bool) -> UIImage? {
    let item = controller.tabBarItem
    if isSelected { return item?.selectedImage ?? item?.image }
    let color = items.normal.iconColor ?? bar.unselectedItemTintColor
    return color.map { item?.image?.withTintColor($0) } ?? item?.image
  }

  private func text(_ title: String, isSelected: Bool) -> Text {
    var attributes = (isSelected ? items.selected : items.normal).titleTextAttributes
    if !isSelected, attributes.isEmpty, let color = bar.unselectedItemTintColor {
      attributes[.foregroundColor] = color
    }
    return UIKitBarLook.text(title, attributes)
  }

  private func title(of controller: UIViewController) -> String {
    controller.tabBarItem.title ?? controller.title
      ?? (controller as? UINavigationController)?.viewControllers.first.map { title(of: $0) } ?? ""
  }
}

extension View {
  /// Gives bars their own tint, if they have one.
  @ViewBuilder
  fileprivate func tinted(_ bar: UIColor?) -> some View {
    if let bar { tint(Color(uiColor: bar)) } else { self }
  }

  /// Gives the content of a screen the tint around the bars, if they have their own.
  @ViewBuilder
  fileprivate func tinted(_ outer: AnyShapeStyle?, inside bar: UIColor?) -> some View {
    if bar == nil { self } else { tint(outer) }
  }
}
