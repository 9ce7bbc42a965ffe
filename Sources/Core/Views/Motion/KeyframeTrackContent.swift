/// A sequence of keyframes for one value.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable

  /// The type of the track's body; Swift infers it from `body`.
  associatedtype Body: KeyframeTrackContent = Self

  /// The keyframes that this track consists of.
  var body: Body { get }
  /// Adds the keyframes. Custom tracks implement `body` instead.
  func _add(to path: inout _KeyframePath<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  /// Adds the keyframes of the body.
  public func _add(to path: inout _KeyframePath<Value>) { body._add(to: &path) }
}

extension KeyframeTrackContent where Body == Self {
  /// The track itself: built-in keyframes have no body.
  public var body: Self { self }
}

/// A sequence of several keyframes.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  let add: (inout _KeyframePath<Value>) -> Void

  /// Adds the keyframes in order.
  public func _add(to path: inout _KeyframePath<Value>) { add(&path) }
}

/// Keyframes that depend on a condition.
public struct _OptionalKeyframes<Content: KeyframeTrackContent>: KeyframeTrackContent {
  /// The type of the value.
  public typealias Value = Content.Value
  let content: Content?

  /// Adds the keyframes, if any.
  public func _add(to path: inout _KeyframePath<Value>) { content?._add(to: &path) }
}

/// Builds the keyframes of a track from the statements of a closure.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes a keyframe expression.
  public static func buildExpression<K: KeyframeTrackContent>(_ keyframe: K) -> K
  where K.Value == Value { keyframe }

  /// Takes the first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Appends the next keyframe.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence {
      accumulated._add(to: &$0)
      next._add(to: &$0)
    }
  }

  /// Builds the keyframes of a loop, in order.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence { path in for component in components { component._add(to: &path) } }
  }

  /// Builds the keyframes of the first branch of an `if … else`.
  public static func buildEither<K: KeyframeTrackContent>(first: K) -> _KeyframeSequence<Value>
  where K.Value == Value { _KeyframeSequence { first._add(to: &$0) } }

  /// Builds the keyframes of the second branch of an `if … else`.
  public static func buildEither<K: KeyframeTrackContent>(second: K) -> _KeyframeSequence<Value>
  where K.Value == Value { _KeyframeSequence { second._add(to: &$0) } }

  /// Builds the keyframes of an `if` without `else`, if any.
  public static func buildIf<K: KeyframeTrackContent>(_ keyframe: K?) -> _OptionalKeyframes<K>
  where K.Value == Value { _OptionalKeyframes(content: keyframe) }

  /// Builds an empty sequence.
  public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence { _ in } }
}
