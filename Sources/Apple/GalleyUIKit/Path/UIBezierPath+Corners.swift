import Galley

extension UIBezierPath {
  /// Creates a rectangle with some continuous corners.
  ///
  /// - Parameters:
  ///   - corners: The corners to round.
  ///   - cornerRadii: The radius as the width, in points, at most half the shorter side.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius = min(cornerRadii.width, min(rect.width, rect.height) / 2)
    func rounded(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    self.init(
      Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: rounded(.topLeft), bottomLeading: rounded(.bottomLeft),
          bottomTrailing: rounded(.bottomRight), topTrailing: rounded(.topRight))))
  }
}
