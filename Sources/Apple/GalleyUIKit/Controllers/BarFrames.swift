import Galley

extension UIViewController {
  /// Gives the bars around the controller's view the frames that they have in the picture.
  ///
  /// - Parameter environment: That of the view, once the views of its screen are resolved.
  func placeBars(around view: UIView, in environment: EnvironmentValues) {
    let (size, safeArea) = (view.bounds.size, view.layoutState.safeArea ?? .zero)
    var row = max(safeArea.top - 44, 0)
    // A search field at the bottom is above the other bars.
    var bottom = max(safeArea.bottom - environment.bottomSearchHeight, 0)
    if let stack = navigationController, stack.topViewController === self,
      !stack.isNavigationBarHidden
    {
      let height = environment.navigationBarHeight
      stack.navigationBar.frame = CGRect(
        x: 0, y: safeArea.top - height, width: size.width, height: height)
      row = stack.navigationBar.frame.minY
    }
    if let stack = navigationController, !stack.isToolbarHidden, toolbarItems?.isEmpty == false {
      // The toolbar is above the tabs.
      let height = min(environment.barHeight, bottom)
      stack.toolbar.frame = CGRect(
        x: 0, y: size.height - bottom, width: size.width, height: height)
      bottom -= height
    }
    let traits = UITraitCollection.current
    // On tablets, the tabs are in the row of the navigation bar.
    let isOnTop = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
    tabBarController?.tabBar.frame = CGRect(
      x: 0, y: isOnTop ? row : size.height - bottom, width: size.width,
      height: isOnTop ? 44 : bottom)
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
}
