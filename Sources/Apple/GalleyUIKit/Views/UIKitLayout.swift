import Galley

/// A view in the size and with the traits that it gets.
struct UIKitLayout: View {
  private let view: UIView
  private let isScreen: Bool
  @Environment(\.self) private var environment

  /// - Parameter isScreen: Whether the view is under the bars of the screen, too.
  init(_ view: UIView, isScreen: Bool = true) { (self.view, self.isScreen) = (view, isScreen) }

  var body: some View {
    GeometryReader { proxy in content(in: proxy) }
  }

  private func content(in proxy: GeometryProxy) -> some View {
    let insets = isScreen ? proxy.safeAreaInsets : EdgeInsets()
    let isReversed = environment.layoutDirection == .rightToLeft
    let (frame, safeArea) = (view.frame, view.layoutState.safeArea)
    let size = CGSize(
      width: insets.leading + proxy.size.width + insets.trailing,
      height: insets.top + proxy.size.height + insets.bottom)
    view.frame.size = size
    view.layoutState.safeArea = UIEdgeInsets(
      top: insets.top, left: isReversed ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isReversed ? insets.leading : insets.trailing)
    // Only the drawing has this size.
    defer {
      view.frame = frame
      view.layoutState.safeArea = safeArea
    }
    return UITraitCollection.$drawn.withValue(UITraitCollection(environment)) {
      view.controller?.appear()
      (view as? UITableViewCell)?.prepareContent()
      view.setNeedsLayout()
      view.layOut()
      return UIKitPicture.content(of: view)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .environment(\.layoutDirection, .leftToRight)
        .ignoresSafeArea(edges: isScreen ? .all : [])
    }
  }
}

extension UIViewController {
  /// Calls what UIKit calls before a view appears, also in the controllers whose views are inside.
  func appear() {
    viewWillAppear(false)
    traitCollectionDidChange(nil)
    for child in children where child.viewIfLoaded?.superview != nil && !showsControllers {
      child.appear()
    }
    viewIsAppearing(false)
    viewDidAppear(false)
  }
}
