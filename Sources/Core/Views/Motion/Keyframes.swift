/// Keyframes of a value, grouped into tracks for its properties.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
  /// Adds the tracks. Custom keyframes are composed of `KeyframeTrack` values.
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

/// Several tracks that run in parallel.
public struct _KeyframeTracks<Value>: Keyframes {
  let add: (inout KeyframeTimeline<Value>) -> Void

  /// Adds the tracks.
  public func _add(to timeline: inout KeyframeTimeline<Value>) { add(&timeline) }
}

/// Builds tracks from the statements of a closure. Keyframes outside a track apply to the value
/// itself.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Takes a track expression.
  public static func buildExpression<K: Keyframes>(_ keyframes: K) -> K where K.Value == Value {
    keyframes
  }

  /// Takes a keyframe of the value itself.
  public static func buildExpression<K: KeyframeTrackContent>(_ keyframe: K) -> K
  where K.Value == Value { keyframe }

  /// Takes the first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Appends the next keyframe.
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

  /// Appends the next track.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> _KeyframeTracks<Value> {
    _KeyframeTracks {
      accumulated._add(to: &$0)
      next._add(to: &$0)
    }
  }

  /// Builds no tracks.
  public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks { _ in } }

  /// Wraps keyframes outside a track in a track for the value itself.
  public static func buildFinalResult<K: KeyframeTrackContent>(_ content: K)
    -> KeyframeTrack<Value, Value, K> where K.Value == Value, Value: Animatable
  {
    KeyframeTrack { content }
  }

  /// Returns the tracks unchanged.
  public static func buildFinalResult<K: Keyframes>(_ keyframes: K) -> K where K.Value == Value {
    keyframes
  }
}
