import Galley

extension UIViewController {
  /// Gives the bars around the controller's view the frames that they have in the picture.
  func placeBars(around view: UIView) {
    let (size, safeArea) = (view.bounds.size, view.layoutState.safeArea ?? .zero)
    var row = max(safeArea.top - 44, 0)
    if let stack = navigationController, stack.topViewController === self,
      !stack.isNavigationBarHidden
    {
      let height = stack.navigationBar.height(over: self)
      stack.navigationBar.frame = CGRect(
        x: 0, y: safeArea.top - height, width: size.width, height: height)
      row = stack.navigationBar.frame.minY
    }
    let traits = UITraitCollection.current
    // On tablets, the tabs are in the row of the navigation bar.
    let isOnTop = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
    tabBarController?.tabBar.frame = CGRect(
      x: 0, y: isOnTop ? row : size.height - safeArea.bottom, width: size.width,
      height: isOnTop ? 44 : safeArea.bottom)
  }
}

extension UINavigationBar {
  /// How the bar shows the title of a controller.
  func titleMode(of controller: UIViewController) -> NavigationBarItem.TitleDisplayMode {
    guard prefersLargeTitles else { return .inline }
    switch controller.navigationItem.largeTitleDisplayMode {
    case .always: return .large
    case .never: return .inline
    case .automatic: return .automatic
    }
  }

  /// The height over the view of a controller, in points: that of the buttons, a large title and a
  /// search field.
  fileprivate func height(over controller: UIViewController) -> CGFloat {
    let item = controller.navigationItem
    let hasTitle = (item.title ?? controller.title) != nil && item.titleView == nil
    // On phones in landscape orientation, no titles are large.
    let traits = UITraitCollection.current
    let isFlat = traits.verticalSizeClass == .compact
    let isTitleLarge = hasTitle && !isFlat && titleMode(of: controller) != .inline
    // On tablets, search fields are in the row of the buttons, unless the tabs are there.
    let isTablet = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
    let hasSearchRow =
      item.searchController != nil && (!isTablet || controller.tabBarController != nil)
    return (isFlat && traits.horizontalSizeClass == .compact ? 32 : 44) + (isTitleLarge ? 52 : 0)
      + (hasSearchRow ? 52 : 0)
  }
}
