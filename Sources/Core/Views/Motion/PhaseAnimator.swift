import Foundation

/// A view that cycles through phases, animating each change.
///
/// Pictures show the first phase; `ImageRenderer.animate` shows the animation.
public struct PhaseAnimator<Phase: Equatable, Content> {
  let phases: [Phase]
  /// The value whose changes start a cycle; `nil` repeats forever.
  let trigger: AnyEquatable?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
}

extension PhaseAnimator: View, PrimitiveView where Content: View {
  /// Resolves the content for the phase at the current time.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard var inner = context.entering(Self.self), let first = view.phases.first else { return }
    var shown = first
    if inner.isRunning(trigger: view.trigger), view.phases.count > 1 {
      let steps = view.steps
      let cycle = steps.last.map { $0.begin + $0.length } ?? 0
      if inner.motion.mode.isSettled {
        if cycle > 0 { inner.motion.addCycle(cycle) }
      } else if cycle > 0 {
        inner.motion.hasAnimators = true
        shown = view.phase(in: &inner, steps, cycle)
      }
    }
    Content._resolve(view.content(shown), in: inner, into: &list)
  }

  /// The step from one phase to the next. Times are in seconds.
  private struct Step {
    let from: Phase
    let to: Phase
    let animation: Animation?
    let begin: Double
    let length: Double
  }

  private var steps: [Step] {
    var steps: [Step] = []
    var begin = 0.0
    for (from, to) in zip(phases, phases.dropFirst() + phases.prefix(1)) {
      let animation = animation(to)
      let length = animation.map { $0.isEndless ? 0 : $0.duration } ?? 0
      steps.append(Step(from: from, to: to, animation: animation, begin: begin, length: length))
      begin += length
    }
    return steps
  }

  /// Returns the current phase, and sets its animation in `context`.
  @MainActor
  private func phase(
    in context: inout _ResolveContext, _ steps: [Step], _ cycle: Double
  ) -> Phase {
    let time = max(context.motion.mode.time, 0)
    // With a trigger, the phases run only once.
    if trigger != nil, time >= cycle { return steps[0].from }
    let round = trigger == nil ? (time / cycle).rounded(.down) * cycle : 0
    guard round.isFinite,
      let step = steps.last(where: { $0.begin <= time - round && $0.length > 0 })
    else { return steps[0].from }
    if let animation = step.animation {
      context.animation = context.motion.number(
        of: MotionContext.Running(
          animation: animation, begin: round + step.begin, isPhase: true))
    }
    if case .start = context.motion.mode { return step.from }
    return step.to
  }
}

extension _ResolveContext {
  /// Whether a phase or keyframe animator is running: always without a trigger, otherwise if the
  /// latest change affected the trigger.
  @MainActor
  func isRunning(trigger: AnyEquatable?) -> Bool {
    let motion = motion
    guard motion.remembersViews else { return false }
    guard let trigger else { return true }
    let memory = session.store.value(StateStore.Key(identity: identity, offset: -5)) {
      TriggerMemory(trigger)
    }
    if motion.mode.isSettled, memory.value != trigger {
      memory.value = trigger
      memory.change = motion.change
    }
    return memory.change == motion.change
  }
}

/// The latest value of a trigger, and the change that set it.
private final class TriggerMemory {
  var value: AnyEquatable
  var change: Int?
  init(_ value: AnyEquatable) { self.value = value }
}

/// A type-erased equatable value.
struct AnyEquatable: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { ($0 as? Value) == value }
  }

  static func == (a: Self, b: Self) -> Bool { a.isEqual(b.value) }
}

extension View {
  /// Animates this view through phases repeatedly, with an animation for each.
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView(self)
    return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
  }

  /// Animates this view through phases once whenever `trigger` changes, then returns to the first.
  nonisolated public func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView(self)
    return PhaseAnimator(
      phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
  }
}

extension PlaceholderContentView where Value: View {
  nonisolated init(_ view: Value) {
    // Views are evaluated on the main actor, wherever they were created.
    nonisolated(unsafe) let view = view
    self.init { context, list in Value._resolve(view, in: context, into: &list) }
  }
}
