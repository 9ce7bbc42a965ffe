import Galley

extension UIView {
  /// Returns a layer of the class that the view specifies.
  final func makeLayer() -> CALayer {
    let kind: AnyClass = Self.layerClass
    let layer =
      kind is CAGradientLayer.Type
      ? CAGradientLayer() : kind is CAShapeLayer.Type ? CAShapeLayer() : CALayer()
    (layer.owner, layer.delegate) = (self, self)
    return layer
  }

  /// Sets the defaults that differ between kinds of views.
  final func setDefaults() {
    // Lists clip their rows themselves.
    clipsToBounds = self is UIScrollView && !(self is UITableView)
    if self is UITextView { backgroundColor = .systemBackground }
  }

  /// Adds a view that is always as large as this one.
  final func addFilling(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
