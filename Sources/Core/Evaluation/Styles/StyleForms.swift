import Foundation

/// A style with an effect.
struct EffectShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let effect: @Sendable (_ResolvedStyle, EnvironmentValues) -> _ResolvedStyle

  func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    effect(base._resolved(in: environment), environment)
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

  func resolved(in environment: EnvironmentValues) -> _ResolvedShadow {
    _ResolvedShadow(
      color: color.resolve(in: environment), radius: max(Double(radius), 0), offset: offset,
      isInner: isInner)
  }
}
