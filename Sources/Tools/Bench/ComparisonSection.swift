import Foundation
import Galley
import GalleySnapshots

/// Comparing two pictures of 2400×1600 pixels that are equal, partly different, or entirely
/// different.
@MainActor
enum ComparisonSection {
  private static let (width, height) = (2400, 1600)

  static func run(_ settings: Settings, _ report: inout Report) {
    report.heading("Comparing pictures of \(width)×\(height) pixels: CPU time, differing pixels")
    let reference = noise()
    for (name, actual) in cases(reference) {
      var times: [Double] = []
      var comparison = BitmapComparison.equal
      for _ in 0..<settings.rounds(20) {
        times.append(
          Clock.processorTime {
            comparison = BitmapComparison(reference: reference, actual: actual)
          })
      }
      report.keep("comparison.\(name).milliseconds", times.median)
      report.line(
        [name, "\(number(times.median)) ms", comparison.difference.map { "\($0.count)" } ?? "0"],
        widths: [16, 12, 12])
    }
  }

  private static func cases(_ reference: Bitmap) -> KeyValuePairs<String, Bitmap> {
    [
      "equal": reference.changing(rows: 0..<0),
      "a row differs": reference.changing(rows: 800..<801),
      "a tenth differs": reference.changing(rows: 800..<960),
      "all differs": reference.changing(rows: 0..<height),
    ]
  }

  /// Returns the same noise on every machine.
  private static func noise() -> Bitmap {
    var state: UInt32 = 1
    let pixels = (0..<width * height * 4).map { index -> UInt8 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return index % 4 == 3 ? 255 : UInt8(truncatingIfNeeded: state >> 24)
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

extension Bitmap {
  /// Returns a separate copy with every pixel of some rows changed.
  fileprivate func changing(rows: Range<Int>) -> Bitmap {
    var copy = self
    copy.pixels.withUnsafeMutableBufferPointer { pixels in
      for index in rows.lowerBound * width * 4..<rows.upperBound * width * 4 where index % 4 == 0 {
        pixels[index] &+= 9
      }
    }
    return copy
  }
}
