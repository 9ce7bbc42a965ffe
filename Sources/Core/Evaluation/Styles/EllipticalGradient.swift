import Foundation

/// A gradient along the radii of an ellipse with the proportions of what it fills. As a view it
/// takes the proposed size.
public struct EllipticalGradient: ShapeStyle {
  private let gradient: Gradient
  private let center: UnitPoint
  private let start: CGFloat
  private let end: CGFloat

  /// Creates an elliptical gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The center, relative to what is filled. Default: its center.
  ///   - startRadiusFraction: Where the gradient starts, as a fraction of the width and height of
  ///     what is filled. Default: 0, the center.
  ///   - endRadiusFraction: Where the gradient ends. Default: 0.5, the edges.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    start = startRadiusFraction
    end = endRadiusFraction
  }

  /// Creates an elliptical gradient of colors at regular intervals.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates an elliptical gradient of stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// The gradient with the colors of `environment`.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    .elliptical(
      gradient.resolved(in: environment), center: center, startFraction: start, endFraction: end)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// An elliptical gradient of colors at regular intervals.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
