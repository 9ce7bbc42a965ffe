/// Keyframes of one value, one after the other.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable

  /// The type of the track's body; Swift infers it from `body`.
  associatedtype Body: KeyframeTrackContent = Self

  /// The keyframes that this track consists of.
  var body: Body { get }
  /// Adds the keyframes. Tracks of yours have a body instead.
  func _add(to path: inout _KeyframePath<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  /// Adds the keyframes of the body.
  public func _add(to path: inout _KeyframePath<Value>) { body._add(to: &path) }
}

extension KeyframeTrackContent where Body == Self {
  /// The track itself: a built-in keyframe has no body.
  public var body: Self { self }
}

/// Several keyframes, one after the other.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  let add: (inout _KeyframePath<Value>) -> Void

  /// Adds the keyframes in order.
  public func _add(to path: inout _KeyframePath<Value>) { add(&path) }
}

/// Builds the keyframes of a track from the statements of a closure.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes one statement: a keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(_ keyframe: K) -> K
  where K.Value == Value { keyframe }

  /// Takes the first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Adds the next keyframe to those before.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence {
      accumulated._add(to: &$0)
      next._add(to: &$0)
    }
  }

  /// The keyframes of a loop, in order.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence { path in for component in components { component._add(to: &path) } }
  }

  /// The keyframes of the first branch of an `if … else`.
  public static func buildEither<K: KeyframeTrackContent>(first: K) -> _KeyframeSequence<Value>
  where K.Value == Value { _KeyframeSequence { first._add(to: &$0) } }

  /// The keyframes of the second branch of an `if … else`.
  public static func buildEither<K: KeyframeTrackContent>(second: K) -> _KeyframeSequence<Value>
  where K.Value == Value { _KeyframeSequence { second._add(to: &$0) } }

  /// The keyframes of an `if` without `else`, or none.
  public static func buildIf<K: KeyframeTrackContent>(_ keyframe: K?) -> _KeyframeSequence<Value>
  where K.Value == Value { _KeyframeSequence { path in keyframe?._add(to: &path) } }

  /// No keyframes.
  public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence { _ in } }
}
