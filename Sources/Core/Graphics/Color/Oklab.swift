import Foundation

/// A color in Oklab, where equal steps look equal; perceptual gradients are interpolated here.
package struct Oklab {
  package var lightness: Double
  package var a: Double
  package var b: Double

  package init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  package init(_ color: ResolvedColor) {
    let (r, g, b) = (SRGB.linear(color.red), SRGB.linear(color.green), SRGB.linear(color.blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// Returns the sRGB color, with components clipped to 0…1.
  package func color(opacity: Double) -> ResolvedColor {
    let l = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
    let m = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
    let s = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
    return ResolvedColor(
      red: Self.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: Self.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: Self.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
      opacity: opacity)
  }

  private static func encoded(_ value: Double) -> Double { SRGB.encoded(min(max(value, 0), 1)) }
}

extension ResolvedColor {
  /// Interpolates perceptually (in Oklab, premultiplied) by `fraction` toward `other`.
  public func mixed(with other: ResolvedColor, by fraction: Double) -> ResolvedColor {
    ColorMix(from: self, to: other).color(at: fraction)
  }
}

/// Perceptual interpolation (in Oklab, premultiplied) between two colors, which are converted once.
struct ColorMix {
  private let start: (color: ResolvedColor, lab: Oklab)
  private let end: (color: ResolvedColor, lab: Oklab)

  init(from start: ResolvedColor, to end: ResolvedColor) {
    self.start = (start, Oklab(start))
    self.end = (end, Oklab(end))
  }

  /// Returns the color at a fraction of the way from the first color, 0, to the second, 1.
  func color(at fraction: Double) -> ResolvedColor {
    let (first, last) = (start.color, end.color)
    let opacity = first.opacity + (last.opacity - first.opacity) * fraction
    guard opacity > 0 else {
      return ResolvedColor(red: first.red, green: first.green, blue: first.blue, opacity: 0)
    }
    // Weighted by opacity, so that fading to clear does not pass through the clear color's hue.
    let share = last.opacity * fraction / opacity
    var mixed = start.lab
    mixed.lightness += (end.lab.lightness - start.lab.lightness) * share
    mixed.a += (end.lab.a - start.lab.a) * share
    mixed.b += (end.lab.b - start.lab.b) * share
    return mixed.color(opacity: opacity)
  }
}
