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
    for view in subviews where view.ownTint == nil { view.passTint() }
  }

  /// Notifies the view that it is in another superview, whose tint may differ.
  final func didEnterSuperview() {
    didMoveToSuperview()
    if ownTint == nil, outerTint != .tintColor { passTint() }
  }
}
