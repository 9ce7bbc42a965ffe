import Foundation

/// A change, and the time after it that pictures show.
package struct Motion {
  let earlier: PlacedIndex
  let target: PlacedTree
  /// The interpolation between both states; rebuilt for each moment if views go through phases.
  var change: AnimatedChange
  /// Seconds until everything has reached its new state, or until the animation repeats.
  package let duration: Double
  /// Whether an animation repeats forever.
  package let isEndless: Bool
  /// Whether views must be evaluated at each moment.
  let changesViews: Bool
  /// Whether views go through phases by themselves.
  let hasPhases: Bool
  /// Seconds since the change.
  package var time: Double
}

extension ViewSession {
  /// Performs a change, and shows the moment `time` seconds after it.
  ///
  /// - Returns: The animation's duration in seconds; 0 if the change isn't animated.
  /// - Throws: Rethrows errors of `change`; `RenderError`, `FontError`.
  package func animate(to time: Double, _ change: () throws -> Void) throws -> Double {
    motion = nil
    store.motion.remembersViews = true
    let earlier = PlacedIndex(try evaluate(gathering: .layout).placed)
    store.beginChange()
    try change()
    let target = try evaluate(gathering: .layout).placed
    let context = store.motion
    guard !context.running.isEmpty || context.cycle != nil else { return 0 }
    let made = try animatedChange(from: earlier, to: target, at: 0)
    let motion = Motion(
      earlier: earlier, target: target, change: made,
      duration: max(made.duration, context.cycle ?? 0),
      isEndless: made.isEndless || context.cycle != nil, changesViews: context.changesViews,
      hasPhases: context.hasAnimators, time: time)
    self.motion = motion
    return motion.duration
  }

  /// Returns the interpolation between two states at a time.
  private func animatedChange(
    from earlier: PlacedIndex, to target: PlacedTree, at time: Double
  ) throws -> AnimatedChange {
    let context = store.motion
    var start = PlacedIndex(target)
    var end = start
    if context.changesViews || context.hasTransitions || context.cycle != nil {
      start = PlacedIndex(try show(.start(time: time), from: earlier, to: target))
      end = PlacedIndex(
        try show(
          .end(time: time), from: earlier, to: target, gathering: .layout))
    }
    return AnimatedChange(
      earlier: earlier, start: start, end: end, running: context.running,
      scale: Double(input.environment.displayScale))
  }

  /// Returns the placed tree that pictures show.
  package func shown(gathering: PlacedTree.Gathering = []) throws -> PlacedTree {
    // A later model change isn't part of the animation.
    if store.hasChanged { motion = nil }
    guard let motion else { return try evaluate(gathering: gathering).placed }
    keptViews = nil
    if motion.time <= 0 { return motion.earlier.tree }
    let isOver = motion.isEndless ? motion.time == .infinity : motion.time >= motion.duration
    if isOver || motion.time.isNaN { return motion.target }
    if motion.hasPhases {
      self.motion?.change = try animatedChange(
        from: motion.earlier, to: motion.target, at: motion.time)
    }
    let evaluated =
      motion.changesViews
      ? try show(
        .moment(time: motion.time), from: motion.earlier, to: motion.target,
        gathering: gathering) : nil
    return (self.motion ?? motion).change.frame(
      at: motion.time, evaluated: evaluated, running: store.motion.running)
  }

  /// Evaluates the views to show part of the change.
  private func show(
    _ mode: EvaluationMode, from earlier: PlacedIndex, to target: PlacedTree,
    gathering: PlacedTree.Gathering = []
  ) throws -> PlacedTree {
    try Pipeline.show(
      mode, from: earlier, to: target, input, store: store, gathering: gathering)
  }
}
