import Foundation

/// Rounding to the pixels of a display, in points.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point.
  public let scale: Double

  /// The pixels of a display with `scale` pixels per point.
  public init(scale: Double) { self.scale = scale }

  /// The size of one pixel, in points.
  public var pixel: Double { 1 / scale }

  // A value that is a whole number of pixels but for floating-point noise is left on that pixel.
  private static var noise: Double { 1e-6 }

  /// The next whole pixel at or above `value`.
  public func ceil(_ value: Double) -> Double {
    guard value.isFinite else { return value }
    // Adding zero turns -0 into +0.
    return (value * scale - Self.noise).rounded(.up) / scale + 0
  }

  /// The nearest whole pixel; halves go up (towards +∞).
  public func round(_ value: Double) -> Double {
    guard value.isFinite else { return value }
    return (value * scale + 0.5 + Self.noise).rounded(.down) / scale
  }

  /// `rect` with each edge moved to its nearest pixel on its own, so that neighbours stay adjacent.
  public func round(_ rect: CGRect) -> CGRect {
    let (left, right) = (round(rect.minX), round(rect.maxX))
    let (top, bottom) = (round(rect.minY), round(rect.maxY))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
