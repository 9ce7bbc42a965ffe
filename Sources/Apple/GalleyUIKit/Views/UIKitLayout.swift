import Galley

/// A UIKit view at the proposed size and with the traits of the environment.
struct UIKitLayout: View {
  private let view: UIView
  private let isScreen, isRow: Bool
  @Environment(\.self) private var environment

  /// - Parameters:
  ///   - isScreen: Whether the view extends under the bars of the screen.
  ///   - isRow: Whether a table draws the background of the view.
  init(_ view: UIView, isScreen: Bool = true, isRow: Bool = false) {
    (self.view, self.isScreen, self.isRow) = (view, isScreen, isRow)
  }

  var body: some View {
    GeometryReader { proxy in content(in: proxy) }
  }

  /// Whether the view is the list of a screen, which lies under its bars and scrolls on its own.
  private var isList: Bool { isScreen && view.controller != nil && view is UITableView }

  private func content(in proxy: GeometryProxy) -> AnyView {
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
    // The size applies only while the view is drawn.
    defer {
      view.frame = frame
      view.layoutState.safeArea = safeArea
    }
    return UITraitCollection.$drawn.withValue(UITraitCollection(environment)) {
      view.enterWindow()
      view.controller?.placeBars(around: view, in: environment)
      view.controller?.appear()
      (view as? UITableViewCell)?.prepareContent()
      view.setNeedsLayout()
      view.layOut()
      guard !isList else {
        view.layoutState.safeArea = .zero
        return UIKitPicture.content(of: view, size: .zero)
      }
      return AnyView(
        UIKitPicture.content(of: view, isRow: isRow)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .environment(\.layoutDirection, .leftToRight)
          .ignoresSafeArea(edges: isScreen ? .all : []))
    }
  }
}

extension UIView {
  /// Enters the window around the view's controller, or else that of the app, unless the view is in
  /// a window.
  final func enterWindow() {
    enter(window ?? controller?.outerWindow ?? UIWindow.main)
  }
}

extension UIViewController {
  /// The window of the controller's view or of the nearest parent that has one.
  fileprivate final var outerWindow: UIWindow? { viewIfLoaded?.window ?? parent?.outerWindow }

  /// Calls the methods that UIKit calls before a view appears, also for the controllers of views
  /// inside.
  func appear() {
    if hasAppeared { repeatedAppearances += 1 }
    hasAppeared = true
    viewWillAppear(false)
    traitCollectionDidChange(nil)
    for child in children where child.viewIfLoaded?.superview != nil && !showsControllers {
      child.viewIfLoaded?.inTraits { child.appear() }
    }
    updateContentUnavailableConfiguration(
      using: UIContentUnavailableConfigurationState(traitCollection: traitCollection))
    viewIsAppearing(false)
    viewDidAppear(false)
  }
}
