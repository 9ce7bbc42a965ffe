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
    guard let view = controller.view, view.hosted == nil, !(view is UITableView) else {
      controller.appear()
      return controller.view.map { content(of: $0, size: .zero) } ?? AnyView(Color.clear)
    }
    return AnyView(UIKitLayout(view))
  }

  /// The topmost screen of a stack. The screen below it provides the title of the back button.
  private static func screens(of stack: UINavigationController) -> AnyView {
    guard !stack.viewControllers.isEmpty else { return AnyView(Color.clear) }
    let above = Array(stack.viewControllers.indices.dropFirst())
    return AnyView(
      NavigationStack(path: .constant(above)) {
        UIKitScreen(stack, 0).navigationDestination(for: Int.self) { UIKitScreen(stack, $0) }
      })
  }

  private static func columns(of split: UISplitViewController) -> AnyView {
    func column(_ column: UISplitViewController.Column) -> AnyView {
      guard let controller = split.columns[column] else { return AnyView(Color.clear) }
      guard let stack = controller as? UINavigationController, stack.viewControllers.count == 1
      else { return content(of: controller) }
      // A column has its own bar.
      return AnyView(UIKitScreen(stack, 0))
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

/// A screen of a navigation controller, with its title and buttons.
private struct UIKitScreen: View {
  private let stack: UINavigationController
  private let index: Int

  init(_ stack: UINavigationController, _ index: Int) { (self.stack, self.index) = (stack, index) }

  private var controller: UIViewController { stack.viewControllers[index] }

  var body: some View {
    let content = UIKitPicture.content(of: controller)
    let item = controller.navigationItem
    // A hosted SwiftUI view may have a title and a search field of its own.
    searched(titled(content, item.title ?? controller.title), item)
      .navigationBarTitleDisplayMode(displayMode)
      .navigationBarBackButtonHidden(item.hidesBackButton || hasLeftButtons)
      .toolbar(stack.isNavigationBarHidden ? .hidden : .automatic, for: .navigationBar)
      .toolbar {
        ToolbarItemGroup(placement: .topBarLeading) {
          buttons(item.leftBarButtonItems ?? [])
        }
        // The first button is the outermost.
        ToolbarItemGroup(placement: .topBarTrailing) {
          buttons((item.rightBarButtonItems ?? []).reversed())
        }
      }
  }

  @ViewBuilder
  private func titled(_ content: AnyView, _ title: String?) -> some View {
    if let title { content.navigationTitle(Text(verbatim: title)) } else { content }
  }

  @ViewBuilder
  private func searched(_ content: some View, _ item: UINavigationItem) -> some View {
    if let bar = item.searchController?.searchBar {
      content.searchable(
        text: .constant(bar.text ?? ""),
        placement: .navigationBarDrawer(
          displayMode: item.hidesSearchBarWhenScrolling ? .automatic : .always),
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

  private var displayMode: NavigationBarItem.TitleDisplayMode {
    guard stack.navigationBar.prefersLargeTitles else { return .inline }
    switch controller.navigationItem.largeTitleDisplayMode {
    case .always: return .large
    case .never: return .inline
    case .automatic: return .automatic
    }
  }

  private func buttons(_ items: [UIBarButtonItem]) -> some View {
    let shown = items.filter { $0.systemItem != .flexibleSpace && $0.systemItem != .fixedSpace }
    return ForEach(Array(shown.enumerated()), id: \.offset) { _, item in
      UIKitBarButton(item: item)
    }
  }
}

/// A button of a bar.
private struct UIKitBarButton: View {
  let item: UIBarButtonItem

  var body: some View {
    if let view = item.customView {
      UIKitPicture(view).content.frame(width: view.frame.width, height: view.frame.height)
    } else {
      Button {
      } label: {
        label
      }
      .fontWeight(item.style == .done || item.systemItem == .done ? .semibold : nil)
      .tint(item.tintColor.map { Color(uiColor: $0) })
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

  init(_ controller: UITabBarController) {
    (tabs, selected) = (controller.viewControllers ?? [], controller.selectedIndex)
  }

  var body: some View {
    TabView(selection: .constant(selected)) {
      ForEach(Array(tabs.enumerated()), id: \.offset) { index, controller in
        UIKitPicture.content(of: controller)
          .tabItem {
            if let image = image(of: controller, isSelected: index == selected) {
              Image(uiImage: image)
            }
            Text(verbatim: title(of: controller))
          }
          .badge(controller.tabBarItem.badgeValue.map { Text(verbatim: $0) })
          .tag(index)
      }
    }
  }

  private func image(of controller: UIViewController, isSelected: Bool) -> UIImage? {
    let item = controller.tabBarItem
    return isSelected ? item?.selectedImage ?? item?.image : item?.image
  }

  private func title(of controller: UIViewController) -> String {
    controller.tabBarItem.title ?? controller.title
      ?? (controller as? UINavigationController)?.viewControllers.first.map { title(of: $0) } ?? ""
  }
}
