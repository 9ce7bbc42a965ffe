import Galley

extension UICornerConfiguration {
  /// Returns the radii, in points.
  ///
  /// - Parameters:
  ///   - concentric: The radii that make the corners concentric with those around them.
  ///   - limit: The largest radius.
  fileprivate func radii(
    concentric: RectangleCornerRadii, limit: CGFloat
  ) -> RectangleCornerRadii {
    func length(_ radius: UICornerRadius?, _ concentric: CGFloat) -> CGFloat {
      guard let radius else { return 0 }
      return min(max(radius.length, radius.isConcentric ? concentric : 0, 0), limit)
    }
    if case .capsule(let most) = kind {
      let radius = max(min(most, limit), 0)
      return RectangleCornerRadii(
        topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
    var radii = RectangleCornerRadii(
      topLeading: length(topLeft, concentric.topLeading),
      bottomLeading: length(bottomLeft, concentric.bottomLeading),
      bottomTrailing: length(bottomRight, concentric.bottomTrailing),
      topTrailing: length(topRight, concentric.topTrailing))
    for group in uniform {
      let most = group.corners.reduce(0) { max($0, radii[keyPath: $1]) }
      for corner in group.corners { radii[keyPath: corner] = most }
    }
    return radii
  }
}

extension UICornerConfiguration.Group {
  /// The corners that have one radius.
  fileprivate var corners: [WritableKeyPath<RectangleCornerRadii, CGFloat>] {
    switch self {
    case .all: [\.topLeading, \.topTrailing, \.bottomLeading, \.bottomTrailing]
    case .top: [\.topLeading, \.topTrailing]
    case .bottom: [\.bottomLeading, \.bottomTrailing]
    case .left: [\.topLeading, \.bottomLeading]
    case .right: [\.topTrailing, \.bottomTrailing]
    }
  }
}

extension CALayer {
  /// The radii of the corners, in points: those of the view, if it chooses its own.
  package var cornerRadii: RectangleCornerRadii {
    cornerRadii(inside: owner?.ownCorners == nil ? nil : owner?.roundedContainer)
  }

  /// Returns the radii of the corners, in points, for the nearest view around that has rounded
  /// corners.
  fileprivate func cornerRadii(inside container: RoundedContainer?) -> RectangleCornerRadii {
    let limit = min(bounds.width, bounds.height) / 2
    if let owner, let corners = owner.ownCorners {
      return corners.radii(concentric: owner.concentricRadii(inside: container), limit: limit)
    }
    func radius(_ corner: CACornerMask) -> CGFloat {
      maskedCorners.contains(corner) ? min(cornerRadius, limit) : 0
    }
    return RectangleCornerRadii(
      topLeading: radius(.layerMinXMinYCorner), bottomLeading: radius(.layerMinXMaxYCorner),
      bottomTrailing: radius(.layerMaxXMaxYCorner), topTrailing: radius(.layerMaxXMinYCorner))
  }
}

/// A view that has rounded corners, and their radii.
private typealias RoundedContainer = (view: UIView, radii: RectangleCornerRadii)

extension UIView {
  /// The nearest view around this one that has rounded corners. Each level asks the one around it
  /// only once.
  fileprivate final var roundedContainer: RoundedContainer? {
    guard let superview else { return nil }
    let outer = superview.roundedContainer
    let radii = superview.layer.cornerRadii(inside: outer)
    return radii == RectangleCornerRadii() ? outer : (superview, radii)
  }

  /// Returns the radii that make the corners concentric with those of a view around; without one,
  /// zero.
  fileprivate final func concentricRadii(
    inside container: RoundedContainer?
  ) -> RectangleCornerRadii {
    guard let (view, outer) = container else { return RectangleCornerRadii() }
    let (frame, around) = (convert(bounds, to: view), view.bounds)
    let (top, bottom) = (frame.minY - around.minY, around.maxY - frame.maxY)
    let (left, right) = (frame.minX - around.minX, around.maxX - frame.maxX)
    return RectangleCornerRadii(
      topLeading: max(outer.topLeading - max(top, left, 0), 0),
      bottomLeading: max(outer.bottomLeading - max(bottom, left, 0), 0),
      bottomTrailing: max(outer.bottomTrailing - max(bottom, right, 0), 0),
      topTrailing: max(outer.topTrailing - max(top, right, 0), 0))
  }
}
