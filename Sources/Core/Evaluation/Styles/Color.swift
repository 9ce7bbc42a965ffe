import Foundation

/// A color that may depend on the environment. As a view it fills the proposed size.
public struct Color: Hashable, Sendable {
  private enum Storage: Hashable, Sendable {
    case system(SystemColor)
    case fixed(ResolvedColor)
    indirect case opacity(Color, Double)
    indirect case mixed(Color, Color, Double, Gradient.ColorSpace)
    case tint
    indirect case adaptive(AdaptiveColor)
  }

  private let storage: Storage

  private init(_ storage: Storage) { self.storage = storage }
  package init(_ color: SystemColor) { storage = .system(color) }
  package init(_ color: AdaptiveColor) { storage = .adaptive(color) }

  /// The color space of color components.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// A color's components in an environment.
  public typealias Resolved = ResolvedColor

  /// Creates a color that is independent of the environment.
  public init(_ resolved: ResolvedColor) { storage = .fixed(resolved) }

  /// Creates a color from components in 0…1. Colors outside of the sRGB gamut are clipped, and NaN
  /// becomes 0.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    storage = .fixed(
      ColorSpaces.sRGB(red: red, green: green, blue: blue, opacity: opacity, in: colorSpace))
  }

  /// Creates a gray from components in 0…1; values outside of the range are clamped.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from components in 0…1. Hues wrap around; other components are clamped.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let position = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The color of primary content: black, or white in dark mode.
  public static let primary = Color(.label)

  /// The color of secondary content, a translucent gray.
  public static let secondary = Color(.secondaryLabel)
  // The name is SwiftUI's.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The tint of the environment; blue if the tint is not a color.
  public static let accentColor = Color(.tint)

  /// Returns this color with its opacity multiplied by `opacity`; NaN becomes 0.
  public func opacity(_ opacity: Double) -> Color {
    Color(.opacity(self, opacity.isNaN ? 0 : opacity))
  }

  /// Returns this color mixed with another.
  ///
  /// - Parameters:
  ///   - other: The color at a fraction of 1.
  ///   - fraction: The fraction of `other`, 0…1. If NaN, the color is transparent.
  ///   - colorSpace: The color space of the interpolation. Default: perceptual.
  public func mix(
    with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    fraction.isNaN ? opacity(0) : Color(.mixed(self, other, fraction, colorSpace))
  }

  /// The components of a color that is independent of the environment; `nil` for other colors.
  package var fixedComponents: ResolvedColor? {
    if case .fixed(let color) = storage { color } else { nil }
  }

  /// A subtle gradient of this color that is slightly lighter at the top.
  public var gradient: AnyGradient { AnyGradient(self) }

  /// Returns the color's components in an environment.
  public func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    switch storage {
    case .system(let color):
      color.resolved(
        in: environment.colorScheme, isElevated: environment.standard.isElevated,
        palette: environment.standard.palette)
    case .fixed(let color): color
    case .opacity(let color, let opacity):
      color.resolve(in: environment).multiplyingOpacity(by: opacity)
    case .mixed(let a, let b, let fraction, let space):
      a.resolve(in: environment).mixed(with: b.resolve(in: environment), by: fraction, in: space)
    case .tint:
      if case .color(let color) = TintShapeStyle()._resolved(in: environment) {
        color
      } else {
        Color(.blue).resolve(in: environment)
      }
    case .adaptive(let color): color.resolve(environment)
    }
  }
}

extension Color: ShapeStyle {
  /// Returns the color in an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    .color(resolve(in: environment) as ResolvedColor)
  }
}

extension ResolvedColor: ShapeStyle {
  /// Returns the color itself, which is independent of the environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle { .color(self) }
}

extension Color: CustomStringConvertible {
  /// The color's name or components.
  public var description: String {
    switch storage {
    case .system(let color): color.rawValue
    case .fixed(let color): color.description
    case .opacity(let color, let opacity): "\(color)@\(NumberText.points(opacity * 100))%"
    case .mixed(let a, let b, let fraction, let space):
      "\(a)+\(b)*\(fraction)\(space == .device ? " in sRGB" : "")"
    case .tint: "accentColor"
    case .adaptive(let color): color.name
    }
  }
}

// Declared here and not also in `Color`: overloaded or disfavored names make type checking
// exponential in the length of modifier chains.

extension ResolvedColor {
  fileprivate func mixed(
    with other: ResolvedColor, by fraction: Double, in space: Gradient.ColorSpace
  ) -> ResolvedColor {
    guard space == .device else { return mixed(with: other, by: fraction) }
    let opacity = self.opacity + (other.opacity - self.opacity) * fraction
    // Weighted by opacity, as in the perceptual color space.
    let share = opacity > 0 ? other.opacity * fraction / opacity : fraction
    return ResolvedColor(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share, opacity: opacity)
  }
}

/// Conversions to sRGB.
enum ColorSpaces {
  static func sRGB(
    red: Double, green: Double, blue: Double, opacity: Double, in space: Color.RGBColorSpace
  ) -> ResolvedColor {
    func clip(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
    func encode(_ value: Double) -> Double { SRGB.encoded(clip(value)) }
    switch space {
    case .sRGB:
      return ResolvedColor(
        red: clip(red), green: clip(green), blue: clip(blue), opacity: clip(opacity))
    case .sRGBLinear:
      return ResolvedColor(
        red: encode(red), green: encode(green), blue: encode(blue), opacity: clip(opacity))
    case .displayP3:
      let (r, g, b) = (SRGB.linear(red), SRGB.linear(green), SRGB.linear(blue))
      return ResolvedColor(
        red: encode(1.2249401 * r - 0.2249404 * g),
        green: encode(-0.0420569 * r + 1.0420571 * g),
        blue: encode(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b), opacity: clip(opacity))
    }
  }
}
