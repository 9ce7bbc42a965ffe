import Foundation
import GalleyGraphics

/// Formats values for an SVG file.
enum SVGText {
  /// Returns a number with at most `digits` decimals, as short as possible.
  static func number(_ value: Double, digits: Int = 3) -> String {
    guard value.isFinite else { return "0" }
    let factors = [1.0, 10, 100, 1000, 10_000, 100_000, 1_000_000]
    let factor = factors[digits]
    let scaled = (value * factor).rounded()
    guard abs(scaled) < 1e15 else { return "\(value)" }
    let whole = Int64(scaled)
    if whole == 0 { return "0" }
    let unit = Int64(factor)
    let (quotient, rest) = abs(whole).quotientAndRemainder(dividingBy: unit)
    let sign = whole < 0 ? "-" : ""
    if rest == 0 { return sign + String(quotient) }
    var fraction = String(rest + unit).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return "\(sign)\(quotient == 0 ? "" : String(quotient)).\(fraction)"
  }

  /// Returns the `d` attribute of a path.
  static func data(_ path: Path, digits: Int = 3) -> String {
    var result = ""
    func add(_ command: Character, _ points: CGPoint...) {
      result.append(command)
      var isFirst = true
      for point in points {
        for value in [point.x, point.y] {
          let text = number(Double(value), digits: digits)
          if !isFirst, text.first != "-" { result.append(" ") }
          result += text
          isFirst = false
        }
      }
    }
    for element in path.elements {
      switch element {
      case .move(let to): add("M", to)
      case .line(let to): add("L", to)
      case .quadCurve(let to, let control): add("Q", control, to)
      case .curve(let to, let control1, let control2): add("C", control1, control2, to)
      case .closeSubpath: result.append("Z")
      }
    }
    return result
  }

  /// Returns `#rrggbb`, or `#rgb` if that is the same color.
  static func hex(_ color: ResolvedColor) -> String {
    let color = color.displayable
    let bytes = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    let isShort = bytes.allSatisfy { $0 >> 4 == $0 & 15 }
    return "#"
      + bytes.map { byte in
        isShort
          ? String(byte & 15, radix: 16)
          : (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }

  /// Returns ` name="value"` for an opacity below 1, or an empty string.
  static func opacity(_ value: Double, _ name: String) -> String {
    value >= 1 ? "" : " \(name)=\"\(number(value))\""
  }

  static func matrix(_ t: CGAffineTransform) -> String {
    if t.a == 1, t.b == 0, t.c == 0, t.d == 1 {
      return "translate(\(number(t.tx)) \(number(t.ty)))"
    }
    let parts = [t.a, t.b, t.c, t.d].map { number($0, digits: 6) } + [number(t.tx), number(t.ty)]
    return "matrix(\(parts.joined(separator: " ")))"
  }
}
