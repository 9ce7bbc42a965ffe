import Galley

extension UICollectionView {
  /// Keeps the background behind the items and at the visible part of the content.
  final func placeBackground() {
    guard let backgroundView else { return }
    if subviews.first !== backgroundView { insertSubview(backgroundView, at: 0) }
    let frame = CGRect(origin: shownOffset, size: bounds.size)
    if backgroundView.frame != frame { backgroundView.frame = frame }
  }
}

extension UICollectionViewCell {
  /// Shows the backgrounds of the cell's state behind its content.
  final func placeBackgrounds() {
    let isChosen = isSelected || isHighlighted
    if !isChosen { selectedBackgroundView?.removeFromSuperview() }
    let shown = [backgroundView, isChosen ? selectedBackgroundView : nil].compactMap { $0 }
    for (index, view) in shown.enumerated() {
      if view.superview !== self {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      insertSubview(view, at: index)
    }
  }
}
