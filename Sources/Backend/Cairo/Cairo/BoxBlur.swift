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

  /// Blurs pixels of `channels` bytes in place, each channel by itself.
  func apply(
    to bytes: UnsafeMutablePointer<UInt8>, stride: Int, width: Int, height: Int, channels: Int = 1
  ) {
    guard !boxes.isEmpty else { return }
    let longest = max(width, height)
    var line = [UInt16](repeating: 0, count: longest)
    var scratch = [UInt16](repeating: 0, count: longest)
    let boxes = boxes.flatMap { [Int32($0.before), Int32($0.after)] }
    for channel in 0..<channels {
      let bytes = bytes + channel
      for y in 0..<height {
        galley_blur_line(bytes + y * stride, channels, width, boxes, &line, &scratch)
      }
      for x in 0..<width {
        galley_blur_line(bytes + x * channels, stride, height, boxes, &line, &scratch)
      }
    }
  }
}
