import Expectations
import Testing

@testable import GalleyCairo

@Suite("Box blurs") struct BoxBlurTests {
  /// Averages each value with the ones around it, where there are any, rounded to nearest.
  private func average(_ values: [Int], _ before: Int, _ after: Int) -> [Int] {
    let size = before + after + 1
    // The sum of the values before each index.
    var sums = [0]
    for value in values { sums.append(sums[sums.count - 1] + value) }
    return values.indices.map { index in
      let sum = sums[min(index + after + 1, values.count)] - sums[max(index - before, 0)]
      return (sum + size / 2) / size
    }
  }

  private func blurred(_ bytes: [UInt8], _ boxes: [(before: Int, after: Int)]) -> [UInt8] {
    let values = boxes.reduce(bytes.map { Int($0) << 8 }) { average($0, $1.before, $1.after) }
    return values.map { UInt8(($0 + 128) >> 8) }
  }

  @Test("average rows and columns exactly", arguments: [1, 4])
  func exact(channels: Int) {
    var random: UInt64 = 7
    for (width, height) in [(1, 1), (5, 40), (16, 16), (37, 3), (19, 33)] {
      for sigma in [0.8, 1.1, 4, 35] {
        let blur = BoxBlur(sigma: sigma)
        let stride = width * channels + 3
        var bytes = (0..<stride * height).map { _ -> UInt8 in
          random = random &* 6_364_136_223_846_793_005 &+ 1
          return UInt8(random >> 56)
        }
        // A transparent row and column.
        for byte in 0..<stride { bytes[height / 2 * stride + byte] = 0 }
        var expected = bytes
        func replace(_ places: [Int]) {
          for (place, byte) in zip(places, blurred(places.map { expected[$0] }, blur.boxes)) {
            expected[place] = byte
          }
        }
        for y in 0..<height {
          for c in 0..<channels { replace((0..<width).map { y * stride + $0 * channels + c }) }
        }
        for x in 0..<width * channels { replace((0..<height).map { $0 * stride + x }) }
        blur.apply(
          to: &bytes, stride: stride, width: width, height: height, channels: channels)
        expectEqual(bytes, expected, "\(width)×\(height), \(sigma)")
      }
    }
  }
}
