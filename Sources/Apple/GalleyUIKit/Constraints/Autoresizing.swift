/// How a view's edges follow the size of its superview.
struct Autoresizing {
  /// The share of a change that comes before the view, and the view's own share.
  let shareBefore, share: Double

  /// - Parameters:
  ///   - min: The start of the view in its superview, in points.
  ///   - outer: The size of the superview, in points.
  private init(
    min: CGFloat, size: CGFloat, outer: CGFloat, _ before: Bool, _ own: Bool, _ after: Bool
  ) {
    let lengths = [before ? min : 0, own ? size : 0, after ? outer - min - size : 0]
    let total = lengths.reduce(0, +)
    let flexible = [before, own, after]
    let count = Double(flexible.filter { $0 }.count)
    // Parts share a change in proportion to their lengths, or evenly if they have none.
    let shares = zip(lengths, flexible).map { length, isFlexible in
      guard isFlexible else { return 0.0 }
      return total > 0 && lengths.allSatisfy { $0 >= 0 } ? length / total : 1 / count
    }
    (shareBefore, share) = (shares[0], shares[1])
  }

  /// How a view follows its superview, horizontally and vertically.
  ///
  /// - Parameter outer: The size of the superview, in points.
  @MainActor
  static func of(_ view: UIView, in outer: CGSize) -> (horizontal: Self, vertical: Self) {
    let (frame, mask) = (view.frame, view.autoresizingMask)
    return (
      Autoresizing(
        min: frame.minX, size: frame.width, outer: outer.width,
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)),
      Autoresizing(
        min: frame.minY, size: frame.height, outer: outer.height,
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin))
    )
  }
}
