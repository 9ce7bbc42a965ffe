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
    let limit = min(bounds.width, bounds.height) / 2
    if let owner, let corners = owner.ownCorners {
      return corners.radii(concentric: owner.concentricRadii, limit: limit)
    }
    func radius(_ corner: CACornerMask) -> CGFloat {
      maskedCorners.contains(corner) ? min(cornerRadius, limit) : 0
    }
    return RectangleCornerRadii(
      topLeading: radius(.layerMinXMinYCorner), bottomLeading: radius(.layerMinXMaxYCorner),
      bottomTrailing: radius(.layerMaxXMaxYCorner), topTrailing: radius(.layerMaxXMinYCorner))
  }
}

extension UIView {
  /// The radii that make the corners concentric with those of the nearest view around it that has
  /// rounded corners.
  fileprivate final var concentricRadii: RectangleCornerRadii {
    let views = sequence(first: self, next: \.superview).dropFirst()
    for view in views {
      let (outer, around) = (view.layer.cornerRadii, view.bounds)
      guard outer != RectangleCornerRadii() else { continue }
      let frame = convert(bounds, to: view)
      let (top, bottom) = (frame.minY - around.minY, around.maxY - frame.maxY)
      let (left, right) = (frame.minX - around.minX, around.maxX - frame.maxX)
      return RectangleCornerRadii(
        topLeading: max(outer.topLeading - max(top, left, 0), 0),
        bottomLeading: max(outer.bottomLeading - max(bottom, left, 0), 0),
        bottomTrailing: max(outer.bottomTrailing - max(bottom, right, 0), 0),
        topTrailing: max(outer.topTrailing - max(top, right, 0), 0))
    }
    return RectangleCornerRadii()
  }
}
