internal import CPixels

/// Three successive box blurs, which approximate a Gaussian. Uses integers only, so that every
/// machine computes the same pixels.
struct BoxBlur {
  /// The reach of each box to either side, in pixels.
  private let boxes: [(before: Int, after: Int)]

  /// - Parameter sigma: Standard deviation of the Gaussian, in pixels.
  init(sigma: Double) {
    // The box sizes that the SVG specification gives for feGaussianBlur.
    let size = Int((sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    let half = size / 2
    if size <= 1 {
      boxes = []
    } else if size % 2 == 1 {
      boxes = [(half, half), (half, half), (half, half)]
    } else {
      boxes = [(half, half - 1), (half - 1, half), (half, half)]
    }
  }

  /// The distance that blurred pixels move, in pixels.
  var reach: Int { boxes.reduce(0) { $0 + max($1.before, $1.after) } }

  /// Blurs pixels of one or four bytes in place, each channel by itself.
  func apply(
    to bytes: UnsafeMutablePointer<UInt8>, stride: Int, width: Int, height: Int, channels: Int = 1
  ) {
    guard !boxes.isEmpty else { return }
    let longest = max(width, height) * 4
    var line = [UInt16](repeating: 0, count: longest)
    var scratch = [UInt16](repeating: 0, count: longest)
    let boxes = boxes.flatMap { [Int32($0.before), Int32($0.after)] }
    /// Blurs the next lines, as many as the channels of a pixel or up to four.
    func blur(_ lines: Int, _ lineStep: Int, from start: Int, _ count: Int, _ step: Int) {
      galley_blur_lines(bytes + start, lines, lineStep, count, step, boxes, &line, &scratch)
    }
    if channels == 4 {
      for y in 0..<height { blur(4, 1, from: y * stride, width, 4) }
      for x in 0..<width { blur(4, 1, from: x * 4, height, stride) }
    } else {
      for y in Swift.stride(from: 0, to: height, by: 4) {
        blur(min(4, height - y), stride, from: y * stride, width, 1)
      }
      for x in Swift.stride(from: 0, to: width, by: 4) {
        blur(min(4, width - x), 1, from: x, height, stride)
      }
    }
  }
}
