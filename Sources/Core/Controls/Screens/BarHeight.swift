import Foundation

extension EnvironmentValues {
  /// The space above and below the controls of a navigation bar.
  var barPadding: VerticalPadding {
    controls.isInSheet ? look.bar.sheetPadding : look.bar.padding
  }

  /// The height of the navigation bar of the enclosing screen, in points, once the views of the screen are resolved: that
  /// of the controls with their space, a large title, and a search field below the title.
  @MainActor package var navigationBarHeight: CGFloat {
    barHeight + barPadding.top + barPadding.bottom
      + (navigationItems?.isTitleLarge == true ? NavigationBar.titleHeight : 0)
      + (navigationItems?.searchPlace == .belowTitle ? SearchBar.height : 0)
  }
}
