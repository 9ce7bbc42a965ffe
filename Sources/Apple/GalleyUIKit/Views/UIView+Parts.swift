import Galley

extension UIView {
  /// Returns a layer of the class that the view asks for.
  final func makeLayer() -> CALayer {
    let kind: AnyClass = Self.layerClass
    let layer =
      kind is CAGradientLayer.Type
      ? CAGradientLayer() : kind is CAShapeLayer.Type ? CAShapeLayer() : CALayer()
    layer.owner = self
    return layer
  }

  /// Whether content is clipped if nothing else was set. Lists clip their rows themselves.
  final var clipsByDefault: Bool { self is UIScrollView && !(self is UITableView) }

  /// Adds a view that always is as large as this one.
  final func addFilling(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
