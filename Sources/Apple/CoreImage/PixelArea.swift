import Foundation
import Galley

/// Premultiplied colors in a rectangle of whole pixels. The y-axis of Core Image points up.
struct PixelArea: Sendable {
  typealias Color = SIMD4<Float>

  var x: Int
  var y: Int
  let width: Int
  let height: Int
  /// From the top row to the bottom one.
  var colors: [Color]

  init(x: Int = 0, y: Int = 0, width: Int, height: Int, colors: [Color]) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
    self.colors = colors
  }

  init(_ bitmap: Bitmap) {
    let colors = stride(from: 0, to: bitmap.pixels.count, by: 4).map { index in
      let pixel = bitmap.pixels
      let alpha = Float(pixel[index + 3]) / 255
      let color = Color(
        Float(pixel[index]), Float(pixel[index + 1]), Float(pixel[index + 2]), 255)
      return color / 255 * alpha
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
    UInt8(min(max((value * 255).rounded(), 0), 255))
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

  /// The color at a point, between those of the pixels around it.
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
  func mapped(_ change: (Color) -> Color) -> PixelArea {
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

  /// Returns the blurred colors in an area that is wider by what the blur adds.
  func blurred(_ sigma: Double, clamps: Bool) -> PixelArea {
    let reach = Int((3 * sigma).rounded(.up))
    guard reach > 0 else { return self }
    let weights = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * sigma * sigma))) }
    let sum = weights.reduce(0, +)
    let edge = clamps ? 0 : reach
    let wide = PixelArea(x: x - edge, y: y, width: width + 2 * edge, height: height) { x, y in
      var color = Color()
      for (index, weight) in weights.enumerated() {
        color += weight * self.color(x + index - reach, y, clamps: clamps)
      }
      return color / sum
    }
    return PixelArea(x: wide.x, y: y - edge, width: wide.width, height: height + 2 * edge) { x, y in
      var color = Color()
      for (index, weight) in weights.enumerated() {
        color += weight * wide.color(x, y + index - reach, clamps: clamps)
      }
      return color / sum
    }
  }
}
