import Foundation

/// A concrete colour: sRGB components (gamma-encoded, 0…1) and opacity.
public struct ResolvedColor: Hashable, Sendable {
  /// Red. Components outside of 0…1 are limited when the colour is painted.
  public var red: Double
  /// Green.
  public var green: Double
  /// Blue.
  public var blue: Double
  /// The opacity: 0 is transparent, 1 hides what is below.
  public var opacity: Double

  /// Creates a colour, by default an opaque one.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Components of 0…255 as colour tables print them.
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

  /// This colour with its opacity multiplied by `factor`.
  public func multiplyingOpacity(by factor: Double) -> ResolvedColor {
    var copy = self
    copy.opacity *= factor
    return copy
  }

  /// The colour with all components in 0…1; what is not a number is 0.
  package var displayable: ResolvedColor {
    func limited(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
    return ResolvedColor(
      red: limited(red), green: limited(green), blue: limited(blue), opacity: limited(opacity))
  }
}

extension ResolvedColor: CustomStringConvertible {
  /// `#RRGGBB`, followed by the opacity in percent where it is not 100.
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
