import Foundation

/// A rectangle whose corners have radii of their own, in points.
public struct UnevenRoundedRectangle: Sendable {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >

  nonisolated public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        AnimatablePair(cornerRadii.topLeading, cornerRadii.topTrailing),
        AnimatablePair(cornerRadii.bottomLeading, cornerRadii.bottomTrailing))
    }
    set {
      (cornerRadii.topLeading, cornerRadii.topTrailing) =
        (newValue.first.first, newValue.first.second)
      (cornerRadii.bottomLeading, cornerRadii.bottomTrailing) =
        (newValue.second.first, newValue.second.second)
    }
  }
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    func smaller(_ radius: CGFloat) -> CGFloat { max(radius - amount, 0) }
    return Inset(
      shape: UnevenRoundedRectangle(
        topLeadingRadius: smaller(cornerRadii.topLeading),
        bottomLeadingRadius: smaller(cornerRadii.bottomLeading),
        bottomTrailingRadius: smaller(cornerRadii.bottomTrailing),
        topTrailingRadius: smaller(cornerRadii.topTrailing), style: style), amount: amount)
  }
  nonisolated public func _layout(_ sizing: ShapeSizing) -> _ShapeLayout { .fill }
}

/// The outline of the container around. As Galley's containers set none, it is a rectangle.
public struct ContainerRelativeShape: Sendable {
  public init() {}
}

extension ContainerRelativeShape: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(shape: self, amount: amount)
  }
  nonisolated public func _layout(_ sizing: ShapeSizing) -> _ShapeLayout { .fill }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
