import Foundation

extension ShapeStyle {
  /// The style with less contrast, like a secondary foreground style.
  public var secondary: some ShapeStyle { opacity(0.5) }
  /// The style with less contrast, like a tertiary foreground style.
  public var tertiary: some ShapeStyle { opacity(0.25) }
  /// The style with less contrast, like a quaternary foreground style.
  public var quaternary: some ShapeStyle { opacity(0.18) }
  /// The style with less contrast, like a quinary foreground style.
  public var quinary: some ShapeStyle { opacity(0.1) }

  /// Returns the style with a shadow of its drawing.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    EffectShapeStyle(base: self) { base, environment in
      .shadow(base, style.resolved(in: environment))
    }
  }

  /// Returns the style blended with the content below.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    EffectShapeStyle(base: self) { base, _ in .blended(base, mode) }
  }
}

/// A style with an effect.
private struct EffectShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let effect: @Sendable (_ResolvedStyle, EnvironmentValues) -> _ResolvedStyle

  func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    effect(base._resolved(in: environment), environment)
  }
}

extension BackgroundStyle {
  /// The background style of groups: gray in light mode.
  public var secondary: some ShapeStyle { Color(.secondaryBackground) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground style with a shadow of its drawing.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }

  /// Returns the foreground style blended with the content below.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().blendMode(mode))
  }

  /// Returns the foreground style with reduced opacity.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }
}

/// The shadow of a style.
public struct ShadowStyle: Hashable, Sendable {
  private let isInner: Bool
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize

  /// Returns a drop shadow behind the drawing.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow. Default: black with an opacity of 0.33.
  ///   - radius: The blur radius, in points; negative values become 0.
  ///   - x: The horizontal offset, in points. Default: 0.
  ///   - y: The vertical offset, in points. Default: 0.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// Returns an inner shadow that makes the drawing appear recessed.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow. Default: black with an opacity of 0.55.
  ///   - radius: The blur radius, in points; negative values become 0.
  ///   - x: The horizontal offset, in points. Default: 0.
  ///   - y: The vertical offset, in points. Default: 0.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  fileprivate func resolved(in environment: EnvironmentValues) -> _ResolvedShadow {
    _ResolvedShadow(
      color: color.resolve(in: environment), radius: max(Double(radius), 0), offset: offset,
      isInner: isInner)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns a gradient around a point, starting at an angle.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
  /// Returns a gradient around a point, starting at an angle.
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
  /// Returns a gradient around a point, starting at an angle.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns a gradient around a point, between two angles.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Returns a gradient around a point, between two angles.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a gradient from a point outward.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Returns a gradient from a point outward.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient along a line.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
