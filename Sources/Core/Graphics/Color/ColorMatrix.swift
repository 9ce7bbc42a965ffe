import Foundation

/// A matrix that computes a pixel's new red, green, blue and opacity from its old ones (each 0…1,
/// gamma-encoded).
///
/// Each of the four rows computes one component: factors for red, green, blue and opacity, and a
/// constant. The standard matrices are those of `feColorMatrix` in W3C Filter Effects. Opacity is
/// computed from premultiplied colors, so that partially covered pixels stay partially covered.
public struct ColorMatrix: Hashable, Sendable {
  /// The four rows.
  public var rows: [[Double]]

  /// - Parameter rows: Four rows of five numbers; NaN counts as 0.
  public init(_ rows: [[Double]]) {
    precondition(rows.count == 4 && rows.allSatisfy { $0.count == 5 }, "needs 4 rows of 5 numbers")
    self.rows = rows.map { $0.map { $0.isNaN ? 0 : min(max($0, -1e6), 1e6) } }
  }

  /// Scales each component and adds an offset to the colors.
  private init(scales: [Double], adding offset: Double = 0) {
    var rows = Array(repeating: [0.0, 0, 0, 0, 0], count: 4)
    for row in 0..<4 { rows[row][row] = scales[row] }
    for row in 0..<3 { rows[row][4] = offset }
    self.init(rows)
  }

  /// Computes colors from colors; opacity stays the same.
  private init(colors: [[Double]]) {
    self.init(colors.map { $0 + [0, 0] } + [[0, 0, 0, 1, 0]])
  }

  /// The weights of red, green and blue in luminance.
  private static let luminance = [0.213, 0.715, 0.072]

  /// Returns a matrix that adds `amount` to the colors: 1 gives white, -1 black.
  public static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(scales: [1, 1, 1, 1], adding: amount)
  }

  /// Returns a matrix that scales colors about middle gray; 1 changes nothing.
  public static func contrast(_ amount: Double) -> ColorMatrix {
    ColorMatrix(scales: [amount, amount, amount, 1], adding: (1 - amount) / 2)
  }

  /// Returns a matrix that scales saturation; 0 gives gray, 1 changes nothing.
  public static func saturation(_ amount: Double) -> ColorMatrix {
    let grey = luminance.map { $0 * (1 - amount) }
    var rows = [grey, grey, grey]
    for row in 0..<3 { rows[row][row] += amount }
    return ColorMatrix(colors: rows)
  }

  /// Returns a matrix that rotates hues by an angle in radians.
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

  /// The matrix that inverts colors; opacity stays the same.
  public static let inversion = ColorMatrix([
    [-1, 0, 0, 0, 1], [0, -1, 0, 0, 1], [0, 0, -1, 0, 1], [0, 0, 0, 1, 0],
  ])

  /// Returns a matrix that multiplies each component by that of a color.
  public static func multiplication(by color: ResolvedColor) -> ColorMatrix {
    let color = color.displayable
    return ColorMatrix(scales: [color.red, color.green, color.blue, color.opacity])
  }

  /// The matrix that turns luminance into the opacity of black.
  public static let luminanceToAlpha = ColorMatrix(
    Array(repeating: [0, 0, 0, 0, 0], count: 3) + [luminance + [0, 0]])

  /// Interpolates between this matrix, at 0, and `other`, at 1.
  package func mixed(with other: ColorMatrix, by progress: Double) -> ColorMatrix {
    ColorMatrix(
      zip(rows, other.rows).map { zip($0, $1).map { $0 + ($1 - $0) * progress } })
  }
}
