import Foundation

extension ResolvedColor {
  /// Creates a color from components in 0…1. Colors outside of the sRGB gamut are clipped.
  public init(
    colorSpace: Color.RGBColorSpace, red: Float, green: Float, blue: Float, opacity: Float = 1
  ) {
    self = ColorSpaces.sRGB(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity),
      in: colorSpace)
  }

  /// The red component without gamma, 0…1.
  public var linearRed: Float { Float(SRGB.linear(red)) }
  /// The green component without gamma, 0…1.
  public var linearGreen: Float { Float(SRGB.linear(green)) }
  /// The blue component without gamma, 0…1.
  public var linearBlue: Float { Float(SRGB.linear(blue)) }
}
