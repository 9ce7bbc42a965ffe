import Foundation

/// How red, green, blue and opacity (each 0…1, gamma-encoded) of a pixel follow from what they were.
///
/// Four rows of five numbers, one row for each result: the parts of red, green, blue and opacity in
/// it, and what is added. The standard matrices are those of `feColorMatrix` in W3C's Filter Effects.
/// Opacity follows from colours times opacity, so that what is half covered stays so.
public struct ColorMatrix: Hashable, Sendable {
  /// The four rows.
  public var rows: [[Double]]

  /// - Parameter rows: Four of five numbers; what is not a number counts as 0.
  public init(_ rows: [[Double]]) {
    precondition(rows.count == 4 && rows.allSatisfy { $0.count == 5 }, "four rows of five")
    self.rows = rows.map { $0.map { $0.isNaN ? 0 : min(max($0, -1e6), 1e6) } }
  }

  /// Each result is a multiple of what it was, and something is added to the colours.
  private init(scales: [Double], adding offset: Double = 0) {
    var rows = Array(repeating: [0.0, 0, 0, 0, 0], count: 4)
    for row in 0..<4 { rows[row][row] = scales[row] }
    for row in 0..<3 { rows[row][4] = offset }
    self.init(rows)
  }

  /// Red, green and blue from red, green and blue; opacity stays.
  private init(colors: [[Double]]) {
    self.init(colors.map { $0 + [0, 0] } + [[0, 0, 0, 1, 0]])
  }

  /// The parts of red, green and blue in luminance.
  private static let luminance = [0.213, 0.715, 0.072]

  /// Lighter by `amount`: 1 is white, -1 black.
  public static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(scales: [1, 1, 1, 1], adding: amount)
  }

  /// Farther from middle grey; 1 changes nothing.
  public static func contrast(_ amount: Double) -> ColorMatrix {
    ColorMatrix(scales: [amount, amount, amount, 1], adding: (1 - amount) / 2)
  }

  /// 0 is grey, 1 changes nothing.
  public static func saturation(_ amount: Double) -> ColorMatrix {
    let grey = luminance.map { $0 * (1 - amount) }
    var rows = [grey, grey, grey]
    for row in 0..<3 { rows[row][row] += amount }
    return ColorMatrix(colors: rows)
  }

  /// Hues turned by an angle in radians.
  public static func hueRotation(_ radians: Double) -> ColorMatrix {
    let angle = radians.isFinite ? radians : 0
    let (cosine, sine) = (cos(angle), sin(angle))
    var rows = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
    for row in 0..<3 {
      for column in 0..<3 {
        let own: Double = row == column ? 1 : 0
        let level = luminance[column]
        rows[row][column] = level + (own - level) * cosine + rows[row][column] * sine
      }
    }
    return ColorMatrix(colors: rows)
  }

  /// Each colour becomes its opposite; opacity stays.
  public static let inversion = ColorMatrix([
    [-1, 0, 0, 0, 1], [0, -1, 0, 0, 1], [0, 0, -1, 0, 1], [0, 0, 0, 1, 0],
  ])

  /// Each component times that of a colour.
  public static func multiplication(by color: ResolvedColor) -> ColorMatrix {
    let color = color.displayable
    return ColorMatrix(scales: [color.red, color.green, color.blue, color.opacity])
  }

  /// Black, with the luminance as opacity.
  public static let luminanceToAlpha = ColorMatrix(
    Array(repeating: [0, 0, 0, 0, 0], count: 3) + [luminance + [0, 0]])

  /// The matrix on the way to another one; 0 is this one, 1 the other.
  package func mixed(with other: ColorMatrix, by progress: Double) -> ColorMatrix {
    ColorMatrix(
      zip(rows, other.rows).map { zip($0, $1).map { $0 + ($1 - $0) * progress } })
  }
}
