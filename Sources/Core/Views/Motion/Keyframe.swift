import Foundation

/// A keyframe that interpolates linearly, or along a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: Double
  let curve: UnitCurve

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at the end of the keyframe.
  ///   - duration: The duration, in seconds. Negative and non-finite values count as 0.
  ///   - timingCurve: The timing curve. Default: linear.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    (self.to, self.duration, curve) = (to, duration, timingCurve)
  }

  /// Adds the keyframe.
  public func _add(to path: inout _KeyframePath<Value>) { path.add(to, duration, .linear(curve)) }
}

/// A keyframe that interpolates along a cubic curve. The curve is smooth across consecutive cubic
/// keyframes.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: Double
  let startVelocity: Value?
  let endVelocity: Value?

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at the end of the keyframe.
  ///   - duration: The duration, in seconds. Negative and non-finite values count as 0.
  ///   - startVelocity: The velocity at the start, per second; `nil` derives it from adjacent
  ///     keyframes.
  ///   - endVelocity: The velocity at the end, per second; `nil` derives it from adjacent
  ///     keyframes.
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

/// A keyframe that interpolates with a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value
  let duration: Double?
  let spring: Spring
  let startVelocity: Value?

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at the end of the keyframe.
  ///   - duration: The duration, in seconds; `nil` lasts until the spring settles.
  ///   - spring: The spring. Default: no bounce, with a duration of 0.5 seconds.
  ///   - startVelocity: The velocity at the start, per second; `nil` means 0.
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

/// A keyframe that jumps to a value immediately.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  let to: Value

  /// Creates a keyframe with no duration.
  public init(_ to: Value) { self.to = to }

  /// Adds the keyframe.
  public func _add(to path: inout _KeyframePath<Value>) { path.add(to, 0, .jump) }
}
