import Foundation
import Galley

/// A color vision deficiency, or a picture without colors.
public enum ColorVision: String, Hashable, Sendable, CaseIterable, Codable {
  /// Without red cones.
  case protanopia
  /// Without green cones.
  case deuteranopia
  /// Without blue cones.
  case tritanopia
  /// Without any colors.
  case grayscale

  /// The matrix that computes what is seen from linear red, green and blue.
  private var rows: [[Float]] {
    switch self {
    case .protanopia:
      [[0.1523, 1.0526, -0.2049], [0.1145, 0.7863, 0.0992], [-0.0039, -0.0481, 1.0520]]
    case .deuteranopia:
      [[0.3673, 0.8606, -0.2280], [0.2801, 0.6725, 0.0474], [-0.0118, 0.0429, 0.9689]]
    case .tritanopia:
      [[1.2555, -0.0767, -0.1788], [-0.0784, 0.9308, 0.1476], [0.0047, 0.6914, 0.3039]]
    case .grayscale: Array(repeating: [0.2126, 0.7152, 0.0722], count: 3)
    }
  }

  /// Returns a linear color as it is seen.
  func seen(_ color: SIMD3<Float>) -> SIMD3<Float> {
    let rows = rows
    return SIMD3(
      Self.product(rows[0], color), Self.product(rows[1], color), Self.product(rows[2], color))
  }

  /// Multiplies a row of the matrix by a linear color. Values outside of 0…1 are clipped.
  private static func product(_ row: [Float], _ color: SIMD3<Float>) -> Float {
    min(max(row[0] * color.x + row[1] * color.y + row[2] * color.z, 0), 1)
  }

  /// Returns a picture as it is seen.
  public func picture(_ bitmap: Bitmap) -> Bitmap {
    var result = bitmap
    let rows = rows
    let encode: [UInt8] = (0...4095).map {
      UInt8((SRGB.encoded(Double($0) / 4095) * 255).rounded())
    }
    var last: (UInt32, UInt8, UInt8, UInt8)?
    result.pixels.withUnsafeMutableBufferPointer { pixels in
      for at in stride(from: 0, to: pixels.count, by: 4) {
        let key = UInt32(pixels[at]) << 16 | UInt32(pixels[at + 1]) << 8 | UInt32(pixels[at + 2])
        if let last, last.0 == key {
          (pixels[at], pixels[at + 1], pixels[at + 2]) = (last.1, last.2, last.3)
          continue
        }
        let color = SIMD3<Float>(
          SRGB.linearBytes[Int(pixels[at])], SRGB.linearBytes[Int(pixels[at + 1])],
          SRGB.linearBytes[Int(pixels[at + 2])])
        for channel in 0..<3 {
          pixels[at + channel] = encode[Int(Self.product(rows[channel], color) * 4095)]
        }
        last = (key, pixels[at], pixels[at + 1], pixels[at + 2])
      }
    }
    return result
  }
}
