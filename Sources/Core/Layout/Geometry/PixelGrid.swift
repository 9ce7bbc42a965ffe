import Foundation

/// The pixel grid of a display, which rounds values in points.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels per point.
  public let scale: Double

  /// Creates the grid of a display with `scale` pixels per point.
  public init(scale: Double) { self.scale = scale }

  /// The size of one pixel, in points.
  public var pixel: Double { 1 / scale }

  // A value this close to a whole number of pixels counts as exactly on it.
  private static var noise: Double { 1e-6 }

  /// Returns the next whole pixel at or above `value`.
  public func ceil(_ value: Double) -> Double {
    guard value.isFinite else { return value }
    // Adding zero turns -0 into +0.
    return (value * scale - Self.noise).rounded(.up) / scale + 0
  }

  /// Returns the nearest whole pixel; halves round up (towards +∞).
  public func round(_ value: Double) -> Double {
    guard value.isFinite else { return value }
    return (value * scale + 0.5 + Self.noise).rounded(.down) / scale
  }

  /// Returns `rect` with each edge rounded on its own, so that neighbors stay adjacent.
  public func round(_ rect: CGRect) -> CGRect {
    let (left, right) = (round(rect.minX), round(rect.maxX))
    let (top, bottom) = (round(rect.minY), round(rect.maxY))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
