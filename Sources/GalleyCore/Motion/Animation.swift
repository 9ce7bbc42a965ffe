import Foundation

/// How a change goes from old to new over time.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    /// A cubic curve from (0, 0) to (1, 1) with these control points.
    case bezier(Double, Double, Double, Double)
    /// A spring, and the speed with which it begins, in whole changes per second.
    case spring(Spring, velocity: Double)
  }

  private let curve: Curve
  /// Seconds that a curve takes; springs come to rest by themselves.
  private let length: Double
  private var wait = 0.0
  private var rate = 1.0
  private var rounds = Rounds()

  /// How often an animation runs.
  private struct Rounds: Hashable, Sendable {
    /// At least 1; infinite for one that never ends.
    var count = 1.0
    /// Whether every second round goes back.
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

  // MARK: Curves. Source: SwiftUI's documentation; 0.35 seconds where nothing is said.

  public static func linear(duration: Double) -> Animation {
    Animation(.bezier(0, 0, 1, 1), length: duration)
  }
  public static func easeIn(duration: Double) -> Animation {
    Animation(.bezier(0.42, 0, 1, 1), length: duration)
  }
  public static func easeOut(duration: Double) -> Animation {
    Animation(.bezier(0, 0, 0.58, 1), length: duration)
  }
  public static func easeInOut(duration: Double) -> Animation {
    Animation(.bezier(0.42, 0, 0.58, 1), length: duration)
  }
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(.bezier(min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2), length: duration)
  }

  public static let linear = linear(duration: 0.35)
  public static let easeIn = easeIn(duration: 0.35)
  public static let easeOut = easeOut(duration: 0.35)
  public static let easeInOut = easeInOut(duration: 0.35)
  /// A spring that does not swing, with a response of half a second.
  public static let `default` = Animation(Spring())

  // MARK: Springs

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(Spring(response: response, dampingRatio: dampingFraction))
  }

  /// - Parameter bounce: 0 does not swing, 1 swings on and on; negative values creep.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(Spring(duration: duration, bounce: bounce))
  }

  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    Animation(spring)
  }

  public static let spring = Animation(Spring())
  public static let smooth = Animation(.smooth)
  public static let snappy = Animation(.snappy)
  public static let bouncy = Animation(.bouncy)
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.smooth(duration: duration, extraBounce: extraBounce))
  }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.snappy(duration: duration, extraBounce: extraBounce))
  }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  public static let interactiveSpring = interactiveSpring()

  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    Animation(Spring(response: response, dampingRatio: dampingFraction))
  }
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    Animation(Spring(duration: duration, bounce: 0.14 + extraBounce))
  }

  /// - Parameter initialVelocity: In whole changes per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      velocity: initialVelocity)
  }

  /// - Parameter initialVelocity: In whole changes per second.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(Spring(duration: duration, bounce: bounce), velocity: initialVelocity)
  }

  /// - Parameter initialVelocity: In whole changes per second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(spring, velocity: initialVelocity)
  }

  public static let interpolatingSpring = interpolatingSpring()

  // MARK: Changes

  /// The same, begun `delay` seconds later.
  public func delay(_ delay: Double) -> Animation {
    var copy = self
    copy.wait += delay.isFinite ? max(delay, 0) : 0
    return copy
  }

  /// The same, `speed` times as fast.
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.rate *= speed.isFinite && speed > 0 ? speed : 1
    return copy
  }

  /// The same, `repeatCount` times.
  ///
  /// - Parameter autoreverses: Whether every second round goes back to the old state. After the
  ///   last one the new state is shown in any case.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    repeating(Double(max(repeatCount, 1)), autoreverses)
  }

  /// The same again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    repeating(.infinity, autoreverses)
  }

  private func repeating(_ count: Double, _ goesBack: Bool) -> Animation {
    var copy = self
    copy.rounds = Rounds(count: count, goesBack: goesBack)
    return copy
  }

  // MARK: Values

  /// Seconds until the new state is reached: for springs until less than a thousandth is missing.
  /// For an animation that never ends, seconds until everything begins again.
  public var duration: Double {
    if round == 0 { return wait }
    return wait + round * (isEndless ? (rounds.goesBack ? 2 : 1) : rounds.count)
  }

  /// Whether the animation repeats for ever.
  public var isEndless: Bool { rounds.count == .infinity && round > 0 }

  /// Seconds that one round takes.
  private var round: Double {
    let own: Double =
      switch curve {
      case .bezier: length
      case .spring(let spring, let velocity): spring.restTime(velocity: velocity)
      }
    return own / rate
  }

  /// How far the change has come after `time` seconds: 0 is old, 1 is new; springs may go beyond.
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
      // A straight line needs no search.
      return x1 == y1 && x2 == y2 ? own / length : Self.bezier(own / length, x1, y1, x2, y2)
    case .spring(let spring, let velocity):
      return spring.progress(at: own, velocity: velocity)
    }
  }

  /// The curve's height where it is `x` to the right.
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
