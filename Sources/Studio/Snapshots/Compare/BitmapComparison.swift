import Foundation
import Galley

/// The difference between a picture and its reference, by exact comparison of decoded pixels.
package enum BitmapComparison: Hashable, Sendable {
  case equal
  /// The sizes differ.
  case sizeMismatch(reference: PixelSize, actual: PixelSize)
  case different(PixelDifference)
  /// The pixels differ within the tolerance.
  case tolerated(PixelDifference, PixelTolerance)

  /// Compares all four channels of all pixels.
  ///
  /// - Parameter tolerance: How much may differ. Default: nothing.
  package init(reference: Bitmap, actual: Bitmap, tolerance: PixelTolerance? = nil) {
    guard reference.width == actual.width, reference.height == actual.height else {
      self = .sizeMismatch(reference: PixelSize(reference), actual: PixelSize(actual))
      return
    }
    guard let difference = PixelScan.difference(reference, actual) else {
      self = .equal
      return
    }
    if let tolerance, difference.count <= tolerance.pixels,
      difference.largestChannelDifference <= tolerance.channel, !difference.isBlank
    {
      self = .tolerated(difference, tolerance)
    } else {
      self = .different(difference)
    }
  }

  package var isEqual: Bool { self == .equal }

  /// Whether the pictures are equal or differ within the tolerance.
  package var isAcceptable: Bool {
    switch self {
    case .equal, .tolerated: true
    case .sizeMismatch, .different: false
    }
  }

  /// The difference, tolerated or not; `nil` if the pictures are equal or their sizes differ.
  package var difference: PixelDifference? {
    switch self {
    case .different(let difference), .tolerated(let difference, _): difference
    case .equal, .sizeMismatch: nil
    }
  }
}

extension BitmapComparison: CustomStringConvertible {
  /// A sentence without a period.
  package var description: String {
    switch self {
    case .equal: "the pixels are equal"
    case .sizeMismatch(let reference, let actual):
      "the picture is \(actual) pixels, the golden \(reference)"
    case .different(let difference): difference.description
    case .tolerated(let difference, let tolerance):
      "\(difference), tolerated: \(tolerance.reason)"
    }
  }
}
