import Foundation
import Galley

/// How a picture differs from the one it should equal: decoded pixels, exactly.
public enum BitmapComparison: Hashable, Sendable {
  case equal
  /// Sizes in pixels.
  case sizeMismatch(reference: PixelSize, actual: PixelSize)
  case different(PixelDifference)

  /// Compares all four channels of all pixels.
  public init(reference: Bitmap, actual: Bitmap) {
    guard reference.width == actual.width, reference.height == actual.height else {
      self = .sizeMismatch(reference: PixelSize(reference), actual: PixelSize(actual))
      return
    }
    self = reference.pixels.withUnsafeBytes { first in
      actual.pixels.withUnsafeBytes { second in
        guard let a = first.baseAddress, let b = second.baseAddress,
          memcmp(a, b, first.count) != 0
        else { return .equal }
        return .different(Self.measure(first, second, width: reference.width))
      }
    }
  }

  public var isEqual: Bool { self == .equal }

  // The buffers differ somewhere and are of one size.
  private static func measure(
    _ reference: UnsafeRawBufferPointer, _ actual: UnsafeRawBufferPointer, width: Int
  ) -> PixelDifference {
    let stride = width * 4
    let height = reference.count / stride
    var count = 0
    var largest: UInt8 = 0
    var (left, right, top, bottom) = (width, -1, height, -1)
    var row = 0
    while row < height {
      defer { row += 1 }
      let start = row * stride
      guard let a = reference.baseAddress, let b = actual.baseAddress,
        memcmp(a + start, b + start, stride) != 0
      else { continue }
      var column = 0
      while column < width {
        let pixel = start + column * 4
        var channel = 0
        var most: UInt8 = 0
        while channel < 4 {
          let (x, y) = (reference[pixel + channel], actual[pixel + channel])
          most = max(most, x > y ? x - y : y - x)
          channel += 1
        }
        if most > 0 {
          count += 1
          largest = max(largest, most)
          left = min(left, column)
          right = max(right, column)
          top = min(top, row)
          bottom = row
        }
        column += 1
      }
    }
    return PixelDifference(
      count: count, total: width * height,
      bounds: PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1),
      largestChannelDifference: Int(largest))
  }
}

/// A size in pixels.
public struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  init(_ bitmap: Bitmap) { self.init(width: bitmap.width, height: bitmap.height) }

  public var description: String { "\(width)×\(height)" }
}

/// A rectangle of whole pixels.
public struct PixelRect: Hashable, Sendable, CustomStringConvertible {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var description: String { "\(width)×\(height) at (\(x), \(y))" }
}

/// How many pixels differ, where, and by how much.
public struct PixelDifference: Hashable, Sendable {
  /// Pixels that differ in at least one channel.
  public var count: Int
  /// Pixels of the picture.
  public var total: Int
  /// The smallest rectangle around them.
  public var bounds: PixelRect
  /// 1…255.
  public var largestChannelDifference: Int

  public init(count: Int, total: Int, bounds: PixelRect, largestChannelDifference: Int) {
    self.count = count
    self.total = total
    self.bounds = bounds
    self.largestChannelDifference = largestChannelDifference
  }
}

extension BitmapComparison: CustomStringConvertible {
  /// A sentence without a full stop.
  public var description: String {
    switch self {
    case .equal: "the pixels are equal"
    case .sizeMismatch(let reference, let actual):
      "the picture is \(actual) pixels, the golden \(reference)"
    case .different(let difference):
      "\(difference.count) of \(difference.total) pixels differ, within \(difference.bounds),"
        + " by at most \(difference.largestChannelDifference) of 255"
    }
  }
}
