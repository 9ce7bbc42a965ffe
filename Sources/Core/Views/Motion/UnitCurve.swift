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

  /// A curve that starts like a quarter of a circle.
  public static let circularEaseIn = UnitCurve(0.5523, 0, 1, 0.4477)

  /// A curve that ends like a quarter of a circle.
  public static let circularEaseOut = UnitCurve(0, 0.5523, 0.4477, 1)

  /// A curve that starts and ends approximately like a circle.
  public static let circularEaseInOut = UnitCurve(0.85, 0, 0.15, 1)

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

  /// Returns the change of the progress at a fraction of the duration, 0…1, per whole duration.
  public func velocity(at progress: Double) -> Double {
    let (low, high) = (max(progress - 1e-4, 0), min(progress + 1e-4, 1))
    return high > low ? (value(at: high) - value(at: low)) / (high - low) : 0
  }

  /// The curve that leads from the progress to the fraction of the duration.
  public var inverse: UnitCurve { UnitCurve(points[1], points[0], points[3], points[2]) }

  /// Returns an animation along the curve.
  func animation(_ duration: TimeInterval) -> Animation {
    .timingCurve(points[0], points[1], points[2], points[3], duration: duration)
  }
}
