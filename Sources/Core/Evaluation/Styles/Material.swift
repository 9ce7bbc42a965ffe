import Foundation

/// A translucent background, white or dark gray depending on the color scheme, that blurs the
/// content below it.
///
/// The colors approximate those of iOS 18 on a plain background.
public struct Material: Hashable, Sendable {
  fileprivate enum Thickness: Hashable { case ultraThin, thin, regular, thick, ultraThick, bar }
  private let thickness: Thickness

  private init(_ thickness: Thickness) { self.thickness = thickness }

  /// The most translucent material.
  public static let ultraThin = Material(.ultraThin)

  /// A material more translucent than opaque.
  public static let thin = Material(.thin)

  /// A material of medium translucency.
  public static let regular = Material(.regular)

  /// A material more opaque than translucent.
  public static let thick = Material(.thick)

  /// The most opaque material.
  public static let ultraThick = Material(.ultraThick)

  /// The material of toolbars.
  public static let bar = Material(.bar)
}

extension Material: ShapeStyle {
  /// Returns the blurred content below, under a translucent color that depends on the color scheme.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    let isDark = environment.colorScheme == .dark
    let (light, dark): (Double, Double) =
      switch thickness {
      case .ultraThin: (0.44, 0.55)
      case .thin: (0.6, 0.7)
      case .regular: (0.75, 0.82)
      case .thick: (0.85, 0.9)
      case .ultraThick: (0.92, 0.95)
      case .bar: (0.8, 0.75)
      }
    let color =
      isDark
      ? ResolvedColor(37, 37, 37, opacity: dark) : ResolvedColor(247, 247, 247, opacity: light)
    return .backdrop(Backdrop(radius: 20, saturation: 1.8, color: color))
  }
}
