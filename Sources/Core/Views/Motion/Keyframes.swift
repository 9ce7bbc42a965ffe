/// Keyframes of a value, in tracks for its properties.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
  /// Adds the tracks. Keyframes of yours consist of values of `KeyframeTrack`.
  func _add(to timeline: inout KeyframeTimeline<Value>)
}

/// The keyframes of one property of a value, or of the value itself.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track for a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// Creates a track for the value itself.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Root == Value {
    keyPath = \Root.self
    self.content = content()
  }

  /// Adds the track.
  public func _add(to timeline: inout KeyframeTimeline<Root>) {
    var path = _KeyframePath(from: timeline.initialValue[keyPath: keyPath])
    content._add(to: &path)
    timeline.add(path.duration) { [keyPath, path] value, time in
      value[keyPath: keyPath] = path.value(at: time)
    }
  }
}

/// Several tracks at the same time.
public struct _KeyframeTracks<Value>: Keyframes {
  let add: (inout KeyframeTimeline<Value>) -> Void

  /// Adds the tracks.
  public func _add(to timeline: inout KeyframeTimeline<Value>) { add(&timeline) }
}

/// Builds tracks from the statements of a closure; keyframes without a track are those of the value
/// itself.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Takes one statement: a track.
  public static func buildExpression<K: Keyframes>(_ keyframes: K) -> K where K.Value == Value {
    keyframes
  }

  /// Takes one statement: a keyframe of the value itself.
  public static func buildExpression<K: KeyframeTrackContent>(_ keyframe: K) -> K
  where K.Value == Value { keyframe }

  /// Takes the first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Adds the next keyframe to those before.
  public static func buildPartialBlock<K: KeyframeTrackContent, L: KeyframeTrackContent>(
    accumulated: K, next: L
  ) -> _KeyframeSequence<Value> where K.Value == Value, L.Value == Value, Value: Animatable {
    _KeyframeSequence {
      accumulated._add(to: &$0)
      next._add(to: &$0)
    }
  }

  /// Takes the first track.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

  /// Adds the next track to those before.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> _KeyframeTracks<Value> {
    _KeyframeTracks {
      accumulated._add(to: &$0)
      next._add(to: &$0)
    }
  }

  /// No tracks.
  public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks { _ in } }

  /// Keyframes without a track become a track of the value itself.
  public static func buildFinalResult<K: KeyframeTrackContent>(_ content: K)
    -> KeyframeTrack<Value, Value, K> where K.Value == Value, Value: Animatable
  {
    KeyframeTrack { content }
  }

  /// The tracks as they are.
  public static func buildFinalResult<K: Keyframes>(_ keyframes: K) -> K where K.Value == Value {
    keyframes
  }
}
