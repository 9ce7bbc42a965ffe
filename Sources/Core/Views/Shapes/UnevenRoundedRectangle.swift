import Foundation

/// A rectangle with individual corner radii, in points.
public struct UnevenRoundedRectangle: Sendable {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii

  /// The curvature of the corners: circular, or continuous as on iOS.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with a radius for each corner.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with a radius for each corner, in points. Default: 0.
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
  /// The four radii.
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>
  >

  /// The four radii.
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

  /// Returns the outline in `rect`. Corners that are too large are reduced to fit.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Returns a rectangle inset by `amount` points, with corner radii reduced accordingly.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    func smaller(_ radius: CGFloat) -> CGFloat { max(radius - amount, 0) }
    return Inset(
      shape: UnevenRoundedRectangle(
        topLeadingRadius: smaller(cornerRadii.topLeading),
        bottomLeadingRadius: smaller(cornerRadii.bottomLeading),
        bottomTrailingRadius: smaller(cornerRadii.bottomTrailing),
        topTrailingRadius: smaller(cornerRadii.topTrailing), style: style), amount: amount)
  }

  /// Fills the proposal.
  nonisolated public func _layout(_ sizing: ShapeSizing) -> _ShapeLayout { .fill }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius for each corner, in points. Default: 0.
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
