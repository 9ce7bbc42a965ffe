import Foundation
import Galley

/// How a picture differs from the one it should equal: decoded pixels, exactly.
package enum BitmapComparison: Hashable, Sendable {
  case equal
  /// Sizes in pixels.
  case sizeMismatch(reference: PixelSize, actual: PixelSize)
  case different(PixelDifference)
  /// Different, by no more than was asked to be tolerated.
  case tolerated(PixelDifference, PixelTolerance)

  /// Compares all four channels of all pixels.
  ///
  /// - Parameter tolerance: What may differ. Default: nothing.
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

  /// Equal, or no more different than is tolerated.
  package var isAcceptable: Bool {
    switch self {
    case .equal, .tolerated: true
    case .sizeMismatch, .different: false
    }
  }

  /// What differs, tolerated or not; `nil` for equal pictures and for sizes that differ.
  package var difference: PixelDifference? {
    switch self {
    case .different(let difference), .tolerated(let difference, _): difference
    case .equal, .sizeMismatch: nil
    }
  }
}

extension BitmapComparison: CustomStringConvertible {
  /// A sentence without a full stop.
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
