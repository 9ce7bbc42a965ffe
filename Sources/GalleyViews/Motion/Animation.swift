import Foundation

/// How a change goes from old to new over time.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    /// A cubic curve from (0, 0) to (1, 1) with these control points.
    case bezier(Double, Double, Double, Double)
    /// A spring with an undamped period in seconds, and a damping ratio; 1 does not swing.
    case spring(response: Double, damping: Double)
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

  private static func spring(_ response: Double, _ damping: Double) -> Animation {
    let response = response.isFinite ? max(response, 0) : 0
    let damping = damping.isFinite ? min(max(damping, 0.01), 10) : 1
    return Animation(.spring(response: response, damping: damping), length: 0)
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
  public static let `default` = spring(0.5, 1)

  // MARK: Springs

  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring(response, dampingFraction)
  }

  /// - Parameter bounce: 0 does not swing, 1 swings on and on; negative values creep.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(duration, bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  public static let spring = spring(0.5, 1)
  public static let smooth = spring(duration: 0.5, bounce: 0)
  public static let snappy = spring(duration: 0.5, bounce: 0.15)
  public static let bouncy = spring(duration: 0.5, bounce: 0.3)
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
  public static let interactiveSpring = spring(0.15, 0.86)

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
      case .spring(let response, let damping): Self.restTime(response, damping)
      }
    return own / rate
  }

  private static func restTime(_ response: Double, _ damping: Double) -> Double {
    guard response > 0 else { return 0 }
    let omega = 2 * Double.pi / response
    // The slowest part of the motion decays at this rate.
    let decay =
      damping < 1 ? damping * omega : omega * (damping - (damping * damping - 1).squareRoot())
    // Around critical damping a factor that grows with time is in front: a third more is enough.
    return min(9.5 / max(decay, 0.01), 60)
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
    case .spring(let response, let damping):
      return Self.spring(own, 2 * Double.pi / response, damping)
    }
  }

  private static func spring(_ time: Double, _ omega: Double, _ damping: Double) -> Double {
    if damping < 1 {
      let swing = omega * (1 - damping * damping).squareRoot()
      return 1 - exp(-damping * omega * time)
        * (cos(swing * time) + damping * omega / swing * sin(swing * time))
    }
    if damping == 1 { return 1 - (1 + omega * time) * exp(-omega * time) }
    let root = (damping * damping - 1).squareRoot()
    let (slow, fast) = (-omega * (damping - root), -omega * (damping + root))
    return 1 - (slow * exp(fast * time) - fast * exp(slow * time)) / (slow - fast)
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
