import Foundation

/// A curve of progress over time, from (0, 0) to (1, 1).
public struct UnitCurve: Hashable, Sendable {
  private let points: [Double]
  private init(_ points: Double...) { self.points = points }

  /// A curve with constant velocity.
  public static let linear = UnitCurve(0, 0, 1, 1)

  /// A curve that starts slowly.
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)

  /// A curve that ends slowly.
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)

  /// A curve that starts and ends slowly.
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)

  /// A cubic Bézier curve with two control points. Their x coordinates are clamped to 0…1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
      Double(endControlPoint.y))
  }

  /// Returns the progress at a fraction of the duration, 0…1.
  public func value(at progress: Double) -> Double {
    animation(1).progress(at: progress)
  }

  /// Returns an animation along the curve.
  func animation(_ duration: TimeInterval) -> Animation {
    .timingCurve(points[0], points[1], points[2], points[3], duration: duration)
  }
}
