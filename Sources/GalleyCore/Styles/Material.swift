import Foundation

/// Frosted glass, without the blur: white, or dark grey, that lets through some of what is below.
///
/// The colours come near those of iOS 18 over a plain background.
public struct Material: Hashable, Sendable {
  fileprivate enum Thickness: Hashable { case ultraThin, thin, regular, thick, ultraThick, bar }
  private let thickness: Thickness

  private init(_ thickness: Thickness) { self.thickness = thickness }

  public static let ultraThin = Material(.ultraThin)
  public static let thin = Material(.thin)
  public static let regular = Material(.regular)
  public static let thick = Material(.thick)
  public static let ultraThick = Material(.ultraThick)
  public static let bar = Material(.bar)
}

extension Material: ShapeStyle {
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
    return .color(
      isDark
        ? ResolvedColor(37, 37, 37, opacity: dark) : ResolvedColor(247, 247, 247, opacity: light))
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
