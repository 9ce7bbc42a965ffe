import Galley

/// Distances from the sides of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat

  /// Creates insets, by default 0 on each side.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// The rectangle without the insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

extension EdgeInsets {
  /// The same insets, with left as the leading edge.
  public init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

/// Sides of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public let rawValue: UInt
  /// Creates a set of sides.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left side.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right side.
  public static let right = UIRectEdge(rawValue: 8)
  /// All sides.
  public static let all = UIRectEdge(rawValue: 15)
}
