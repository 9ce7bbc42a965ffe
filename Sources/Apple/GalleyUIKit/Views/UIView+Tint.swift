import Galley

extension UIView {
  /// The tint of the enclosing view, controller or window, or else that of the app.
  final var outerTint: UIColor {
    superview?.tintColor ?? controller?.parent?.viewIfLoaded?.tintColor
      ?? layoutState.window?.ownTint ?? .tintColor
  }

  /// Notifies the view and the views inside it that have no tint of their own.
  final func passTint() {
    tintColorDidChange()
    var inside = subviews
    // The view of a window's controller is in no superview.
    if let window = self as? UIWindow, let root = window.rootViewController?.viewIfLoaded,
      root.layoutState.window === window
    {
      inside.append(root)
    }
    for view in inside where view.ownTint == nil { view.passTint() }
  }

  /// Notifies the view that it is in another superview, whose tint may differ.
  final func didEnterSuperview() {
    didMoveToSuperview()
    if ownTint == nil, outerTint != .tintColor { passTint() }
  }
}
