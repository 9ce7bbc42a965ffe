import Foundation

/// A gradient along the radii of an ellipse with the proportions of the filled area. As a view it
/// fills the proposed size.
public struct EllipticalGradient: ShapeStyle {
  private let gradient: Gradient
  private let center: UnitPoint
  private let start: CGFloat
  private let end: CGFloat

  /// Creates an elliptical gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The center, relative to the filled area. Default: its center.
  ///   - startRadiusFraction: The start of the gradient, as a fraction of the width and height of
  ///     the filled area. Default: 0, the center.
  ///   - endRadiusFraction: The end of the gradient. Default: 0.5, the edges.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    start = startRadiusFraction
    end = endRadiusFraction
  }

  /// Creates an elliptical gradient of evenly spaced colors.
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

  /// Returns the gradient with its colors resolved.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    .elliptical(
      gradient.resolved(in: environment), center: center, startFraction: start, endFraction: end)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Returns an elliptical gradient of evenly spaced colors.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
