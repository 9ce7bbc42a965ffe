import Foundation

/// A concrete color: sRGB components (gamma-encoded, 0…1) and opacity.
public struct ResolvedColor: Hashable, Sendable {
  /// The red component. Components outside 0…1 are clamped when painting.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The opacity, from 0 (transparent) to 1 (opaque).
  public var opacity: Double

  /// Creates a color, by default opaque.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Creates a color from components of 0…255.
  public init(_ red: Int, _ green: Int, _ blue: Int, opacity: Double = 1) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
      opacity: opacity)
  }

  /// Transparent black.
  public static let clear = ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0)
  /// Black.
  public static let black = ResolvedColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = ResolvedColor(red: 1, green: 1, blue: 1)

  /// Returns the color with its opacity multiplied by `factor`.
  public func multiplyingOpacity(by factor: Double) -> ResolvedColor {
    var copy = self
    copy.opacity *= factor
    return copy
  }

  /// The color with all components clamped to 0…1; NaN becomes 0.
  package var displayable: ResolvedColor {
    func limited(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
    return ResolvedColor(
      red: limited(red), green: limited(green), blue: limited(blue), opacity: limited(opacity))
  }
}

extension ResolvedColor: CustomStringConvertible {
  /// `#RRGGBB`, followed by the opacity in percent if it is not 100.
  public var description: String {
    let color = displayable
    func hex(_ value: Double) -> String {
      let byte = Int((value * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    let percent = color.opacity == 1 ? "" : "@\(Int((color.opacity * 100).rounded()))%"
    return "#\(hex(color.red))\(hex(color.green))\(hex(color.blue))\(percent)"
  }
}
