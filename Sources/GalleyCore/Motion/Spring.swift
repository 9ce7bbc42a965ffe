import Foundation

/// A weight on a spring, which comes to rest where a change ends.
///
/// Impossible values are the nearest possible ones: a spring always ends.
public struct Spring: Hashable, Sendable {
  /// Seconds that one swing would take without damping.
  public let response: Double
  /// 1 comes to rest without swinging, as fast as can be; less swings, more creeps.
  public let dampingRatio: Double

  /// - Parameter response: Seconds.
  public init(response: Double, dampingRatio: Double) {
    self.response = response.isFinite ? max(response, 0) : 0
    self.dampingRatio = dampingRatio.isFinite ? min(max(dampingRatio, 0.01), 10) : 1
  }

  /// - Parameters:
  ///   - duration: Seconds that the change seems to take.
  ///   - bounce: 0 does not swing, 1 swings on and on; negative values creep.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// - Parameter allowOverDamping: Whether it may creep; otherwise it comes to rest as fast as can
  ///   be.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    self.init(
      response: 2 * Double.pi * (mass / stiffness).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  public static let smooth = Spring(duration: 0.5, bounce: 0)
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Seconds that the change seems to take.
  public var duration: Double { response }
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// 1; only its relation to the stiffness matters.
  public var mass: Double { 1 }
  public var stiffness: Double { frequency * frequency }
  public var damping: Double { 2 * dampingRatio * frequency }
  /// Seconds until less than a thousandth is missing.
  public var settlingDuration: Double { restTime(velocity: 0) }

  /// Radians per second, without damping.
  private var frequency: Double { response > 0 ? 2 * Double.pi / response : 0 }

  /// How far a change has come after `time` seconds: 0 is old, 1 is new; it may go beyond.
  ///
  /// - Parameter velocity: With which it begins, in whole changes per second.
  package func progress(at time: Double, velocity: Double) -> Double {
    let omega = frequency
    if dampingRatio < 1 {
      let decay = dampingRatio * omega
      let swing = omega * (1 - dampingRatio * dampingRatio).squareRoot()
      return 1 - exp(-decay * time)
        * (cos(swing * time) + (decay - velocity) / swing * sin(swing * time))
    }
    if dampingRatio == 1 { return 1 - (1 + (omega - velocity) * time) * exp(-omega * time) }
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (-omega * (dampingRatio - root), -omega * (dampingRatio + root))
    let part = (-velocity - fast) / (slow - fast)
    return 1 - part * exp(slow * time) - (1 - part) * exp(fast * time)
  }

  /// Seconds until less than a thousandth is missing, at most a minute.
  func restTime(velocity: Double) -> Double {
    guard response > 0 else { return 0 }
    // The slowest part of the motion decays at this rate.
    let decay =
      dampingRatio < 1
      ? dampingRatio * frequency
      : frequency * (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot())
    // Around critical damping a factor that grows with time is in front: a third more is enough.
    return min((9.5 + log(1 + abs(velocity) / frequency)) / max(decay, 0.01), 60)
  }
}
