import Foundation

/// A rectangle whose corners are square, rounded, or concentric with those of the shape that
/// `containerShape(_:)` sets around it.
///
/// The radius of a concentric corner is the container's less the distance between the two corners:
/// the larger one of its two directions, as far from an edge there is no corner to follow. Without a
/// container, and in one that is no rectangle, concentric corners are square.
public struct ConcentricRectangle: Sendable {
  /// Corners that have the largest radius among them.
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

  /// Creates a rectangle whose corners are concentric, each by itself.
  public init() { self.init(corners: .concentric) }

  /// Creates a rectangle with corners of one style.
  ///
  /// - Parameters:
  ///   - corners: The style of all corners.
  ///   - isUniform: Whether all corners have the largest radius among them. Default: `false`.
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

  /// Creates a rectangle with equal corners at the top and equal ones at the bottom. Default:
  /// concentric.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners,
      [.top, .bottom])
  }

  /// Creates a rectangle with equal corners at the leading edge and equal ones at the trailing one.
  /// Default: concentric.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners,
      [.leading, .trailing])
  }

  /// Creates a rectangle with equal corners at the top. Default: concentric.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner, .top)
  }

  /// Creates a rectangle with equal corners at the bottom. Default: concentric.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners, .bottom)
  }

  /// Creates a rectangle with equal corners at the leading edge. Default: concentric.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners, bottomTrailingCorner,
      .leading)
  }

  /// Creates a rectangle with equal corners at the trailing edge. Default: concentric.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner, uniformTrailingCorners,
      .trailing)
  }

  /// The radii of corners in the container around, in points; those that are to be are equal.
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
  /// The corners as they are in the container around.
  nonisolated public func corners(in size: CGSize?) -> Corners? {
    guard size != nil else { return styles }
    let radii = radii
    return Corners(
      topLeading: .fixed(radii.topLeading), topTrailing: .fixed(radii.topTrailing),
      bottomLeading: .fixed(radii.bottomLeading), bottomTrailing: .fixed(radii.bottomTrailing))
  }

  /// The outline in `rect`. Asked for outside of a picture, concentric corners are square.
  nonisolated public func path(in rect: CGRect) -> Path { path(in: rect, insetBy: 0) }

  nonisolated fileprivate func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    // An infinite radius is as much as there is space for.
    let most = max(rect.width, rect.height, 0) + max(amount, 0)
    let radii = radii.mapped { max(min($0, most) - amount, 0) }
    return Path(roundedRect: rect, cornerRadii: radii)
  }

  /// The shape inset by `amount` points on all sides, with corners that are smaller by as much.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetConcentricRectangle(shape: self, amount: amount)
  }

  /// It fills the proposal.
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
  /// A rectangle with corners of one style.
  ///
  /// - Parameters:
  ///   - corners: The style of all corners.
  ///   - isUniform: Whether all corners have the largest radius among them. Default: `false`.
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

  /// A rectangle with equal corners at the top and equal ones at the bottom.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }

  /// A rectangle with equal corners at the leading edge and equal ones at the trailing one.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }

  /// A rectangle with equal corners at the top.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle with equal corners at the bottom.
  public static func rect(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }

  /// A rectangle with equal corners at the leading edge.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle with equal corners at the trailing edge.
  public static func rect(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }
}
