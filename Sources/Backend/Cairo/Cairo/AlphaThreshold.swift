import Foundation
import GalleyGraphics

/// Paints a color where the opacity of a picture is in a range, with edges as smooth as a path's.
struct AlphaThreshold {
  private let low: Double
  private let high: Double
  /// Premultiplied blue, green, red and opacity, in Cairo's order.
  private let color: [Double]

  /// - Parameters:
  ///   - min: The lowest opacity in the range, 0…1.
  ///   - max: The highest opacity in the range, 0…1.
  init(min low: Double, max high: Double, color: ResolvedColor) {
    let color = color.displayable
    self.low = low.isNaN ? 0 : low * 255
    self.high = high.isNaN ? 255 : high * 255
    self.color = [color.blue, color.green, color.red, 1].map { $0 * color.opacity * 255 }
  }

  /// Applies the threshold to a picture in Cairo's pixel format, in place.
  func apply(to bytes: UnsafeMutablePointer<UInt8>, stride: Int, width: Int, height: Int) {
    guard width > 0, height > 0 else { return }
    // Rows change in place, so the original opacities of three rows are kept.
    var above = [Double](repeating: 0, count: width)
    var row = above
    var below = above
    func read(_ y: Int, _ values: inout [Double]) {
      let line = bytes + min(y, height - 1) * stride
      for x in 0..<width { values[x] = Double(line[x * 4 + 3]) }
    }
    read(0, &row)
    above = row
    for y in 0..<height {
      read(y + 1, &below)
      let line = bytes + y * stride
      for x in 0..<width {
        let across = (row[min(x + 1, width - 1)] - row[max(x - 1, 0)]) / 2
        let down = (below[x] - above[x]) / 2
        let slope = max((across * across + down * down).squareRoot(), 0.5)
        // How far inside the range the pixel is, in pixels: the share of it that is painted.
        var part = min(max((row[x] - low) / slope + 0.5, 0), 1)
        if high < 255 { part = min(part, min(max((high - row[x]) / slope + 0.5, 0), 1)) }
        for channel in 0..<4 {
          line[x * 4 + channel] = UInt8((color[channel] * part).rounded())
        }
      }
      (above, row) = (row, below)
    }
  }
}
