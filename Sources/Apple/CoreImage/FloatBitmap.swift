import Foundation
import Galley

/// A picture between filters: premultiplied colors in a rectangle of whole pixels, more precise
/// than the bytes of a `Bitmap`. The y-axis of Core Image points up.
struct FloatBitmap: Sendable {
  typealias Color = SIMD4<Float>

  static let empty = FloatBitmap(width: 0, height: 0, colors: [])

  let x: Int
  let y: Int
  let width: Int
  let height: Int
  /// From the top row to the bottom one.
  var colors: [Color]

  init(x: Int = 0, y: Int = 0, width: Int, height: Int, colors: [Color]) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
    self.colors = colors
  }

  init(_ bitmap: Bitmap) {
    let pixels = bitmap.pixels
    let colors = stride(from: 0, to: pixels.count, by: 4).map { index in
      let bytes = SIMD4(pixels[index], pixels[index + 1], pixels[index + 2], pixels[index + 3])
      var color = Color(bytes) / 255
      let alpha = color.w
      color *= alpha
      color.w = alpha
      return color
    }
    self.init(width: bitmap.width, height: bitmap.height, colors: colors)
  }

  init(x: Int, y: Int, width: Int, height: Int, color: (Int, Int) -> Color) {
    var colors: [Color] = []
    colors.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width { colors.append(color(x + column, y + height - 1 - row)) }
    }
    self.init(x: x, y: y, width: width, height: height, colors: colors)
  }

  /// Creates the colors of a rectangle of whole pixels. The result is empty if the rectangle has no
  /// pixels, or more than a picture may have, which a diagnostic reports.
  init(_ rect: CGRect, color: (Int, Int) -> Color) {
    self = .empty
    guard rect.width > 0, rect.height > 0 else { return }
    let limit = CGFloat(PNGFile.pixelLimit)
    let isSmall = rect.width * rect.height <= limit
    guard isSmall, [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy({ abs($0) < 1e9 }) else {
      RendererContext.current.report(
        "a picture cannot cover \(rect), so it is empty", view: "CIImage")
      return
    }
    self.init(
      x: Int(rect.minX), y: Int(rect.minY), width: Int(rect.width), height: Int(rect.height),
      color: color)
  }

  var bitmap: Bitmap {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(colors.count * 4)
    for color in colors {
      let straight = color.w > 0 ? color / color.w : Color()
      for part in 0..<3 { pixels.append(Self.byte(straight[part])) }
      pixels.append(Self.byte(color.w))
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private static func byte(_ value: Float) -> UInt8 {
    // An extreme parameter may result in a color that is NaN.
    value > 0 ? UInt8(min((value * 255).rounded(), 255)) : 0
  }

  var extent: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  /// The color of a pixel; clear outside, or that of the nearest pixel.
  func color(_ x: Int, _ y: Int, clamps: Bool) -> Color {
    var (column, row) = (x - self.x, self.y + height - 1 - y)
    if clamps {
      (column, row) = (min(max(column, 0), width - 1), min(max(row, 0), height - 1))
    }
    guard column >= 0, column < width, row >= 0, row < height else { return Color() }
    return colors[row * width + column]
  }

  /// The color at a point, interpolated between the surrounding pixels.
  func interpolated(_ x: Double, _ y: Double, clamps: Bool) -> Color {
    let (left, bottom) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    let (right, up) = (Float(x - 0.5 - left), Float(y - 0.5 - bottom))
    func at(_ dx: Int, _ dy: Int) -> Color {
      color(Int(left) + dx, Int(bottom) + dy, clamps: clamps)
    }
    let lower = at(0, 0) * (1 - right) + at(1, 0) * right
    let upper = at(0, 1) * (1 - right) + at(1, 1) * right
    return lower * (1 - up) + upper * up
  }

  /// Returns the colors with each straight color changed.
  func mapped(_ change: (Color) -> Color) -> FloatBitmap {
    var result = self
    result.colors = colors.map { color in
      guard color.w > 0 else { return color }
      var straight = color / color.w
      straight.w = color.w
      var changed = change(straight)
      changed.clamp(lowerBound: Color(), upperBound: Color(repeating: 1))
      let alpha = changed.w
      changed *= alpha
      changed.w = alpha
      return changed
    }
    return result
  }

  /// Returns the colors blurred by a Gaussian. Unless the edges are extended, the area grows by the
  /// reach of the blur.
  ///
  /// - Parameter sigma: The standard deviation, in pixels.
  func blurred(_ sigma: Double, clamps: Bool) -> FloatBitmap {
    let reach = Int((3 * sigma).rounded(.up))
    guard reach > 0, !colors.isEmpty else { return self }
    let weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) }
    let sum = weights.reduce(0, +)
    let kernel = weights.map { $0 / sum }
    let edge = clamps ? 0 : reach
    let columns = Self.blurredRows(colors, width, kernel, clamps)
    return FloatBitmap(
      x: x - edge, y: y - edge, width: width + 2 * edge, height: height + 2 * edge,
      colors: Self.blurredRows(columns, height, kernel, clamps))
  }

  /// Returns colors blurred along their rows, with rows and columns exchanged.
  private static func blurredRows(
    _ colors: [Color], _ width: Int, _ kernel: [Float], _ clamps: Bool
  ) -> [Color] {
    let reach = kernel.count / 2
    let (height, edge) = (colors.count / width, clamps ? 0 : reach)
    var result = Array(repeating: Color(), count: (width + 2 * edge) * height)
    for row in 0..<height {
      let line = colors[row * width..<(row + 1) * width]
      let before = Array(repeating: clamps ? line[line.startIndex] : Color(), count: edge + reach)
      let after = Array(repeating: clamps ? line[line.endIndex - 1] : Color(), count: edge + reach)
      let padded = before + line + after
      for column in 0..<width + 2 * edge {
        var color = Color()
        for index in 0..<kernel.count { color += kernel[index] * padded[column + index] }
        result[column * height + row] = color
      }
    }
    return result
  }
}
