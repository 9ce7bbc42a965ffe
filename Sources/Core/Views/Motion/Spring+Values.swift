import Foundation

extension Spring {
  /// Returns the position of a spring that moves from zero to a target.
  ///
  /// - Parameters:
  ///   - target: The position at rest.
  ///   - initialVelocity: The velocity at the beginning, per second. Default: zero.
  ///   - time: The seconds since the beginning.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    guard response > 0 else { return target }
    let (whole, push) = parts(at: time)
    return target.scaled(by: whole.progress) + initialVelocity.scaled(by: push.progress)
  }

  /// Returns the velocity of a spring that moves from zero to a target, per second. The parameters
  /// are those of `value(target:initialVelocity:time:)`.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    guard response > 0 else { return .zero }
    let (whole, push) = parts(at: time)
    return target.scaled(by: whole.speed) + initialVelocity.scaled(by: push.speed)
  }

  /// Returns a value that moves to another one.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the beginning.
  ///   - toValue: The value at rest.
  ///   - initialVelocity: The velocity at the beginning, per second.
  ///   - time: The seconds since the beginning.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData += value(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the velocity of a value that moves to another one, per second.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Moves a value and its velocity on by some seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let way = target - value
    value += self.value(target: way, initialVelocity: velocity, time: deltaTime)
    velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
  }

  /// Returns the force that acts on a mass of 1.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns the seconds until the spring stays nearer to its target than `epsilon`, at most a
  /// minute.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> Double {
    guard response > 0 else { return 0 }
    func isAway(_ time: Double) -> Bool {
      let rest = target - value(target: target, initialVelocity: initialVelocity, time: time)
      return rest.magnitudeSquared > epsilon * epsilon
    }
    // The last moment away from the target, within a hundredth of a period; for stiff springs that
    // stay away for many periods, within a ten-thousandth of the time.
    var time = min(max(restTime(velocity: 0) * 4, response), 60)
    let step = max(response / 100, time / 10_000)
    while time > 0, !isAway(time) { time -= step }
    return max(time, 0)
  }

  /// The progress and its speed: for a whole change from rest, and for a velocity of 1 alone.
  private func parts(
    at time: TimeInterval
  ) -> (whole: (progress: Double, speed: Double), push: (progress: Double, speed: Double)) {
    func state(_ velocity: Double) -> (progress: Double, speed: Double) {
      (progress(at: time, velocity: velocity), speed(at: time, velocity: velocity))
    }
    let (rest, moving) = (state(0), state(1))
    return (rest, (moving.progress - rest.progress, moving.speed - rest.speed))
  }

  /// The derivative of `progress(at:velocity:)`, per second.
  private func speed(at time: Double, velocity: Double) -> Double {
    let omega = 2 * Double.pi / response
    if dampingRatio < 1 {
      let decay = dampingRatio * omega
      let swing = omega * (1 - dampingRatio * dampingRatio).squareRoot()
      let part = (decay - velocity) / swing
      return exp(-decay * time)
        * ((decay - part * swing) * cos(swing * time) + (decay * part + swing) * sin(swing * time))
    }
    if dampingRatio == 1 {
      let slope = omega - velocity
      return exp(-omega * time) * (omega * (1 + slope * time) - slope)
    }
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (-omega * (dampingRatio - root), -omega * (dampingRatio + root))
    let part = (-velocity - fast) / (slow - fast)
    return -part * slow * exp(slow * time) - (1 - part) * fast * exp(fast * time)
  }
}
