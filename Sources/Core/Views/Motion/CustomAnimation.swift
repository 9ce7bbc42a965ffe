import Foundation

/// A custom animation curve for `Animation(_:)`.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the value at a time, as a fraction of the total change, or `nil` when finished.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  /// Returns the velocity at a time, or `nil` if unknown.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  /// Whether the animation continues from a previous one.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

/// State that a custom animation stores between calls.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Creates an empty state.
  public init() {}
  /// The value for a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key for a value in the state of a custom animation.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value used when none is set.
  static var defaultValue: Value { get }
}

extension Animation {
  /// Creates an animation from a custom curve.
  ///
  /// The curve is sampled 120 times per second, for a change from 0 to 1 and for one minute at most.
  /// It neither continues from a previous animation nor reads the view's environment.
  public init<A: CustomAnimation>(_ base: A) {
    var context = AnimationContext<Double>(
      state: AnimationState(), isLogicallyComplete: false, environment: EnvironmentValues())
    self.init(SampledCurve(base) { base.animate(value: 1, time: $0, context: &context) })
  }
}

extension VectorArithmetic {
  /// Returns the value multiplied by a factor.
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }
}

extension View {
  /// Animates the changes in part of the view.
  ///
  /// - Parameters:
  ///   - animation: The animation; `nil` disables animation.
  ///   - body: Applies the animated modifiers to the view.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView { Self._resolve(self, in: $0, into: &$1) }).transaction {
      if !$0.disablesAnimations { $0.animation = animation }
    }
  }

  /// Transforms the transaction of every change in part of the view.
  ///
  /// - Parameters:
  ///   - transform: Changes the transaction.
  ///   - body: Applies the modifiers to the view.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView { Self._resolve(self, in: $0, into: &$1) }).transaction(transform)
  }
}
