/// Three box blurs one after the other, which come close to a Gaussian; integers throughout, so
/// that every machine computes the same pixels.
struct BoxBlur {
  /// How far each of the three boxes reaches to either side, in pixels.
  private let boxes: [(before: Int, after: Int)]

  /// - Parameter sigma: Standard deviation of the Gaussian, in pixels.
  init(sigma: Double) {
    // The sizes that the SVG specification gives for feGaussianBlur.
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

  /// Blurs pixels of `channels` bytes in place, each byte with those at its place in others.
  func apply(
    to bytes: UnsafeMutablePointer<UInt8>, stride: Int, width: Int, height: Int, channels: Int = 1
  ) {
    guard !boxes.isEmpty else { return }
    let longest = max(width, height)
    var line = [UInt16](repeating: 0, count: longest)
    var scratch = [UInt16](repeating: 0, count: longest)
    for channel in 0..<channels {
      let bytes = bytes + channel
      for y in 0..<height {
        blur(bytes + y * stride, step: channels, count: width, &line, &scratch)
      }
      for x in 0..<width {
        blur(bytes + x * channels, step: stride, count: height, &line, &scratch)
      }
    }
  }

  private func blur(
    _ pixels: UnsafeMutablePointer<UInt8>, step: Int, count: Int, _ line: inout [UInt16],
    _ scratch: inout [UInt16]
  ) {
    var isEmpty = true
    for i in 0..<count {
      let value = pixels[i * step]
      isEmpty = isEmpty && value == 0
      line[i] = UInt16(value) << 8
    }
    guard !isEmpty else { return }
    for box in boxes {
      Self.average(line, into: &scratch, count: count, box)
      swap(&line, &scratch)
    }
    for i in 0..<count { pixels[i * step] = UInt8((UInt32(line[i]) + 128) >> 8) }
  }

  private static func average(
    _ source: [UInt16], into target: inout [UInt16], count: Int,
    _ box: (before: Int, after: Int)
  ) {
    source.withUnsafeBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        let size = UInt64(box.before + box.after + 1)
        // The upper half of a product with this is the quotient by the size, exactly, as sums have
        // fewer than 32 bits; to divide takes several times as long.
        let reciprocal = UInt64.max / size + 1
        var sum = size / 2
        for i in 0..<min(box.after, count) { sum &+= UInt64(source[i]) }
        for i in 0..<count {
          if i &+ box.after < count { sum &+= UInt64(source[i &+ box.after]) }
          target[i] = UInt16(truncatingIfNeeded: sum.multipliedFullWidth(by: reciprocal).high)
          if i >= box.before { sum &-= UInt64(source[i &- box.before]) }
        }
      }
    }
  }
}
