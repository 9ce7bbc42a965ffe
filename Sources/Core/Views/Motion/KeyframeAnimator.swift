/// A view built from a value that keyframes animate.
///
/// Pictures show the initial value; `ImageRenderer.animate` shows the animation.
public struct KeyframeAnimator<Value, Content> {
  private let initialValue: Value
  /// The value whose changes start the animation; `nil` starts it at once.
  private let trigger: AnyEquatable?
  private let repeats: Bool
  private let content: (Value) -> Content
  private let timeline: (Value) -> KeyframeTimeline<Value>
}

extension KeyframeAnimator where Content: View {
  /// Creates a view that runs the keyframes once whenever `trigger` changes.
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

  /// Creates a view that runs the keyframes once or repeatedly. Default: repeatedly.
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
  /// Resolves the content for the value at the current time.
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
