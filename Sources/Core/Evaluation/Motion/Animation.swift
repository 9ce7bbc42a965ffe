import Foundation

/// The way a view changes over time from an old to a new state.
///
/// Pictures show the new state; `ImageRenderer.animate` shows the animation. Negative and
/// non-finite durations become 0.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    /// A cubic Bézier curve from (0, 0) to (1, 1) with these control points.
    case bezier(Double, Double, Double, Double)
    /// A spring with an initial velocity, in whole changes per second.
    case spring(Spring, velocity: Double)
    case sampled(SampledCurve)
  }

  private let curve: Curve
  /// The duration of a curve, in seconds; a spring's duration follows from its parameters.
  private let length: Double
  private var wait = 0.0
  private var rate = 1.0
  private var rounds = Rounds()

  /// The repetitions of an animation.
  private struct Rounds: Hashable, Sendable {
    /// At least 1; infinite to repeat forever.
    var count = 1.0
    /// Whether every second repetition is reversed.
    var goesBack = false
  }

  private init(_ curve: Curve, length: Double) {
    self.curve = curve
    self.length = length.isFinite ? max(length, 0) : 0
  }

  private init(_ spring: Spring, velocity: Double = 0) {
    let velocity = velocity.isFinite ? min(max(velocity, -1e6), 1e6) : 0
    self.init(.spring(spring, velocity: velocity), length: 0)
  }

  /// Creates an animation with a custom curve.
  package init(_ curve: SampledCurve) { self.init(.sampled(curve), length: curve.length) }

  // MARK: Curves. Source: SwiftUI's documentation; 0.35 seconds by default.

  /// Returns an animation of constant speed that takes `duration` seconds.
  public static func linear(duration: Double) -> Animation {
    Animation(.bezier(0, 0, 1, 1), length: duration)
  }

  /// Returns an animation that starts slowly and takes `duration` seconds.
  public static func easeIn(duration: Double) -> Animation {
    Animation(.bezier(0.42, 0, 1, 1), length: duration)
  }

  /// Returns an animation that ends slowly and takes `duration` seconds.
  public static func easeOut(duration: Double) -> Animation {
    Animation(.bezier(0, 0, 0.58, 1), length: duration)
  }

  /// Returns an animation that starts and ends slowly and takes `duration` seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(.bezier(0.42, 0, 0.58, 1), length: duration)
  }

  /// Returns an animation with a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - x1: The time of the first control point, clamped to 0…1.
  ///   - y1: The progress of the first control point; non-finite values become 0.
  ///   - x2: The time of the second control point, clamped to 0…1.
  ///   - y2: The progress of the second control point; non-finite values become 0.
  ///   - duration: The duration, in seconds. Default: 0.35.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    func time(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
    func progress(_ value: Double) -> Double { value.isFinite ? value : 0 }
    return Animation(
      .bezier(time(x1), progress(y1), time(x2), progress(y2)), length: duration)
  }

  /// An animation of constant speed that takes 0.35 seconds.
  public static let linear = linear(duration: 0.35)

  /// An animation that starts slowly and takes 0.35 seconds.
  public static let easeIn = easeIn(duration: 0.35)

  /// An animation that ends slowly and takes 0.35 seconds.
  public static let easeOut = easeOut(duration: 0.35)

  /// An animation that starts and ends slowly and takes 0.35 seconds.
  public static let easeInOut = easeInOut(duration: 0.35)
  /// The default animation: a spring without bounce and with a response of 0.5 seconds.
  public static let `default` = Animation(Spring())

  // MARK: Springs

  /// Returns a spring animation.
  ///
  /// - Parameters:
  ///   - response: The stiffness of the spring, as the period of one undamped oscillation in
  ///     seconds. Default: 0.5.
  ///   - dampingFraction: The damping ratio; 1 does not oscillate. Default: 0.825.
  ///   - blendDuration: Accepted for source compatibility.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// Returns a spring animation.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds. Default: 0.5.
  ///   - bounce: 0 does not oscillate, values up to 1 oscillate increasingly, and negative values
  ///     are overdamped. Default: 0.
  ///   - blendDuration: Accepted for source compatibility.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(Spring(duration: duration, bounce: bounce))
  }

  /// Returns the animation of a spring; the blend duration has no effect.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(spring)
  }

  /// A spring animation without bounce and with a duration of 0.5 seconds.
  public static let spring = Animation(Spring())

  /// A spring animation without bounce and with a duration of 0.5 seconds.
  public static let smooth = Animation(.smooth)

  /// A spring animation with a bounce of 0.15 and a duration of 0.5 seconds.
  public static let snappy = Animation(.snappy)

  /// A spring animation with a bounce of 0.3 and a duration of 0.5 seconds.
  public static let bouncy = Animation(.bouncy)

  /// Returns a spring animation with a bounce of `extraBounce`; the duration is in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// Returns a spring animation with a bounce of 0.15 plus `extraBounce`; the duration is in
  /// seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// Returns a spring animation with a bounce of 0.3 plus `extraBounce`; the duration is in
  /// seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A fast spring animation, with a response of 0.15 seconds.
  public static let interactiveSpring = interactiveSpring()

  /// Returns a fast spring animation for interactions; see
  /// `spring(response:dampingFraction:blendDuration:)`.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    Animation(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// Returns a fast spring animation for interactions with a bounce of 0.14 plus `extraBounce`; the
  /// duration is in seconds.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    Animation(Spring(duration: duration, bounce: 0.14 + extraBounce))
  }

  /// Returns a spring animation with physical parameters.
  ///
  /// - Parameters:
  ///   - mass: The mass of the object. Default: 1.
  ///   - stiffness: The stiffness of the spring.
  ///   - damping: The damping of the spring.
  ///   - initialVelocity: The initial velocity, in whole changes per second. Default: 0.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      velocity: initialVelocity)
  }

  /// Returns a spring animation with an initial velocity.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds. Default: 0.5.
  ///   - bounce: See `spring(duration:bounce:blendDuration:)`. Default: 0.
  ///   - initialVelocity: The initial velocity, in whole changes per second. Default: 0.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(Spring(duration: duration, bounce: bounce), velocity: initialVelocity)
  }

  /// Returns the animation of a spring with an initial velocity, in whole changes per second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(spring, velocity: initialVelocity)
  }

  /// A spring animation without bounce and with a duration of 0.5 seconds.
  public static let interpolatingSpring = interpolatingSpring()

  // MARK: Changes

  /// Delays the animation by `delay` seconds; negative and non-finite delays are ignored.
  public func delay(_ delay: Double) -> Animation {
    var copy = self
    copy.wait += delay.isFinite ? max(delay, 0) : 0
    return copy
  }

  /// Multiplies the speed of the animation by `speed`; non-positive and non-finite values are
  /// ignored.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.rate *= speed.isFinite && speed > 0 ? speed : 1
    return copy
  }

  /// Repeats the animation.
  ///
  /// - Parameters:
  ///   - repeatCount: The number of repetitions, at least 1.
  ///   - autoreverses: Whether every second repetition returns to the old state. The new state is
  ///     shown at the end in either case. Default: `true`.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    repeating(Double(max(repeatCount, 1)), autoreverses)
  }

  /// Repeats the animation forever.
  ///
  /// - Parameter autoreverses: Whether every second repetition returns to the old state. Default:
  ///   `true`.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    repeating(.infinity, autoreverses)
  }

  private func repeating(_ count: Double, _ goesBack: Bool) -> Animation {
    var copy = self
    copy.rounds = Rounds(count: count, goesBack: goesBack)
    return copy
  }

  // MARK: Values

  /// Seconds until the new state is reached: for a spring, until less than a thousandth of the
  /// change remains; for an animation that repeats forever, until a repetition starts.
  public var duration: Double {
    if round == 0 { return wait }
    return wait + round * (isEndless ? (rounds.goesBack ? 2 : 1) : rounds.count)
  }

  /// Whether the animation repeats forever.
  public var isEndless: Bool { rounds.count == .infinity && round > 0 }

  /// The duration of one repetition, in seconds.
  private var round: Double {
    let own: Double =
      switch curve {
      case .bezier, .sampled: length
      case .spring(let spring, let velocity): spring.restTime(velocity: velocity)
      }
    return own / rate
  }

  /// Returns the progress of the change after `time` seconds, from 0 for the old to 1 for the new
  /// state; springs may overshoot.
  public func progress(at time: Double) -> Double {
    let isDone = isEndless ? time == .infinity : time >= duration
    if time.isNaN || isDone { return 1 }
    let own = time - wait
    if own <= 0 { return 0 }
    let number = (own / round).rounded(.down)
    let inRound = min(max(own - number * round, 0), round)
    let isBack = rounds.goesBack && number.truncatingRemainder(dividingBy: 2) == 1
    return firstRound(at: (isBack ? round - inRound : inRound) * rate)
  }

  private func firstRound(at own: Double) -> Double {
    switch curve {
    case .bezier(let x1, let y1, let x2, let y2):
      // A straight line needs no root finding.
      return x1 == y1 && x2 == y2 ? own / length : Self.bezier(own / length, x1, y1, x2, y2)
    case .spring(let spring, let velocity):
      return spring.progress(at: own, velocity: velocity)
    case .sampled(let curve): return curve.progress(at: own)
    }
  }

  /// Returns the progress of the curve at time `x`.
  private static func bezier(
    _ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Double {
    func value(_ t: Double, _ a: Double, _ b: Double) -> Double {
      3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if value(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return value((low + high) / 2, y1, y2)
  }
}
