import Foundation

extension ResolvedColor {
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
