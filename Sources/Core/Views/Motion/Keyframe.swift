import Foundation

/// A keyframe that goes to a value linearly, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: Double
  let curve: UnitCurve

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at its end.
  ///   - duration: Seconds; negative ones and ones that are not finite are 0.
  ///   - timingCurve: The curve. Default: linear.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    (self.to, self.duration, curve) = (to, duration, timingCurve)
  }

  /// Adds the keyframe.
  public func _add(to path: inout _KeyframePath<Value>) { path.add(to, duration, .linear(curve)) }
}

/// A keyframe that goes to a value along a cubic curve, which is smooth through keyframes of this
/// kind.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: Double
  let startVelocity: Value?
  let endVelocity: Value?

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at its end.
  ///   - duration: Seconds; negative ones and ones that are not finite are 0.
  ///   - startVelocity: The velocity at its start, per second; `nil` follows from the keyframes
  ///     around.
  ///   - endVelocity: The velocity at its end, per second; `nil` follows from the keyframes around.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }

  /// Adds the keyframe.
  public func _add(to path: inout _KeyframePath<Value>) {
    path.add(
      to, duration,
      .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
  }
}

/// A keyframe that goes to a value like a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: Double?
  let spring: Spring
  let startVelocity: Value?

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at its end.
  ///   - duration: Seconds; `nil` is until the spring has settled.
  ///   - spring: The spring. Default: a spring without bounce, with a duration of 0.5 seconds.
  ///   - startVelocity: The velocity at its start, per second; `nil` is 0.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }

  /// Adds the keyframe.
  public func _add(to path: inout _KeyframePath<Value>) {
    path.add(
      to, duration ?? spring.settlingDuration,
      .spring(spring, start: startVelocity?.animatableData))
  }
}

/// A keyframe that jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value

  /// Creates a keyframe that takes no time.
  public init(_ to: Value) { self.to = to }

  /// Adds the keyframe.
  public func _add(to path: inout _KeyframePath<Value>) { path.add(to, 0, .jump) }
}
