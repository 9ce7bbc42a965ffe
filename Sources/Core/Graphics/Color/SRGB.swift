import Foundation

/// The transfer curve of sRGB, between the components in files and linear light, both from 0 to 1.
package enum SRGB {
  /// Returns the light of a component.
  package static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  /// Returns the component for an amount of light.
  package static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// The light of each byte.
  package static let linearBytes: [Float] = (0..<256).map { Float(linear(Double($0) / 255)) }
}
