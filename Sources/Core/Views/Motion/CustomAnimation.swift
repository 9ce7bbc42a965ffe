import Foundation

/// A curve of one's own, for `Animation(_:)`.
public protocol CustomAnimation: Hashable, Sendable {
  /// The value at a time, as a part of the whole change; `nil` at the end.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  /// The speed at a time.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  /// Whether the animation goes on from another one.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// The speed is not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }
  /// The animation starts anew.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What a curve of one's own knows beside the value.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the curve keeps.
  public var state: AnimationState<Value>
  /// Whether the change is complete, though it still moves.
  public var isLogicallyComplete: Bool
  /// The environment of the view.
  public var environment: EnvironmentValues
}

/// What a curve of one's own keeps.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Creates a state without values.
  public init() {}
  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for what a curve keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is kept.
  static var defaultValue: Value { get }
}

extension Animation {
  /// Creates an animation along a curve of one's own. The curve is asked for the part of a change of
  /// 1 that is done, 120 times for each second and at most for a minute; it neither goes on from an
  /// animation before nor sees the environment of the view.
  public init<A: CustomAnimation>(_ base: A) {
    var context = AnimationContext<Double>(
      state: AnimationState(), isLogicallyComplete: false, environment: EnvironmentValues())
    self.init(SampledCurve(base) { base.animate(value: 1, time: $0, context: &context) })
  }
}

extension VectorArithmetic {
  /// The value times a number.
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }

  /// Moves the value towards another one by a part of the way.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// The value moved towards another one by a part of the way.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}

extension View {
  /// Applies animation to changes in a part of the view.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` for none.
  ///   - body: Adds to the view what is animated.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView { Self._resolve(self, in: $0, into: &$1) }).transaction {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }
}
