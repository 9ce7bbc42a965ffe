import Galley

extension UICollectionViewLayoutAttributes {
  /// Keeps a header or footer at an edge of the visible part, as far as its section extends, and in
  /// front of the items.
  ///
  /// - Parameters:
  ///   - place: The edge.
  ///   - start: Where the section starts, in points.
  ///   - end: Where the section ends, in points.
  ///   - collection: The scrolled view.
  ///   - isVertical: Whether it scrolls vertically.
  final func pin(
    to place: ScrollPlace, from start: CGFloat, to end: CGFloat, in collection: UICollectionView,
    _ isVertical: Bool = true
  ) {
    let (offset, insets) = (collection.shownOffset, collection.adjustedContentInset)
    let (length, edge) =
      isVertical ? (frame.height, frame.minY) : (frame.width, frame.minX)
    let wanted: CGFloat
    if place == .start {
      let visible = isVertical ? offset.y + insets.top : offset.x + insets.left
      wanted = max(edge, min(visible, end - length))
    } else {
      let visible =
        isVertical
        ? offset.y + collection.bounds.height - insets.bottom
        : offset.x + collection.bounds.width - insets.right
      wanted = min(edge, max(visible - length, start))
    }
    if isVertical { frame.origin.y = wanted } else { frame.origin.x = wanted }
    zIndex = max(zIndex, 10)
  }
}
