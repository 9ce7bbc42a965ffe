import Foundation

/// A color in CIE L*a*b*, in which distances match perception: side by side, a distance of 1 is just
/// noticeable, and black and white are 100 apart.
package struct CIELab {
  private let components: SIMD3<Double>

  /// - Parameter light: Linear red, green and blue, from 0 to 1.
  package init(_ light: SIMD3<Double>) {
    func curve(_ value: Double) -> Double {
      value > 0.008856 ? cbrt(value) : 7.787 * value + 16 / 116
    }
    let x = curve((0.4124 * light.x + 0.3576 * light.y + 0.1805 * light.z) / 0.9505)
    let y = curve(0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z)
    let z = curve((0.0193 * light.x + 0.1192 * light.y + 0.9505 * light.z) / 1.089)
    components = SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  package func distance(to other: CIELab) -> Double {
    let difference = components - other.components
    return (difference * difference).sum().squareRoot()
  }
}
