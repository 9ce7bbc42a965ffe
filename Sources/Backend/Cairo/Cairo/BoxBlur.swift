internal import CPixels

/// Three successive box blurs, which approximate a Gaussian. Uses integers only, so that every
/// machine computes the same pixels.
struct BoxBlur {
  /// The reach of each box to either side, in pixels.
  let boxes: [(before: Int, after: Int)]

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
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: max(width, height) * 80, alignment: 32)
    defer { memory.deallocate() }
    galley_box_blur(
      bytes, stride, width, height, channels,
      boxes.flatMap { [Int32($0.before), Int32($0.after)] }, memory)
  }
}
