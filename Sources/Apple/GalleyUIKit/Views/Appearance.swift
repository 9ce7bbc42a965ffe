import Galley

extension UIView {
  /// Returns the appearance object for all views of this kind. It is created without the initializers of
  /// client classes, which may trap if they are not meant to be called.
  ///
  /// A diagnostic reports it, except for kinds whose objects have an effect.
  static func appearanceProxy<Proxy: UIView>(_ proxy: Proxy) -> Proxy {
    let effective: [UIView.Type] = [
      UITabBar.self, UINavigationBar.self, UISegmentedControl.self, UIPageControl.self,
    ]
    proxy.isAppearance = effective.contains { $0 == Self.self }
    if !proxy.isAppearance {
      RendererContext.current.report("appearance() has no effect", view: typeName(Self.self))
    }
    return proxy
  }

  /// Reports that a property of an appearance object has no effect.
  func noEffect(_ property: String = #function) {
    guard isAppearance else { return }
    RendererContext.current.report(
      "appearance().\(property) has no effect", view: typeName(Self.self))
  }

  /// Hides the views of this kind.
  func appearanceDidHide() {
    if self is UITabBar { SystemAppearance.change { $0.isTabBarHidden = isHidden } }
  }

  /// Sets the background of the views of this kind.
  func appearanceDidChangeBackground() {
    guard self is UISegmentedControl else { return noEffect("backgroundColor") }
    SystemAppearance.change { $0.segmentBackground = backgroundColor?.color }
  }
}

extension UINavigationBar {
  /// Sets the colors of titles, if this is an appearance object.
  func appearanceTakes(_ appearance: UINavigationBarAppearance?, _ property: String = #function) {
    guard isAppearance, let appearance else { return }
    if !appearance.titleTextAttributes.isEmpty {
      titleTextAttributes = appearance.titleTextAttributes
    }
    if !appearance.largeTitleTextAttributes.isEmpty {
      largeTitleTextAttributes = appearance.largeTitleTextAttributes
    }
    if appearance.backgroundColor != nil { noEffect("\(property).backgroundColor") }
  }
}

extension UISegmentedControl {
  /// Sets the titles of segmented controls.
  func appearanceDidChangeTitles(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    let color = Self.color(in: attributes)
    SystemAppearance.change {
      if state == .selected { $0.selectedSegmentColor = color } else { $0.segmentColor = color }
    }
  }
}

extension UIView {
  /// Returns the color of text with these attributes.
  static func color(in attributes: [NSAttributedString.Key: Any]?) -> Color? {
    (attributes?[.foregroundColor] as? UIColor)?.color
  }
}
