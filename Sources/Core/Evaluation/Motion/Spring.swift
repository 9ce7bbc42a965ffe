import Foundation

/// A damped spring that models the motion of an animation.
///
/// Impossible values are replaced by the nearest possible ones, so that every spring settles.
public struct Spring: Hashable, Sendable {
  /// The period of one undamped oscillation, in seconds.
  public let response: Double
  /// The damping ratio, 0.01…10: below 1 the spring oscillates, at 1 it is critically damped, and
  /// above 1 it is overdamped.
  public let dampingRatio: Double

  /// Creates a spring.
  ///
  /// - Parameters:
  ///   - response: The period of one undamped oscillation, in seconds. Negative and non-finite
  ///     values become 0.
  ///   - dampingRatio: The damping ratio, clamped to 0.01…10.
  public init(response: Double, dampingRatio: Double) {
    self.response = response.isFinite ? max(response, 0) : 0
    self.dampingRatio = dampingRatio.isFinite ? min(max(dampingRatio, 0.01), 10) : 1
  }

  /// Creates a spring from its perceived duration and bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds. Default: 0.5.
  ///   - bounce: 0 does not oscillate, values up to 1 oscillate increasingly, and negative values
  ///     are overdamped, up to a damping ratio of 10. Default: 0.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(
      response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 0.1))
  }

  /// Creates a spring from its physical parameters.
  ///
  /// - Parameters:
  ///   - mass: The mass of the object. Default: 1.
  ///   - stiffness: The stiffness of the spring.
  ///   - damping: The damping of the spring.
  ///   - allowOverDamping: Whether the damping ratio may exceed 1. Default: `false`.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    self.init(
      response: 2 * Double.pi * (mass / stiffness).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// A spring without bounce and with a duration of 0.5 seconds.
  public static let smooth = Spring(duration: 0.5, bounce: 0)
  /// A spring with a bounce of 0.15 and a duration of 0.5 seconds.
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  /// A spring with a bounce of 0.3 and a duration of 0.5 seconds.
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)
  /// Returns a spring with a bounce of `extraBounce`; the duration is in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// Returns a spring with a bounce of 0.15 plus `extraBounce`; the duration is in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// Returns a spring with a bounce of 0.3 plus `extraBounce`; the duration is in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The perceived duration, in seconds; the same as `response`.
  public var duration: Double { response }
  /// The bounce: positive if the spring oscillates, negative if it is overdamped.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The mass; always 1, because only its ratio to the stiffness matters.
  public var mass: Double { 1 }
  /// The stiffness for a mass of 1.
  public var stiffness: Double { frequency * frequency }
  /// The damping for a mass of 1.
  public var damping: Double { 2 * dampingRatio * frequency }
  /// Seconds until less than a thousandth of the change remains, at most a minute.
  public var settlingDuration: Double { restTime(velocity: 0) }

  /// The undamped angular frequency, in radians per second.
  private var frequency: Double { response > 0 ? 2 * Double.pi / response : 0 }

  /// Returns the progress of a change after `time` seconds, from 0 for the old to 1 for the new
  /// state; it may overshoot.
  ///
  /// - Parameter velocity: The initial velocity, in whole changes per second.
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

  /// Seconds until less than a thousandth of the change remains, at most a minute.
  package func restTime(velocity: Double) -> Double {
    guard response > 0 else { return 0 }
    // The decay rate of the slowest part of the motion.
    let decay =
      dampingRatio < 1
      ? dampingRatio * frequency
      : frequency * (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot())
    // Near critical damping, a factor that grows with time slows the decay: a third more suffices.
    return min((9.5 + log(1 + abs(velocity) / frequency)) / max(decay, 0.01), 60)
  }
}
