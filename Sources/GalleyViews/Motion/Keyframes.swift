import Foundation

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

/// The values between the keyframes of a track.
public struct _KeyframePath<Value: Animatable> {
  typealias Data = Value.AnimatableData

  /// The values between two keyframes.
  fileprivate struct Segment {
    enum Curve {
      case jump
      case linear(UnitCurve)
      /// A cubic with these velocities at its ends; `nil` follows from the keyframes around.
      case cubic(start: Data?, end: Data?)
      case spring(Spring, start: Data?)
    }
    let to: Data
    let duration: Double
    let curve: Curve
  }

  fileprivate var segments: [Segment] = []
  private let start: Value

  init(from start: Value) { self.start = start }

  fileprivate mutating func add(_ value: Value, _ duration: Double, _ curve: Segment.Curve) {
    segments.append(
      Segment(
        to: value.animatableData, duration: duration.isFinite ? max(duration, 0) : 0, curve: curve))
  }

  /// The duration, in seconds.
  var duration: Double { segments.reduce(0) { $0 + $1.duration } }

  func value(at time: Double) -> Value {
    var value = start
    value.animatableData = data(at: time)
    return value
  }

  private func data(at time: Double) -> Data {
    var (from, begin) = (start.animatableData, 0.0)
    for (index, segment) in segments.enumerated() {
      if time < begin + segment.duration {
        return data(in: index, from, time - begin)
      }
      (from, begin) = (segment.to, begin + segment.duration)
    }
    return from
  }

  private func data(in index: Int, _ from: Data, _ time: Double) -> Data {
    let segment = segments[index]
    guard segment.duration > 0 else { return segment.to }
    let part = min(max(time / segment.duration, 0), 1)
    switch segment.curve {
    case .jump: return from
    case .linear(let curve): return Self.mixed(from, segment.to, curve.value(at: part))
    case .spring(let spring, let start):
      let progress = spring.progress(at: time, velocity: 0)
      let pulled = Self.mixed(from, segment.to, progress)
      guard var push = start else { return pulled }
      // What a speed does is added to what the spring does: both move each number by itself.
      push.scale(by: spring.progress(at: time, velocity: 1) - progress)
      return pulled + push
    case .cubic(let start, let end):
      return cubic(
        from, segment.to, start ?? speed(before: index, from), end ?? speed(after: index),
        part, segment.duration)
    }
  }

  private static func mixed(_ a: Data, _ b: Data, _ progress: Double) -> Data {
    var way = b - a
    way.scale(by: progress)
    return a + way
  }

  /// A Hermite curve; velocities are per second.
  private func cubic(
    _ a: Data, _ b: Data, _ startSpeed: Data, _ endSpeed: Data, _ t: Double, _ duration: Double
  ) -> Data {
    func scaled(_ data: Data, _ factor: Double) -> Data {
      var copy = data
      copy.scale(by: factor)
      return copy
    }
    let (t2, t3) = (t * t, t * t * t)
    return scaled(a, 2 * t3 - 3 * t2 + 1) + scaled(startSpeed, (t3 - 2 * t2 + t) * duration)
      + scaled(b, -2 * t3 + 3 * t2) + scaled(endSpeed, (t3 - t2) * duration)
  }

  /// The velocity at the start of a segment: that at the end of the one before, or 0.
  private func speed(before index: Int, _ from: Data) -> Data {
    index == 0 ? .zero : speed(at: index - 1)
  }

  private func speed(after index: Int) -> Data {
    index == segments.count - 1 ? .zero : speed(at: index)
  }

  /// The velocity at the end of a segment that others follow: that from the keyframe before to the
  /// next one.
  private func speed(at index: Int) -> Data {
    if case .cubic(_, let end?) = segments[index].curve { return end }
    let before = index == 0 ? start.animatableData : segments[index - 1].to
    let time = segments[index].duration + segments[index + 1].duration
    guard time > 0 else { return .zero }
    var way = segments[index + 1].to - before
    way.scale(by: 1 / time)
    return way
  }
}

/// A curve of progress over time, from (0, 0) to (1, 1).
public struct UnitCurve: Hashable, Sendable {
  private let points: [Double]
  private init(_ points: Double...) { self.points = points }

  /// Constant speed.
  public static let linear = UnitCurve(0, 0, 1, 1)

  /// A slow start.
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)

  /// A slow end.
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)

  /// A slow start and end.
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)

  /// A cubic Bézier curve with two control points, whose x is clamped to 0…1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      Double(startControlPoint.x), Double(startControlPoint.y), Double(endControlPoint.x),
      Double(endControlPoint.y))
  }

  /// The progress of the curve at a fraction of its duration, 0…1.
  public func value(at progress: Double) -> Double {
    Animation.timingCurve(points[0], points[1], points[2], points[3], duration: 1)
      .progress(at: progress)
  }
}

// MARK: Keyframes

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

// MARK: Timelines

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

/// A value as keyframes change it over time.
public struct KeyframeTimeline<Value> {
  fileprivate let initialValue: Value
  /// The duration of the longest track, in seconds.
  public private(set) var duration: TimeInterval = 0
  private var tracks: [(inout Value, Double) -> Void] = []

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - initialValue: The value at its start.
  ///   - content: The keyframes.
  public init<Content: Keyframes>(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> Content
  ) where Content.Value == Value {
    self.initialValue = initialValue
    content()._add(to: &self)
  }

  fileprivate mutating func add(
    _ duration: Double, _ track: @escaping (inout Value, Double) -> Void
  ) {
    self.duration = max(self.duration, duration)
    tracks.append(track)
  }

  /// The value after `time` seconds.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    for track in tracks { track(&value, time) }
    return value
  }

  /// The value at a fraction of the duration, 0…1.
  public func value(progress: Double) -> Value { value(time: duration * progress) }

  /// Updates a value to the one after `time` seconds; properties without a track stay the same.
  public func update(value: inout Value, time: TimeInterval) {
    for track in tracks { track(&value, time) }
  }

  /// Updates a value to the one at a fraction of the duration, 0…1; properties without a track stay
  /// the same.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: duration * progress)
  }
}

/// A view that is made from a value that keyframes animate.
///
/// Pictures show the initial value; `ImageRenderer.animate` shows the others.
public struct KeyframeAnimator<Value, Content> {
  private let initialValue: Value
  /// `nil` where no value has to change.
  private let trigger: AnyEquatable?
  private let repeats: Bool
  private let content: (Value) -> Content
  private let timeline: (Value) -> KeyframeTimeline<Value>
}

extension KeyframeAnimator where Content: View {
  /// Creates a view that performs the keyframes once whenever `trigger` changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    self.init(
      initialValue: initialValue, trigger: AnyEquatable(trigger), repeats: false,
      content: content,
      timeline: { value in
        KeyframeTimeline(initialValue: value) { keyframes(value) }
      })
  }

  /// Creates a view that performs the keyframes once, or repeats them. Default: it repeats them.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) {
    self.init(
      initialValue: initialValue, trigger: nil, repeats: repeating, content: content,
      timeline: { value in
        KeyframeTimeline(initialValue: value) { keyframes(value) }
      })
  }
}

extension KeyframeAnimator: View, PrimitiveView where Content: View {
  /// Resolves the content for the value at the time of the evaluation.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard let inner = context.entering(Self.self) else { return }
    var value = view.initialValue
    if inner.isRunning(trigger: view.trigger) {
      let timeline = view.timeline(view.initialValue)
      if inner.motion.mode.isSettled {
        if timeline.duration > 0 {
          inner.motion.addCycle(timeline.duration)
          inner.motion.changesViews = true
        }
      } else {
        if timeline.duration > 0 {
          (inner.motion.hasAnimators, inner.motion.changesViews) = (true, true)
        }
        let time = inner.motion.mode.time
        let isOver = !view.repeats && time >= timeline.duration
        if !isOver, timeline.duration > 0, time.isFinite {
          value = timeline.value(time: time.truncatingRemainder(dividingBy: timeline.duration))
        } else if view.trigger == nil {
          value = timeline.value(time: timeline.duration)
        }
      }
    }
    Content._resolve(view.content(value), in: inner, into: &list)
  }
}

extension View {
  /// Animates this view with keyframes, once whenever `trigger` changes.
  nonisolated public func keyframeAnimator<Value, V: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView(self)
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }

  /// Animates this view with keyframes, once or repeatedly. Default: repeatedly.
  nonisolated public func keyframeAnimator<Value, V: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView(self)
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }
}
