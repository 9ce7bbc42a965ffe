import Foundation
import Galley

/// How close two pictures must be, in the shares that suites state.
struct PicturePrecision {
  /// The share of pixels that must match, 0…1.
  var precision: Float
  /// How close two pixels must be to match, 0…1. 1 requires equal pixels; 0.98 accepts differences
  /// that most people don't see.
  var perceptualPrecision: Float

  /// Returns the tolerance for two pictures of the same size; `nil` if they must be equal, or are too
  /// different.
  func tolerance(between reference: Bitmap, and actual: Bitmap) -> PixelTolerance? {
    let total = actual.width * actual.height
    guard reference.width == actual.width, reference.height == actual.height, total > 0 else {
      return nil
    }
    let allowed = allowed(of: total)
    if perceptualPrecision >= 1 {
      return allowed > 0
        ? PixelTolerance(channel: 255, pixels: allowed, reason: "precision \(precision)") : nil
    }
    let limit = Double(1 - max(perceptualPrecision, 0)) * 100
    var count = 0
    for start in stride(from: 0, to: total * 4, by: 4) {
      let (old, new) = (reference.color(at: start), actual.color(at: start))
      guard old != new, old.onWhite.distance(to: new.onWhite) > limit else { continue }
      count += 1
      if count > allowed { return nil }
    }
    return PixelTolerance(
      channel: 255, pixels: total,
      reason: "precision \(precision), perceptual precision \(perceptualPrecision)")
  }

  /// The number of pixels that may differ. Rounded as suites expect it: 4 of 400 satisfy 0.99.
  private func allowed(of total: Int) -> Int {
    let precision = min(max(precision, 0), 1)
    var allowed = Int(((1 - precision) * Float(total)).rounded())
    while allowed > 0, 1 - Float(allowed) / Float(total) < precision { allowed -= 1 }
    return allowed
  }

  /// A sentence about the difference of two pictures; `nil` if they are close enough.
  func difference(_ reference: Bitmap, _ actual: Bitmap) -> String? {
    guard reference != actual else { return nil }
    guard reference.width == actual.width, reference.height == actual.height else {
      return "the picture is \(actual.width)×\(actual.height) pixels, the reference"
        + " \(reference.width)×\(reference.height)"
    }
    let count = stride(from: 0, to: actual.pixels.count, by: 4)
      .count { reference.color(at: $0) != actual.color(at: $0) }
    if let tolerance = tolerance(between: reference, and: actual), count <= tolerance.pixels {
      return nil
    }
    return "\(count) of \(actual.width * actual.height) pixels differ"
  }
}

extension Bitmap {
  /// The four components of the pixel at a byte.
  fileprivate func color(at start: Int) -> SIMD4<UInt8> {
    SIMD4(pixels[start], pixels[start + 1], pixels[start + 2], pixels[start + 3])
  }
}

extension SIMD4<UInt8> {
  /// A color with its opacity, on white.
  fileprivate var onWhite: CIELab {
    let alpha = Double(w) / 255
    func light(_ value: UInt8) -> Double {
      SRGB.linear(Double(value) / 255 * alpha + 1 - alpha)
    }
    return CIELab(SIMD3(light(x), light(y), light(z)))
  }
}
