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

extension Path {
  /// Returns the path with each subpath in the opposite direction.
  func reversed() -> Path {
    var result = Path()
    var subpath: [Element] = []
    func add() {
      defer { subpath = [] }
      guard let last = subpath.lastPoint else { return }
      result.move(to: last)
      for (index, element) in subpath.enumerated().reversed() {
        guard let start = subpath[..<index].lastPoint else { continue }
        switch element {
        case .line: result.addLine(to: start)
        case .quadCurve(_, let control): result.addQuadCurve(to: start, control: control)
        case .curve(_, let control1, let control2):
          result.addCurve(to: start, control1: control2, control2: control1)
        case .move, .closeSubpath: break
        }
      }
      if subpath.last == .closeSubpath { result.closeSubpath() }
    }
    forEach { element in
      if case .move = element { add() }
      subpath.append(element)
    }
    add()
    return result
  }
}

extension Collection where Element == Path.Element, Self: BidirectionalCollection {
  /// The end of the last of these elements; for a closed subpath, the end before it is closed.
  fileprivate var lastPoint: CGPoint? {
    for element in reversed() {
      switch element {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
        return end
      case .closeSubpath: continue
      }
    }
    return nil
  }
}
