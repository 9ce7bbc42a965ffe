import Foundation

extension ShapeStyle {
  /// The style with less contrast, as the secondary one of a foreground is.
  public var secondary: some ShapeStyle { opacity(0.5) }
  /// The style with less contrast, as the tertiary one of a foreground is.
  public var tertiary: some ShapeStyle { opacity(0.25) }
  /// The style with less contrast, as the quaternary one of a foreground is.
  public var quaternary: some ShapeStyle { opacity(0.18) }
  /// The style with less contrast, as the quinary one of a foreground is.
  public var quinary: some ShapeStyle { opacity(0.1) }

  /// The style with a shadow of what is drawn in it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    EffectShapeStyle(base: self) { base, environment in
      .shadow(base, style.resolved(in: environment))
    }
  }

  /// The style blended with what is below.
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
  /// The background of groups: gray in a light color scheme.
  public var secondary: some ShapeStyle { Color(.secondaryBackground) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow of what is drawn in it.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }

  /// The foreground style blended with what is below.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().blendMode(mode))
  }

  /// The foreground style with an opacity.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }
}

/// The shadow of what is drawn in a style.
public struct ShadowStyle: Hashable, Sendable {
  private let isInner: Bool
  private let color: Color
  private let radius: CGFloat
  private let offset: CGSize

  /// A shadow behind what is drawn.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow. Default: black with an opacity of 0.33.
  ///   - radius: The radius of the blur, in points; a negative one is 0.
  ///   - x: The horizontal offset, in points. Default: 0.
  ///   - y: The vertical offset, in points. Default: 0.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// A shadow on what is drawn, from its edges, as if it lay deeper than what is around.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow. Default: black with an opacity of 0.55.
  ///   - radius: The radius of the blur, in points; a negative one is 0.
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
  /// Colors around a point, from an angle on.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
  /// Colors around a point, from an angle on.
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
  /// Colors around a point, from an angle on.
  public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colors around a point, between two angles.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// Colors around a point, between two angles.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colors from a point outward.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Colors from a point outward.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colors along a line.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
