import Foundation

/// A rectangle whose corners are square, rounded, or concentric with those of the enclosing
/// container shape.
///
/// A concentric corner's radius is the container's radius minus the distance between the two
/// corners along the axis where it is larger: far from an edge there is no corner to follow.
/// Concentric corners are square without a container set by `containerShape(_:)`, or if it is not a
/// rectangle.
public struct ConcentricRectangle: Sendable {
  /// Groups of corners that share the largest radius among them.
  struct Uniform: OptionSet, Sendable {
    let rawValue: Int
    static let all = Uniform(rawValue: 1)
    static let top = Uniform(rawValue: 2)
    static let bottom = Uniform(rawValue: 4)
    static let leading = Uniform(rawValue: 8)
    static let trailing = Uniform(rawValue: 16)
  }

  private let styles: RoundedRectangularShapeCorners
  private let uniform: Uniform

  private init(
    _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style,
    _ bottomLeading: Edge.Corner.Style, _ bottomTrailing: Edge.Corner.Style, _ uniform: Uniform
  ) {
    styles = RoundedRectangularShapeCorners(
      topLeading: topLeading, topTrailing: topTrailing, bottomLeading: bottomLeading,
      bottomTrailing: bottomTrailing)
    self.uniform = uniform
  }

  /// Creates a rectangle whose corners are independently concentric.
  public init() { self.init(corners: .concentric) }

  /// Creates a rectangle with one style for all corners.
  ///
  /// - Parameters:
  ///   - corners: The style of the corners.
  ///   - isUniform: Whether all corners share the largest radius among them. Default: `false`.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(corners, corners, corners, corners, isUniform ? .all : [])
  }

  /// Creates a rectangle with a style for each corner. Default: concentric.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner, [])
  }

  /// Creates a rectangle with one style for the top corners and one for the bottom corners.
  /// Default: concentric.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners,
      [.top, .bottom])
  }

  /// Creates a rectangle with one style for the leading corners and one for the trailing corners.
  /// Default: concentric.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners,
      [.leading, .trailing])
  }

  /// Creates a rectangle with one style for the top corners. Default: concentric.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner, .top)
  }

  /// Creates a rectangle with one style for the bottom corners. Default: concentric.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners, .bottom)
  }

  /// Creates a rectangle with one style for the leading corners. Default: concentric.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners, bottomTrailingCorner,
      .leading)
  }

  /// Creates a rectangle with one style for the trailing corners. Default: concentric.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner, uniformTrailingCorners,
      .trailing)
  }

  /// The radii of the corners in the current container, in points, with uniform groups applied.
  nonisolated private var radii: RectangleCornerRadii {
    var radii = styles.radii(
      concentric: ContainerOutline.current?.concentricRadii ?? RectangleCornerRadii())
    func equate(_ group: Uniform, _ corners: [WritableKeyPath<RectangleCornerRadii, CGFloat>]) {
      guard uniform.contains(group) else { return }
      let most = corners.reduce(0) { max($0, radii[keyPath: $1]) }
      for corner in corners { radii[keyPath: corner] = most }
    }
    equate(.top, [\.topLeading, \.topTrailing])
    equate(.bottom, [\.bottomLeading, \.bottomTrailing])
    equate(.leading, [\.topLeading, \.bottomLeading])
    equate(.trailing, [\.topTrailing, \.bottomTrailing])
    equate(.all, [\.topLeading, \.topTrailing, \.bottomLeading, \.bottomTrailing])
    return radii
  }
}

extension ConcentricRectangle: RoundedRectangularShape {
  /// Returns the corners resolved in the current container.
  nonisolated public func corners(in size: CGSize?) -> Corners? {
    guard size != nil else { return styles }
    let radii = radii
    return Corners(
      topLeading: .fixed(radii.topLeading), topTrailing: .fixed(radii.topTrailing),
      bottomLeading: .fixed(radii.bottomLeading), bottomTrailing: .fixed(radii.bottomTrailing))
  }

  /// Returns the outline in `rect`. Outside of rendering, concentric corners are square.
  nonisolated public func path(in rect: CGRect) -> Path { path(in: rect, insetBy: 0) }

  nonisolated fileprivate func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    // Limits infinite radii to the available space.
    let most = max(rect.width, rect.height, 0) + max(amount, 0)
    let radii = radii.mapped { max(min($0, most) - amount, 0) }
    return Path(roundedRect: rect, cornerRadii: radii)
  }

  /// Returns the shape inset by `amount` points on all sides, with radii reduced accordingly.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetConcentricRectangle(shape: self, amount: amount)
  }

  /// Fills the proposal.
  nonisolated public func _layout(_ sizing: ShapeSizing) -> _ShapeLayout { .fill }
}

private struct InsetConcentricRectangle: InsettableShape {
  let shape: ConcentricRectangle
  var amount: CGFloat
  nonisolated var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
  nonisolated func path(in rect: CGRect) -> Path {
    let inner = Inset(shape: Rectangle(), amount: amount).path(in: rect).boundingRect
    return shape.path(in: inner, insetBy: amount.isFinite ? amount : 0)
  }
  nonisolated func inset(by more: CGFloat) -> InsetConcentricRectangle {
    InsetConcentricRectangle(shape: shape, amount: amount + more)
  }
  nonisolated func _layout(_ sizing: ShapeSizing) -> _ShapeLayout { .fill }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with one style for all corners.
  ///
  /// - Parameters:
  ///   - corners: The style of the corners.
  ///   - isUniform: Whether all corners share the largest radius among them. Default: `false`.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// A rectangle with a style for each corner. Default: concentric.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle with one style for the top corners and one for the bottom corners.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }

  /// A rectangle with one style for the leading corners and one for the trailing corners.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }

  /// A rectangle with one style for the top corners.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle with one style for the bottom corners.
  public static func rect(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }

  /// A rectangle with one style for the leading corners.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle with one style for the trailing corners.
  public static func rect(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }
}
