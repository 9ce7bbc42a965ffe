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

  /// The height of the search field at the bottom of the enclosing screen with the space below it, in points, once the
  /// views of the screen are resolved; 0 without one.
  @MainActor package var bottomSearchHeight: CGFloat {
    guard let items = navigationItems, items.searchPlace == .atBottom, items.hasBar,
      let search = look.search
    else { return 0 }
    let hasControls =
      items.bottomToolbar.isHidden != true && !(items.bottomBar.isEmpty && items.status.isEmpty)
    return search.height + search.space(isLowest: !hasControls, above: controls.bottomInset)
  }
}

extension FloatingSearchTheme {
  /// Returns the space below the field, in points: that of the bottom of the screen, without the
  /// screen's own inset, or that between the field and the controls below it.
  func space(isLowest: Bool, above inset: CGFloat) -> CGFloat {
    isLowest ? bottomMargin - inset : 8
  }
}
